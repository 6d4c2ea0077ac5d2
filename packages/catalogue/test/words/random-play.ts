/* Random play that reaches the rare actions too. */
import { type Actor, at, type Chance, type Tagged } from '@logres/kernel'

/** A random kind of legal action, then one of that kind: otherwise rare kinds would hardly ever come. */
export function pick(legal: readonly Tagged[], chance: Chance): Tagged {
  const kinds = [...new Set(legal.map(({ kind }) => kind))]
  const kind = at(kinds, chance.pick(kinds.length, 'kind'))
  const choices = legal.filter((action) => action.kind === kind)
  return at(choices, chance.pick(choices.length, 'action'))
}

export function actorOf(actors: readonly Actor[], chance: Chance): Actor {
  const seats = actors.filter((actor) => actor !== 'clerk')
  if (seats.length === 0 || (actors.length > seats.length && chance.pick(40, 'clerk') === 0)) return 'clerk'
  return at(seats, chance.pick(seats.length, 'actor'))
}
