import type { Actor } from '@logres/kernel'
import type { Action } from './actions.ts'
import { endTurn, finishPlays } from './chapters/03-turn.ts'
import { reinforce } from './chapters/04-reinforce.ts'
import { counterSpell, enchant, letSpellHappen } from './chapters/05-enchant.ts'
import { attack, letAttackHappen, payLoss, resist, sayAvalon } from './chapters/06-attack.ts'
import { discard, takeTile } from './chapters/07-supply.ts'
import type { Context } from './effects.ts'
import { proceed } from './sequence.ts'
import { question } from './state.ts'

/** Does what a legal action says, then goes on to the next question. */
export function apply(context: Context, actor: Actor, action: Action): void {
  const asked = question(context.state)
  if (asked === undefined || asked.seat !== actor) throw unjudged(action)
  const { seat } = asked
  switch (action.kind) {
    case 'reinforce':
      reinforce(context, seat, action.card, action.at)
      break
    case 'enchant':
      enchant(context, seat, action.card, action.at)
      break
    case 'attack':
      attack(context, seat, action.card, action.at)
      break
    case 'counterSpell':
      if (asked.kind !== 'answerSpell') throw unjudged(action)
      counterSpell(context, seat, asked.at)
      break
    case 'resist':
      if (asked.kind !== 'answerAttack') throw unjudged(action)
      resist(context, seat, asked.at)
      break
    case 'decline':
      if (asked.kind === 'answerSpell') letSpellHappen(context, seat, asked.at)
      else if (asked.kind === 'answerAttack') letAttackHappen(context, seat, asked.at)
      else throw unjudged(action)
      break
    case 'useAvalon':
    case 'keepAvalon':
      if (asked.kind !== 'spareLoss') throw unjudged(action)
      sayAvalon(context, seat, asked.at, asked.owed, action.kind === 'useAvalon')
      break
    case 'payLoss':
      if (asked.kind !== 'payLosses') throw unjudged(action)
      payLoss(context, seat, asked, action)
      break
    case 'discard':
      discard(context, seat, action.card)
      break
    case 'takeTile':
      takeTile(context, seat, action.tile)
      break
    case 'finishPlays':
      finishPlays(context, seat)
      break
    case 'endTurn':
      endTurn(context)
      break
  }
  proceed(context)
}

function unjudged(action: Action): Error {
  return new Error(`${action.kind} was not judged before it was applied`)
}
