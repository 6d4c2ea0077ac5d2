/* The lessons of Merlin, in their order. How to write one: docs/lessons.md. */
import type { Course, CourseTexts } from '@logres/lessons'
import { die } from './die.ts'
import { manor } from './manor.ts'
import { means } from './means.ts'
import { scoring } from './scoring.ts'
import { servants } from './servants.ts'
import { table } from './table.ts'
import { traitors } from './traitors.ts'

const LESSONS = { table, die, servants, traitors, manor, means, scoring } as const

export type Texts = CourseTexts<typeof LESSONS>

export const course: Course = { lessons: LESSONS, others: ['Elaine'], options: { kingsFavour: false, knights: 'off' } }
