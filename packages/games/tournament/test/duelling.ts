/* What the tests of announcement, duel and judgement say again and again. */
import { present, type Seat } from '@logres/kernel'
import { type Event, type State, tournament } from '../src/index.ts'
import { asked, type Position, position, type Told, tell, tellWith } from './position.ts'

export type Draws = [why: string, value: number][]

/** 1.4 The two faces of each small token, as the rules name them. */
export const FACES: readonly (readonly string[])[] = [
  ['crown', 'cup'],
  ['cup', 'orb'],
  ['orb', 'crown'],
]

/** "crown cup crown", in the order of FACES, and the dots: the draws that make the tokens fall so. */
export function fall(emblems: string, dots: 1 | 2): Draws {
  const shown = emblems.split(' ')
  const faces = FACES.map((two, i): [string, number] => {
    const face = two.indexOf(shown[i] ?? '')
    if (face < 0) throw new Error(`token ${i + 1} has no ${shown[i]}`)
    return ['small token', face]
  })
  return [...faces, ['dots', dots - 1]]
}

/** The draws that give the knights these banners, in the order of the seats: "BAC". */
export function dealt(banners: string): Draws {
  const left = [...banners].toSorted()
  return [...banners].map((banner) => {
    const i = left.indexOf(banner)
    left.splice(i, 1)
    return ['banner', i]
  })
}

/** Seats 0 and 1 of three have laid, and stand level at 2:2; seat 2 has all other cards. */
export function judgement(given: Omit<Position, 'hands' | 'phase'> = {}): Told {
  const s = position({ hands: ['sh6 sw6 la1 ar1', 'sh1 sw1 la6 ar6', 'rest'], ...given, phase: 'duel' })
  tell(s, 0, 'lay sh6 sw6 la1 ar1')
  tell(s, 1, 'lay sh1 sw1 la6 ar6')
  return s
}

/** The same with the tokens thrown before all: a throw of two crowns and two dots. */
export function race(given: Omit<Position, 'hands' | 'phase'> = {}): Told {
  const s = judgement(given)
  tellWith(s, 'clerk', 'throw both', fall('crown cup crown', 2))
  return s
}

/** Those of one kind. */
export function only<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)
}

/** Everybody still fighting says this; the last one's answer with the draws. Answers the events of that one. */
export function allSay(s: Told, words: Readonly<Record<Seat, string>> = {}, draws: Draws = []): readonly Event[] {
  const knights = s.state.banners.flatMap((banner, seat) => (banner === null ? [] : [seat]))
  const last = present(knights.at(-1))
  for (const seat of knights.slice(0, -1)) tell(s, seat, words[seat] ?? 'stay')
  return tellWith(s, last, words[last] ?? 'stay', draws)
}

/** Nobody buys until something else is asked. */
export function nobodyBuys(s: Told): void {
  for (;;) {
    const frame = s.state.frames.at(-1)
    if (frame?.kind !== 'purchase') return
    tell(s, frame.seat, 'pass')
  }
}

/** The banners by seat, "-" for who is out. */
export function bannersOf({ banners }: State): string {
  return banners.map((banner) => banner ?? '-').join('')
}

export function isOver(state: State): boolean {
  return tournament.toAct(state).length === 0 && asked(state) === 'nothing' && tournament.result(state) !== undefined
}
