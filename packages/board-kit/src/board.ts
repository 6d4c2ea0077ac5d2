/* What the match page needs of a board, and what it gives it. A board holds no rule: what may be done, and why not, comes in. */
import type { Question, RaceNow, Refusal, Tagged, Viewer } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Legality } from './legality.ts'
import type { LogLine, Step } from './steps.ts'

export interface BoardContext {
  /** What is to be seen: the present, or an earlier position. */
  readonly view: ReadonlySignal<object>
  /** All that led there. */
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly viewer: ReadonlySignal<Viewer>
  /** False while an earlier position is looked at. */
  readonly isLive: ReadonlySignal<boolean>
  /** What is asked of the viewer now; null while they look at the past. */
  readonly question: ReadonlySignal<Question | null>
  readonly legality: ReadonlySignal<Legality>
  readonly players: ReadonlySignal<Players>
  /** Something is on its way: one's next act has to wait for it. */
  readonly isBusy: ReadonlySignal<boolean>
  /** Of `all`: the time for what is asked of several at once. */
  readonly Clock: ComponentType<{ readonly seat: number | 'all' }>
  readonly seats: ReadonlySignal<readonly SeatLabel[]>
  readonly sidebar: SidebarState
  /** The race of reflexes that is run now, ahead of `view`; undefined while the viewer looks at the past. */
  readonly race: ReadonlySignal<RaceView | undefined>
  act(action: Tagged): void
  /** In a race: the token touched, and the milliseconds since it was painted. */
  touch(token: string, claimed: number): void
  showRefusal(refusal: Refusal): void
  sayRefusal(refusal: Refusal): string
  sayEvent(event: Tagged, players: Players): string
  sayQuestion(question: Question): string
  sayAction(action: Tagged): string
  /** What a board without art calls a key or a value of the view. */
  sayLabel(name: string): string
}

/** A race of reflexes, as a page looks at it. */
export interface RaceView extends RaceNow {
  /** The newest view. The rest of the page may still show the one before. */
  readonly view: object
}

/** Log and chat, beside or below the board: which of them is open, and what was said there unread. */
export interface SidebarState {
  readonly tab: Signal<'log' | 'chat'>
  readonly unread: Signal<number>
  readonly hasChat: boolean
}

export interface SeatLabel {
  readonly name: string
  /** "squire", "a bot plays for them", "you". */
  readonly note: string
}

/** The button that goes on when nothing more shall be done. */
export interface Finish {
  readonly action: Tagged
  readonly label: string
  /** What would be given up by it: asked before, where the player wants that. */
  readonly confirmText: string | null
  /** Nothing else can be done any more: a preference sends it without a click. */
  readonly isLast?: boolean
}

/** One line of the log. */
export interface LogText {
  readonly step: number
  readonly text: string
  readonly pictures: ComponentChildren
}

export interface Board {
  /** Who sits opposite, and what lies there. */
  readonly Above: ComponentType
  readonly Field: ComponentType
  /** The sentence that says what is asked. */
  readonly PromptText: ComponentType
  /** A question so pressing that it takes the prompt's place; renders nothing if there is none. */
  readonly Answer: ComponentType
  readonly isAnswering: ReadonlySignal<boolean>
  /** The viewer's own things. */
  readonly Below: ComponentType
  readonly Side: ComponentType
  readonly finish: ReadonlySignal<Finish | undefined>
  /** What ends a turn stands among what can be chosen: the page shows no button for it. */
  readonly endsByChoice?: boolean
  /** A key the page has no use for. True: it is used up. */
  key(event: KeyboardEvent): boolean
  logTexts(lines: readonly LogLine[], players: Players): readonly LogText[]
  /**
   * What happened last and is shown bit by bit: the events that are to be seen already. Ears are told no more than that
   * before eyes have seen it. Undefined: all of it is to be seen.
   */
  readonly revealedEvents?: ReadonlySignal<readonly Tagged[] | undefined>
  close(): void
}

/** How the game calls things that the page asks for itself. */
export interface BoardTexts {
  /** The questions that may be answered beforehand. */
  readonly standing: Readonly<Record<string, string>>
  /** Over the exceptions for single places. */
  readonly exceptAt: string
  place(no: number): string
  /** What keys do on this board. */
  readonly keys: readonly (readonly [key: string, what: string])[]
}

export interface BoardModule {
  texts(): BoardTexts
  /** Loads its texts. */
  ready(): Promise<void>
  open(context: BoardContext): Board
}

/** A page on which a part of a game is practised. */
export interface PracticeModule {
  readonly Page: ComponentType<object>
  /** Loads its texts. */
  ready(): Promise<void>
}
