export { readConfig, storeOf } from './config.ts'
export { backUp, NoBackup } from './operations/backup.ts'
export { startServer } from './server.ts'
