/* The texts that do not depend on the game: what a language must provide, and the functions made of it. */
import { type EntryKind, type Outcome, type Refusal, refuse, type Seat, type Tagged } from '@logres/kernel'
import type { GeneralCode } from './en/refusals.ts'
import type { Language } from './languages.ts'
import type { GameWords, Params, Players, RefusalSentences } from './types.ts'

export type Level = 'novice' | 'page' | 'squire' | 'knight' | 'champion'
/** Entries of the platform in a match's log. */
export type NoteKind = Exclude<EntryKind, 'start' | 'act'>
/** Why the platform declares a match void. */
export type VoidReason = 'abandoned' | 'closed'

export interface GeneralSentences {
  readonly language: Language
  readonly refusals: RefusalSentences<GeneralCode>
  /** For unknown codes, from a newer server. */
  readonly unknown: (code: string) => string
  readonly withRule: (sentence: string, rule: string) => string
  readonly levels: Readonly<Record<Level, string>>
  readonly voids: Readonly<Record<VoidReason, string>>
  readonly notes: Readonly<Record<NoteKind, (players: Players, seat: Seat) => string>>
  /** Without a full stop: it may follow "The end: ". */
  readonly outcome: {
    readonly place: (place: number, name: string, score: number) => string
    readonly resignation: (name: string) => string
    readonly agreement: string
    readonly void: (reason: string) => string
  }
  /** One winner, or several. */
  readonly winners: (seats: readonly Seat[], players: Players) => string
  readonly nobodyWins: string
  /** For push messages: it is your turn in this game, with these opponents. */
  readonly yourTurn: (game: string) => string
  readonly withThem: (names: string) => string
  readonly challengesYou: (name: string, game: string) => string
  readonly answerWithin: (isLive: boolean) => string
}

export interface GeneralWords {
  readonly language: Language
  /** The strengths of bots. */
  readonly levels: Readonly<Record<Level, string>>
  /** The reason as a sentence, with the number of the rule. */
  sayRefusal(refusal: Refusal, words?: GameWords<Tagged, Tagged>): string
  /** The reason as a sentence, without the number. */
  sayReason(refusal: Refusal, words?: GameWords<Tagged, Tagged>): string
  /** A fault found in a record. */
  sayFault(code: string, params: Params, words?: GameWords<Tagged, Tagged>): string
  /** How a match ended, without a full stop. */
  sayOutcome(outcome: Outcome, names: readonly string[]): string
  /** Who has won, in one sentence. */
  sayWinners(outcome: Outcome, players: Players): string
  /** An entry of the platform: a resignation, a stand-in. */
  sayNote(kind: NoteKind, seat: Seat | null, players: Players): string
  /** A push message that it is the reader's turn. */
  sayTurn(game: string, others: readonly string[]): { readonly title: string; readonly body: string }
  /** A push message that somebody challenges the reader. */
  sayChallenge(game: string, name: string, isLive: boolean): { readonly title: string; readonly body: string }
}

export function generalWords(sentences: GeneralSentences): GeneralWords {
  const { language, levels, refusals, unknown, withRule, notes } = sentences
  const refusing: Readonly<Record<string, RefusalSentences<GeneralCode>[GeneralCode]>> = refusals
  const general = ({ code, params }: Refusal) => {
    const sentence = Object.hasOwn(refusing, code) ? refusing[code]?.(params) : undefined
    return sentence ?? unknown(code)
  }
  const sayReason: GeneralWords['sayReason'] = (refusal, words) => words?.refusal(refusal) ?? general(refusal)
  const sayRefusal: GeneralWords['sayRefusal'] = (refusal, words) => {
    const sentence = sayReason(refusal, words)
    return refusal.rule === null ? sentence : withRule(sentence, refusal.rule)
  }
  return {
    language,
    levels,
    sayReason,
    sayRefusal,
    sayFault(code, params, words) {
      const rule = typeof params.rule === 'string' ? params.rule : null
      return sayRefusal(refuse(code, rule, params), words)
    },
    sayOutcome: (outcome, names) => outcomeIn(sentences, outcome, names),
    sayWinners: (outcome, players) => winnersIn(sentences, outcome, players),
    sayNote: (kind, seat, players) => notes[kind](players, seat ?? 0),
    sayTurn: (game, others) => ({
      title: sentences.yourTurn(game),
      body: sentences.withThem(others.join(', ')),
    }),
    sayChallenge: (game, name, isLive) => ({
      title: sentences.challengesYou(name, game),
      body: sentences.answerWithin(isLive),
    }),
  }
}

function outcomeIn({ outcome: says, voids }: GeneralSentences, outcome: Outcome, names: readonly string[]): string {
  switch (outcome.by) {
    case 'rules':
      return outcome.result.places
        .map((place, seat) => ({
          place,
          text: says.place(place, names[seat] ?? '', outcome.result.scores[seat] ?? 0),
        }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ text }) => text)
        .join(', ')
    case 'resignation':
      return says.resignation(names[outcome.seat] ?? '')
    case 'agreement':
      return says.agreement
    case 'void': {
      const known: Readonly<Record<string, string>> = voids
      return says.void(Object.hasOwn(known, outcome.reason) ? (known[outcome.reason] ?? '') : outcome.reason)
    }
  }
}

function winnersIn({ winners, nobodyWins }: GeneralSentences, outcome: Outcome, players: Players): string {
  if (outcome.by === 'agreement' || outcome.by === 'void') return nobodyWins
  const places = outcome.by === 'rules' ? outcome.result.places : outcome.places
  return winners(
    places.flatMap((place, seat) => (place === 1 ? seat : [])),
    players,
  )
}
