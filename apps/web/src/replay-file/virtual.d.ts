/** Where the parts of the replay file lie; written by pwa/replay-file.ts. */
declare module 'virtual:replay-file' {
  export const page: string
  export const words: Readonly<Record<'en' | 'fr' | 'de' | 'it', string>>
}
