import type { Actor } from '@logres/kernel'
import type { Action } from './actions.ts'
import { draft } from './chapters/02-setup.ts'
import {
  accept,
  counter,
  decline,
  endBarter,
  makeOffer,
  sayReady,
  takeReadyBack,
  withdraw,
} from './chapters/04-barter.ts'
import { answer } from './chapters/05-announcement.ts'
import { buy, lay, passPurchase } from './chapters/06-duel.ts'
import { beginRun, enterTouch, throwTokens, touchAsBot } from './chapters/07-judgement.ts'
import type { Context } from './effects.ts'
import { proceed } from './sequence.ts'
import { question } from './state.ts'

/** Does what a legal action says, then goes on to the next question. */
export function apply(context: Context, actor: Actor, action: Action): void {
  if (actor === 'clerk') applyClerk(context, action)
  else applySeat(context, actor, action)
  proceed(context)
}

function applyClerk(context: Context, action: Action): void {
  const asked = question(context.state)
  if (asked?.kind === 'barter' && action.kind === 'endBarter') endBarter(context, 'clerk')
  else if (asked?.kind === 'judgement' && action.kind === 'throwTokens') throwTokens(context, asked, action)
  else if (asked?.kind === 'judgement' && action.kind === 'touch') enterTouch(context, asked, action)
  else if (asked?.kind === 'judgement' && action.kind === 'touchAsBot') touchAsBot(context, asked, action)
  else throw unjudged(action)
}

function applySeat(context: Context, seat: number, action: Action): void {
  const asked = question(context.state)
  switch (action.kind) {
    case 'draft':
      if (asked?.kind !== 'draft') throw unjudged(action)
      draft(context, asked, action.card)
      break
    case 'offer':
      makeOffer(context, seat, action)
      break
    case 'counter':
      counter(context, seat, action)
      break
    case 'accept':
      accept(context, seat, action)
      break
    case 'decline':
      decline(context, seat, action.offer, action.reason)
      break
    case 'withdraw':
      withdraw(context, action.offer)
      break
    case 'ready':
    case 'takeReadyBack':
      if (asked?.kind !== 'barter') throw unjudged(action)
      if (action.kind === 'ready') sayReady(context, asked, seat)
      else takeReadyBack(context, asked, seat)
      break
    case 'stay':
    case 'retire':
      if (asked?.kind !== 'announcement') throw unjudged(action)
      answer(context, asked, seat, action.kind)
      break
    case 'lay':
      if (asked?.kind !== 'lay') throw unjudged(action)
      lay(context, asked, seat, action.cards)
      break
    case 'beginRun':
      if (asked?.kind !== 'judgement') throw unjudged(action)
      beginRun(context, asked, seat)
      break
    case 'buy':
      buy(context, seat)
      break
    case 'pass':
      passPurchase(context, seat)
      break
    default:
      throw unjudged(action)
  }
}

function unjudged(action: Action): Error {
  return new Error(`${action.kind} was not judged before it was applied`)
}
