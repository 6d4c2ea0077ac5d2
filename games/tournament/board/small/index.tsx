/* The tournament, small: who is still in the fighting, around the market; or the duel with what lies open of it. */
import { polar, type SmallBoardModule } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import { question, type View } from '../../rules/index.ts'
import { type Banner, type Card, JOKER, WEAPONS, worthOf } from '../../rules/vocabulary.ts'
import { GLYPHS, type Kind, kindName } from '../art.tsx'
import { roman } from '../roman.ts'
import { viewIn } from '../view.ts'
import { texts, textsReady } from './texts/index.ts'

const WIDTH = 308
const HEIGHT = 168
const INK = '#2a2118'
const PAPER = '#fdf9ef'
/** Of the seats, as on the large board, and legible on both themes' paper. */
const SEATS = ['#2b62a8', '#b0352c', '#c99a17', '#3f7f43', '#7a4b8f', '#4d5560'] as const
const GROUNDS: Readonly<Record<Kind, string>> = {
  shield: '#2f5f9e',
  sword: '#9b2335',
  lance: '#2f6b55',
  armour: '#6d4590',
  joker: '#8a5e0d',
}
const MARKET_CARDS = 3

type DuelFrame = Extract<View['frames'][number], { kind: 'duel' }>

function BannerShape({ banner, seat }: { readonly banner: Banner | null; readonly seat: Seat }) {
  return (
    <g opacity={banner === null ? 0.35 : 1}>
      <path d="M-11-14h22v24l-11 7-11-7z" fill={SEATS[seat] ?? INK} stroke={INK} stroke-width="1.2" />
      <path d="M-13-15.500h26" stroke="#8a5e0d" stroke-width="2.600" stroke-linecap="round" />
      {banner === null ? (
        <path d="m-6-7 12 13M6-7-6 6" stroke={PAPER} stroke-width="2.500" stroke-linecap="round" />
      ) : (
        <>
          <circle r="7.200" cy="-1" fill={PAPER} />
          <text y="3.400" text-anchor="middle" font-weight="700" font-size="12" fill={INK}>
            {banner}
          </text>
        </>
      )}
    </g>
  )
}

function OpenCard({ card, isBeaten }: { readonly card: Card; readonly isBeaten: boolean }) {
  const kind = kindName(card)
  return (
    <>
      <rect
        width="40"
        height="54"
        rx="3.500"
        fill={PAPER}
        stroke={isBeaten ? '#8d7c5c' : '#8a5e0d'}
        stroke-width={isBeaten ? 1 : 2}
      />
      <rect x="3" y="3" width="34" height="48" rx="2" fill={GROUNDS[kind]} opacity={isBeaten ? 0.4 : 1} />
      <path d={GLYPHS[kind]} transform="translate(9 18)" fill={PAPER} />
      {card === JOKER ? null : (
        <>
          <rect width="17" height="17" rx="2" fill={PAPER} stroke="#8d7c5c" stroke-width=".8" />
          <text x="8.500" y="13" text-anchor="middle" font-weight="700" font-size="13" fill={INK}>
            {worthOf(card)}
          </text>
        </>
      )}
    </>
  )
}

function FaceDown() {
  return (
    <>
      <rect width="40" height="54" rx="3.500" fill="#4a3218" stroke={INK} />
      <rect x="3.500" y="3.500" width="33" height="47" rx="2" fill="none" stroke="#c9992e" />
      <path d="M20 17l4 10-4 10-4-10z" fill="#c9992e" />
    </>
  )
}

/** Cards that are not laid yet are places only. */
function DuelCard({
  card,
  other,
  isLaid,
}: {
  readonly card: Card | undefined
  readonly other: Card | undefined
  readonly isLaid: boolean
}) {
  if (card !== undefined && other !== undefined)
    return <OpenCard card={card} isBeaten={worthOf(card) < worthOf(other)} />
  return isLaid ? (
    <FaceDown />
  ) : (
    <rect width="40" height="54" rx="3.500" fill="none" stroke="#b9a98a" stroke-dasharray="4 3" />
  )
}

function Duel({ view, duel }: { readonly view: View; readonly duel: DuelFrame }) {
  const { pair, turned } = duel
  const asked = question(view)
  const hasLaid = asked?.kind === 'lay' ? asked.hasLaid : [true, true]
  return (
    <>
      <path d="M56 80H302V88H56z" fill={PAPER} stroke={INK} />
      {Array.from({ length: 16 }, (_, i) => (
        <path key={i} d={`M${62 + i * 15} 80h7l-5 8h-7z`} fill="#9b2335" />
      ))}
      {pair.map((seat, side) => (
        <g key={seat}>
          <g transform={`translate(32 ${side === 0 ? 44 : 126}) scale(1.25)`}>
            <BannerShape banner={view.banners[seat] ?? null} seat={seat} />
          </g>
          {WEAPONS.map((weapon, i) => (
            <g key={weapon} transform={`translate(${76 + i * 56} ${side === 0 ? 14 : 100})`}>
              <DuelCard
                card={turned?.[side === 0 ? 0 : 1][i]}
                other={turned?.[side === 0 ? 1 : 0][i]}
                isLaid={hasLaid[side] === true}
              />
            </g>
          ))}
        </g>
      ))}
    </>
  )
}

function Market({ view }: { readonly view: View }) {
  const asked = question(view)
  const isDone = (seat: Seat) =>
    (asked?.kind === 'barter' && asked.ready[seat] === true) ||
    (asked?.kind === 'announcement' && asked.hasAnswered[seat] === true)
  const open = view.open.slice(0, MARKET_CARDS)
  return (
    <>
      <ellipse cx="154" cy="86" rx="72" ry="40" fill="#efe5cd" stroke="#c9992e" stroke-width="1.5" />
      {open.length === 0 ? (
        <g stroke={INK} fill="#d7a944">
          <circle cx="145" cy="90" r="11" />
          <circle cx="160" cy="82" r="11" />
        </g>
      ) : (
        open.map((card, i) => (
          <g key={`${card} ${i}`} transform={`translate(${154 + (i - (open.length - 1) / 2) * 32 - 14} 67) scale(.7)`}>
            <OpenCard card={card} isBeaten={false} />
          </g>
        ))
      )}
      {view.banners.map((banner, seat) => {
        const [x, y] = polar(58, (seat * 360) / view.banners.length)
        const place = [154 + x * 1.8, 86 + y]
        return (
          <g key={seat} transform={`translate(${place.join(' ')})`}>
            <BannerShape banner={banner} seat={seat} />
            {isDone(seat) ? (
              <g transform="translate(14 9)">
                <circle r="7" fill="#2f6b55" stroke={PAPER} stroke-width="1.5" />
                <path d="M-3 .3l2.200 2.200 4-4.500" fill="none" stroke={PAPER} stroke-width="1.700" />
              </g>
            ) : null}
          </g>
        )
      })}
    </>
  )
}

function Drawing({ view }: { readonly view: object }) {
  const now = viewIn(view)
  const duel = now.frames.findLast((frame) => frame.kind === 'duel')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {duel === undefined ? <Market view={now} /> : <Duel view={now} duel={duel} />}
    </svg>
  )
}

function SeatSign({ view, seat }: { readonly view: object; readonly seat: Seat }) {
  return (
    <svg viewBox="-14 -18 28 36" width="14" height="18" aria-hidden="true">
      <BannerShape banner={viewIn(view).banners[seat] ?? null} seat={seat} />
    </svg>
  )
}

function phaseOf(view: View): string {
  const t = texts()
  const round = roman(view.round)
  if (view.ended !== null) return t.phase.over
  const asked = question(view)
  switch (asked?.kind) {
    case 'draft':
      return t.phase.draft
    case 'barter':
      return t.phase.barter(round)
    case 'announcement':
      return t.phase.announcement(round)
    case 'judgement':
      return t.phase.judgement(round)
    default:
      return t.phase.duel(round)
  }
}

export const smallBoard: SmallBoardModule = {
  ready: textsReady,
  texts(object) {
    const view = viewIn(object)
    const t = texts()
    return {
      phase: phaseOf(view),
      // Purses are secret until the end, unless the table plays with open ones; how many cards somebody holds never is.
      scores: view.hands.map(({ size }, seat) => {
        const purse = view.purses[seat] ?? null
        return purse === null ? t.cards(size) : t.coins(purse)
      }),
    }
  },
  Drawing,
  SeatSign,
}
