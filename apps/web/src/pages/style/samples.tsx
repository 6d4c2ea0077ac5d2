/* The samples of the style page. */

import { GameIcon, Icon, rosette } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Arms, SeatPip, VacantArms } from '../../design/draw/arms.tsx'
import { Emblem, SeatRing } from '../../design/draw/emblem.tsx'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { HOUSES, type House, HouseShield, inkOf, PROVINCES, ProvinceRoundel, Sign } from '../../design/draw/houses.tsx'
import { ICONS } from '../../design/icons/game-icons.ts'
import { GAMES } from '../../games.ts'
import { theme } from '../../shell/theme.ts'
import { ICONS as CARD_ICONS } from './card-icons.ts'
import { contrast } from './contrast.ts'

const SIGNS: Readonly<Record<House, string>> = {
  yellow: 'Sun',
  green: 'Oak leaf',
  red: 'Rose',
  blue: 'Drop',
  violet: 'Grapes',
}

export function Houses() {
  return (
    <ul class="houses">
      {HOUSES.map((house) => (
        <li key={house} class="panel">
          <HouseShield of={house} size={74} />
          <b>{SIGNS[house]}</b>
          <span>{house}</span>
          <span class="sizes">
            {[24, 16, 12].map((size) => (
              <Sign key={size} of={house} size={size} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function Provinces() {
  return (
    <ul class="houses six">
      {PROVINCES.map((province) => (
        <li key={province} class="panel">
          <ProvinceRoundel of={province} size={74} />
          <b>{province}</b>
          <span class="sizes">
            <ProvinceRoundel of={province} size={28} />
            <ProvinceRoundel of={province} size={20} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const GROUNDS = [
  ['vellum', 'the desk'],
  ['page', 'panels, cards'],
  ['page-2', 'wells, hover'],
  ['rule', 'hairlines'],
  ['gold-leaf', 'ornament, never text'],
] as const
const INKS = ['ink', 'ink-2', 'ink-3', 'rubric', 'gold', 'lapis', 'verdigris'] as const
const SEATS = ['blue', 'yellow', 'red', 'green', '5', '6'] as const

/** Measured on the page as it is shown, not written down. */
function InkSwatch({ name }: { readonly name: string }) {
  const element = useRef<HTMLElement>(null)
  const ratio = useSignal('')
  const chosen = theme.value
  useEffect(() => {
    if (element.current === null || chosen === undefined) return
    const { color, backgroundColor } = getComputedStyle(element.current)
    ratio.value = contrast(color, backgroundColor).toFixed(1)
  }, [chosen, ratio])
  return (
    <li>
      <i ref={element} style={{ background: 'var(--page)', color: `var(--${name})` }}>
        Aa
      </i>
      <b>{name}</b>
      <span>{ratio.value}</span>
    </li>
  )
}

export function Colours() {
  return (
    <ul class="swatches">
      {GROUNDS.map(([name, use]) => (
        <li key={name}>
          <i style={{ background: `var(--${name})` }} />
          <b>{name}</b>
          <span>{use}</span>
        </li>
      ))}
      {INKS.map((name) => (
        <InkSwatch key={name} name={name} />
      ))}
      {SEATS.map((name, i) => (
        <li key={name}>
          <i style={{ background: `var(--seat-${name})`, color: name === 'yellow' ? '#2a2118' : '#fff8ec' }}>
            {'ABCDEF'[i]}
          </i>
          <b>seat-{name}</b>
          <span>banner {'ABCDEF'[i]}</span>
        </li>
      ))}
    </ul>
  )
}

export function Type() {
  return (
    <dl class="type">
      <dt>
        Title
        <br />
        Cinzel 600, 36/40
      </dt>
      <dd class="type-1">The Stone Circle</dd>
      <dt>
        Name
        <br />
        Cinzel 600, 23/26
      </dt>
      <dd class="type-2">Avalon, Tournament, Merlin</dd>
      <dt>
        Opening
        <br />
        Alegreya 500, 24/30
      </dt>
      <dd class="type-3">three board games, with friends, strangers or bots</dd>
      <dt>
        Prompt
        <br />
        Alegreya 500, 19/25
      </dt>
      <dd class="type-4">Choose a region for your knight of the Drop.</dd>
      <dt>
        Prose
        <br />
        Alegreya 400, 18/26
      </dt>
      <dd class="type-5">A knight from hand attacks where you have at least as many cards as your opponent.</dd>
      <dt>
        Interface
        <br />
        Alegreya Sans 400/500/700, 17/25
      </dt>
      <dd>
        <span>
          Start with 4, <b>10:24</b>, 24 h a turn
        </span>
      </dd>
      <dt>
        Small
        <br />
        Alegreya Sans 400, 15/19
      </dt>
      <dd class="type-7 muted">The smallest text there is. Figures are lining and tabular: 0123456789, 11</dd>
    </dl>
  )
}

export interface SampleCardProps {
  readonly house: House
  readonly kind: 'Knight' | 'Sorceress'
  readonly state?: 'up' | 'no'
}

/** A veiled lady with the moon on her brow: our own. */
const SORCERESS =
  'M256 24C148 24 106 118 106 220c0 84-22 166-64 268h428c-42-102-64-184-64-268C406 118 364 24 256 24zm0 100c56 0 84 44 84 104 0 74-42 130-84 130s-84-56-84-130c0-60 28-104 84-104zm-30-76a34 34 0 1044 40 26 26 0 11-44-40zM206 384c30 20 70 20 100 0l-50 84z'

export function SampleCard({ house, kind, state }: SampleCardProps) {
  const colours = { background: `var(--${house})`, color: inkOf(house) }
  return (
    <span class={`sample-card ${state ?? ''}`} role="img" aria-label={`${kind} of the ${SIGNS[house]} (${house})`}>
      <span class="band" style={colours}>
        <Sign of={house} size={17} ground={`var(--${house})`} />
        <Sign of={house} size={17} ground={`var(--${house})`} />
      </span>
      <span class="sample-figure" style={{ color: `color-mix(in srgb, var(--${house}) 74%, #2a2118)` }}>
        <svg width="56" height="56" viewBox="0 0 512 512" fill="currentColor" fill-rule="evenodd" aria-hidden="true">
          <path d={kind === 'Knight' ? CARD_ICONS['visored-helm'] : SORCERESS} />
        </svg>
      </span>
      <span class="sample-kind">{kind}</span>
    </span>
  )
}

function Weapon({ path, value, name }: { readonly path: string; readonly value: number; readonly name: string }) {
  return (
    <span class="sample-card" role="img" aria-label={`${name}, ${value}`}>
      <span class="band armed">
        <GameIcon path={path} size={17} />
        <GameIcon path={path} size={17} />
      </span>
      <span class="sample-figure armed">
        <GameIcon path={path} size={54} />
      </span>
      <span class="sample-power">{value}</span>
      <span class="sample-kind">{name}</span>
    </span>
  )
}

function CardBack() {
  return (
    <span class="sample-card back" role="img" aria-label="A face-down card">
      <svg width="90" height="128" viewBox="-45 -64 90 128" aria-hidden="true">
        <rect x="-40" y="-59" width="80" height="118" rx="3" fill="none" stroke="currentColor" stroke-width="1.2" />
        <SeatRing radius={27} length={5} width={3} />
        <circle r="22" fill="none" stroke="currentColor" stroke-width="1.4" />
        <path d={rosette(19)} fill="none" stroke="currentColor" stroke-width=".9" />
      </svg>
    </span>
  )
}

export function SampleCards() {
  return (
    <div class="demo cards-demo">
      <SampleCard house="yellow" kind="Knight" />
      <SampleCard house="blue" kind="Sorceress" state="up" />
      <SampleCard house="green" kind="Knight" />
      <SampleCard house="violet" kind="Sorceress" state="no" />
      <SampleCard house="red" kind="Knight" />
      <Weapon path={CARD_ICONS.broadsword} value={9} name="Sword" />
      <Weapon path={CARD_ICONS.shield} value={12} name="Shield" />
      <CardBack />
    </div>
  )
}

export function Token({ house, text }: { readonly house: House; readonly text: string }) {
  return (
    <span class="token" style={{ background: `var(--${house})`, color: inkOf(house) }}>
      <Sign of={house} size={14} ground={`var(--${house})`} />
      {text}
    </span>
  )
}

export function Prompts() {
  return (
    <div class="stack">
      <div class="prompt-sample">
        <p>
          Your turn. Play a card, or end the plays.<small>2 conquests left this turn</small>
        </p>
        <div class="acts">
          <button type="button" class="button secondary compact">
            <Icon name="undo" size={18} />
            Undo
          </button>
          <button type="button" class="button primary compact">
            End plays
          </button>
        </div>
      </div>
      <div class="prompt-sample answering">
        <p>
          <b class="rubric">Answer.</b> Corvin attacks the stone circle with a{' '}
          <Token house="red" text="knight of the Rose" />
          <small>A knight of the Rose from your hand would stop it. You have one.</small>
        </p>
        <div class="acts">
          <button type="button" class="button secondary compact">
            Let it fall
          </button>
          <button type="button" class="button primary compact">
            Answer with a knight
          </button>
        </div>
      </div>
      <div class="prompt-sample wait">
        <p class="muted">Corvin is choosing a supply tile.</p>
        <div class="acts">
          <span class="badge">
            <Icon name="clock" />
            watching
          </span>
        </div>
      </div>
    </div>
  )
}

export function Clocks() {
  const clocks = [
    { who: 'Maëlle', time: '14:52', note: 'you, running', state: 'run' },
    { who: 'Corvin', time: '12:08', note: 'Corvin', state: '' },
    { who: 'Rhys', time: '0:19', note: 'low on time', state: 'low' },
    { who: 'Giulia', time: '1 d 18 h', note: 'Giulia, over days', state: '' },
  ]
  return (
    <div class="demo">
      {clocks.map(({ who, time, note, state }) => (
        <span key={who} class={`clock ${state}`}>
          <Arms of={who} size={28} />
          <span>
            {time}
            <small>{note}</small>
          </span>
        </span>
      ))}
    </div>
  )
}

export function Log() {
  return (
    <div class="panel log sample-log">
      <h3>Turn 11, Corvin</h3>
      <ol>
        <li>
          <Arms of="Corvin" size={20} />
          <span>
            Corvin lays a <Token house="blue" text="sorceress" /> at the second hill and enchants your{' '}
            <Token house="blue" text="knight" />.
          </span>
          <time>14:02</time>
        </li>
        <li class="at" aria-current="true">
          <Arms of="Maëlle" size={20} />
          <span>
            You answer with a <Token house="blue" text="sorceress" />; theirs goes to your hand.
          </span>
          <time>14:02</time>
        </li>
      </ol>
      <h3>Turn 12, you</h3>
      <ol>
        <li>
          <Arms of="Maëlle" size={20} />
          <span>
            You conquer the <b>forest castle</b> for 2 crowns and lose four cards.
          </span>
          <time>14:03</time>
        </li>
      </ol>
    </div>
  )
}

const PEOPLE = ['Maëlle', 'Corvin', 'Giulia', 'Tobias', 'Anouk', 'Rhys', 'Petra', 'Lukas', 'Ragnhild', 'Wren']

export function Badges() {
  return (
    <>
      <div class="demo">
        <span class="badge turn">Your turn</span>
        <span class="badge live">
          <Icon name="clock" />
          Live
        </span>
        <span class="badge days">
          <Icon name="calendar" />
          Over days
        </span>
        <span class="badge gold">Ruling</span>
        <span class="badge">
          <Icon name="eye" />3 watching
        </span>
        <span class="badge">
          <GameIcon path={ICONS.cog} size={13} />
          Bot
        </span>
        <span class="badge warn">
          <Icon name="warn" />
          Line lost
        </span>
        <span class="badge">Reconstructed</span>
        <span class="pips">
          <SeatPip kind="person" />
          <SeatPip kind="person" />
          <SeatPip kind="bot" />
          <SeatPip kind="free" />
          <span class="num">3 of 4</span>
        </span>
        {GAMES.map(({ id }) => (
          <GameMark key={id} game={id} size={36} />
        ))}
        <Emblem size={44} />
      </div>
      <div class="demo">
        {PEOPLE.map((who) => (
          <Arms key={who} of={who} size={44} />
        ))}
        <Arms of="" bot size={44} />
        <VacantArms size={44} />
      </div>
    </>
  )
}

export function Space() {
  return (
    <ul class="spacings">
      {[
        ['s1', 4],
        ['s2', 8],
        ['s3', 12],
        ['s4', 16],
        ['s5', 24],
        ['s6', 40],
      ].map(([name, size]) => (
        <li key={name}>
          <i style={{ width: `var(--${name})` }} />
          {name} {size}
        </li>
      ))}
      {['r1', 'r2', 'r3'].map((name) => (
        <li key={name}>
          <div class="radius-sample" style={{ borderRadius: `var(--${name})` }} />
          {name}
        </li>
      ))}
      <li>
        <div class="radius-sample shade" />
        shadow
      </li>
    </ul>
  )
}
