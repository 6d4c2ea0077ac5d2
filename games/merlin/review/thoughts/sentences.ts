/* What a language must be able to say: a sentence for every thought. */
import type { SayThought } from '@logres/mind'
import type { View } from '../../rules/index.ts'
import { type Thought, thoughtOf } from './thoughts.ts'

export type Of<Code extends Thought['code']> = Extract<Thought, { readonly code: Code }>
export type Sentences = { readonly [Code in Thought['code']]: (thought: Of<Code>) => string }

export function thoughtsIn(sentences: Sentences): SayThought {
  return (view, seat) => {
    if (!isView(view)) return undefined
    const thought = thoughtOf(view, seat)
    return thought && sayIn(sentences, thought)
  }
}

export function sayIn<Code extends Thought['code']>(sentences: Sentences, thought: Of<Code>): string {
  const code: Code = thought.code
  return sentences[code](thought)
}

/** The page gives nothing but views of this game. */
function isView(view: object): view is View {
  return 'viewer' in view && 'frames' in view
}
