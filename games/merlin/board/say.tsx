/* The prompt's sentence: whose turn it is, what is asked, and what else is free. */

import { isNarrow, PromptLine, RuleLink } from '@logres/board-kit'
import { question } from '../rules/index.ts'
import type { Model } from './model.ts'
import { spaceTitle } from './names.ts'
import { names, texts } from './texts/index.ts'
import { deedText } from './way/deeds.tsx'

export function Say({ model }: { readonly model: Model }) {
  const asked = model.asked.value
  if (asked === null) return <Waits model={model} />
  const { kind, rule, params } = asked
  const t = texts()
  const [text, hint] = sentenceFor(model, kind, Number(params.n))
  return (
    <>
      <PromptLine tag={t.yourTurn}>{text}</PromptLine>
      <p class="match-hint">
        <Ready model={model} /> {kind === 'chooseDie' && hasReady(model) ? '' : hint}
        {hint === '' && rule !== null ? <Rule no={rule} /> : null}
      </p>
    </>
  )
}

function Rule({ no }: { readonly no: string }) {
  return (
    <RuleLink game="merlin" rule={no}>
      {texts().rule(no)}
    </RuleLink>
  )
}

function hasReady(model: Model): boolean {
  return model.legalOf('resolveQuest').length > 0
}

/** A quest that is met is said wherever it may be resolved. */
function Ready({ model }: { readonly model: Model }) {
  const count = new Set(model.legalOf('resolveQuest').map(({ quest }) => quest)).size
  if (count === 0) return null
  return (
    <button type="button" class="match-link" onClick={() => model.open('quests')}>
      {texts().readyQuest(count)}
    </button>
  )
}

function Waits({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  const asked = question(view)
  if (asked === undefined) return <p class="match-question">{t.over}</p>
  const turn = model.turn.value
  const name = model.nameOf(asked.seat)
  const isAt = turn !== undefined && asked.kind !== 'chooseDie' && asked.kind !== 'prepare'
  const isMine = model.isMine
  return (
    <>
      <PromptLine tag={isMine ? t.yourTurn : t.turnOf(model.nameOf(turn?.seat ?? asked.seat))} isOther={!isMine}>
        {isAt ? t.waitsAt(name, spaceTitle(model, turn.at)) : t.waits(name)}
      </PromptLine>
      <p class="match-hint"> </p>
    </>
  )
}

type Sentence = readonly [text: string, hint: string]

function sentenceFor(model: Model, kind: string, n: number): Sentence {
  const t = texts()
  const turn = model.turn.value
  const here = turn === undefined ? '' : spaceTitle(model, turn.at)
  const isBuild = model.legalOf('build').length > 0
  switch (kind) {
    case 'chooseDie':
      return choosing(model)
    case 'prepare':
      return [turn?.figure === 'merlin' ? t.prepareMerlin(turn.value) : t.prepare(turn?.value ?? 0), t.prepareHow]
    case 'arrive':
      if (isBuild) return [t.build, t.buildHow]
      return [model.legal.value.length > 1 ? t.arrive(here) : t.arriveOnly(here), deedText(model, turn?.at ?? 0)]
    case 'act':
      return isBuild ? [t.build, t.buildHow] : [t.act(here), deedText(model, turn?.at ?? 0)]
    case 'repeat':
      return [t.repeat, '']
    case 'finish':
      return [t.finish, t.finishHow]
    case 'exchange':
      return [t.exchange, '']
    case 'discardTraitor':
      return [t.discardTraitor, '']
    case 'discardMore':
      return [t.discardMore, '']
    case 'drawQuest':
      return [t.drawQuest(n), t.drawHow]
    case 'tower':
      return [t.tower, '']
    case 'towerAgain':
      return [t.towerAgain, '']
    case 'buildAgain':
      return [t.buildAgain, t.buildHow]
    case 'placeAgain':
      return [t.placeAgain, '']
    case 'chooseAlly':
      return [t.chooseAlly(n % 2 === 0 ? 'A' : 'B'), '']
    case 'galahad':
      return [t.galahad, '']
    case 'gaheris':
      return [t.gaheris, '']
    case 'kay':
      return [t.kay, '']
    case 'grail':
      return [t.grail(names().province(n)), '']
    default:
      return ['', '']
  }
}

function choosing(model: Model): Sentence {
  const t = texts()
  const die = model.die.value
  const [way] = model.ways.value
  const isTap = isNarrow.value
  if (die === undefined || way === undefined) return [t.chooseDie, isTap ? t.chooseTap : t.chooseHow]
  const goal = model.regarded.value ?? way
  const isTwo = die.figure === 'merlin' && model.regarded.value === undefined
  return [isTwo ? t.goMerlin : t.goTo(spaceTitle(model, goal.acts)), isTap ? t.goTap : t.goHow]
}
