/* The supported languages. Each has its own folder. */
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

/** The first supported language of a list of preferences ("de-CH", "fr"); English by default. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [language] = wish.toLowerCase().split(/[-_]/)
    if (isLanguage(language)) return language
  }
  return 'en'
}
