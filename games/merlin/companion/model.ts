/* The sheet that is being filled in. */
import { at, type Seat } from '@logres/kernel'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type LeftAtEnd, SEATS } from '../rules/index.ts'
import { readSheet } from './read-sheet.ts'
import {
  carryOver,
  type EnteredPlayer,
  type EnteredScoring,
  type EnteredTerritory,
  newSheet,
  newTerritory,
  SCORINGS,
  type Settings,
  type Sheet,
  withSeats,
} from './sheet.ts'

/** A scoring, from 0; or the end. */
export type Part = number | 'end'

export class SheetModel {
  readonly sheet: ReadonlySignal<Sheet>
  readonly part: Signal<Part> = signal(0)
  /** Fields in which something stands that cannot be read: the result would be that of other numbers. */
  readonly unread: ReadonlySignal<ReadonlySet<string>>
  readonly #sheet: Signal<Sheet>
  readonly #unread: Signal<ReadonlySet<string>> = signal(new Set())
  readonly #keep: (sheet: Sheet) => void

  constructor(kept: unknown, seats: number, keep: (sheet: Sheet) => void) {
    this.#sheet = signal(keptSheet(kept, seats))
    this.#keep = keep
    this.sheet = this.#sheet
    this.unread = this.#unread
  }

  setUnread(field: string, isUnread: boolean): void {
    if (this.#unread.peek().has(field) === isUnread) return
    const fields = new Set(this.#unread.peek())
    if (isUnread) fields.add(field)
    else fields.delete(field)
    this.#unread.value = fields
  }

  seat(seats: number): void {
    if (this.#sheet.peek().end.length !== seats) this.#set(withSeats(this.#sheet.peek(), seats))
  }

  changeSettings(change: Partial<Settings>): void {
    const sheet = this.#sheet.peek()
    this.#set({ ...sheet, settings: { ...sheet.settings, ...change } })
  }

  changeScoring(no: number, change: Partial<EnteredScoring>): void {
    const sheet = this.#sheet.peek()
    this.#set({ ...sheet, scorings: sheet.scorings.with(no, { ...at(sheet.scorings, no), ...change }) })
  }

  changePlayer(no: number, seat: Seat, change: Partial<EnteredPlayer>): void {
    const { players } = at(this.#sheet.peek().scorings, no)
    this.changeScoring(no, { players: players.with(seat, { ...at(players, seat), ...change }) })
  }

  addTerritory(no: number): void {
    const { territories, players } = at(this.#sheet.peek().scorings, no)
    this.changeScoring(no, { territories: [...territories, newTerritory(players.length)] })
  }

  changeTerritory(no: number, place: number, change: Partial<EnteredTerritory>): void {
    const { territories } = at(this.#sheet.peek().scorings, no)
    this.changeScoring(no, { territories: territories.with(place, { ...at(territories, place), ...change }) })
  }

  removeTerritory(no: number, place: number): void {
    const { territories } = at(this.#sheet.peek().scorings, no)
    this.changeScoring(no, { territories: territories.toSpliced(place, 1) })
  }

  changeEnd(seat: Seat, change: Partial<LeftAtEnd>): void {
    const sheet = this.#sheet.peek()
    this.#set({ ...sheet, end: sheet.end.with(seat, { ...at(sheet.end, seat), ...change }) })
  }

  /** To the next scoring, or to the end, with what is known of it. */
  goOn(no: number): void {
    this.#set(carryOver(this.#sheet.peek(), no))
    this.part.value = no + 1 < SCORINGS ? no + 1 : 'end'
  }

  clear(): void {
    this.#unread.value = new Set()
    this.#set(newSheet(this.#sheet.peek().end.length))
    this.part.value = 0
  }

  #set(sheet: Sheet): void {
    this.#sheet.value = sheet
    this.#keep(sheet)
  }
}

/** It may have been kept when others played too. */
function keptSheet(kept: unknown, seats: number): Sheet {
  for (let each: number = SEATS.min; each <= SEATS.max; each++) {
    const sheet = readSheet(kept, each)
    if (sheet !== undefined) return withSeats(sheet, seats)
  }
  return newSheet(seats)
}
