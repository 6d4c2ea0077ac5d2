/* npm run bench:server, with --quick to see that it runs. */
import { benchServer, QUICK, WHOLE } from './index.ts'

await benchServer(process.argv.includes('--quick') ? QUICK : WHOLE, console.log)
