/* The figures of Avalon's rulebook, drawn with the cards, regions and tiles of the board. What they show is said by their alt. */

import type { Place, Scene } from '../book/index.ts'
import { type Card, cardOf, REGION_CARDS, type Region, type Side, TILE_DATA, type Tile } from '../rules/index.ts'
import { Art, groundOf } from './art.tsx'
import { Back, Crowns, cardClass, Face } from './card.tsx'
import { names, plateName, tileName } from './names.ts'
import { Shield } from './shield.tsx'
import { Sign } from './signs.tsx'
import { textsReady } from './texts/index.ts'
import { TileIcon } from './tile.tsx'
import './style/index.ts'
import './figures.css'

export { textsReady as ready }

type CardName = Place['mine'][number]

function cardsOf(names: readonly CardName[]): Card[] {
  return names.map(([colour, character]) => cardOf(colour, character))
}

function WholeCard({ name: [colour, character] }: { readonly name: CardName }) {
  const card = cardOf(colour, character)
  return (
    <span class={`${cardClass(card)} avalon-top-card`}>
      <Face card={card} />
    </span>
  )
}

/** The bottom card next to the region, the top one whole, at the far end. */
function FigurePile({ names, isMine }: { readonly names: readonly CardName[]; readonly isMine: boolean }) {
  const cards = cardsOf(names)
  return (
    <span class={`avalon-figure-pile ${isMine ? 'mine' : 'theirs'}`}>
      {cards.map((card, i) => {
        const isTop = i === cards.length - 1
        return (
          <span key={i} class={`${cardClass(card)} ${isTop ? 'avalon-top-card' : 'avalon-strip-card'}`}>
            <Face card={card} strip={!isTop} />
          </span>
        )
      })}
      {cards.length === 0 ? <span class="avalon-figure-none" /> : null}
    </span>
  )
}

function Plate({ region, owner }: { readonly region: Region | 'mist'; readonly owner: Place['owner'] }) {
  const printed = region === 'mist' ? null : REGION_CARDS[region]
  return (
    <span class={`avalon-figure-plate ground-${groundOf(printed)} ${owner === null ? '' : `by-${owner}`}`}>
      <span class="avalon-art">
        <Art region={printed} />
        {printed === null ? null : <Crowns count={printed.crowns} />}
        {owner === null ? null : <Shield isMine={owner === 'me'} cls="avalon-owner" />}
      </span>
      <span class="avalon-figure-name">{plateName(printed)}</span>
    </span>
  )
}

function PlaceColumn({ place, isBare = false }: { readonly place: Place; readonly isBare?: boolean }) {
  return (
    <span class="avalon-figure-place">
      {isBare ? null : <FigurePile names={place.theirs} isMine={false} />}
      <Plate region={place.region} owner={place.owner} />
      {isBare ? null : <FigurePile names={place.mine} isMine />}
    </span>
  )
}

type Play = Extract<Scene, { readonly kind: 'play' }>
const PLAY_SIGNS = { reinforce: 'tower', enchant: 'wand', attack: 'swords' } as const

/** Between before and after: the answer on the opponent's side, what is done, and the card that does it on mine. */
function Deed({ scene: { play, card, answer, owed } }: { readonly scene: Play }) {
  return (
    <span class="avalon-figure-deed">
      <span class="avalon-figure-hand theirs">{answer === null ? null : <Played name={answer} side={1} />}</span>
      <span class={`avalon-figure-does ${play}`}>
        <Sign id={PLAY_SIGNS[play]} cls="avalon-icon" />
        <b>{names().plays[play]}</b>
        <svg class="avalon-figure-arrow" viewBox="0 0 64 10" aria-hidden="true">
          <path d="M0 5H58M53 1L60 5 53 9" />
        </svg>
      </span>
      <span class="avalon-figure-hand mine">
        <Played name={card} side={0} />
        {owed === 0 ? null : (
          <span class="avalon-figure-owed">
            <Back />
            <b>−{owed}</b>
          </span>
        )}
      </span>
    </span>
  )
}

function Played({ name, side }: { readonly name: CardName; readonly side: Side }) {
  return (
    <span class="avalon-figure-played">
      <WholeCard name={name} />
      <Shield isMine={side === 0} />
    </span>
  )
}

function FigureTile({ tile }: { readonly tile: Tile }) {
  const { shade, copies } = TILE_DATA[tile]
  return (
    <span class={`avalon-figure-tile ${shade === 'dark' ? 'avalon-dark-tile' : 'avalon-light-tile'}`}>
      <span class="avalon-tile-body">
        <TileIcon tile={tile} />
        {tile === 'landscapeTwice' ? <em>×2</em> : null}
      </span>
      <span class="avalon-figure-what">
        <b>{tileName(tile)}</b>
        <span>{names().tileTexts[tile]}</span>
      </span>
      <span class="avalon-figure-copies">{copies}×</span>
    </span>
  )
}

/** Where no card lies the row alone is meant. */
function isBare(scene: Scene): boolean {
  return scene.kind === 'row' && scene.places.every(({ mine, theirs }) => mine.length + theirs.length === 0)
}

function Things({ scene }: { readonly scene: Scene }) {
  switch (scene.kind) {
    case 'cards':
      return scene.cards.map((name, i) => <WholeCard key={i} name={name} />)
    case 'regions':
      return scene.regions.map((region) => <Plate key={region} region={region} owner={null} />)
    case 'tiles':
      return scene.tiles.map((tile) => <FigureTile key={tile} tile={tile} />)
    case 'row':
      return scene.places.map((place, i) => <PlaceColumn key={i} place={place} isBare={isBare(scene)} />)
    case 'play':
      return (
        <>
          <PlaceColumn place={scene.before} />
          <Deed scene={scene} />
          <PlaceColumn place={scene.after} />
        </>
      )
  }
}

/** Before and after of one place. */
export function isNarrow({ kind }: Scene): boolean {
  return kind === 'play'
}

export function Drawing({ scene }: { readonly scene: Scene }) {
  return (
    <span class={`avalon-figure avalon-figure-${scene.kind} ${isBare(scene) ? 'bare' : ''}`} aria-hidden="true">
      <Things scene={scene} />
    </span>
  )
}
