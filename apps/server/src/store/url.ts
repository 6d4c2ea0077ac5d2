/* Parses store URLs. */

export type StoreAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** At least two letters: C:\ is a drive. */
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
      // sqlite:///x is the usual form of /x; sqlite://x would be a host.
      if (rest !== '' && !/^\/\/(?!\/)/.test(rest)) return { kind: 'sqlite', file: rest.replace(/^\/\/\//, '/') }
      break
    case undefined:
      if (url !== '') return { kind: 'sqlite', file: url }
  }
  throw new Error(`no store at ${redactUrl(url)}: use postgres://…, sqlite:FILE or a file path`)
}

/** For messages: without passwords and parameters, even if it is not a valid URL. */
export function redactUrl(url: string): string {
  return JSON.stringify(url.replace(/^([a-z][a-z0-9+.-]+:(?:\/\/)?)?.*@/is, '$1…@').replace(/\?.*$/s, '?…'))
}
