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
import { avalonBoard } from '../boards/avalon/index.tsx'
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

async function start(root: HTMLElement): Promise<void> {
  await switchLang(globalThis.logresSaid.lang)
  await Promise.all([siteReady(), wordsReady(), avalonBoard.ready()])
  const opened = await open()
  if (opened instanceof MatchState) {
    const { play } = opened.match
    const found = prove(play.game, await play.record(), undefined).filter(({ kind }) => kind !== 'noReceipt')
    document.title = [site().games[play.game.id]?.name, ...opened.company.value.names].join(' · ')
    render(<ReplayScreen state={opened} found={found} />, root)
  } else render(<p class="wrap">{t().fault(null)}</p>, root)
}

async function open(): Promise<MatchState | Refusal> {
  const { record: given, eyes }: Replay = JSON.parse(document.getElementById('replay')?.textContent ?? '{}')
  const record = importRecord(given)
  if (isRefusal(record)) return record
  const play = playRecord(avalonBoard.game, record, eyes)
  if ('code' in play) return play
  const { options } = record.table
  const state = new MatchState(
    { kind: 'match', play, board: avalonBoard, options, table: undefined, wish: undefined },
    () => null,
  )
  await state.ready()
  await state.learnCourse()
  state.jump(0)
  return state
}

const root = document.getElementById('app')
if (root !== null) void start(root)
