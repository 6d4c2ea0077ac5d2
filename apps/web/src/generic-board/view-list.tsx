/*
 * A view, whatever is in it: what belongs to a player on that player's panel, single values in a line of facts, lists of single
 * values as cards, and everything else as lists of terms on panels of their own.
 */
import { type BoardContext, PresenceSign, SeatName } from '@logres/board-kit'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { texts } from './texts.ts'

/** What every view has, and the page shows elsewhere: whose it is, by which rules, and what is asked. */
const KNOWN: ReadonlySet<string> = new Set(['viewer', 'rules', 'options', 'frames'])

/** A list of this name is read by seat. */
const PLAYERS = 'players'

interface Shown {
  readonly key: string
  readonly label: string
  readonly value: unknown
}

/** What is to be seen of an object, in the words of its game. What the game calls nothing at all is left out. */
export function shownIn(value: object, context: BoardContext): Shown[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const label = KNOWN.has(key) ? '' : context.sayLabel(key)
    return label === '' ? [] : [{ key, label, value: inner }]
  })
}

/** The players' things, by seat; undefined where the view has no such list. */
export function playersIn(view: object, seats: number): readonly unknown[] | undefined {
  const list: unknown = PLAYERS in view ? view[PLAYERS] : undefined
  return Array.isArray(list) && list.length === seats ? list : undefined
}

export function ViewPanels({ context }: { readonly context: BoardContext }) {
  const view = context.view.value
  const players = playersIn(view, context.seats.value.length)
  const all = shownIn(view, context).filter(({ key }) => key !== PLAYERS || players === undefined)
  const facts = all.filter(({ value }) => isPlain(value))
  return (
    <>
      {facts.length > 0 && <Terms terms={facts} context={context} kind="generic-facts" />}
      {all
        .filter(({ value }) => !isPlain(value))
        .map(({ key, label, value }) => (
          <section key={key} class="generic-panel">
            <h2>{label}</h2>
            <Value value={value} context={context} />
          </section>
        ))}
      <ul class="generic-players">
        {context.seats.value.map((_, seat) => (
          <PlayerPanel key={seat} seat={seat} value={players?.[seat]} context={context} />
        ))}
      </ul>
    </>
  )
}

interface PlayerPanelProps {
  readonly seat: number
  readonly value: unknown
  readonly context: BoardContext
}

/** Name, time, and what is theirs. */
function PlayerPanel({ seat, value, context }: PlayerPanelProps) {
  const { Clock } = context
  const label = context.seats.value[seat]
  const isMine = context.viewer.value === seat
  return (
    <li class={isMine ? 'generic-panel generic-mine' : 'generic-panel'}>
      <h2>
        <SeatName seat={label} /> <PresenceSign seat={label} />{' '}
        {label?.note === '' ? null : <small>{label?.note}</small>} <Clock seat={seat} />
      </h2>
      {value === undefined ? null : <Value value={value} context={context} />}
    </li>
  )
}

interface ValueProps {
  readonly value: unknown
  readonly context: BoardContext
}

function Value({ value, context }: ValueProps): ComponentChildren {
  if (Array.isArray(value)) return <Items items={value} context={context} />
  if (typeof value !== 'object' || value === null) return <Plain value={value} context={context} />
  return <Terms terms={shownIn(value, context)} context={context} kind="generic-terms" />
}

interface TermsProps {
  readonly terms: readonly Shown[]
  readonly context: BoardContext
  readonly kind: string
}

function Terms({ terms, context, kind }: TermsProps) {
  if (terms.length === 0) return <span class="generic-none">{texts().none}</span>
  return (
    <dl class={kind}>
      {terms.map(({ key, label, value }) => (
        <div key={key} class={isPlain(value) ? 'generic-line' : ''}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} context={context} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Items({ items, context }: { readonly items: readonly unknown[]; readonly context: BoardContext }) {
  if (items.length === 0) return <span class="generic-none">{texts().none}</span>
  const list = items.map((item, i) => (
    <li key={i}>
      <Value value={item} context={context} />
    </li>
  ))
  return items.every(isPlain) ? <ul class="generic-cards">{list}</ul> : <ol class="generic-items">{list}</ol>
}

/** One value. What has just changed is marked for a moment. */
function Plain({ value, context }: ValueProps) {
  const text = textOf(value, context)
  const before = useRef(text)
  const isNew = before.current !== text
  useLayoutEffect(() => {
    before.current = text
  }, [text])
  const isNone = value === null || value === undefined
  return (
    <span key={text} class={['generic-value', isNone ? 'generic-none' : '', isNew ? 'generic-new' : ''].join(' ')}>
      {text}
    </span>
  )
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function textOf(value: unknown, context: BoardContext): string {
  if (value === null || value === undefined) return texts().none
  if (typeof value === 'boolean') return value ? texts().yes : texts().no
  return typeof value === 'number' ? String(value) : context.sayLabel(String(value))
}
