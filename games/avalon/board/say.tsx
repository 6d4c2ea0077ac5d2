/* The prompt's sentence: whose turn it is and what is asked, always there, and what the place looked at would bring. */

import { isNarrow, PromptLine, RuleLink } from '@logres/board-kit'
import { at, type Tagged } from '@logres/kernel'
import {
  type Card,
  CROWNS_TO_WIN,
  HAND_LIMIT,
  isSorceress,
  knightOf,
  lossesOf,
  type Position,
  question,
  TILE_DATA,
  type Tile,
  yieldOf,
} from '../rules/index.ts'
import { Chip, SmallCard } from './card.tsx'
import { hasPlayed, isDoable, type Model, type Prospect, whyNotAt } from './model.ts'
import { cardName, regionName, tileName } from './names.ts'
import { Swords } from './pile.tsx'
import { Sign } from './signs.tsx'
import { USE_AVALON } from './telling/places.ts'
import { texts } from './texts/index.ts'

export function Say({ model }: { readonly model: Model }) {
  const kind = model.asked.value?.kind
  if (kind === undefined) return <Waits model={model} />
  const chosen = model.ending.chosen.value
  if (chosen !== undefined) return <EndWith model={model} tile={chosen.tile} />
  if (kind === 'playCards')
    return model.pickedCard.value === undefined ? <ChooseCard model={model} /> : <Where model={model} />
  if (kind === 'payLosses') return <Pay model={model} />
  if (kind === 'spareLoss') return <Spare model={model} />
  return <Simple model={model} kind={kind} />
}

function Waits({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  const asked = question(view)
  if (asked === undefined) return <p class="match-question">{t.over}</p>
  const isMine = view.active === model.me.value && model.isSeated.value
  const name = model.nameOf(asked.seat)
  const isAnswer = asked.kind === 'answerSpell' || asked.kind === 'answerAttack'
  return (
    <>
      <PromptLine tag={isMine ? t.yourTurn : t.turnOf(model.nameOf(view.active))} isOther={!isMine}>
        {isAnswer ? t.waitAnswer(name) : t.waitFor(name)}
      </PromptLine>
      <p class="match-hint">{isAnswer && 'at' in asked ? placeName(model, asked.at) : ' '}</p>
    </>
  )
}

function ChooseCard({ model }: { readonly model: Model }) {
  const t = texts()
  const hasWon = model.crownsOf(model.me.value) >= CROWNS_TO_WIN
  return (
    <>
      <PromptLine tag={t.yourTurn}>
        {hasWon
          ? t.winNow
          : model.hand.value.length === 0
            ? t.noCards
            : model.ending.isOffered.value
              ? t.chooseCardOrTile
              : t.chooseCard}
      </PromptLine>
      <p class="match-hint">{model.hand.value.length === 0 ? ' ' : isNarrow.value ? t.chooseTap : t.chooseHint}</p>
    </>
  )
}

/** A tile was chosen while cards can still be played: taking it ends the turn. */
function EndWith({ model, tile }: { readonly model: Model; readonly tile: Tile }) {
  const t = texts()
  const yields = yieldOf(model.view.value, model.me.value, tile)
  const over = model.ending.discards(tile)
  const hints = [
    TILE_DATA[tile].shade === 'dark' ? t.paysLater(yields) : t.drawsNow(yields),
    ...(over === 0 ? [] : [t.thenDiscard(over)]),
    ...(hasPlayed(model) ? [] : [t.nothingPlayed]),
  ]
  return (
    <>
      <PromptLine tag={t.yourTurn}>{t.endWith(tileName(tile))}</PromptLine>
      <p class="match-hint">
        {hints.join(' ')}{' '}
        <button type="button" class="match-link" onClick={() => model.ending.choose(undefined)}>
          {t.playOn}
        </button>
      </p>
    </>
  )
}

function placeName(model: Model, position: Position): string {
  return texts().at(position + 1, regionName(at(model.view.value.places, position).region))
}

function Where({ model }: { readonly model: Model }) {
  const t = texts()
  const card = model.pickedCard.value ?? 0
  const position = model.target.value ?? model.focus.value
  const prospect = position === undefined ? undefined : model.prospects.value?.[position]
  const [lay, on, end] = t.howToLay
  const [where, go] = t.whereTo
  return (
    <>
      <PromptLine tag={t.yourTurn}>
        {where}
        <Chip card={card} named /> <b>{cardName(card)}</b>
        {go}
      </PromptLine>
      <p class="match-hint legend">
        {lay}
        <Meant model={model} card={card} />
        {on}
        <b>{t.reinforceWord}</b>
        {end}
      </p>
      <p class="match-hint match-effect">
        {prospect === undefined ? <Idle /> : <Effect model={model} card={card} prospect={prospect} />}
      </p>
      <Choices model={model} card={card} />
    </>
  )
}

/** What a card laid on a region itself does there. */
function Meant({ model, card }: { readonly model: Model; readonly card: Card }) {
  const t = texts()
  const mayAttack = model.prospects.value?.some(({ attack }) => attack !== undefined) === true
  if (!isSorceress(card)) return <b class="red-word">{t.attackWord}</b>
  return (
    <>
      <b class="blue-word">{t.enchantWord}</b>
      {mayAttack ? (
        <>
          {t.or}
          <b class="red-word">{t.attackWord}</b>
        </>
      ) : null}
    </>
  )
}

function Idle() {
  return <>{isNarrow.value ? texts().tapRegion : ' '}</>
}

/** What would happen there, or why nothing would. */
function Effect({
  model,
  card,
  prospect,
}: {
  readonly model: Model
  readonly card: Card
  readonly prospect: Prospect
}) {
  const t = texts()
  const place = placeName(model, prospect.at)
  const parts: string[] = []
  if (isDoable(prospect.attack)) parts.push(attackEffect(model, card, prospect, place))
  if (isDoable(prospect.enchant)) parts.push(spellEffect(model, card, prospect, place))
  if (parts.length === 0) {
    const pile = at(model.view.value.places, prospect.at).piles[model.me.value]
    parts.push(t.effectReinforce(place, pile.length + 1))
    const refusal = whyNotAt(prospect)
    if (refusal !== undefined && refusal.code !== 'attackNeedsForeignRegion')
      parts.push(model.context.sayRefusal(refusal))
  }
  const said = parts.join(' ')
  // The place comes first in every language.
  return (
    <>
      <b>{place}</b>
      {said.slice(place.length)}
    </>
  )
}

function could(events: readonly Tagged[], kind: string): boolean {
  return events.some((event) => event.kind === kind)
}

function attackEffect(model: Model, card: Card, { at: position, attack, isSpared }: Prospect, place: string): string {
  const t = texts()
  if (!isDoable(attack)) return ''
  const { possible } = model.context.legality.value.preview(attack)
  const unless = could(possible, 'attackResisted') ? t.unless(model.nameOf(model.other), cardName(knightOf(card))) : ''
  const there = at(model.view.value.places, position)
  const me = model.me.value
  const { fall, owed } = lossesOf(there, me, there.piles[me].length + 1)
  return t.effectAttack(place, unless, there.region?.crowns ?? null, fall, owed - (isSpared ? 1 : 0))
}

function spellEffect(model: Model, card: Card, { at: position, enchant }: Prospect, place: string): string {
  const t = texts()
  if (!isDoable(enchant)) return ''
  const { possible } = model.context.legality.value.preview(enchant)
  const unless = could(possible, 'spellCountered') ? t.unless(model.nameOf(model.other), cardName(card)) : ''
  const target = at(model.view.value.places, position).piles[model.other].at(-1)
  return t.effectEnchant(place, unless, target === undefined ? '' : cardName(target))
}

/** Once a place is chosen: as what the card is laid there. A phone always asks; elsewhere only if it could be two things. */
function Choices({ model, card }: { readonly model: Model; readonly card: Card }) {
  const t = texts()
  const position = model.target.value
  const prospect = position === undefined ? undefined : model.prospects.value?.[position]
  const { attack, enchant, reinforce } = prospect ?? {}
  return (
    <div class={`match-choices ${prospect === undefined ? 'match-idle' : ''}`}>
      {prospect !== undefined && isDoable(attack) ? (
        <button type="button" class="match-button attack" onClick={() => model.act(attack)}>
          <Swords />
          <span>
            {t.attack} <small>{t.lose(prospect.price)}</small>
          </span>
        </button>
      ) : null}
      {isDoable(enchant) ? (
        <button type="button" class="match-button enchant" onClick={() => model.act(enchant)}>
          <Sign id="wand" cls="avalon-icon" />
          <span>{t.enchant}</span>
        </button>
      ) : null}
      {reinforce === undefined ? null : (
        <button type="button" class="match-button" onClick={() => model.act(reinforce)}>
          <span>+ {t.reinforce}</span>
        </button>
      )}
      <button
        type="button"
        class="match-button close-button"
        aria-label={t.putBack(cardName(card))}
        onClick={() => model.pick(undefined)}
      >
        ✕
      </button>
    </div>
  )
}

function Pay({ model }: { readonly model: Model }) {
  const t = texts()
  const params = model.asked.value?.params
  const owed = Number(params?.owed)
  const position = Number(params?.at)
  const paid = model.paid.value
  const [before, count, after] = t.pay(owed)
  const [n, of] = t.paid(paid.length, paid.length + owed)
  return (
    <div class="match-pay">
      <PromptLine tag={t.payTitle(regionName(at(model.view.value.places, position).region))}>
        {before}
        <b class="red-word">{count}</b>
        {after}
      </PromptLine>
      <p class="match-hint">
        {t.payHow} <Rule no="6.7" />
      </p>
      <div class="avalon-tray" role="img" aria-label={`${n}${of}: ${paid.map(cardName).join(', ')}`}>
        {paid.slice(-8).map((card, i) => (
          <SmallCard key={i} card={card} />
        ))}
        {Array.from({ length: Math.min(owed, 12 - Math.min(paid.length, 8)) }, (_, i) => (
          <i key={i} />
        ))}
        <span>
          <b>{n}</b>
          {of}
        </span>
      </div>
    </div>
  )
}

function Rule({ no }: { readonly no: string }) {
  return (
    <RuleLink game="avalon" rule={no}>
      {texts().rule(no)}
    </RuleLink>
  )
}

function Spare({ model }: { readonly model: Model }) {
  const t = texts()
  const owed = Number(model.asked.value?.params.owed)
  const keep = model.legal('keepAvalon')[0]
  return (
    <>
      <PromptLine tag={t.yourTurn}>{t.spare(owed)}</PromptLine>
      <p class="match-hint">
        {t.spareHow} <Rule no="6.8" />
      </p>
      <div class="match-choices match-always">
        <button
          type="button"
          class="match-button primary"
          data-choice="1"
          data-place={USE_AVALON}
          onClick={() => model.act({ kind: 'useAvalon' })}
        >
          <Sign id="apple" cls="avalon-icon" /> {t.useAvalon}
        </button>
        {keep === undefined ? null : (
          <button type="button" class="match-button" data-choice="2" onClick={() => model.act(keep)}>
            {t.keepAvalon}
          </button>
        )}
      </div>
    </>
  )
}

function Simple({ model, kind }: { readonly model: Model; readonly kind: string }) {
  const t = texts()
  if (kind === 'discardDown') {
    const [before, count, after] = t.discard(model.hand.value.length - HAND_LIMIT)
    return (
      <>
        <PromptLine tag={t.yourTurn}>
          {before}
          <b class="red-word">{count}</b>
          {after}
        </PromptLine>
        <p class="match-hint">
          {t.discardHow} <Rule no="7.6" />
        </p>
      </>
    )
  }
  const isTile = kind === 'takeTile'
  return (
    <>
      <PromptLine tag={t.yourTurn}>{isTile ? t.takeTile : kind === 'endTurn' ? t.endTurn : ''}</PromptLine>
      <p class="match-hint">{isTile ? t.takeTileHow : kind === 'endTurn' ? t.endTurnHow : ''}</p>
    </>
  )
}
