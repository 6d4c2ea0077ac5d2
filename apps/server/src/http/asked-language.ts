import { chooseLanguage, type Language } from '@logres/words'

/** The first language of an Accept-Language header that we speak ("de-CH, fr;q=0.8"); English if there is none. */
export function askedLanguage(header: string | undefined): Language {
  return chooseLanguage((header ?? '').split(',').map((wish) => wish.split(';', 1)[0]?.trim() ?? ''))
}
