/* The contract between the match page and a board. A board holds no rules: what is legal, and why not, is in its context. */
import type { Question, RaceNow, Refusal, Seat, Tagged, Viewer } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Legality } from './legality.ts'
import type { RevealNow, StagesOf } from './reveal.ts'
import type { LogLine, Moment, Step } from './steps.ts'
import type { Explanation, PaceOf, PlaceId, Telling } from './telling.ts'

export interface BoardContext {
  /** The view to show: the present, an earlier position, or a stage of a reveal. */
  readonly view: ReadonlySignal<object>
  /** The steps up to this view; in a reveal the last one has only the events told so far. */
  readonly steps: ReadonlySignal<readonly Step[]>
  /** After the end, once the record is there: all that happened up to this view, with nothing hidden. */
  readonly moments: ReadonlySignal<readonly Moment[] | undefined>
  /** What the marks compare the view with: what has gone since then may be shown faded. Undefined: nothing is marked. */
  readonly comparedWith: ReadonlySignal<object | undefined>
  readonly viewer: ReadonlySignal<Viewer>
  /** False while an earlier position is shown. */
  readonly isLive: ReadonlySignal<boolean>
  /** The viewer's question; null in a past position, and while something is not shown yet. */
  readonly question: ReadonlySignal<Question | null>
  readonly legality: ReadonlySignal<Legality>
  readonly players: ReadonlySignal<Players>
  /** A request is not answered yet: the next action must wait. */
  readonly isBusy: ReadonlySignal<boolean>
  /** `all`: the time for a question to several seats. */
  readonly Clock: ComponentType<{ readonly seat: number | 'all' }>
  readonly seats: ReadonlySignal<readonly SeatLabel[]>
  readonly sidebar: SidebarState
  /** The race of reflexes that is on now; may be newer than `view`. Undefined in a past position. */
  readonly race: ReadonlySignal<RaceView | undefined>
  /** Before the throw of a race. */
  readonly readiness: ReadonlySignal<Readiness | undefined>
  readonly reveal: RevealControls
  /** Skips what is still being revealed. Resolves to false if it was refused. */
  act(action: Tagged): Promise<boolean>
  /** The viewer is ready for the throw of a race. */
  sayReady(): void
  /** In a race: the token touched, and the milliseconds since it was painted. */
  touch(token: string, claimed: number): void
  showRefusal(refusal: Refusal): void
  sayRefusal(refusal: Refusal): string
  sayEvent(event: Tagged, players: Players): string
  sayQuestion(question: Question): string
  sayAction(action: Tagged): string
  /** The label that the generic board shows for a key or value of the view. */
  sayLabel(name: string): string
}

/** A race of reflexes as a page shows it. */
export interface RaceView extends RaceNow {
  /** The newest view. The rest of the page may still show the one before. */
  readonly view: object
}

/** Who is not ready for the throw yet. */
export interface Readiness {
  readonly waitsFor: readonly Seat[]
  /** When the throw no longer waits for them, by this page's `Date.now()`; null: it waits as long as they need. */
  readonly until: number | null
}

export interface RevealControls {
  /** The stage shown now; undefined: nothing is being revealed. */
  readonly now: ReadonlySignal<RevealNow | undefined>
  /** To the next stage. */
  next(): void
  /** To the present. */
  skip(): void
}

/** Log and chat, beside or below the board: the open tab, and the number of unread chat lines. */
export interface SidebarState {
  readonly tab: Signal<'log' | 'chat'>
  readonly unread: Signal<number>
  readonly hasChat: boolean
}

export interface SeatLabel {
  readonly name: string
  /** "squire", "a bot plays for them", "you", "not here". */
  readonly note: string
  /** Of another person in a match on a server; unknown until the server says so, which must not move anything. */
  readonly presence?: 'here' | 'away' | 'gone' | 'unknown'
  /** Of a person in a match on a server: what the card of their name is found by. */
  readonly whom?: string
}

/** The button that ends a turn or phase. */
export interface Finish {
  readonly action: Tagged
  /** In place of sending the action: where more than one follow each other. */
  run?(): void
  readonly label: string
  /** The question before it, if something would be given up; shown if the player prefers to be asked. */
  readonly confirmText: string | null
  /** It is the only legal action left: a preference sends it without a click. */
  readonly isLast?: boolean
}

/** One line of the log. */
export interface LogText {
  readonly step: number
  readonly text: string
  readonly pictures: ComponentChildren
}

export interface Board {
  /** The opponents and their things. */
  readonly Above: ComponentType
  readonly Field: ComponentType
  /** The question as a sentence. */
  readonly PromptText: ComponentType
  /** An urgent question that replaces the prompt; renders nothing if there is none. */
  readonly Answer: ComponentType
  readonly isAnswering: ReadonlySignal<boolean>
  /** The viewer's own things. */
  readonly Below: ComponentType
  readonly Side: ComponentType
  readonly finish: ReadonlySignal<Finish | undefined>
  /** What ends a turn is among what can be chosen: the page shows no button for it. */
  readonly endsByChoice?: boolean
  /** Handles a key. Returns true if it was used. */
  key(event: KeyboardEvent): boolean
  logTexts(lines: readonly LogLine[], players: Players): readonly LogText[]
  /** Without it the page tells each event by its sentence, and marks nothing. */
  readonly telling?: Telling
  /** Shown by the page while the pointer rests on the thing, on a long press, or after the key `?`. */
  explain?(place: PlaceId): Explanation | undefined
  /** The things an action of the viewer is about, in the order of the move: the card, then where it goes. A coach lights them. */
  placesOf?(action: Tagged): readonly PlaceId[]
  /** Turns to the part of the board that has this thing, where a screen shows one part at a time. */
  turnTo?(place: PlaceId): void
  close(): void
}

/** The game's texts for dialogs of the page. */
export interface BoardTexts {
  /** The questions that can have standing answers. */
  readonly standing: Readonly<Record<string, string>>
  /** The heading of the exceptions for single places. */
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
  /** Which steps are shown in stages. */
  readonly stagesOf?: StagesOf
  /** Without it each step of others is shown for the same time. */
  readonly paceOf?: PaceOf
}

/** A page to practise a part of a game. */
export interface PracticeModule {
  readonly Page: ComponentType<object>
  /** Loads its texts. */
  ready(): Promise<void>
}
