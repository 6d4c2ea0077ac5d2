/* What the viewer can do now: a button for each legal action, with what it would do; grouped by kind where there are many. */
import type { BoardContext } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { texts } from './texts.ts'

/** More than these are grouped. */
const FEW = 9
/** More than these are folded: one opens the kind one wants. */
const MANY = 24
/** Of what may happen, so much is said. */
const MOST_POSSIBLE = 2

export interface ActionGroup {
  /** Undefined: there are too few to need one. */
  readonly kind: string | undefined
  readonly actions: readonly Tagged[]
}

export function groupsOf(legal: readonly Tagged[]): ActionGroup[] {
  const kinds = [...new Set(legal.map(({ kind }) => kind))]
  if (legal.length <= FEW || kinds.length === 1) return [{ kind: undefined, actions: legal }]
  return kinds.map((kind) => ({ kind, actions: legal.filter((action) => action.kind === kind) }))
}

/** In the order in which they stand there: the keys 1 to 9 choose among them. */
export function orderOf(legal: readonly Tagged[]): Tagged[] {
  return groupsOf(legal).flatMap(({ actions }) => actions)
}

function canAct(context: BoardContext): boolean {
  return context.isLive.value && context.question.value !== null
}

export function Actions({ context }: { readonly context: BoardContext }) {
  const list = useRef<HTMLElement>(null)
  const isFollowed = useRef(false)
  const legal = canAct(context) ? context.legality.value.legal : []
  // The button that had the focus is gone: the focus stays where the next ones are.
  useLayoutEffect(() => {
    if (!isFollowed.current || document.activeElement !== document.body) return
    isFollowed.current = false
    list.current?.focus()
  }, [legal])
  const press = (action: Tagged) => {
    isFollowed.current = true
    act(context, action)
  }
  const order = orderOf(legal)
  const groups = groupsOf(legal)
  return (
    <section class="generic-actions" ref={list} tabIndex={-1} aria-label={texts().actions}>
      {legal.length === 0
        ? null
        : groups.map((group, i) => (
            <Group
              key={group.kind ?? ''}
              group={group}
              context={context}
              isFolded={legal.length > MANY}
              isFirst={i === 0}
            >
              {(action) => (
                <ActionButton action={action} no={order.indexOf(action) + 1} context={context} press={press} />
              )}
            </Group>
          ))}
    </section>
  )
}

interface GroupProps {
  readonly group: ActionGroup
  readonly context: BoardContext
  readonly isFolded: boolean
  readonly isFirst: boolean
  readonly children: (action: Tagged) => ComponentChildren
}

function Group({ group: { kind, actions }, context, isFolded, isFirst, children }: GroupProps) {
  const list = (
    <ul>
      {actions.map((action) => (
        <li key={JSON.stringify(action)}>{children(action)}</li>
      ))}
    </ul>
  )
  if (kind === undefined) return list
  const heading = context.sayLabel(kind)
  if (!isFolded) {
    return (
      <section aria-label={heading}>
        <h2>{heading}</h2>
        {list}
      </section>
    )
  }
  return (
    <details open={isFirst}>
      <summary>
        {heading} <small>{actions.length}</small>
      </summary>
      {list}
    </details>
  )
}

interface ActionButtonProps {
  readonly action: Tagged
  /** In the whole list, from 1. */
  readonly no: number
  readonly context: BoardContext
  readonly press: (action: Tagged) => void
}

function ActionButton({ action, no, context, press }: ActionButtonProps) {
  const hasKey = no <= 9
  return (
    <button
      type="button"
      class="generic-action"
      aria-disabled={context.isBusy.value}
      aria-keyshortcuts={hasKey ? String(no) : undefined}
      onClick={({ detail }) => {
        // The second click of a double one was not meant for what stands there by then.
        if (detail > 1) return
        press(action)
      }}
    >
      {hasKey && <i aria-hidden="true">{no}</i>}
      <span>
        {capital(context.sayAction(action))}
        <Effect context={context} action={action} />
      </span>
    </button>
  )
}

/** What would happen, below the action: what is certain, and some of what is possible. */
function Effect({ context, action }: { readonly context: BoardContext; readonly action: Tagged }) {
  const { certain, possible } = context.legality.value.preview(action)
  const say = (event: Tagged) => context.sayEvent(event, context.players.value)
  const perhaps = possible.slice(0, MOST_POSSIBLE).map((event) => texts().perhaps(say(event)))
  const text = [...certain.map(say), ...perhaps].join(' ')
  return text === '' ? null : <small>{text}</small>
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function act(context: BoardContext, action: Tagged): void {
  if (!context.isBusy.peek()) context.act(action)
}

/** 1 to 9 choose from the list. */
export function pressKey(context: BoardContext, { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  if (!/^[1-9]$/.test(key) || repeat || !context.isLive.peek() || context.question.peek() === null) return false
  const action = orderOf(context.legality.peek().legal)[Number(key) - 1]
  if (action === undefined) return false
  act(context, action)
  return true
}
