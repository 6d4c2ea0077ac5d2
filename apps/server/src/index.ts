export { readConfig } from './config.ts'
export { startServer } from './server.ts'
