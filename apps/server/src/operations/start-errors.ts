import { BusUnavailable } from '../bus/index.ts'
import { BadConfig, type Config } from '../config.ts'

/** Why the server could not start, in one line, if that is for its operator to mend; undefined if it is our fault. */
export function startErrorMessage(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof BadConfig || error instanceof BusUnavailable) return error.message
  if (!(error instanceof Error)) return undefined
  if (error.message.startsWith('cannot open the store')) return error.message
  if (config === undefined) return undefined
  const { port, host, data } = config
  if (!('code' in error) || !('syscall' in error)) return undefined
  if (error.syscall === 'mkdir')
    return `The folder ${data} cannot be made (${error.code}). LOGRES_DATA names another one.`
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken already. LOGRES_PORT names another one.`
    case 'EACCES':
      return `Port ${port} is not for everybody (${error.code}). LOGRES_PORT names another one.`
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. LOGRES_HOST names another one.`
  }
  return undefined
}
