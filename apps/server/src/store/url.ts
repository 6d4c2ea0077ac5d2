/* Where a store is, as an address. */

export type StoreAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** Two letters at least: C:\ is a disk. */
const SCHEME = /^([a-z][a-z0-9+.-]+):(.*)$/is

/** `postgres://…`, `sqlite:FILE` or the path of a file. */
export function storeAddress(url: string): StoreAddress {
  const [, scheme, rest = ''] = SCHEME.exec(url) ?? []
  switch (scheme?.toLowerCase()) {
    case 'postgres':
    case 'postgresql':
      if (rest.startsWith('//') && URL.canParse(url)) return { kind: 'postgres', url }
      break
    case 'sqlite':
      // sqlite:///x is the usual way to write /x; sqlite://x would be a host.
      if (rest !== '' && !/^\/\/(?!\/)/.test(rest)) return { kind: 'sqlite', file: rest.replace(/^\/\/\//, '/') }
      break
    case undefined:
      if (url !== '') return { kind: 'sqlite', file: url }
  }
  throw new Error(`no store at ${redactUrl(url)}: it is postgres://…, sqlite:FILE or the path of a file`)
}

/** Without what is secret in it: that may also be a parameter, or stand in what is no address at all. */
export function redactUrl(url: string): string {
  return JSON.stringify(url.replace(/^([a-z][a-z0-9+.-]+:(?:\/\/)?)?.*@/is, '$1…@').replace(/\?.*$/s, '?…'))
}
