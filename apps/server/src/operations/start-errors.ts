import { BusUnavailable } from '../bus/index.ts'
import { BadConfig, type Config } from '../config.ts'
import { BadStoreFile } from './store-file.ts'

/** One line about why the server could not start, if the operator can fix it; undefined for a bug. */
export function startErrorMessage(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof BadConfig || error instanceof BusUnavailable || error instanceof BadStoreFile)
    return error.message
  if (!(error instanceof Error)) return undefined
  if (error.message.startsWith('cannot open the store')) return error.message
  if (config === undefined) return undefined
  const { port, host, data } = config
  if (!('code' in error) || !('syscall' in error)) return undefined
  if (error.syscall === 'mkdir')
    return `The folder ${data} cannot be created (${error.code}). Set LOGRES_DATA to another one.`
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Set LOGRES_PORT to another one.`
    case 'EACCES':
      return `Port ${port} cannot be used (${error.code}). Set LOGRES_PORT to another one.`
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set LOGRES_HOST to another one.`
  }
  return undefined
}
