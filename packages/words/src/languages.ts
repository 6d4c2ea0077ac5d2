/* The languages there are. Everything about one of them stands in its own folder. */
export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The first of the wishes ("de-CH", "fr") that there is; English if there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [language] = wish.toLowerCase().split(/[-_]/)
    if (isLanguage(language)) return language
  }
  return 'en'
}
