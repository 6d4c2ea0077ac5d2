/* The figures of Merlin's rulebook, drawn with the things of the board. What they show is said by their alt. */
import type { Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { type Scene, tilesOf } from '../book/index.ts'
import {
  COLOURS,
  type Colour,
  ITEMS,
  needsOf,
  PROVINCES,
  RECONSTRUCTED,
  SERVANTS,
  type Servant,
  TRAITOR_COSTS,
} from '../rules/index.ts'
import {
  Badge,
  Die,
  Glyph,
  ItemMark,
  SeatMark,
  SIGNS,
  Sign,
  type SignName,
  seatInk,
  seatShape,
  seatVar,
} from './art/signs.tsx'
import { Hood } from './castle/matrix.tsx'
import { Hexes } from './domain/hexes.tsx'
import { KnightFace } from './draft/index.tsx'
import { SEAL_ROWS } from './places.ts'
import { Head, NeedLines } from './quests/card.tsx'
import './style/index.ts'
import { names, textsReady } from './texts/index.ts'
import { capital, flagPower, minus, parts } from './texts/parts.ts'
import './figures.css'
import { RingFigure } from './figures-ring.tsx'

export { textsReady as ready }

type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { readonly kind: Kind }>

const provinceOf = (colour: Colour) => COLOURS.indexOf(colour)

/** A wooden thing of a seat: the charge of the seat with a sign on it. */
function Piece({ seat, sign, size = 40 }: { readonly seat: Seat; readonly sign: SignName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <path class="merlin-edge" d={seatShape(seat, 10)} fill={seatVar(seat)} />
      <Glyph path={SIGNS[sign]} x={0} y={seat === 3 ? 1 : 0} size={13} fill={seatInk(seat)} />
    </svg>
  )
}

function Own({ scene: { dice, merlinDie } }: { readonly scene: SceneOf<'own'> }) {
  return (
    <>
      <div class="merlin-figure-line">
        {dice.map((value, i) => (
          <Die key={i} value={value} seat={0} />
        ))}
        <Die value={merlinDie} seat="merlin" />
      </div>
      <div class="merlin-figure-line">
        <Piece seat={0} sign="helm" size={50} />
        {SERVANTS.map((servant) => (
          <Piece key={servant} seat={0} sign={servant} />
        ))}
      </div>
      <div class="merlin-figure-line">
        <Piece seat={0} sign="manor" />
        <SeatMark seat={0} size={28} />
        <Sign name="staff" size={34} />
        <Sign name="apple" size={34} />
      </div>
    </>
  )
}

function Items() {
  return PROVINCES.map((province) => (
    <span key={province} class="merlin-figure-column">
      <Badge province={province} size={36} />
      {ITEMS.map((item) => (
        <ItemMark key={item} item={item} province={province} size={30} />
      ))}
    </span>
  ))
}

function DomainFigure({ scene }: { readonly scene: SceneOf<'domain'> }) {
  const domain = tilesOf(scene)
  const manors = domain.map((_, tile) => scene.manors.find((manor) => manor.tile === tile)?.seat ?? null)
  return (
    <Hexes
      domain={domain}
      frames={RECONSTRUCTED.frames}
      manors={manors}
      doubled={[]}
      looked={scene.looked ?? undefined}
      label=""
    />
  )
}

/** The places of a province: who stands on which, and what was taken there. */
function Places({ colour, servant, seat, children }: PlacesProps) {
  return (
    <span class="merlin-figure-places">
      <Badge province={provinceOf(colour)} size={30} />
      {SERVANTS.map((each) =>
        each === servant ? (
          <Piece key={each} seat={seat} sign={each} />
        ) : (
          <i key={each} class="merlin-figure-empty">
            <Sign name={each} size={19} />
          </i>
        ),
      )}
      {children}
    </span>
  )
}

interface PlacesProps {
  readonly colour: Colour
  readonly servant: Servant
  readonly seat: Seat
  readonly children?: ComponentChildren
}

function ServantFigure({ scene: { servant, to } }: { readonly scene: SceneOf<'servant'> }) {
  return (
    <>
      <Places colour={to} servant={servant} seat={1} />
      <svg class="merlin-figure-arrow" viewBox="0 0 10 30" aria-hidden="true">
        <path d="M5 0V27M1 22L5 28 9 22" />
      </svg>
      <Places colour={to} servant={servant} seat={0}>
        <span class="merlin-figure-got">
          + <ItemMark item="material" province={provinceOf(to)} size={28} />
        </span>
      </Places>
    </>
  )
}

function QuestCards({ scene: { quests, has } }: { readonly scene: SceneOf<'quests'> }) {
  return quests.map((quest, i) => {
    const needs = needsOf(quest.conditions, has)
    return (
      <span key={i} class={`merlin-figure-quest ${needs.every(({ isMet }) => isMet) ? 'merlin-ready' : ''}`}>
        <Head quest={quest} />
        <NeedLines quest={quest} needs={needs} />
      </span>
    )
  })
}

function Flags() {
  return COLOURS.map((colour, province) => {
    const [name, power = ''] = flagPower(province).split(/\s?:\s/)
    return (
      <span key={colour} class="merlin-figure-flag">
        <ItemMark item="flag" province={province} size={34} />
        <span>
          <b>{name}</b>
          <span>{capital(power)}</span>
        </span>
      </span>
    )
  })
}

function Traitors({ scene: { traitors, shields } }: { readonly scene: SceneOf<'traitors'> }) {
  return traitors.map((colour) => {
    const isRepelled = shields.includes(colour)
    return (
      <span key={colour} class="merlin-figure-column">
        <Hood colour={provinceOf(colour)} size={44} count={1} />
        {isRepelled ? (
          <ItemMark item="shield" province={provinceOf(colour)} size={34} />
        ) : (
          <i class="merlin-figure-none" />
        )}
        <b class={isRepelled ? 'merlin-repelled' : 'merlin-not-repelled'}>{isRepelled ? '✓' : minus(-TRAITOR_COSTS)}</b>
      </span>
    )
  })
}

function SealBoard({ scene: { sealed } }: { readonly scene: SceneOf<'seals'> }) {
  const { abilities } = parts()
  const hasSeal = (servant: Servant, row: number) => sealed.some(([one, no]) => one === servant && no === row)
  return SERVANTS.map((servant) => (
    <span key={servant} class="merlin-figure-who">
      <span class="merlin-figure-head">
        <Sign name={servant} size={20} />
        {capital(names().servants[servant])}
      </span>
      {SEAL_ROWS.map((row) => (
        <span key={row} class={`merlin-figure-ability ${hasSeal(servant, row) ? 'sealed' : ''}`}>
          <b>{row}</b>
          <span>{abilities[row][servant]}</span>
          {hasSeal(servant, row) ? <Sign name="seal" size={30} /> : null}
        </span>
      ))}
    </span>
  ))
}

function Things({ scene }: { readonly scene: Scene }) {
  switch (scene.kind) {
    case 'ring':
      return <RingFigure scene={scene} />
    case 'own':
      return <Own scene={scene} />
    case 'items':
      return <Items />
    case 'domain':
      return <DomainFigure scene={scene} />
    case 'servant':
      return <ServantFigure scene={scene} />
    case 'quests':
      return <QuestCards scene={scene} />
    case 'flags':
      return <Flags />
    case 'traitors':
      return <Traitors scene={scene} />
    case 'seals':
      return <SealBoard scene={scene} />
    case 'knights':
      return scene.knights.map((ally) => (
        <span key={ally} class="merlin-figure-knight">
          <KnightFace ally={ally} />
        </span>
      ))
  }
}

const NARROW: readonly Scene['kind'][] = ['own', 'items', 'servant', 'traitors']

export function isNarrow({ kind }: Scene): boolean {
  return NARROW.includes(kind)
}

export function Drawing({ scene }: { readonly scene: Scene }) {
  return (
    <div class={`of-merlin merlin-figure merlin-figure-${scene.kind}`} aria-hidden="true">
      <Things scene={scene} />
    </div>
  )
}
