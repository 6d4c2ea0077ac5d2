/* The texts of a course in one language. Derived from its steps, so that a missing or superfluous text does not compile. */
import type { Lessons } from './lesson.ts'

/** `*words*` are stressed. `say` and `task` together have at most 20 words; one of them may be empty. */
export interface PlainStepTexts {
  readonly say: string
  readonly task: string
}

export type StepTexts<Step> = PlainStepTexts &
  (Step extends { readonly task: 'quiz'; readonly answers: readonly (infer Answer extends string)[] }
    ? {
        readonly answers: Readonly<Record<Answer, string>>
        /** Why the right answer is right; shown after any answer. */
        readonly because: string
      }
    : unknown) &
  (Step extends { readonly opens: readonly string[] } ? { readonly opened: string } : unknown) &
  (Step extends { readonly else: infer Others }
    ? { readonly else: { readonly [Name in keyof Others]: string } }
    : unknown)

export interface LessonHead {
  readonly title: string
  /** What the learner can do now, in a sentence. */
  readonly end: string
  readonly facts: readonly [string, string, string]
}

export type CourseTexts<All extends Lessons> = {
  readonly [Id in keyof All]: LessonHead & {
    readonly steps: { readonly [Name in keyof All[Id]['steps']]: StepTexts<All[Id]['steps'][Name]> }
  }
}

/** The texts of some course, which one unknown. */
export interface AnyStepTexts extends PlainStepTexts {
  readonly answers?: Readonly<Record<string, string>>
  readonly because?: string
  /** The task once the first touch has opened something. */
  readonly opened?: string
  readonly else?: Readonly<Record<string, string>>
}

export interface AnyLessonTexts extends LessonHead {
  readonly steps: Readonly<Record<string, AnyStepTexts>>
}

export type AnyCourseTexts = Readonly<Record<string, AnyLessonTexts>>
