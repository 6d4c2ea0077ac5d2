/* A click on a rule's number shows that rule beside the match, so that nothing on the board is lost. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { MatchState } from './state.ts'

export interface RuleTextProps {
  /** The edition of the match may say otherwise than the book. */
  readonly state: MatchState
  readonly no: string
  readonly onClose: () => void
}

/** The rule that a click asks for, if it is one of this game and nothing else was meant by the click. */
function clickedRule(event: MouseEvent, game: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target !== '' || link.origin !== location.origin) return undefined
  return link.pathname === `/rules/${game}` ? /^#rule-(\d+\.\d+)$/.exec(link.hash)?.[1] : undefined
}

export function RulePanel({ state }: { readonly state: MatchState }) {
  const game = state.match.play.game.id
  const shown = useSignal<string | undefined>(undefined)
  const Text = useSignal<{ readonly of: ComponentType<RuleTextProps> } | undefined>(undefined)
  useEffect(() => {
    if (!state.match.game.hasBook) return
    const click = (event: MouseEvent) => {
      const rule = clickedRule(event, game)
      if (rule === undefined) return
      event.preventDefault()
      shown.value = rule
      // The texts of the book are fetched when somebody wants to read.
      void import('./rule-text.tsx').then(({ RuleText }) => {
        Text.value = { of: RuleText }
      })
    }
    // Before the router, and before boards, which take a click beside everything as an end of what was picked.
    document.addEventListener('click', click, { capture: true })
    return () => document.removeEventListener('click', click, { capture: true })
  }, [state, game, shown, Text])
  if (shown.value === undefined || Text.value === undefined) return null
  const close = () => {
    shown.value = undefined
  }
  return <Text.value.of state={state} no={shown.value} onClose={close} />
}
