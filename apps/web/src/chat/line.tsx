/* One line of chat: when, who, what, and what can be done about it. */
import { Dialog, late } from '@logres/board-kit'
import type { ChatLine, ChatRoom } from '@logres/protocol'
import { useSignal } from '@preact/signals'
import { isRefused, request } from '../api/http.ts'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { type Whom, whomText } from '../people/whom.ts'
import { linkedParts } from './linked-text.ts'
import { Time } from './time.tsx'
import { chatTexts } from './words/index.ts'

const useReportSheet = late(() => import('../people/report-sheet.tsx'))

export interface LineProps {
  readonly match: string
  readonly room: ChatRoom
  readonly line: ChatLine
  readonly isMine: boolean
  /** Their lines are no longer shown. */
  readonly onBlocked: () => void
}

type Open = 'nothing' | 'menu' | 'report' | 'block'

export function Line({ match, room, line, isMine, onBlocked }: LineProps) {
  const words = chatTexts()
  const open = useSignal<Open>('nothing')
  const close = () => {
    open.value = 'nothing'
  }
  const whom = { match, room, n: line.n }
  const closeMenu = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open.peek() !== 'menu') return
    event.stopPropagation()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes its menu; the buttons are the controls
    <div class="chat-line" onKeyDown={closeMenu}>
      <Time at={line.at} />
      <p>
        <LineName line={line} whom={isMine ? undefined : whom} /> <LinkedText text={line.text} />
      </p>
      {!isMine && (
        <button
          type="button"
          class="chat-line-more"
          aria-label={words.more(line.name)}
          title={words.more(line.name)}
          aria-expanded={open.value === 'menu'}
          onClick={() => {
            open.value = open.value === 'menu' ? 'nothing' : 'menu'
          }}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
      {open.value === 'menu' && <Menu open={open} />}
      {open.value === 'report' && <Report whom={whom} line={line} onClose={close} />}
      {open.value === 'block' && <BlockDialog whom={whom} name={line.name} onClose={close} onBlocked={onBlocked} />}
    </div>
  )
}

/** That of somebody else has a card. */
function LineName({ line, whom }: Pick<LineProps, 'line'> & { readonly whom: Whom | undefined }) {
  if (whom === undefined) return <b>{line.name}</b>
  return (
    <button type="button" class="name-only chat-line-name" data-whom={whomText(whom)}>
      {line.name}
    </button>
  )
}

function LinkedText({ text }: { readonly text: string }) {
  return (
    <>
      {linkedParts(text).map(({ text: part, href }, i) =>
        href === undefined ? (
          part
        ) : (
          <a key={i} href={href} title={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part}
          </a>
        ),
      )}
    </>
  )
}

function Menu({ open }: { readonly open: { value: Open } }) {
  const words = chatTexts()
  const choose = (next: Open) => () => {
    open.value = next
  }
  return (
    <div class="chat-line-menu">
      <button type="button" class="button secondary compact" onClick={choose('report')}>
        {words.report}
      </button>
      <button type="button" class="button secondary compact" onClick={choose('block')}>
        {words.block}
      </button>
    </div>
  )
}

interface AboutLineProps {
  readonly whom: { readonly match: string; readonly room: ChatRoom; readonly n: number }
  readonly onClose: () => void
}

function Report({ whom, line, onClose }: AboutLineProps & { readonly line: ChatLine }) {
  const sheet = useReportSheet(true)
  if (sheet === undefined) return null
  return <sheet.ReportSheet whom={whom} name={line.name} line={line.text} onClose={onClose} />
}

interface BlockDialogProps extends AboutLineProps {
  readonly name: string
  readonly onBlocked: () => void
}

function BlockDialog({ whom, name, onClose, onBlocked }: BlockDialogProps) {
  const words = chatTexts()
  const block = async () => {
    const answer = await request<object>('POST', '/api/me/blocks', whom)
    onClose()
    if (isRefused(answer)) return showRefusal(answer)
    showToast({ text: words.blocked(name) })
    onBlocked()
  }
  return (
    <Dialog title={words.blockTitle(name)} onClose={onClose}>
      <p>{words.blockText}</p>
      <div class="dialog-foot">
        <button type="button" class="button secondary" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button primary" onClick={() => void block()}>
          {words.blockGo}
        </button>
      </div>
    </Dialog>
  )
}
