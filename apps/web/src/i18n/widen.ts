/** The form of a catalogue: the same keys, any text, the same parameters. */
export type Widen<T> = T extends string
  ? string
  : T extends (...params: infer Params) => string
    ? (...params: Params) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> }
