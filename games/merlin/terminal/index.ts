/* Merlin as text: the ring, the provinces, the domain, the castles, and the viewer's quests with what they still need. */
import { at, type Seat, sum } from '@logres/kernel'
import type { Terminal } from '@logres/terminal'
import { type Paint, paint } from '@logres/terminal'
import type { Players } from '@logres/words'
import {
  type Action,
  COLOURS,
  countersAtHome,
  deckSize,
  handSize,
  ITEMS,
  MANORS,
  manorsOf,
  type Player,
  PROVINCES,
  type Province,
  RING,
  ROUNDS,
  readAction,
  SERVANTS,
  spaceAt,
  turnOf,
  type View,
  writeAction,
} from '../rules/index.ts'
import { hint, selection } from './choices.ts'
import { CODES, domain } from './domain.ts'
import { names } from './names.ts'
import { questLines } from './quests.ts'
import { MerlinTally } from './tally.ts'

const HELP = `Merlin: most points after six rounds; scorings after rounds 2, 4 and 6. Actions:
  die 4, die merlin   then move, or first: apple 6, flag violet, flag blue; move back (Merlin)
  flag violet die 3, flag violet die merlin   another die, if the table plays like that
  lady to grey (shieldBearer, flagBearer, builder)   take flag blue   return shield black
  build 7 blue   counter violet   score   excalibur   grail   traitor grey   renounce   end
  drop 12 (discard a quest), enough   draw deck, draw 2   staff, keep staff   pass tower
  quest 12   quest 12 grey (a second one, by the grey flag)   flag black grey (repel traitors)
  flag brown (opposite space)   flag orange 17 (the action of a knight's space)
  use grail, keep grail   seals: quest 12 seal 2, seal repel grey, seal score flags,
  seal lady to grey, pass seal   allies: ally kay, use ally, pass ally, tristram 3, gawain 6,
  bors grey, swap 12 2, quest 12 percival 1 blue (condition 1 in blue)
Provinces are named by their colours, spaces of the ring by their numbers (0–23); quests, tiles
and the places of the display count from 1. On the board M is Merlin, 1 to 4 are the players'
figures, L S F B their lady-in-waiting, shield-bearer, flag-bearer and builder (on quests the
icon of The King's Favour); ♜ is a tower.
bk gy bu vi or br: black, grey, blue, violet, orange, brown.
The rules: games/merlin/RULES.md`

export const terminal: Terminal<Action, View> = {
  help: HELP,
  example: 'build 7 blue',
  unsaid: ['dieChosen', 'staffKept', 'allyPassed', 'sealPassed'],
  board,
  read: readAction,
  write: writeAction,
  hint,
  selection,
  byHand: () => undefined,
}

const NAMES: readonly string[] = COLOURS
const PAINTS: readonly Paint[] = ['bold', 'dim', 'blue', 'violet', 'yellow', 'red']

function board(view: View, players: Players): string {
  return [
    '',
    roundLine(view, players),
    ...ring(view),
    '',
    ...provinces(view),
    '',
    ...domain(view),
    '',
    ...view.players.flatMap((player, seat) => castle(view, players, player, seat)),
    ...quests(view),
  ].join('\n')
}

function roundLine(view: View, players: Players): string {
  const next = view.round + (view.round % 2)
  const turn = view.frames.some(({ kind }) => kind === 'turn') ? dieText(view) : ''
  return `Round ${view.round} of ${ROUNDS}, first: ${at(players.names, view.firstSeat)}; scoring after round ${next}.${turn}`
}

/** The die that was chosen in this turn. */
function dieText(view: View): string {
  const { figure, value, backwards } = turnOf(view)
  if (value === 0) return ''
  return ` The die: ${value}, ${figure === 'merlin' ? 'Merlin' : `the knight${backwards ? ', backwards' : ''}`}.`
}

const COLUMNS = 4

/** 1.2 Four columns, downwards first, as in the rules. */
function ring(view: View): string[] {
  const height = RING / COLUMNS
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => ringCell(view, row + column * height))
      .join('')
      .trimEnd(),
  )
}

function ringCell(view: View, position: number): string {
  const space = spaceAt(view.options, position)
  const figures = view.players.flatMap(({ knight }, seat) => (knight === position ? `${seat + 1}` : []))
  if (view.merlin === position) figures.unshift('M')
  const name = names.space(space).replace('two-headed ', '')
  const province = NAMES.indexOf(space)
  const text = paint(name.padEnd(19), province < 0 ? 'plain' : at(PAINTS, province))
  return `${`${position}`.padStart(2)} ${text}${paint(figures.join('').padEnd(3), 'bold')}`
}

function provinces(view: View): string[] {
  const head = 'Province                 shields  flags  materials   servants           influence'
  const rows = PROVINCES.map((province) => {
    const name = `${COLOURS[province]}, ${names.beast(province)}`.padEnd(25)
    const [shields, flags, materials] = ITEMS.map((item) => `${at(view.supply[item], province)}`)
    const servants = SERVANTS.flatMap((servant, i) =>
      view.players.flatMap((player, seat) => (player.servants[i] === province ? `${letter(servant)}${seat + 1}` : [])),
    )
    const influence = view.players.flatMap((player, seat) => {
      const counters = at(player.influence, province)
      return counters === 0 ? [] : `${seat + 1}: ${counters}`
    })
    const items = `${shields?.padStart(4)}${flags?.padStart(9)}${materials?.padStart(9)}`
    return `${paint(name, at(PAINTS, province))}${items}       ${servants.join(' ').padEnd(19)}${influence.join(', ')}`.trimEnd()
  })
  return [head, ...rows]
}

function letter(servant: string): string {
  return servant.charAt(0).toUpperCase()
}

function castle(view: View, players: Players, player: Player, seat: Seat): string[] {
  const { score, dice, merlinDie, apples, staffs } = player
  const widest = Math.max(...players.names.map((name) => name.length))
  const name = `${seat + 1} ${at(players.names, seat).padEnd(widest)}`
  const has = [...(view.grail === seat ? ['Grail'] : []), ...(view.excalibur === seat ? ['Excalibur'] : [])]
  const thrown = [...dice.map(String), ...(merlinDie > 0 ? [`M${merlinDie}`] : [])].join(' ') || 'none'
  const first = [
    `${name} ${`${score}`.padStart(3)} points`,
    `dice ${thrown.padEnd(8)}`,
    `apples ${apples}`,
    `staffs ${staffs}`,
    `counters ${countersAtHome(player)}`,
    `manors ${MANORS - manorsOf(view, seat)}`,
    `quests ${handSize(player)}`,
    ...has,
  ]
  const second = [
    ...ITEMS.flatMap((item) => (sum(player.items[item]) === 0 ? [] : `${item}s ${colours(player.items[item])}`)),
    `traitors ${colours(player.traitors) || 'none'}`,
  ]
  return [
    paint(first.join('  '), seat === view.viewer ? 'bold' : 'plain'),
    `${' '.repeat(widest + 3)}${second.join('   ')}`,
    ...modules(player).map((line) => `${' '.repeat(widest + 3)}${line}`),
  ]
}

/** "bk vi×2" */
function colours(counts: readonly number[]): string {
  return PROVINCES.flatMap((province: Province) => {
    const count = at(counts, province)
    const name = paint(at(CODES, province), at(PAINTS, province))
    return count === 0 ? [] : count === 1 ? name : `${name}×${count}`
  }).join(' ')
}

/** 9, 10 */
function modules({ seals, allies }: Player): string[] {
  const sealed = SERVANTS.flatMap((servant, i) =>
    [0, 1, 2].flatMap((row) => {
      const seal = at(seals, 3 * i + row)
      return seal === 0 ? [] : `${names.servants[servant]} ${row + 1}${seal === 2 ? ' (turned)' : ''}`
    }),
  )
  const joined = allies.map(({ name, tiles }) => `${names.ally(name)}${tiles === 0 ? '' : ` (${tiles})`}`)
  return [
    ...(sealed.length === 0 ? [] : [`seals on ${sealed.join(', ')}`]),
    ...(joined.length === 0 ? [] : [`allies ${joined.join(', ')}`]),
  ]
}

function quests(view: View): string[] {
  const open = view.display.flatMap((quest, place) =>
    quest === null ? `  place ${place + 1}: empty` : questLines(view, quest, `  place ${place + 1}: `),
  )
  const own = (view.hand ?? []).flatMap((quest) => questLines(view, quest, '  '))
  return [
    `Open quests (${deckSize(view)} in the deck)`,
    ...open,
    ...(view.hand === null ? [] : ['Your quests', ...own]),
  ]
}

export function createTally(): MerlinTally {
  return new MerlinTally()
}
