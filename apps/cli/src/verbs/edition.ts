import { MANIFESTS } from '@logres/catalogue'
import { findEditions } from '@logres/catalogue/terminals'
import { findWords } from '@logres/catalogue/words'
import type { Finding } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'
import { Arguments, escapeForTerminal, readJsonFile, UsageError } from '../arguments.ts'

/** Without a game the file itself tells which one it is for. */
export function runEdition([what, ...rest]: readonly string[]): number {
  if (what !== 'check') throw new UsageError('What about the edition? Try: edition check <file>.')
  const { subject, text } = parse(rest)
  const games = MANIFESTS.map(({ id }) => id).filter((id) => findEditions(id) !== undefined)
  const game = text ?? gameOf(readJsonFile(subject), games)
  const editions = findEditions(game)
  if (editions === undefined) throw new UsageError(`${game} has no editions. Try: ${games.join(', ')}.`)
  const { edition, findings } = editions.review(readJsonFile(subject))
  const say = (level: Finding['level']) =>
    findings
      .filter((finding) => finding.level === level)
      .map(({ refusal }) => escapeForTerminal(sayRefusal(refusal, findWords(game))))
  for (const warning of say('warning')) console.log(`Unusual: ${warning}`)
  if (edition !== undefined) {
    console.log(`The edition "${escapeForTerminal(edition.name)}" can be played.`)
    return 0
  }
  console.log(`The edition cannot be played: ${say('error').join('\n  ')}`)
  return 1
}

/** The first game for which the file can be played, else the one of whose fields it has most. */
function gameOf(value: unknown, games: readonly string[]): string {
  const shared = (game: string) => {
    const own = Object.keys(findEditions(game)?.standard ?? {})
    return typeof value === 'object' && value !== null ? own.filter((key) => Object.hasOwn(value, key)).length : 0
  }
  const [best = ''] = games.toSorted((one, other) => shared(other) - shared(one))
  return best
}

function parse(args: readonly string[]): { readonly subject: string; readonly text: string | undefined } {
  const given = new Arguments(args, { texts: ['game'] })
  if (given.subject === undefined) throw new UsageError('Which edition? Give the name of a file.')
  return { subject: given.subject, text: given.text('game') }
}
