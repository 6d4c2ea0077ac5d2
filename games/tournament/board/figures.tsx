/* The figures of the tournament's rulebook, drawn with the cards, banners and tokens of the board. Their alts say what is seen. */

import type { Scene } from '../book/index.ts'
import { cardOf, JOKER, sequenceCard, TOKENS, WEAPONS, worthOf } from '../rules/index.ts'
import { AskedMini, BannerArt, CardFace, Coin, Crack, Glyph, Mini, Sign, Swap } from './art.tsx'
import { LargeToken, SmallToken } from './judgement/art.tsx'
import { Times } from './judgement/record.tsx'
import './judgement/style/index.ts'
import { judgementReady } from './judgement/texts/index.ts'
import { names } from './names.ts'
import { outfitOf } from './outfit.ts'
import { roman } from './roman.ts'
import './style/index.ts'
import { texts, textsReady } from './texts/index.ts'
import './figures.css'

export async function ready(): Promise<void> {
  await Promise.all([textsReady(), judgementReady()])
}

type CardName = Extract<Scene, { readonly kind: 'cards' }>['cards'][number]
type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { readonly kind: Kind }>

function cardNamed(name: CardName): number {
  return name === 'joker' ? JOKER : cardOf(...name)
}

function SequenceCard({ scene: { knights } }: { readonly scene: SceneOf<'sequence'> }) {
  const rounds = sequenceCard(knights)
  const letters = [...new Set(rounds.flat(2))].toSorted()
  return (
    <ol class="tournament-rounds">
      {rounds.map((pairs, i) => (
        <li key={i}>
          <b class="tournament-round-number">{roman(i + 1)}</b>
          <div class="tournament-pairs">
            {pairs.map(([one, two]) => (
              <span key={one + two} class="tournament-pair">
                <span class="tournament-one">
                  <BannerArt banner={one} seat={letters.indexOf(one)} />
                </span>
                <span class="tournament-two">
                  <BannerArt banner={two} seat={letters.indexOf(two)} />
                </span>
                <i>{texts().versus}</i>
              </span>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Tokens({ scene: { large, small } }: { readonly scene: SceneOf<'tokens'> }) {
  return (
    <>
      <div class="tournament-figure-line">
        {large.map((token) => (
          <LargeToken key={token} token={token} />
        ))}
      </div>
      <div class="tournament-figure-line">
        {[...small, [1, 2] as const].map(([one, two]) => (
          <span key={one} class="tournament-figure-faces">
            <SmallToken face={one} />
            <SmallToken face={two} />
          </span>
        ))}
      </div>
    </>
  )
}

function HandByWeapon({ scene }: { readonly scene: SceneOf<'hand'> }) {
  const { parts } = outfitOf(scene.cards.map(cardNamed))
  return parts.map(({ weapon, cards, by }) => (
    <div key={weapon} class={`tournament-figure-column ${by}`}>
      <span class="tournament-figure-head">
        <Glyph kind={weapon} />
        <span>{names().weapons[weapon]}</span>
      </span>
      <span class="tournament-figure-fan">
        {(by === 'joker' ? [JOKER] : cards).map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </span>
      {by === 'joker' ? <small>{texts().standsFor[weapon]}</small> : null}
    </div>
  ))
}

function Offered({ scene: { gives, wants, hand, fitting } }: { readonly scene: SceneOf<'offer'> }) {
  const fits = fitting.map(cardNamed)
  return (
    <>
      <div class="tournament-figure-line">
        {gives.cards.map((card, i) => (
          <Mini key={i} card={cardNamed(card)} />
        ))}
        <Coin count={gives.coins} label="" />
        <Swap />
        <AskedMini ask={{ weapon: wants.weapon, value: wants.least, isAtLeast: true }} lowest={1} />
      </div>
      <div class="tournament-figure-line tournament-figure-held">
        {hand.map(cardNamed).map((card) => (
          <span key={card} class={fits.includes(card) ? 'tournament-figure-fits' : 'tournament-figure-idle'}>
            <Mini card={card} />
            <Sign id={fits.includes(card) ? 'check' : 'cross'} />
          </span>
        ))}
      </div>
    </>
  )
}

type Duel = SceneOf<'duel'>

/** As on the board: the opponent above, oneself below. What has won is broken, what has lost is taken. */
function DuelGround({ scene }: { readonly scene: Duel }) {
  return (
    <>
      <Fighter scene={scene} side={1} />
      <div class="tournament-figure-lists">
        {WEAPONS.map((weapon, i) => {
          const [mine, theirs] = [scene.mine[i], scene.theirs[i]].map((name) => cardNamed(name ?? 'joker'))
          const lead = worthOf(mine ?? JOKER) - worthOf(theirs ?? JOKER)
          return (
            <div key={weapon} class="tournament-figure-pair">
              <Laid card={theirs ?? JOKER} isTaken={lead > 0} to="down" />
              <span class="tournament-figure-clash">
                {lead === 0 ? <Glyph kind={weapon} /> : <Winner side={lead > 0 ? 0 : 1} />}
              </span>
              <Laid card={mine ?? JOKER} isTaken={lead < 0} to="up" />
            </div>
          )
        })}
      </div>
      <Fighter scene={scene} side={0} />
    </>
  )
}

function Winner({ side }: { readonly side: 0 | 1 }) {
  return <BannerArt banner={side === 0 ? 'A' : 'B'} seat={side} />
}

function Fighter({ scene, side }: { readonly scene: Duel; readonly side: 0 | 1 }) {
  return (
    <div class="tournament-figure-fighter">
      <Winner side={side} />
      <b>{scene.points[side]}</b>
    </div>
  )
}

function Laid({ card, isTaken, to }: { readonly card: number; readonly isTaken: boolean; readonly to: 'up' | 'down' }) {
  return (
    <div class={`tournament-duel-card ${isTaken ? 'taken' : 'broken'}`}>
      <CardFace card={card} />
      {isTaken ? null : <Crack />}
      <span class="tournament-duel-tag">
        <Sign id={isTaken ? to : 'heap'} />
      </span>
    </div>
  )
}

/** What was thrown, and of the large tokens the right one. */
function Throw({ scene: { emblems, dots, right } }: { readonly scene: SceneOf<'throw'> }) {
  return (
    <>
      <div class="tournament-figure-line">
        {emblems.map((emblem, i) => (
          <SmallToken key={i} face={emblem} />
        ))}
        <SmallToken face={dots} />
      </div>
      <div class="tournament-figure-line">
        {TOKENS.map((token) => (
          <span key={token} class={`tournament-figure-token ${token === right ? 'right' : 'dim'}`}>
            <LargeToken token={token} />
          </span>
        ))}
      </div>
    </>
  )
}

function Race({ scene: { touches } }: { readonly scene: SceneOf<'race'> }) {
  const { you, yourOpponent } = texts()
  return (
    <Times
      touches={touches.map(({ measured, counts }) => ({ token: 'cup', ms: counts, measured }))}
      seats={[0, 1]}
      name={(seat) => (seat === 0 ? you : yourOpponent)}
    />
  )
}

function Things({ scene }: { readonly scene: Scene }) {
  switch (scene.kind) {
    case 'cards':
      return scene.cards.map((name, i) => <CardFace key={i} card={cardNamed(name)} />)
    case 'sequence':
      return <SequenceCard scene={scene} />
    case 'tokens':
      return <Tokens scene={scene} />
    case 'hand':
      return <HandByWeapon scene={scene} />
    case 'offer':
      return <Offered scene={scene} />
    case 'duel':
      return <DuelGround scene={scene} />
    case 'throw':
      return <Throw scene={scene} />
    case 'race':
      return <Race scene={scene} />
  }
}

const NARROW: readonly Scene['kind'][] = ['sequence', 'offer', 'duel', 'throw', 'race']

export function isNarrow({ kind }: Scene): boolean {
  return NARROW.includes(kind)
}

export function Drawing({ scene }: { readonly scene: Scene }) {
  return (
    <div class={`of-tournament tournament-figure tournament-figure-${scene.kind}`} aria-hidden="true">
      <Things scene={scene} />
    </div>
  )
}
