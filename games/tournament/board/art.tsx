/* Cards, small cards, coins, banners. The pictures on the cards are files, laid under them by the style sheet. */

import type { PlaceId } from '@logres/board-kit'
import type { ComponentChildren } from 'preact'
import { type Banner, type Card, JOKER, type Weapon, weaponOf, worthOf } from '../rules/index.ts'
import type { Ask } from './draft.ts'
import { askName, cardName, weaponName } from './names.ts'

export type Kind = Weapon | 'joker'

export function kindName(card: Card): Kind {
  return weaponOf(card) ?? 'joker'
}

export const GLYPHS: Readonly<Record<Kind, string>> = {
  sword:
    'M12 .8 14.3 4v10.5H9.7V4Zm-6 14.2h12l.6 2.4c-4 .9-9.2.9-13.2 0Zm4.8 3.2h2.4v2.6h-2.4ZM13.8 21.8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z',
  shield: 'M3.5 2.5h17v9c0 6.2-4.6 9.6-8.5 11.7-3.9-2.1-8.5-5.5-8.5-11.7Zm2.2 2.2v6.8c0 4.6 3.2 7.3 6.3 9.1V4.7Z',
  lance:
    'm22.8 1.2-1.6 5-2.2-.3L8.7 17.6l-2-1.7L17.7 4.6l.1-2.2ZM8.3 11.2l4.6 4.6-1 2.6-6.2-6.2Zm-3 5.6 1.9 1.9-4.1 4.2-2-2ZM15 12.3c2.4-.6 3.3 1.7 6.2 1l-1 3 1.6 2.3c-3.6.5-5.8-1.2-8.6-.3Z',
  armour:
    'M8.3 1.5c1 1.7 6.4 1.7 7.4 0l5 2.3c1.5 2.5 1.8 5 1.4 7.3l-3.5.3c.4 2.2.2 4.2-.5 6H5.9c-.7-1.8-.9-3.8-.5-6l-3.5-.3C1.5 8.8 1.8 6.3 3.3 3.8ZM5.6 18.4h5.9v4.2c-2.5.2-4.9-.1-7-.9Zm6.9 0h5.9l1.1 3.3c-2.1.8-4.5 1.1-7 .9Z',
  joker:
    'M12 2.5c2.6 2.7 3.7 6 3.8 9.3 1.1-3.9 3.1-6.2 6-5.8 1.7.3 2 2.4 1.3 4.6-2.4-.6-4.3 1.7-4.7 5.4H5.6c-.4-3.7-2.3-6-4.7-5.4C.2 8.4.5 6.3 2.2 6c2.9-.4 4.9 1.9 6 5.8.1-3.3 1.2-6.6 3.8-9.3ZM5.5 17.5h13V20h-13Z',
}

export function Glyph({ kind, cls = '' }: { readonly kind: Kind; readonly cls?: string }) {
  return (
    <svg class={`tournament-glyph ${cls}`} viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule={kind === 'shield' ? 'evenodd' : 'nonzero'} d={GLYPHS[kind]} />
    </svg>
  )
}

const SIGNS = {
  check: 'm4 12.5 5.5 5.5L20 6.5',
  cross: 'm6 6 12 12M18 6 6 18',
  up: 'M12 20V5m-6 6 6-6 6 6',
  down: 'M12 4v15m-6-6 6 6 6-6',
  heap: 'M4 5 9 4l3 4 4-5 4 2v6c0 5-4 8-8 10-4-2-8-5-8-10Zm8 3-2 5 4 2-2 5',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 4 6 5 9-1 3-5 4-5 9M17 3c0 5-4 6-5 9 1 3 5 4 5 9',
} as const

export function Sign({ id }: { readonly id: keyof typeof SIGNS }) {
  return (
    <svg class={`tournament-icon tournament-icon-${id}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[id]} />
    </svg>
  )
}

/** The arrows between what one gets and what one gives. */
export function Swap() {
  return (
    <svg class="tournament-swap" viewBox="0 0 32 24" aria-hidden="true">
      <path d="M4 8h22m-6-5.5L26 8l-6 5.5M28 17H6m6-5.5L6 17l6 5.5" />
    </svg>
  )
}

/** A whole card. Its figure and its name are part of the picture: its name is given where it is shown. */
export function CardFace({ card, cls = '' }: { readonly card: Card; readonly cls?: string }) {
  const kind = kindName(card)
  return (
    <span
      class={`tournament-card weapon-${kind} ${cls}`}
      aria-hidden="true"
      data-worth={worthOf(card)}
      data-name={weaponName(kind)}
    />
  )
}

export function CardBack({ cls = '' }: { readonly cls?: string }) {
  return <span class={`tournament-card tournament-back ${cls}`} aria-hidden="true" />
}

/** Over a card that is broken. */
export function Crack() {
  return (
    <svg class="tournament-crack" viewBox="0 0 100 140" aria-hidden="true">
      <path d="M58 0 47 27l13 14-19 28 15 15-18 30 9 26" />
    </svg>
  )
}

interface MiniProps {
  readonly kind: Kind
  readonly label: string
  readonly cls?: string
  readonly children: ComponentChildren
}

function MiniCard({ kind, label, cls = '', children }: MiniProps) {
  return (
    <span class={`tournament-mini weapon-${kind} ${cls}`} role="img" aria-label={label}>
      <b>{children}</b>
      <i>
        <Glyph kind={kind} />
      </i>
    </span>
  )
}

export function Mini({ card, cls = '' }: { readonly card: Card; readonly cls?: string }) {
  return (
    <MiniCard kind={kindName(card)} label={cardName(card)} cls={cls}>
      {card === JOKER ? '0' : worthOf(card)}
    </MiniCard>
  )
}

/** A card that is asked for and not named: "8+". */
export function AskedMini({
  ask,
  lowest,
  cls = '',
}: {
  readonly ask: Ask
  readonly lowest: number
  readonly cls?: string
}) {
  const { weapon, value, isAtLeast } = ask
  const isAny = isAtLeast && value <= lowest
  return (
    <MiniCard kind={weapon} label={askName(ask, lowest)} cls={`tournament-ask ${cls}`}>
      {weapon === 'joker' ? '0' : isAny ? '?' : value}
      {isAtLeast && !isAny ? <sup>+</sup> : null}
    </MiniCard>
  )
}

export function Coin({
  count,
  label,
  cls = '',
}: {
  readonly count: number | string
  readonly label: string
  readonly cls?: string
}) {
  return (
    <span class={`tournament-coin ${cls}`} role="img" aria-label={label}>
      {count}
    </span>
  )
}

export function CoinIcon() {
  return (
    <svg class="tournament-card-icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.3" />
      <path d="M12 5.5 13.5 10.5 18.5 12 13.5 13.5 12 18.5 10.5 13.5 5.5 12 10.5 10.5Z" />
    </svg>
  )
}

/** The ordinary of each letter. */
const ORDINARIES: Readonly<Record<Banner, string>> = {
  A: 'M15 0h10v43.5L20 48l-5-4.5Z',
  B: 'M0 15h40v11H0Z',
  C: 'M0 0h8l32 36v8l-5-2.5L0 11Z',
  D: 'M20 8 40 28v12L20 20 0 40V28Z',
  E: 'M0 0h8l12 14L32 0h8v9L27 23l13 14v7l-4-2-16-12L4 42l-4 2v-7l13-14L0 9Z',
  F: 'M15 0h10v13h15v10H25v20.5L20 48l-5-4.5V23H0V13h15Z',
}

interface BannerProps {
  /** Null: out of the fighting. */
  readonly banner: Banner | null
  readonly seat: number
  readonly label?: string
  readonly cls?: string
  readonly place?: PlaceId
}

/** The letter's ordinary on the colour of the seat. */
export function BannerArt({ banner, seat, label, cls = '', place }: BannerProps) {
  return (
    <svg
      class={`tournament-banner seat-${seat} ${banner === null ? 'tournament-out' : ''} ${cls}`}
      viewBox="0 0 48 62"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      data-place={place}
    >
      <path class="tournament-pole" d="M2 6h44" />
      <g transform="translate(4 7)">
        <path class="tournament-cloth" d="M0 0h40v44l-10-5-10 9-10-9-10 5Z" />
        {banner === null ? (
          <path class="tournament-cross" d="m11 11 18 19M29 11 11 30" />
        ) : (
          <>
            <path class="tournament-ordinary" d={ORDINARIES[banner]} />
            <circle class="tournament-disc" cx="20" cy="20" r="14" />
            <text x="20" y="28" text-anchor="middle">
              {banner}
            </text>
          </>
        )}
      </g>
    </svg>
  )
}
