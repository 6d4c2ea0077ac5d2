/*
 * Who writes. What several callers want is one statement; if it does not fit, we look and try again, and if others keep coming
 * before us, it is done one by one. When the connection is lost nothing is told before it is known what became of it: done, or
 * not and never to be. Then it is done again.
 */
import type { ClientConfig } from 'pg'
import type { Step } from '../steps.ts'
import type { Fault } from '../transactions.ts'
import { Line } from './line.ts'
import { backOff, isLost, isRace, isTaken, Unavailable } from './link.ts'
import { needOrder, writeOneByOne } from './one-by-one.ts'
import { planOf } from './plan.ts'
import { probeOf } from './probe.ts'
import { statementOf } from './statement.ts'

type Callers = readonly (readonly Step[])[]
type Faults = readonly (Fault | null)[]

/** So often it is tried in one statement. */
const AT_ONCE = 3
/** So often in all: then something else is wrong. */
const MOST = 20

export interface PenSettings {
  readonly connection: ClientConfig
  /** How many milliseconds without a database until those who wait are refused. */
  readonly patience: number
  /** Called when there has been none for so long. */
  down(reason: Unavailable): void
}

export class Pen {
  readonly #settings: PenSettings
  #line: Line | undefined
  #downSince: number | undefined
  #isClosing = false

  constructor(settings: PenSettings, line: Line) {
    this.#settings = settings
    this.#line = line
  }

  /** For longer than we are patient. */
  get isDown(): boolean {
    return this.#downSince !== undefined && Date.now() - this.#downSince > this.#settings.patience
  }

  async write(callers: Callers): Promise<Faults> {
    for (let tries = needOrder(callers) ? AT_ONCE : 0; ; ) {
      const line = await this.#ready()
      try {
        return await (tries < AT_ONCE ? this.#writeAtOnce(line, callers, tries > 0) : writeOneByOne(line, callers))
      } catch (error) {
        if (isLost(error)) {
          const faults = await this.#outcomeOf(line)
          if (faults !== undefined) return faults
          continue
        }
        line.refused()
        tries = triesAfter(error, tries)
      }
    }
  }

  async setting(name: string): Promise<string> {
    return (await this.#ready()).setting(name)
  }

  /** Who still waits is not to wait for ever. */
  hurry(): void {
    this.#isClosing = true
  }

  async close(): Promise<void> {
    const line = this.#line
    this.#line = undefined
    try {
      if (line !== undefined && !line.isBroken) await line.close()
    } catch (error) {
      line?.drop()
      if (!isLost(error)) throw error
    }
  }

  /** `isWary`: it did not fit when we expected the best. */
  async #writeAtOnce(line: Line, callers: Callers, isWary: boolean): Promise<Faults> {
    const { effects, faults } = isWary ? await this.#look(line, callers) : planOf(callers)
    if (effects.length === 0) return faults
    return line.commit(statementOf(effects, line.nextReceipt()), faults)
  }

  async #look(line: Line, callers: Callers) {
    const { statement, known } = probeOf(callers)
    return planOf(callers, known(await line.ask<{ question: number; taken: string }>(statement)))
  }

  /** A connection, as soon as there is one. */
  async #ready(): Promise<Line> {
    for (let tries = 0; ; tries += 1) {
      if (this.#line !== undefined && !this.#line.isBroken) return this.#line
      this.#line?.drop()
      const reason = await this.#reconnect()
      if (reason === undefined) continue
      if (this.isDown) throw new Unavailable(reason)
      await backOff(tries)
    }
  }

  /** Why not; undefined if it worked. */
  async #reconnect(): Promise<unknown> {
    this.#downSince ??= Date.now()
    try {
      this.#line = await Line.open(this.#settings.connection)
      this.#downSince = undefined
      return undefined
    } catch (error) {
      if (!isLost(error)) throw error
      return error
    }
  }

  /**
   * What is to be told of what was under way on a lost line; undefined if it was not done. As long as we cannot find out nobody is
   * told anything, but those who come now are refused after a while.
   */
  async #outcomeOf(lost: Line): Promise<Faults | undefined> {
    lost.drop()
    for (let tries = 0; lost.isOpen; tries += 1) {
      try {
        return await lost.outcomeSeenBy(await this.#ready())
      } catch (error) {
        if (isLost(error)) this.#line?.drop()
        else this.#settings.down(error instanceof Unavailable ? error : new Unavailable(error))
        if (this.isDown && this.#isClosing)
          throw new Error('the store was closed before it was known what became of this')
      }
      await backOff(tries)
    }
    return undefined
  }
}

function triesAfter(error: unknown, tries: number): number {
  // It is somebody's own fault: alone it hurts nobody else.
  if (tries < AT_ONCE && !isTaken(error) && !isRace(error)) return AT_ONCE
  if (tries < MOST && (isTaken(error) || isRace(error))) return tries + 1
  throw error
}
