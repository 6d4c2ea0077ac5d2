/* What each thing on the board is, and what it is worth now. Loaded when the page has nothing else to do. */
import { catalogue, type Explanation, type PlaceId } from '@logres/board-kit'
import { at, type Seat, sum } from '@logres/kernel'
import {
  coloursAt,
  deckSize,
  ITEMS,
  type Item,
  influenceStanding,
  PROVINCES,
  type Province,
  pointsOf,
  type QuestId,
  questOf,
  SERVANTS,
  type Servant,
  type Space,
  sealOn,
  TRAITOR_COSTS,
  TURNS_A_ROUND,
  territoriesIn,
  territoryStanding,
} from '../../rules/index.ts'
import { leftOf } from '../castle/allies.tsx'
import { unrepelled } from '../castle/matrix.tsx'
import { prospect } from '../domain/caption.tsx'
import { tileTitle } from '../domain/index.tsx'
import type { Model } from '../model.ts'
import { capital, spaceTitle, who } from '../names.ts'
import * as places from '../places.ts'
import { missing } from '../quests/card.tsx'
import { itemTitle, layout, names, texts } from '../texts/index.ts'
import { colourName, flagPower, inList, isMe, minus, parts, signed } from '../texts/parts.ts'
import { deedText, gainText } from '../way/deeds.tsx'
import type { Messages } from './texts/en.ts'

const own = catalogue<Messages>({
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  it: () => import('./texts/it.ts'),
})

export const explanationsReady = own.ready

const said = (title: string, text: string, rule: string): Explanation => ({ title: capital(title), text, rule })
const together = (...sentences: readonly string[]) => sentences.filter((each) => each !== '').join(' ')

/** Undefined for a place that is not on this board. */
export function explainPlace(model: Model, place: PlaceId): Explanation | undefined {
  const [kind = '', ...rest] = place.split('-')
  const explain = KINDS[kind]
  return explain?.(model, rest)
}

type Explain = (model: Model, rest: readonly string[]) => Explanation | undefined

/** The reader is no name. */
function nameOf(model: Model, seat: Seat): string | null {
  return isMe(model, seat) ? null : model.nameOf(seat)
}

function itemIn(text: string | undefined): Item {
  return ITEMS.find((item) => item === text) ?? 'shield'
}

function servantIn(text: string | undefined): Servant {
  return SERVANTS.find((servant) => servant === text) ?? 'lady'
}

/** "Marek: …" for what lies in another's castle. */
function titled(model: Model, seat: Seat, title: string): string {
  return isMe(model, seat) ? title : `${capital(title)} · ${model.nameOf(seat)}`
}

const KINDS: Readonly<Record<string, Explain>> = {
  space: (model, [position]) => explainSpace(model, Number(position)),
  province: (model, [province]) => explainProvince(model, Number(province)),
  servant: (model, [servant, province]) => explainServant(model, servantIn(servant), Number(province)),
  influence: (model, [province]) => explainInfluence(model, Number(province)),
  supply: (model, [item, province]) => explainSupply(model, itemIn(item), Number(province)),
  item: (model, [seat, item, province]) => explainItem(model, Number(seat), itemIn(item), Number(province)),
  traitor: (model, [seat, colour]) => explainTraitors(model, Number(seat), Number(colour)),
  seal: (model, [seat, servant, row]) => explainSeal(model, Number(seat), servantIn(servant), Number(row)),
  ally: (model, [seat, name]) => explainAlly(model, Number(seat), name),
  tile: (model, [tile]) => {
    const { tower } = at(model.view.value.domain, Number(tile))
    const built = model.view.value.manors[Number(tile)]
    const takes = parts().takesOf(inList(coloursAt(model.view.value, Number(tile)).map(colourName)))
    return said(
      tileTitle(model, Number(tile)),
      together(
        built === null ? `${capital(takes)}.` : '',
        tower && built === null ? parts().towerGives : '',
        prospect(model, Number(tile)),
      ),
      built === null ? '4.9' : '7.2',
    )
  },
  quest: (model, [quest]) => explainQuest(model, Number(quest), '', '5.1'),
  display: (model, [place]) => {
    const quest = model.view.value.display[Number(place)]
    return quest === null || quest === undefined
      ? said(parts().onDisplay, own.get().noQuest, '4.8')
      : explainQuest(model, quest, own.get().onDisplay, '4.8')
  },
  deck: (model) => said(parts().quests, own.get().deck(deckSize(model.view.value)), '4.8'),
  score: (model, [seat]) => explainScore(model, Number(seat)),
  die: (model, [no]) => explainDie(model, Number(no)),
  rounds: (model) => explainRounds(model),
  scoring: (_model, [round]) => said(texts().scoringAfter(Number(round)), own.get().scoring, '3.1'),
  dice: (model, [seat]) => explainDice(model, Number(seat)),
  knight: (model, [seat]) => {
    const { knight } = at(model.view.value.players, Number(seat))
    return said(own.get().knight(nameOf(model, Number(seat))), own.get().knightMoves(spaceTitle(model, knight)), '3.2')
  },
  merlin: (model) => said(own.get().merlin, own.get().merlinMoves(spaceTitle(model, model.view.value.merlin)), '3.2'),
  grail: (model) => explainGrail(model),
  excalibur: (model) => explainExcalibur(model),
  apples: (model, [seat]) =>
    seat === undefined
      ? said(
          texts().apples(model.view.value.apples),
          together(own.get().applesLeft(model.view.value.apples), own.get().apple),
          '3.3',
        )
      : explainStore(model, Number(seat), 'apples'),
  means: (model, [means]) => explainMeans(model, means),
  staffs: (model, [seat]) => explainStore(model, Number(seat), 'staffs'),
  counters: (model, [seat]) => explainStore(model, Number(seat), 'counters'),
  manors: (model, [seat]) => explainStore(model, Number(seat), 'manors'),
  quests: (model, [seat]) => explainStore(model, Number(seat), 'quests'),
}

/** An apple or a flag, as an entry of the way card; allies are explained in the castle. */
function explainMeans(model: Model, means: string | undefined): Explanation | undefined {
  if (means === 'apple') return explainStore(model, model.me.value, 'apples')
  const [, province] = Object.entries(layout().flagWith).find(([effect]) => effect === means) ?? []
  return province === undefined ? undefined : explainItem(model, model.me.value, 'flag', province)
}

const SPACE_RULES: readonly (readonly [prefix: string, rule: string])[] = [
  ['points', '4.2'],
  ['influence', '4.3'],
  ['excalibur', '4.4'],
  ['grail', '4.5'],
  ['moveServant', '4.6'],
  ['exchange', '4.7'],
  ['quest', '4.8'],
  ['build', '4.9'],
]

function ruleOf(space: Space): string {
  return SPACE_RULES.find(([prefix]) => space.startsWith(prefix))?.[1] ?? '4.1'
}

function explainSpace(model: Model, position: number): Explanation {
  const province = model.provinceAt(position)
  if (province !== undefined) return explainProvince(model, province)
  const space = model.spaceAt(position)
  const worth = space.startsWith('points') ? `${capital(texts().scores(pointsOf(model.player.value, space)))}.` : ''
  const free = model.view.value.manors.filter((owner) => owner === null).length
  const build = space === 'build' ? `${capital(texts().tilesPayable(payable(model), free))}.` : ''
  return said(
    names().space(space),
    together(deedText(model, position), model.isSeated.value ? together(worth, build) : ''),
    ruleOf(space),
  )
}

/** The free tiles that a material of mine fits. */
function payable(model: Model): number {
  const { material } = model.player.value.items
  return freeTilesFor(model, (colour) => at(material, colour) > 0)
}

function freeTilesFor(model: Model, fits: (colour: Province) => boolean): number {
  const view = model.view.value
  return view.manors.filter((owner, tile) => owner === null && coloursAt(view, tile).some(fits)).length
}

function explainProvince(model: Model, province: Province): Explanation {
  return said(names().province(province), together(texts().deeds.province, influenceText(model, province)), '4.1')
}

/** Who has how many, and who would score. */
function influenceText(model: Model, province: Province): string {
  const t = own.get()
  const view = model.view.value
  const { points } = influenceStanding(view, province)
  const counters = view.players.flatMap(({ influence }, seat) =>
    at(influence, province) > 0 ? [`${who(model, seat)} ${at(influence, province)}`] : [],
  )
  if (counters.length === 0) return t.noInfluence
  const leaders = points.flatMap((each, seat) => (each > 0 ? [seat] : []))
  const first = leaders[0]
  const score =
    first === undefined
      ? ''
      : t.wouldScore(inList(leaders.map((seat) => who(model, seat))), at(points, first), leaders.length > 1)
  return together(t.counters(capital(counters.join(', '))), score)
}

function explainInfluence(model: Model, province: Province): Explanation {
  return said(own.get().influence(names().province(province)), influenceText(model, province), '7.3')
}

function explainServant(model: Model, servant: Servant, province: Province): Explanation {
  const t = own.get()
  const view = model.view.value
  const owner = view.players.findIndex(({ servants }) => servants[SERVANTS.indexOf(servant)] === province)
  return said(
    `${names().servants[servant]}, ${colourName(province)}`,
    together(
      owner < 0 ? t.placeFree : t.standsHere(nameOf(model, owner)),
      t.brings(gainText(model, view, servant, province)),
    ),
    '4.1',
  )
}

function itemUse(model: Model, item: Item, province: Province): string {
  const t = own.get()
  if (item === 'shield') return t.shield
  if (item === 'material') return t.material(freeTilesFor(model, (colour) => colour === province))
  return t.flag(flagPower(province))
}

const ITEM_RULES: Readonly<Record<Item, string>> = { shield: '7.1', flag: '6.0', material: '4.9' }

function explainSupply(model: Model, item: Item, province: Province): Explanation {
  const left = own.get().left(at(model.view.value.supply[item], province))
  return said(itemTitle(item, province), together(left, itemUse(model, item, province)), ITEM_RULES[item])
}

function explainItem(model: Model, seat: Seat, item: Item, province: Province): Explanation {
  const count = at(at(model.view.value.players, seat).items[item], province)
  return said(
    titled(model, seat, itemTitle(item, province)),
    together(own.get().held(count), itemUse(model, item, province)),
    ITEM_RULES[item],
  )
}

function explainTraitors(model: Model, seat: Seat, colour: Province): Explanation {
  const t = own.get()
  const player = at(model.view.value.players, seat)
  const count = at(player.traitors, colour)
  const text =
    count === 0
      ? t.noTraitor
      : t.traitorCosts(capital(parts().traitor(colourName(colour), count, unrepelled(player, colour))))
  return said(titled(model, seat, t.traitors), text, '7.1')
}

function explainSeal(model: Model, seat: Seat, servant: Servant, no: number): Explanation | undefined {
  const row = places.SEAL_ROWS.find((each) => each === no)
  if (row === undefined) return undefined
  const state = sealOn(at(model.view.value.players, seat), servant, row)
  return said(
    titled(model, seat, own.get().seal(names().servants[servant], row)),
    together(`${parts().abilities[row][servant]}.`, own.get().sealIs(parts().sealStates[state])),
    `9.${row + 1}`,
  )
}

function explainAlly(model: Model, seat: Seat, name: string | undefined): Explanation | undefined {
  const player = at(model.view.value.players, seat)
  const ally = player.allies.find((each) => each.name === name)
  if (ally === undefined) return undefined
  return said(
    titled(model, seat, names().ally(ally.name)),
    together(parts().powers[ally.name], leftOf(ally, player)),
    '10.2',
  )
}

function explainQuest(model: Model, quest: QuestId, where: string, rule: string): Explanation {
  const t = own.get()
  const card = questOf(model.view.value, quest)
  const lacks = missing(model, quest)
  return said(
    names().quest(card),
    together(t.questWorth(card.points), where, model.isSeated.value ? (lacks === '' ? t.met : lacks) : ''),
    rule,
  )
}

/** Points so far, and what the next scoring would bring as it stands. */
function explainScore(model: Model, seat: Seat): Explanation {
  const view = model.view.value
  const player = at(view.players, seat)
  const domain = sum(territoriesIn(view.domain).map((tiles) => at(territoryStanding(view, tiles).points, seat)))
  const influence = sum(PROVINCES.map((province) => at(influenceStanding(view, province).points, seat)))
  const servants = player.servants.filter((place) => place !== null).length
  const traitors = -TRAITOR_COSTS * sum(PROVINCES.map((colour) => unrepelled(player, colour)))
  const t = own.get()
  const next = view.isOver
    ? ''
    : t.next(
        signed(domain + influence + servants + traitors),
        signed(domain),
        signed(influence),
        signed(servants),
        signed(traitors),
      )
  return said(
    t.score(nameOf(model, seat)),
    together(`${minus(player.score)} ${parts().pointsWord(player.score)}.`, next),
    view.isOver ? '8.0' : '7.1',
  )
}

function explainDice(model: Model, seat: Seat): Explanation {
  const { dice, merlinDie } = at(model.view.value.players, seat)
  const values = [...dice, ...(merlinDie > 0 ? [parts().merlinsDie(merlinDie)] : [])]
  const left = values.length === 0 ? parts().noDice : parts().diceLeft(values.join(', '))
  return said(own.get().dice(nameOf(model, seat)), `${capital(left)}.`, '3.1')
}

/** Where it leads. */
function explainDie(model: Model, no: number): Explanation | undefined {
  const die = model.dice.value.find((each) => each.no === no)
  if (die === undefined) return undefined
  const { figure, value, state } = die
  const isMerlins = figure === 'merlin'
  const title = isMerlins ? texts().merlinsDie(value) : texts().yourDie(value)
  const used = isMerlins ? texts().merlinUsed : texts().dieUsed(value)
  const goals = model.goals.value.find((goal) => goal.die.no === no)?.ways ?? []
  const leads = goals.length === 0 ? '' : `${capital(goals.map(({ acts }) => spaceTitle(model, acts)).join(' · '))}.`
  return said(
    state === 'used' ? used : title,
    together(isMerlins ? own.get().whiteDie : own.get().ownDie, leads),
    '3.2',
  )
}

function explainRounds(model: Model): Explanation {
  const { round, turnsTaken, players } = model.view.value
  const turn = Math.min(TURNS_A_ROUND, Math.floor(turnsTaken / players.length) + 1)
  return said(texts().roundNow(round, turn), own.get().scoring, '3.1')
}

function holderText(model: Model, holder: Seat | null): string {
  return holder === null ? own.get().nobody : own.get().has(nameOf(model, holder))
}

function explainGrail(model: Model): Explanation {
  const t = own.get()
  const view = model.view.value
  const tied = PROVINCES.filter((province) => influenceStanding(view, province).points.filter((n) => n > 0).length > 1)
  const now = tied.length === 0 ? '' : t.tied(inList(tied.map(colourName)))
  return said(names().space('grail'), together(holderText(model, view.grail), t.grail, now), '7.3')
}

function explainExcalibur(model: Model): Explanation {
  const t = own.get()
  const { excalibur, players } = model.view.value
  const isSafe = excalibur !== null && PROVINCES.every((colour) => unrepelled(at(players, excalibur), colour) === 0)
  return said(
    names().space('excalibur'),
    together(holderText(model, excalibur), t.excalibur, excalibur === null ? '' : t.excaliburNow(isSafe)),
    '7.1',
  )
}

const STORE_RULES: Readonly<Record<places.Store, string>> = {
  apples: '3.3',
  staffs: '3.4',
  counters: '4.1',
  manors: '4.9',
  quests: '5.1',
}

function explainStore(model: Model, seat: Seat, store: places.Store): Explanation {
  const t = own.get()
  const p = parts()
  const view = model.view.value
  const count = places.storeOf(view, seat, store)
  const about = {
    apples: { word: p.apples(count), use: t.apple },
    staffs: { word: p.staffs(count), use: t.staff },
    counters: { word: p.countersLeft(count), use: t.counter },
    manors: { word: p.manorsLeft(count), use: t.manor },
    quests: { word: p.questsInHand(count), use: t.hand(count) },
  }
  const { word, use } = about[store]
  return said(titled(model, seat, `${count} ${word}`), use, STORE_RULES[store])
}
