/* The course of Merlin: its data, the texts of one language, and what builds its scenes, each loaded on demand. */
import type { AnyCourseTexts, Course, Stage } from '@logres/lessons'
import type { Language } from '@logres/words'

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: AnyCourseTexts }>>> = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  it: () => import('./texts/it.ts'),
}

export async function loadTexts(language: Language): Promise<AnyCourseTexts> {
  return (await TEXTS[language]()).texts
}

export async function loadCourse(): Promise<Course> {
  return (await import('./plan.ts')).course
}

export async function loadStage(): Promise<Stage> {
  return (await import('./stage.ts')).stage
}
