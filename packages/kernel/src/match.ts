/*
 * One match in memory: a state, the log that led to it, and what can still be undone. The live server, the
 * terminal, replay and verification all go through the same append, so a log can't mean two things. A node that stores
 * entries and finds that another node was first discards its Match and replays the log.
 */
import { canonical } from './canonical.ts'
import { type Chance, type Draw, RecordingChance, ReplayingChance, type Source } from './chance.ts'
import { type Actor, type Game, isRefusal, type Refusal, refuse, type Seat, type Tagged, type Viewer } from './game.ts'
import { type Author, type Entry, type EntryKind, readEntry } from './log.ts'
import { type Outcome, withLast } from './outcome.ts'
import type { Table } from './seal.ts'
import { readSetup } from './setup.ts'
import { fieldsOf, isText, isWhole, misfit, need, orNull, reading } from './shape.ts'
import { step } from './step.ts'
import { isTakeable } from './undo.ts'

/** Who sends something, when, and under which key of their own. */
export interface Sender {
  readonly at: number
  readonly by: Author
  readonly key: string | null
}

export interface Appended<Event> {
  readonly kind: 'appended'
  readonly entry: Entry
  readonly events: readonly Event[]
  readonly disclosed: readonly Viewer[]
}

interface Takeable<State> {
  readonly seq: number
  readonly before: State
}

type Draft = Omit<Entry, 'seq' | 'draws'>

export class Match<
  O extends object,
  State extends object,
  Action extends Tagged,
  Event extends Tagged,
  View extends object,
> {
  readonly game: Game<O, State, Action, Event, View>
  readonly table: Table
  /** Where draws come from; a match that is only replayed has none. */
  #chance: Source | undefined
  /** Undefined where the log is kept elsewhere. */
  #entries: Entry[] | undefined = []
  #length = 0
  #state: State
  /** The acts that may still be taken back, all of one seat, oldest first. */
  #run: Takeable<State>[] = []
  #runSeat: Seat | undefined
  readonly #resigned: Seat[] = []
  #ending: Outcome | undefined
  #result: Outcome | undefined
  /** The state that this is the result of. */
  #resultOf: State | undefined

  private constructor(
    game: Game<O, State, Action, Event, View>,
    table: Table,
    chance: Source | undefined,
    state: State,
  ) {
    this.game = game
    this.table = table
    this.#chance = chance
    this.#state = state
  }

  /** Sets the game up with fresh draws. */
  static start<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
    game: Game<O, S, A, E, V>,
    table: Table,
    chance: Source,
    at: number,
  ): Started<Match<O, S, A, E, V>> | Refusal {
    const setup = readSetup(game, table)
    if (setup.kind === 'refusal') return setup
    const recording = new RecordingChance(chance)
    const state = game.setup(setup.options, table.seats.length, recording, table.rulesVersion)
    const match = new Match(game, table, chance, state)
    match.#keep({ ...START, at, draws: recording.draws })
    return { kind: 'started', match, draws: recording.draws }
  }

  /** Goes on from a position to which no log leads, with fresh draws. Nobody can verify such a match. */
  static from<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
    game: Game<O, S, A, E, V>,
    table: Table,
    position: S,
    chance: Source,
    at: number,
  ): Started<Match<O, S, A, E, V>> | Refusal {
    const setup = readSetup(game, table)
    if (setup.kind === 'refusal') return setup
    const match = new Match(game, table, chance, game.clone(position))
    match.#keep({ ...START, at, draws: [] })
    return { kind: 'started', match, draws: [] }
  }

  /**
   * Sets the game up as its first entry says; go on with `replay` for the others. With a chance of its own the match
   * can then be played on, and every draw of the log is held against it.
   */
  static restart<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
    game: Game<O, S, A, E, V>,
    table: Table,
    first: Entry,
    chance?: Source,
  ): Started<Match<O, S, A, E, V>> | Refusal {
    const setup = readSetup(game, table)
    if (setup.kind === 'refusal') return setup
    const read = reading(() => readEntry(first, 'entry'))
    if (isRefusal(read)) return read
    const { at, draws } = read
    if (canonical({ ...read, draws: [] }) !== canonical({ ...START, at, draws: [] })) return refuse('badStart')
    const replaying = new ReplayingChance(draws)
    const recording = new RecordingChance(replaying)
    const state = game.setup(setup.options, table.seats.length, recording, table.rulesVersion)
    const match = new Match(game, table, chance, state)
    const fault = replaying.fault() ?? match.#drawsFault(draws)
    if (fault !== undefined) return refuse(fault)
    match.#keep(read)
    return { kind: 'started', match, draws: recording.draws }
  }

  get state(): State {
    return this.#state
  }

  get entries(): readonly Entry[] {
    if (this.#entries === undefined) throw new Error('the log of this match is kept elsewhere')
    return this.#entries
  }

  /** How many entries the log has. */
  get length(): number {
    return this.#length
  }

  /** For who keeps the log elsewhere: in memory it is by far the largest part of a match. */
  forgetLog(): void {
    this.#entries = undefined
  }

  /** What the match came to; undefined while it goes on. */
  get outcome(): Outcome | undefined {
    if (this.#ending !== undefined) return this.#ending
    // It is asked for many times between two entries; a state never changes once it is the match's.
    if (this.#resultOf !== this.#state) {
      const result = this.game.result(this.#state)
      this.#result = result && { by: 'rules', result: { ...result, places: withLast(result.places, this.#resigned) } }
      this.#resultOf = this.#state
    }
    return this.#result
  }

  /** The entries this seat may take back to, oldest first: undo is the last, "restart turn" the first. */
  undoable(seat: Seat): number[] {
    return seat === this.#runSeat && this.outcome === undefined ? this.#run.map(({ seq }) => seq) : []
  }

  act(actor: Actor, action: Action, sender: Sender): Appended<Event> | Refusal {
    return this.#append(
      { ...sender, kind: 'act', seat: actor === 'clerk' ? null : actor, action },
      this.#chance ?? NO_CHANCE,
    )
  }

  /** Takes back this seat's last act, or everything from entry `from` on. */
  undo(seat: Seat, sender: Sender, from = this.undoable(seat).at(-1) ?? -1): Appended<Event> | Refusal {
    return this.#append({ ...sender, kind: 'undo', seat, action: { from } }, NO_CHANCE)
  }

  /** What the platform says about a seat or the whole match. */
  note(
    kind: Exclude<EntryKind, 'start' | 'act' | 'undo'>,
    seat: Seat | null,
    action: object | null,
    sender: Sender,
  ): Appended<Event> | Refusal {
    return this.#append({ ...sender, kind, seat, action }, NO_CHANCE)
  }

  /** Appends an entry of a stored log with the draws it holds. */
  replay(stored: Entry): Appended<Event> | Refusal {
    const entry = reading(() => readEntry(stored, 'entry'))
    if (isRefusal(entry)) return entry
    if (entry.seq !== this.#length) return refuse('badSeq', null, { expected: this.#length })
    const replaying = new ReplayingChance(entry.draws)
    return this.#append(entry, replaying, () => replaying.fault() ?? this.#drawsFault(entry.draws))
  }

  /** Moves the match's own chance past stored draws; they must be what it gives. */
  #drawsFault(draws: readonly Draw[]): string | undefined {
    if (this.#chance === undefined || draws.length === 0) return undefined
    const ahead = this.#chance.fork()
    if (!draws.every(({ sides, why, value }) => ahead.pick(sides, why) === value)) return 'drawDiffers'
    this.#chance = ahead
    return undefined
  }

  #append(draft: Draft, chance: Chance, fault: () => string | undefined = () => undefined): Appended<Event> | Refusal {
    if (this.outcome !== undefined) return refuse('matchOver')
    const { at, by, key, kind, seat } = draft
    if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < this.table.seats.length)) {
      return refuse('noSuchSeat', null, { seat })
    }
    if (!isWhole(0, Number.MAX_SAFE_INTEGER)(at)) return refuse('badValue', null, { where: 'at' })
    if (!orNull(isText)(key)) return refuse('badValue', null, { where: 'key' })
    const done = this.#perform(draft, chance)
    if (isRefusal(done)) return done
    const misfit = fault()
    if (misfit !== undefined) return refuse(misfit)
    const { action, draws } = done
    const entry: Entry = { seq: this.#length, at, by, key, kind, seat, action, draws }
    done.commit(entry.seq)
    this.#keep(entry)
    return { kind: 'appended', entry, events: done.events, disclosed: done.disclosed }
  }

  #keep(entry: Entry): void {
    this.#entries?.push(entry)
    this.#length += 1
  }

  #perform(draft: Draft, chance: Chance): Performed<Event> | Refusal {
    switch (draft.kind) {
      case 'start':
        return refuse('badStart')
      case 'act':
        return this.#performAct(draft, chance)
      case 'undo':
        return this.#performUndo(draft)
      default:
        return this.#performNote(draft)
    }
  }

  #performAct(draft: Draft, chance: Chance): Performed<Event> | Refusal {
    const { by } = draft
    const seat = draft.seat ?? 'clerk'
    if ((by === 'clerk') !== (seat === 'clerk')) return refuse('badAuthor', null, { by })
    if (by === 'person' && this.#hasResigned(seat)) return refuse('alreadyResigned', null, { seat })
    const action = this.game.parseAction(draft.action)
    if (isRefusal(action)) return action
    const before = this.#state
    const done = step(this.game, before, seat, action, chance)
    if (isRefusal(done)) return done
    const takeable = seat !== 'clerk' && isTakeable(this.game, before, seat, done)
    return {
      ...done,
      kind: 'performed',
      action,
      commit: (seq) => {
        this.#state = done.state
        if (!takeable) this.#run = []
        else if (this.#runSeat === seat) this.#run.push({ seq, before })
        else this.#run = [{ seq, before }]
        this.#runSeat = takeable ? seat : undefined
      },
    }
  }

  #performUndo({ seat, by, action }: Draft): Performed<Event> | Refusal {
    if (seat === null || by === 'clerk') return refuse('badAuthor', null, { by })
    if (by === 'person' && this.#hasResigned(seat)) return refuse('alreadyResigned', null, { seat })
    const seqs = this.undoable(seat)
    if (seqs.length === 0) return refuse('nothingToUndo')
    const isFrom = isWhole(0, Number.MAX_SAFE_INTEGER)
    const read = reading(() => ({
      kind: 'undo' as const,
      from: need(fieldsOf(action, ['from'], 'undo').from, isFrom, 'from'),
    }))
    if (read.kind === 'refusal') return read
    const found = seqs.indexOf(read.from)
    const back = this.#run[found]
    if (back === undefined) return refuse('undoBarred', null, { from: read.from })
    return nothingBut({ from: read.from }, () => {
      this.#state = back.before
      this.#run = this.#run.slice(0, found)
    })
  }

  #performNote({ kind, seat, by, action }: Draft): Performed<Event> | Refusal {
    const ofSeat = kind === 'resign' || kind === 'standIn' || kind === 'handBack'
    if (ofSeat ? seat === null : seat !== null || by !== 'clerk') return refuse('badAuthor', null, { by })
    if (kind === 'resign' && this.#hasResigned(seat)) return refuse('alreadyResigned', null, { seat })
    const note = reading(() => ({ kind: 'note' as const, word: readNote(kind, action) }))
    if (note.kind === 'refusal') return note
    return nothingBut(action, () => {
      if (kind === 'agreeEnd') this.#ending = { by: 'agreement' }
      if (kind === 'void') this.#ending = { by: 'void', reason: note.word }
      if (kind === 'resign' && seat !== null) this.#resign(seat)
    })
  }

  #hasResigned(seat: Actor | null): boolean {
    return this.#resigned.some((each) => each === seat)
  }

  /** Two seats: the match is over. More: a stand-in plays on, and the seat that resigned is placed last. */
  #resign(seat: Seat): void {
    this.#resigned.push(seat)
    if (this.table.seats.length > 2) return
    this.#ending = { by: 'resignation', seat, places: this.table.seats.map((_, i) => (i === seat ? 2 : 1)) }
  }
}

interface Performed<Event> {
  readonly kind: 'performed'
  /** As read by the game, not as it was sent. */
  readonly action: unknown
  readonly events: readonly Event[]
  readonly draws: readonly Draw[]
  readonly disclosed: readonly Viewer[]
  commit(seq: number): void
}

const NO_CHANCE: Chance = {
  pick(_sides, why) {
    throw new Error(`a match that is only replayed cannot draw ${why}`)
  },
}

const START = { seq: 0, by: 'clerk', key: null, kind: 'start', seat: null, action: null } as const

export interface Started<M> {
  readonly kind: 'started'
  readonly match: M
  /** The set-up's draws under the names the rules give them. */
  readonly draws: readonly Draw[]
}

/** The one word that some notes carry: which bot stands in, why a match is void. */
function readNote(kind: EntryKind, action: unknown): string {
  const field = kind === 'standIn' ? 'bot' : kind === 'void' ? 'reason' : undefined
  if (field !== undefined) return need(fieldsOf(action, [field], kind)[field], isText, field)
  return action === null ? '' : misfit('badValue', { where: kind })
}

function nothingBut(action: unknown, commit: () => void): Performed<never> {
  return { kind: 'performed', action, events: [], draws: [], disclosed: [], commit }
}

/** A match of some game, which one unknown. */
export type AnyMatch = Match<object, object, Tagged, Tagged, object>
