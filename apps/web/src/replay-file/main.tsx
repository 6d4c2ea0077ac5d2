/* The program inside a replay file, with its board and the texts of one language. It makes no requests. */
import '../design/tokens.css'
import '../design/base.css'
import '../design/parts.css'
import '../match/match.css'
import '../match/header.css'
import '../match/prompt.css'
import '../match/end.css'
import './file.css'
import './fonts.css'
import { switchLang } from '@logres/board-kit'
import { importRecord, isRefusal, type Refusal } from '@logres/kernel'
import { render } from 'preact'
import { siteReady } from '../i18n/site.ts'
import type { MatchGame } from '../match/match-game.ts'
import { prove } from '../match/proof.ts'
import { MatchState } from '../match/state.ts'
import { t, wordsReady } from '../match/words/index.ts'
import { textsReady as editionTextsReady } from '../pages/editions/texts.ts'
import type { Replay } from './fill.ts'
import { playRecord } from './record-play.ts'
import { ReplayScreen } from './screen.tsx'

declare global {
  /** The texts, set by a script before this one. */
  var logresSaid: { readonly lang: Parameters<typeof switchLang>[0] }
}

/** Called by the entry that vite/replay-file.ts generates for each game. */
export function begin(game: MatchGame): void {
  const root = document.getElementById('app')
  if (root !== null) void start(root, game)
}

async function start(root: HTMLElement, game: MatchGame): Promise<void> {
  await switchLang(globalThis.logresSaid.lang)
  await Promise.all([siteReady(), wordsReady(), editionTextsReady(), game.board.ready()])
  const opened = await open(game)
  if (opened instanceof MatchState) {
    const { play } = opened.match
    const found = prove(play.game, await play.record(), []).filter(({ kind }) => kind !== 'noReceipt')
    document.title = [game.name(), ...opened.players.value.names].join(' · ')
    render(<ReplayScreen state={opened} found={found} />, root)
  } else render(<p class="wrap">{t().fault(null)}</p>, root)
}

async function open(game: MatchGame): Promise<MatchState | Refusal> {
  const { record: given, viewer }: Replay = JSON.parse(document.getElementById('replay')?.textContent ?? '{}')
  const record = importRecord(given)
  if (isRefusal(record)) return record
  const play = playRecord(game.rules.game, record, viewer)
  if ('code' in play) return play
  const { options } = record.table
  const state = new MatchState(
    { kind: 'match', play, game, options, table: undefined, params: undefined },
    () => () => null,
  )
  await state.ready()
  await state.loadTimeline()
  state.jump(0)
  return state
}
