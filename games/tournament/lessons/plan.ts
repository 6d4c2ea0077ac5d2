/* The lessons of the tournament, in their order. How to write one: docs/lessons.md. */
import type { Course, CourseTexts } from '@logres/lessons'
import { coins } from './coins.ts'
import { duel } from './duel.ts'
import { judgement } from './judgement.ts'
import { leave } from './leave.ts'
import { offer } from './offer.ts'
import { outfit } from './outfit.ts'

const LESSONS = { coins, outfit, offer, duel, judgement, leave } as const

export type Texts = CourseTexts<typeof LESSONS>

export const course: Course = { lessons: LESSONS, others: ['Isolde', 'Bors'] }
