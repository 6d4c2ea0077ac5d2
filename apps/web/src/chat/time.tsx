import { fullTime, whenText } from './when.ts'

/** When something was; the full date as a title. */
export function Time({ at }: { readonly at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={fullTime(at)}>
      {whenText(at)}
    </time>
  )
}
