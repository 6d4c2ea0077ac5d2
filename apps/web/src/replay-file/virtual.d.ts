/** Where the parts of the replay file lie; written by vite/replay-file.ts. */
declare module 'virtual:replay-file' {
  type Lang = 'en' | 'fr' | 'de' | 'it'
  export const addresses: Readonly<
    Record<string, { readonly page: string; readonly words: Readonly<Record<Lang, string>> } | undefined>
  >
}
