/* Starts both and prints that; then it is killed, and cannot stop anything. */
import { startPostgres, startRedis } from '../src/index.ts'

const [postgres, redis] = await Promise.all([startPostgres('a test'), startRedis('a test')])
process.stdout.write(`${postgres?.port ?? ''} ${redis?.port ?? ''}\n`)
setInterval(() => {}, 60_000)
