/* Real databases for tests, and a TCP proxy in front of them that can be cut. */

export { installPackages, mayInstall } from './debian.ts'
export { canRun, findProgram } from './find-program.ts'
export { type PostgresService, startPostgres } from './postgres.ts'
export { programsFor, reportSkipped } from './programs.ts'
export { startRedis } from './redis.ts'
export { freePort, type Service } from './service.ts'
export { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'
