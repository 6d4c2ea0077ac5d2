import { type Action, type Edition, type Event, RECONSTRUCTED, readEdition } from '@logres/merlin'
import type { GameWords } from '../types.ts'
import { sayAction } from './actions-en.ts'
import { sayEvent } from './events-en.ts'
import { question } from './questions-en.ts'
import { refusal } from './refusals-en.ts'

const BY_EDITION = new WeakMap<object, GameWords<Event, Action>>()

/** Spaces and quests are what the edition says: the words are those of the table's options. */
export function merlinEn(options: object): GameWords<Event, Action> {
  const layout = 'layout' in options ? options.layout : null
  const key = typeof layout === 'object' && layout !== null ? layout : RECONSTRUCTED
  let words = BY_EDITION.get(key)
  if (words === undefined) {
    words = wordsOf(editionIn(key))
    BY_EDITION.set(key, words)
  }
  return words
}

function editionIn(layout: object): Edition {
  const read = readEdition(layout)
  return read.kind === 'refusal' ? RECONSTRUCTED : read.edition
}

function wordsOf(edition: Edition): GameWords<Event, Action> {
  return {
    score: 'Points',
    event: (event, company) => sayEvent(event, company, edition),
    question,
    action: (action) => sayAction(action, edition),
    refusal,
  }
}
