/* What the prompt says: whose turn it is and what is asked, and the rule behind it. */
import type { ComponentChildren } from 'preact'
import { ruleLink } from './rule-address.ts'

export interface PromptLineProps {
  readonly tag: string
  /** Somebody else's turn. */
  readonly isOther?: boolean
  readonly children: ComponentChildren
}

export function PromptLine({ tag, isOther = false, children }: PromptLineProps) {
  // Another line with each tag: what follows it begins elsewhere, and has not moved.
  return (
    <p key={tag} class="match-question">
      <span class={`match-whose-turn ${isOther ? 'others-turn' : ''}`}>{tag}</span> {children}
    </p>
  )
}

export interface RuleLinkProps {
  readonly game: string
  readonly rule: string
  readonly children: ComponentChildren
}

export function RuleLink({ game, rule, children }: RuleLinkProps) {
  return (
    <a class="match-rule" href={ruleLink(game, rule)}>
      {children}
    </a>
  )
}
