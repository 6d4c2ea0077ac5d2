/* The lessons of Avalon, in their order. How to write one: docs/lessons.md. */
import type { Course, CourseTexts } from '@logres/lessons'
import { attack } from './attack.ts'
import { cost } from './cost.ts'
import { crowns } from './crowns.ts'
import { enchant } from './enchant.ts'
import { powers } from './powers.ts'
import { tiles } from './tiles.ts'
import { turn } from './turn.ts'

const LESSONS = { crowns, turn, attack, cost, enchant, tiles, powers } as const

export type Texts = CourseTexts<typeof LESSONS>

export const course: Course = { lessons: LESSONS, others: ['Mordred'] }
