/* One region with both piles. It is a list item that can be read as a sentence; what can be done there is a button. */

import { isNarrow, ruleLink } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import type { Card, Place, Position, Side } from '../rules/index.ts'
import { Art, groundOf } from './art.tsx'
import { Chip, Crowns } from './card.tsx'
import { isDoable, type Model, type Prospect, whyNotAt } from './model.ts'
import { briefPower, cardName, names, plateName, regionName } from './names.ts'
import type { Heat } from './outlooks.ts'
import { Pile, Swords } from './pile.tsx'
import { Shield } from './shield.tsx'
import { Sign } from './signs.tsx'
import { platePlace, regionPlace } from './telling/places.ts'
import { texts } from './texts/index.ts'
import type { ToldNow } from './told-now.ts'

interface RegionProps {
  readonly model: Model
  readonly place: Place
  readonly position: Position
}

export function RegionItem({ model, place, position }: RegionProps) {
  const me = model.me.value
  const mine = place.piles[me]
  const theirs = place.piles[model.other]
  const prospect = model.outlooks.prospectAt(position)
  const heat = model.outlooks.heatAt(position)
  const isHot = heat === 'attack' || heat === 'spell'
  const isFocus = model.focus.value === position && prospect !== undefined
  const classes = [
    'avalon-region',
    place.owner === null ? '' : place.owner === me ? 'owned-by-me' : 'owned-by-opponent',
    prospect === undefined ? '' : lightOf(prospect),
    isFocus || model.target.value === position ? 'avalon-focus' : '',
    isHot ? 'avalon-contested' : '',
    heat === 'won' ? 'avalon-won-region' : '',
    model.outlooks.toldAt(position) === undefined ? '' : 'avalon-told',
    model.counted.value.includes(position) ? 'avalon-counted' : '',
  ]
  const look = () => {
    model.focus.value = position
  }
  return (
    <li
      class={classes.join(' ')}
      onPointerEnter={look}
      onFocusIn={look}
      data-region={position}
      data-place={regionPlace(position)}
    >
      <span class="visually-hidden">{sentenceOf(model, place, position)}</span>
      <Pile model={model} cards={theirs} position={position} side={model.other} />
      <Count count={theirs.length} other={mine.length} cls="theirs" />
      <button
        type="button"
        class="avalon-plate-button"
        {...(prospect && { 'data-drop': `plate-${position}` })}
        data-at={position}
        data-row="plate"
        tabIndex={tabOf(model, position)}
        aria-label={labelOf(model, place, position, prospect)}
        onClick={() => press(model, position)}
      />
      <Plate model={model} place={place} position={position} prospect={prospect} heat={heat} />
      <Count count={mine.length} other={theirs.length} cls="mine" />
      <Pile model={model} cards={mine} position={position} side={me} />
      <div class="avalon-tags">
        <Tag model={model} place={place} position={position} prospect={prospect} heat={heat} />
      </div>
    </li>
  )
}

function lightOf(prospect: Prospect): string {
  if (isDoable(prospect.attack)) return 'can-reinforce can-attack'
  return isDoable(prospect.enchant) ? 'can-reinforce can-enchant' : 'can-reinforce no-a'
}

function Count({ count, other, cls }: { readonly count: number; readonly other: number; readonly cls: string }) {
  return (
    <span class={`avalon-count ${cls} ${count > other ? 'more' : ''}`} aria-hidden="true">
      {count}
    </span>
  )
}

interface PlateProps extends RegionProps {
  readonly prospect: Prospect | undefined
  readonly heat: Heat
}

function Plate(props: PlateProps) {
  const { model, place, position } = props
  const { region, owner } = place
  const name = plateName(region)
  return (
    <div class={`avalon-plate ground-${groundOf(region)}`} data-plate={position} data-place={platePlace(position)}>
      <span class="avalon-art" aria-hidden="true">
        {model.isDrawn.value ? <Art region={region} /> : null}
        {region === null ? null : <Crowns count={region.crowns} />}
        <span class="avalon-position">{position + 1}</span>
        {owner === null ? null : <Shield isMine={owner === model.me.value} cls="avalon-owner" />}
      </span>
      <span class="avalon-name" aria-hidden="true">
        {name}
      </span>
      <Standing {...props} />
    </div>
  )
}

/** One stop for the Tab key in the whole row; the arrows go on from there. */
function tabOf(model: Model, position: Position): number {
  return (model.focus.value ?? 0) === position ? 0 : -1
}

/** Without a card picked the piles open in full; on a phone the prompt asks what the card shall do there. */
function press(model: Model, position: Position): void {
  if (model.pickedCard.peek() === undefined) model.opened.value = position
  else if (isNarrow.peek()) model.target.value = position
  else model.layOnRegion(position)
}

function labelOf(model: Model, place: Place, position: Position, prospect: Prospect | undefined): string {
  const t = texts()
  const no = position + 1
  const name = t.region(no, regionName(place.region))
  if (prospect === undefined) return `${name}: ${t.wholePile(no)}`
  if (isDoable(prospect.attack)) return `${t.attackHere(no)}, ${regionName(place.region)}: ${t.lose(prospect.price)}`
  if (isDoable(prospect.enchant))
    return `${t.enchantHere(no)}, ${regionName(place.region)}: ${targetName(model, place)}`
  const refusal = whyNotAt(prospect)
  return refusal === undefined ? name : `${name}: ${shortReason(refusal)}`
}

function targetOf(model: Model, place: Place): Card | undefined {
  return place.piles[model.other].at(-1)
}

function targetName(model: Model, place: Place): string {
  const target = targetOf(model, place)
  return target === undefined ? '' : cardName(target)
}

/** The lower part of a plate: what would happen, or why nothing would, or what the region gives. */
function Standing({ model, place, position, prospect, heat }: PlateProps) {
  const t = texts()
  const told = model.outlooks.toldAt(position)
  if (told !== undefined) return <Told place={place} told={told} />
  if (heat === 'attack' || heat === 'spell') return <Hot model={model} place={place} isSpell={heat === 'spell'} />
  if (prospect !== undefined) return <Outlook model={model} place={place} prospect={prospect} />
  if (heat === 'won') return <span class="avalon-state avalon-won">{t.yoursNow}</span>
  const { region, owner } = place
  const power = region === null ? '' : briefPower(region)
  const whose =
    owner === null
      ? t.unclaimed
      : owner === model.me.value && model.isSeated.value
        ? t.yours
        : t.ownerOf(model.nameOf(owner))
  return (
    <span class="avalon-state" aria-hidden="true">
      {power === '' ? <span class="avalon-whose">{whose}</span> : power}
    </span>
  )
}

interface HotProps {
  readonly model: Model
  readonly place: Place
  readonly isSpell: boolean
}

function Hot({ model, place, isSpell }: HotProps) {
  const t = texts()
  const card = targetOf(model, place)
  return (
    <span class="avalon-state" aria-hidden="true">
      <span class="avalon-state-action">
        {isSpell ? <Sign id="wand" cls="avalon-icon" /> : <Swords />}
        <b>{isSpell ? t.enchanted : t.attacked}</b>
        <span>{card === undefined ? null : <Chip card={card} named />}</span>
      </span>
    </span>
  )
}

/** While others act. */
function Told({ place, told: { result, isSpell } }: { readonly place: Place; readonly told: ToldNow }) {
  const crowns = result === 'conquered' ? place.region?.crowns : undefined
  return (
    <span class="avalon-state" aria-hidden="true">
      <span class="avalon-state-action">
        {isSpell ? <Sign id="wand" cls="avalon-icon" /> : <Swords />}
        <b>{toldWord(result, isSpell)}</b>
        <span>{crowns === undefined ? null : names().crowns(crowns)}</span>
      </span>
    </span>
  )
}

function toldWord(result: ToldNow['result'], isSpell: boolean): string {
  const t = texts()
  if (result !== undefined) return t.toldResults[result]
  return isSpell ? t.enchanted : t.attacked
}

interface OutlookProps {
  readonly model: Model
  readonly place: Place
  readonly prospect: Prospect
}

function Outlook({ model, place, prospect }: OutlookProps) {
  const t = texts()
  const target = targetOf(model, place)
  if (isDoable(prospect.attack)) {
    return (
      <span class="avalon-state" aria-hidden="true">
        <span class="avalon-state-action">
          <Swords />
          <b>{t.attack}</b>
          <span>
            {t.lose(prospect.price)} {prospect.isSpared ? <Sign id="apple" cls="avalon-icon" /> : null}
          </span>
        </span>
      </span>
    )
  }
  if (isDoable(prospect.enchant)) {
    return (
      <span class="avalon-state" aria-hidden="true">
        <span class="avalon-state-action">
          <Sign id="wand" cls="avalon-icon" />
          <b>{t.enchant}</b>
          <span>{target === undefined ? null : <Chip card={target} named />}</span>
        </span>
      </span>
    )
  }
  const refusal = whyNotAt(prospect)
  if (refusal === undefined || place.owner === model.me.value) {
    return (
      <span class="avalon-state" aria-hidden="true">
        {t.yours}
      </span>
    )
  }
  return (
    <span class="avalon-state">
      <span aria-hidden="true">{shortReason(refusal)}</span>
      <RuleLink rule={refusal.rule} />
    </span>
  )
}

/** The last column on a phone says what the lower part of the plate says elsewhere. */
function Tag({ model, place, position, prospect, heat }: PlateProps) {
  const t = texts()
  const told = model.outlooks.toldAt(position)
  if (told !== undefined) {
    return (
      <span class="avalon-target-tag told" aria-hidden="true">
        {toldWord(told.result, told.isSpell)}
      </span>
    )
  }
  if (heat === 'attack' || heat === 'spell') {
    const isSpell = heat === 'spell'
    return (
      <span class={`avalon-target-tag ${isSpell ? 'enchant' : 'attack'}`} aria-hidden="true">
        {isSpell ? <Sign id="wand" cls="avalon-icon" /> : <Swords />}
        {isSpell ? t.enchantWord : t.attackWord}
      </span>
    )
  }
  if (prospect !== undefined) return <TagOutlook prospect={prospect} isOwn={place.owner === model.me.value} />
  const mine = place.piles[model.me.value]
  const power = place.region === null ? '' : briefPower(place.region)
  const text = heat === 'won' ? t.won : model.isPaying.value ? (mine.length === 1 ? t.lastCardShort : '') : power
  return (
    <span class="avalon-target-tag" aria-hidden="true">
      {text}
    </span>
  )
}

function TagOutlook({ prospect, isOwn }: { readonly prospect: Prospect; readonly isOwn: boolean }) {
  const t = texts()
  if (isDoable(prospect.attack)) {
    return (
      <span class="avalon-target-tag attack" aria-hidden="true">
        <Swords />
        {t.lose(prospect.price)}
      </span>
    )
  }
  if (isDoable(prospect.enchant)) {
    return (
      <span class="avalon-target-tag enchant" aria-hidden="true">
        <Sign id="wand" cls="avalon-icon" />
        {t.enchantWord}
      </span>
    )
  }
  const refusal = whyNotAt(prospect)
  if (refusal === undefined || isOwn) {
    return (
      <span class="avalon-target-tag" aria-hidden="true">
        {t.reinforceShort}
      </span>
    )
  }
  return (
    <span class="avalon-target-tag no">
      <span aria-hidden="true">{shortReason(refusal)}</span>
      <RuleLink rule={refusal.rule} />
    </span>
  )
}

function RuleLink({ rule }: { readonly rule: string | null }) {
  if (rule === null) return null
  return (
    <a class="avalon-rule" href={ruleLink('avalon', rule)} tabIndex={-1}>
      {texts().rule(rule)}
    </a>
  )
}

/** A few words where a sentence has no room; choosing the place shows the whole sentence. */
function shortReason({ code, params }: Refusal): string {
  const t = texts()
  const yours = Number(params.yours)
  const needed = Number(params.needed)
  switch (code) {
    case 'attackNeedsAsMany':
    case 'castleNeedsOneMore':
      return t.hasOf(yours, needed)
    case 'cannotPayInFull':
      return t.cannotPay(yours, needed)
    case 'attackNeedsForeignRegion':
      return t.yours
    case 'conquestsSpent':
      return t.conquestsSpent
    case 'spellNeedsSameColour':
      return t.otherColour
    case 'spellNeedsTarget':
      return t.noTarget
    default:
      return t.needsKnight
  }
}

function sentenceOf(model: Model, { region, owner, piles }: Place, position: Position): string {
  const t = texts()
  const me = model.me.value
  const side = (each: Side) => (each === me && model.isSeated.value ? t.you : model.nameOf(each))
  const whose =
    owner === null ? t.nobodys : owner === me && model.isSeated.value ? t.yours : t.ownerOf(model.nameOf(owner))
  const pile = (each: Side) => t.pile(side(each), piles[each].map(cardName))
  const head = [
    t.region(position + 1, regionName(region)),
    ...(region === null ? [] : [names().crowns(region.crowns)]),
    whose,
  ]
  return `${head.join(', ')}. ${pile(model.other)}. ${pile(me)}.`
}
