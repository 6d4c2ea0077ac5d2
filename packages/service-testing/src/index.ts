/* Real databases for tests, and a line to them that can be cut. */

export { type PostgresService, startPostgres } from './postgres.ts'
export { findProgram, programHere } from './programs.ts'
export { startRedis } from './redis.ts'
export { openRelay, type Relay } from './relay.ts'
export { freePort, type Service } from './service.ts'
