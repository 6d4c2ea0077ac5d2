/* A review as text for a terminal. */
import { findManifest } from '@logres/catalogue/manifests'
import { findWords } from '@logres/catalogue/words'
import { at, type GameRecord, type Seat, type Tagged } from '@logres/kernel'
import type { SayReason } from '@logres/mind'
import type { Decision, Estimate, Ledger, Moment, Review } from '@logres/review'
import { escapeForTerminal } from '../arguments.ts'

export async function reviewLines(review: Review, { table }: GameRecord): Promise<string[]> {
  const { story, ledger, moments } = review
  const names = table.seats.map(({ name }) => escapeForTerminal(name))
  const say = await findManifest(story.game.id)?.reasons?.('en')
  return [
    ...curveLines(review, names),
    '',
    moments.length === 0
      ? 'No play stands out.'
      : 'What stands out, the largest first (wins in 100 games, ± twice the error):',
    ...moments.flatMap((moment) => momentLines(review, moment, names, table.options, say)),
    '',
    ...(ledger === undefined ? [] : ledgerLines(ledger, names)),
  ]
}

const POINTS = 24

/** The chances with all hands open, at two dozen moments. */
function curveLines({ points, story }: Review, names: readonly string[]): string[] {
  const every = Math.max(1, Math.floor(points.length / POINTS))
  const shown = points.filter((_, i) => i % every === 0 || i === points.length - 1)
  return [
    'Winning chances with all hands open:',
    `  turn  ${names.map((name) => name.slice(0, 10).padStart(10)).join('  ')}`,
    ...shown.map(({ play, open }) => {
      const turn = story.plays[play]?.turn
      return `  ${(turn === undefined ? 'end' : String(turn)).padStart(4)}  ${open.map((each) => inHundred(each).padStart(10)).join('  ')}`
    }),
  ]
}

function inHundred({ mean, error }: Estimate): string {
  return `${Math.round(100 * mean)} ± ${Math.max(error > 0 ? 1 : 0, Math.round(200 * error))}`
}

function momentLines(
  review: Review,
  { kind, play, seq, seat, size }: Moment,
  names: readonly string[],
  options: object,
  say: SayReason | undefined,
): string[] {
  const turn = at(review.story.plays, play).turn
  const isLost = kind === 'mistake' || kind === 'missedWin'
  const change = isLost ? { ...size, mean: -size.mean } : size
  const head = `  turn ${turn}, ${at(names, seat)}: ${KINDS[kind]}, ${signed(change)}`
  const decision = review.decisions.find((each) => each.seq === seq)
  if (kind === 'luck' || decision === undefined) {
    const event = review.luck.find((each) => each.seq === seq)
    return [`${head} (entry ${seq}: ${[...new Set(event?.draws)].map(escapeForTerminal).join(', ')})`]
  }
  return [`${head} (entry ${seq})`, ...decisionLines(review, decision, seat, names, options, say)]
}

const KINDS: Readonly<Record<Moment['kind'], string>> = {
  mistake: 'mistake',
  missedWin: 'missed win',
  great: 'great play',
  luck: 'luck',
}

function decisionLines(
  { story }: Review,
  { judgement }: Decision,
  seat: Seat,
  names: readonly string[],
  options: object,
  say: SayReason | undefined,
): string[] {
  const words = findWords(story.game.id, options)
  const tell = (action: Tagged) => words?.action(action, { names, reader: seat }) ?? action.kind
  return [
    ...judgement.options.map(
      (option) =>
        `      ${inHundred(option.value).padStart(8)}  ${tell(option.action)}${option === judgement.played ? '  ← played' : ''}`,
    ),
    ...(judgement.reasons.length === 0
      ? ['      The champion prefers it; there is no sentence for why.']
      : judgement.reasons.map((reason) => `      ${say?.(reason) ?? reason.code} (${reason.rule})`)),
  ]
}

function signed({ mean, error }: Estimate): string {
  const whole = Math.round(100 * mean)
  return `${whole > 0 ? '+' : whole < 0 ? '−' : ''}${Math.abs(whole)} ± ${Math.max(1, Math.round(200 * error))}`
}

/** From the fair share to the result. */
function ledgerLines(ledger: Ledger, names: readonly string[]): string[] {
  const line = (label: string, value: (seat: Seat) => string) =>
    `  ${label.padEnd(28)}${names.map((_, seat) => value(seat).padStart(12)).join('')}`
  const points = (value: number) => (100 * value).toFixed(1)
  return [
    'From the fair share to the result, in points of 100:',
    line('', (seat) => at(names, seat).slice(0, 11)),
    line('fair share', () => points(ledger.fair)),
    line('seat (who goes first)', (seat) => points(at(ledger.seating, seat))),
    line('luck of the deal', (seat) => points(at(ledger.deal, seat))),
    line('luck of draws and rolls', (seat) => withError(at(ledger.luck, seat))),
    line('own plays', (seat) => withError(at(ledger.own, seat))),
    line('others’ plays', (seat) => withError(at(ledger.others, seat))),
    line('cannot be told apart', (seat) => points(at(ledger.rest, seat))),
    line('result', (seat) => points(at(ledger.result, seat))),
    line('lost against the best found', (seat) => withError(at(ledger.losses, seat))),
  ]
}

function withError({ mean, error }: Estimate): string {
  return `${(100 * mean).toFixed(1)}±${(200 * error).toFixed(1)}`
}
