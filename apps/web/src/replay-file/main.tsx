/* The program inside a replay file. It holds the board and the words of one language, and asks nothing of anybody. */
import '../design/tokens.css'
import '../design/base.css'
import '../design/parts.css'
import '../match/match.css'
import '../match/header.css'
import '../match/prompt.css'
import '../match/end.css'
import './file.css'
import { importRecord, isRefusal, type Refusal } from '@logres/kernel'
import { render } from 'preact'
import type { BoardModule } from '../boards/board.ts'
import { switchLang } from '../i18n/lang.ts'
import { siteReady } from '../i18n/site.ts'
import { prove } from '../match/proof.ts'
import { site } from '../match/site-words.ts'
import { MatchState } from '../match/state.ts'
import { t, wordsReady } from '../match/words/index.ts'
import type { Replay } from './fill.ts'
import { playRecord } from './record-play.ts'
import { ReplayScreen } from './screen.tsx'

declare global {
  /** The words, in a script before this one. */
  var logresSaid: { readonly lang: Parameters<typeof switchLang>[0] }
}

/** The entry is written while it is built (pwa/replay-file.ts): it brings the board of its game. */
export function begin(board: BoardModule): void {
  const root = document.getElementById('app')
  if (root !== null) void start(root, board)
}

async function start(root: HTMLElement, board: BoardModule): Promise<void> {
  await switchLang(globalThis.logresSaid.lang)
  await Promise.all([siteReady(), wordsReady(), board.ready()])
  const opened = await open(board)
  if (opened instanceof MatchState) {
    const { play } = opened.match
    const found = prove(play.game, await play.record(), undefined).filter(({ kind }) => kind !== 'noReceipt')
    document.title = [site().games[play.game.id]?.name, ...opened.company.value.names].join(' · ')
    render(<ReplayScreen state={opened} found={found} />, root)
  } else render(<p class="wrap">{t().fault(null)}</p>, root)
}

async function open(board: BoardModule): Promise<MatchState | Refusal> {
  const { record: given, eyes }: Replay = JSON.parse(document.getElementById('replay')?.textContent ?? '{}')
  const record = importRecord(given)
  if (isRefusal(record)) return record
  const play = playRecord(board.game, record, eyes)
  if ('code' in play) return play
  const { options } = record.table
  const state = new MatchState({ kind: 'match', play, board, options, table: undefined, wish: undefined }, () => null)
  await state.ready()
  await state.learnCourse()
  state.jump(0)
  return state
}
