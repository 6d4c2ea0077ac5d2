/*
 * Regression tests of rulesVersion: finished games and a fingerprint of the rule data, stored for each version of the rules. A
 * stored game must play the same as long as matches of its version are supported; changed data within a version is an
 * unannounced change of the rules.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Actor,
  exportRecord,
  type Game,
  hash,
  isJson,
  isRefusal,
  Match,
  type Outcome,
  openingOfSeed,
  seededChance,
  seededTable,
  type Tagged,
  unsealSeeded,
  type Viewer,
  verifyRecord,
} from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { someAction, someActor } from './laws/game.ts'

/** A game to be stored. */
export interface CorpusGame<O> {
  /** Of its file. */
  readonly name: string
  readonly seed: string
  readonly options: O
  readonly seats: number
}

export interface Corpus<O, A> {
  /** The path of the test file, for error messages. */
  readonly test: string
  /** The folder with v1, v2 … */
  readonly folder: string
  readonly games: readonly CorpusGame<O>[]
  readonly data: RuleData
  /** A random game of so many actions has no end. */
  readonly longest: number
  /** Actions that would cut the game short: chosen an eighth as often. None if left out. */
  isSeldom?(action: A): boolean
  /** Actions of which `legal` lists a selection only: which ones is no rule. None if left out. */
  isSelected?(action: A): boolean
}

/** Modules and tables by name. Of a module all that is plain data counts; what functions tell has to be tabulated. */
export type RuleData = Readonly<Record<string, object>>

export interface Fingerprint {
  /** SHA-256 over all of it. */
  readonly all: string
  /** The same for each export, shortened: they only say where to look. */
  readonly parts: Readonly<Record<string, string>>
}

/** A finished record without what follows from it: draws come from the seed, the chain and its salts from both. */
export interface StoredGame {
  readonly rulesVersion: number
  readonly seed: string
  readonly options: object
  readonly seats: number
  /** Who did what, and a digest of what happened: the events, and who learned something by them. */
  readonly acts: readonly (readonly [actor: Actor, action: unknown, happened: string])[]
  /** After so many actions, digests of what all viewers saw and of what was legal. */
  readonly looks: readonly (readonly [acts: number, seen: string, legal: string])[]
  readonly outcome: unknown
  /** The hash of the last state and the last link of the record's chain: it stands for every entry and draw. */
  readonly state: string
  readonly link: string
}

const LOOK_EVERY = 8
const SHORT = 8

function digest(value: unknown): string {
  return hash(value).slice(0, SHORT)
}

export function fingerprint(data: RuleData): Fingerprint {
  const parts = Object.entries(data).flatMap(([name, values]) => {
    const entries: [string, unknown][] = Object.entries(values)
    return entries
      .filter(([, value]) => typeof value !== 'function')
      .map(([key, value]): readonly [string, unknown] => {
        if (!isJson(value)) throw new TypeError(`${name}.${key} is not plain data: tabulate what it tells`)
        return [`${name}.${key}`, value]
      })
  })
  return {
    all: hash(Object.fromEntries(parts)),
    parts: Object.fromEntries(parts.map(([name, value]) => [name, digest(value)])),
  }
}

/** Which exports differ, came or went; empty if both are the same. */
export function changedParts(before: Fingerprint, now: Fingerprint): readonly string[] {
  if (before.all === now.all) return []
  const names = new Set([...Object.keys(before.parts), ...Object.keys(now.parts)])
  return [...names].filter((name) => before.parts[name] !== now.parts[name]).toSorted()
}

/**
 * Plays a game by today's rules to its end: at random, and every other time what was done least so far, for what is seldom
 * legal is to be stored too.
 */
export function playForCorpus<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  corpus: Pick<Corpus<O, A>, 'longest' | 'isSeldom' | 'isSelected'>,
  { name, seed, options, seats }: CorpusGame<O>,
): StoredGame {
  const picks = seededChance(`${seed}/picks`)
  const done = new Map<string, number>()
  const times = ({ kind }: A) => done.get(kind) ?? 0
  const { rulesVersion } = game
  const played = play(game, corpus, { rulesVersion, seed, options, seats }, (state, no) => {
    const actors = game.toAct(state)
    if (actors.length === 0) return undefined
    if (no >= corpus.longest) throw new Error(`${game.id}, ${name}: no end after ${no} actions`)
    const actor = someActor(actors, picks)
    const legal = game.legal(state, actor)
    const common = legal.filter((action) => corpus.isSeldom?.(action) !== true)
    const least = Math.min(...common.map(times))
    const rare = picks.pick(2, 'rare?') === 0 ? common.filter((action) => times(action) === least) : []
    const action = someAction(corpus, rare.length > 0 ? rare : legal, picks)
    done.set(action.kind, times(action) + 1)
    return [actor, action]
  })
  if (played.kind === 'fault') throw new Error(played.fault)
  return played.game
}

/** Plays a stored game again, by the version of the rules it was played by; says where it goes otherwise. */
export function replayFault<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  corpus: Pick<Corpus<O, A>, 'longest' | 'isSelected'>,
  stored: StoredGame,
): string | undefined {
  const played = play(game, corpus, stored, (_, no) => {
    const act = stored.acts[no]
    return act === undefined ? undefined : [act[0], act[1]]
  })
  if (played.kind === 'fault') return played.fault
  const { game: now } = played
  const act = stored.acts.findIndex(([, , happened], i) => happened !== now.acts[i]?.[2])
  if (act >= 0) return `other events follow action ${act + 1}, ${JSON.stringify(stored.acts[act]?.[1])}`
  for (const [i, [no, seen, legal]] of stored.looks.entries()) {
    if (legal !== now.looks[i]?.[2]) return `after ${no} actions other actions are legal`
    if (seen !== now.looks[i]?.[1]) return `after ${no} actions the views differ`
  }
  if (hash(stored.outcome) !== hash(now.outcome))
    return `another outcome: ${JSON.stringify(now.outcome)} instead of ${JSON.stringify(stored.outcome)}`
  if (stored.state !== now.state) return 'the last state differs: finished records could not be verified'
  return stored.link === now.link ? undefined : 'the draws differ: finished records could not be verified'
}

type Setting = Pick<StoredGame, 'rulesVersion' | 'seed' | 'options' | 'seats'>
type Played =
  | { readonly kind: 'played'; readonly game: StoredGame }
  | { readonly kind: 'fault'; readonly fault: string }

function play<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  corpus: Pick<Corpus<O, A>, 'isSelected'>,
  { rulesVersion, seed, options, seats }: Setting,
  next: (state: S, no: number) => readonly [Actor, unknown] | undefined,
): Played {
  const fault = (text: string): Played => ({ kind: 'fault', fault: text })
  const people = Array.from({ length: seats }, (_, i) => ({ name: `seat ${i}`, bot: 'random' }))
  const table = seededTable(seed, { id: seed, game: game.id, rulesVersion, options, seats: people })
  const started = Match.start(game, table, unsealSeeded(table, seed).chance, 0)
  if (started.kind === 'refusal') return fault(`no set-up: ${started.code}`)
  const { match } = started
  const acts: StoredGame['acts'][number][] = []
  const looks: StoredGame['looks'][number][] = []
  const look = () => {
    const viewers: Viewer[] = ['table', ...people.keys()]
    const legal = game.toAct(match.state).map((actor) => listed(game, corpus, match.state, actor))
    looks.push([acts.length, digest(viewers.map((viewer) => game.view(match.state, viewer))), digest(legal)])
  }
  for (let act = next(match.state, 0); act !== undefined; act = next(match.state, acts.length)) {
    if (acts.length % LOOK_EVERY === 0) look()
    const [actor, sent] = act
    const action = game.parseAction(sent)
    const by = actor === 'clerk' ? 'clerk' : 'bot'
    const done = isRefusal(action) ? action : match.act(actor, action, { at: acts.length, by, key: null })
    if (isRefusal(done)) return fault(`action ${acts.length + 1}, ${JSON.stringify(sent)}, is refused: ${done.code}`)
    acts.push([actor, sent, digest([done.events, done.disclosed])])
  }
  look()
  if (match.outcome === undefined) return fault(`the game goes on after its ${acts.length} actions`)
  return finish(game, match, match.outcome, { rulesVersion, seed, options, seats, acts, looks })
}

/** The record anybody could keep of it is verified, as `logres verify` does. */
function finish<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  match: Match<O, S, A, E, V>,
  outcome: Outcome,
  played: Omit<StoredGame, 'outcome' | 'state' | 'link'>,
): Played {
  const opening = openingOfSeed(match.table)
  if (opening === undefined) throw new Error('a stored game has a seed')
  const record = exportRecord(match, opening)
  const verdict = verifyRecord(game, record)
  if (verdict.kind === 'fault') return { kind: 'fault', fault: `its record is wrong: ${verdict.code}` }
  return { kind: 'played', game: { ...played, outcome, state: record.state, link: record.chain.at(-1) ?? '' } }
}

/** In an order of their own: how `legal` sorts is no rule. */
function listed<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  { isSelected }: Pick<Corpus<O, A>, 'isSelected'>,
  state: S,
  actor: Actor,
): readonly string[] {
  const actions = game.legal(state, actor).filter((action) => isSelected?.(action) !== true)
  return actions.map((action) => digest(action)).toSorted()
}

export type Writing = 'compare' | 'write' | 'overwrite'

/** `LOGRES_CORPUS=write` stores what is missing, `LOGRES_CORPUS=overwrite` also what is there and differs. */
function writing(): Writing {
  const asked = process.env.LOGRES_CORPUS
  return asked === 'write' || asked === 'overwrite' ? asked : 'compare'
}

/** What is stored stays as it is, unless somebody insists. */
export function store(file: string, text: string, mode: Writing): void {
  const isThere = existsSync(file)
  if (mode === 'compare' || (isThere && readFileSync(file, 'utf8') === text)) return
  if (isThere && mode === 'write')
    throw new Error(`${file} is stored already and differs: LOGRES_CORPUS=write does not replace it`)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

/** A line for each action, so that a difference can be read. */
export function gameText({ acts, looks, ...rest }: StoredGame): string {
  const lines = (list: readonly unknown[]) => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  const head = JSON.stringify(rest).slice(0, -1)
  return `${head},\n"acts":${lines(acts)},\n"looks":${lines(looks)}}\n`
}

function fingerprintText({ all, parts }: Fingerprint): string {
  return `${JSON.stringify({ all, parts }, null, 1)}\n`
}

function textOf(file: string, { test }: Pick<Corpus<never, never>, 'test'>): string {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new Error(`${file} is missing: LOGRES_CORPUS=write npx vitest run ${test}`)
}

const DATA = 'data.json'

/** Tells the tests of one game: its data and its stored games, of all versions that are still played. */
export function describeCorpus<
  O extends object,
  S extends object,
  A extends Tagged,
  E extends Tagged,
  V extends object,
>(game: Game<O, S, A, E, V>, corpus: Corpus<O, A>): void {
  const { id, rulesVersion, oldestRules } = game
  const folderOf = (version: number) => join(corpus.folder, `v${version}`)
  const again = `if nothing about play changed, store it again: LOGRES_CORPUS=overwrite npx vitest run ${corpus.test}`
  const advice = (version: number) =>
    version === rulesVersion
      ? `Raise rulesVersion and keep the old behaviour for matches that are going on (CONTRIBUTING.md, "Add or change a rule"); or, ${again}.`
      : `Matches of rules version ${version} may still be going on: keep its behaviour, or raise oldestRules once there are none.`

  describe(`${id} keeps to rules version ${rulesVersion} for as long as it says so`, () => {
    test('its rule data is what was stored for this version', () => {
      const file = join(folderOf(rulesVersion), DATA)
      const now = fingerprint(corpus.data)
      store(file, fingerprintText(now), writing())
      const before: Fingerprint = JSON.parse(textOf(file, corpus))
      const changed = changedParts(before, now)
      expect(before.all === now.all, `Rule data changed: ${changed.join(', ')}. ${advice(rulesVersion)}`).toBe(true)
    })

    test.each(corpus.games)('the stored game $name of $seats goes as it went', (setup) => {
      const file = join(folderOf(rulesVersion), `${setup.name}.json`)
      if (writing() !== 'compare') store(file, gameText(playForCorpus(game, corpus, setup)), writing())
      const stored: StoredGame = JSON.parse(textOf(file, corpus))
      const fault = replayFault(game, corpus, stored)
      expect(fault, `Play changed in ${file}: ${fault}. ${advice(rulesVersion)}`).toBeUndefined()
      const { seed, options, seats } = stored
      expect([stored.rulesVersion, seed, options, seats], 'the stored game is the one that is listed').toEqual([
        rulesVersion,
        setup.seed,
        setup.options,
        setup.seats,
      ])
    })

    test('nothing is stored that is not looked at', () => {
      const listed = [DATA, ...corpus.games.map(({ name }) => `${name}.json`)]
      expect(readdirSync(folderOf(rulesVersion)).toSorted()).toEqual(listed.toSorted())
      const versions = Array.from({ length: rulesVersion - oldestRules + 1 }, (_, i) => `v${oldestRules + i}`)
      expect(readdirSync(corpus.folder).toSorted(), 'one folder for each version that is still played').toEqual(
        versions.toSorted(),
      )
    })

    const former = Array.from({ length: rulesVersion - oldestRules }, (_, i) => oldestRules + i)
    const files = former.flatMap((version) =>
      (existsSync(folderOf(version)) ? readdirSync(folderOf(version)) : [])
        .filter((name) => name !== DATA)
        .map((name) => ({ version, name })),
    )
    if (files.length > 0)
      test.each(files)('and matches of rules version $version go as they went: $name', ({ version, name }) => {
        const stored: StoredGame = JSON.parse(textOf(join(folderOf(version), name), corpus))
        const fault = replayFault(game, corpus, stored)
        expect(fault, `Play changed in v${version}/${name}: ${fault}. ${advice(version)}`).toBeUndefined()
      })
  })
}
