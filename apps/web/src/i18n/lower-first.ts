import { lang } from '@logres/board-kit'

/** For a label in the middle of a sentence. Only the first letter: German nouns keep theirs. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase(lang.value) + text.slice(1)
}
