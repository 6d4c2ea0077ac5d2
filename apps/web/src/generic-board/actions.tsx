/* What the viewer can do now: a button for each legal action, with what it would do. */
import type { BoardContext } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { texts } from './texts.ts'

export function Actions({ context }: { readonly context: BoardContext }) {
  if (!context.isLive.value || context.question.value === null) return null
  const { legal } = context.judge.value
  return (
    <section class="generic-actions" aria-label={texts().actions}>
      <ul>
        {legal.map((action, i) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              class="button secondary"
              aria-disabled={context.isBusy.value}
              aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
              onClick={() => act(context, action)}
            >
              <span>{context.sayAction(action)}</span>
              <Effect context={context} action={action} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is certain to happen, below the action. */
function Effect({ context, action }: { readonly context: BoardContext; readonly action: Tagged }) {
  const { certain } = context.judge.value.preview(action)
  const text = certain.map((event) => context.sayEvent(event, context.company.value)).join(' ')
  return text === '' ? null : <small>{text}</small>
}

function act(context: BoardContext, action: Tagged): void {
  if (!context.isBusy.peek()) context.act(action)
}

/** 1 to 9 choose from the list. */
export function pressKey(context: BoardContext, event: KeyboardEvent): boolean {
  if (!/^[1-9]$/.test(event.key) || !context.isLive.peek() || context.question.peek() === null) return false
  const action = context.judge.peek().legal[Number(event.key) - 1]
  if (action === undefined) return false
  act(context, action)
  return true
}
