/*
 * The board of a game that has none of its own: its view as lists and cards, what is asked as a sentence, and what is legal as
 * buttons. It needs nothing of the game but its view, its legal actions and its words.
 */
import type { Board, BoardContext, BoardModule, BoardSayings } from '@logres/board-kit'
import { signal } from '@preact/signals'
import { Actions, pressKey } from './actions.tsx'
import { texts, textsReady } from './texts.ts'
import { ViewList } from './view-list.tsx'
import './generic-board.css'

function Field({ context }: { readonly context: BoardContext }) {
  return (
    <section class="generic-view" aria-label={texts().position}>
      <ViewList value={context.view.value} context={context} />
    </section>
  )
}

function Say({ context }: { readonly context: BoardContext }) {
  const question = context.question.value
  return (
    <p class="match-question">
      {question === null ? (
        texts().waiting
      ) : (
        <>
          <span class="match-whose-turn">{texts().yourTurn}</span> {context.sayQuestion(question)}
        </>
      )}
    </p>
  )
}

function sayings(): BoardSayings {
  return { standing: {}, exceptAt: '', place: String, keys: [['1 – 9', texts().keys]] }
}

function open(context: BoardContext): Board {
  return {
    Above: () => null,
    Field: () => <Field context={context} />,
    Say: () => <Say context={context} />,
    Answer: () => null,
    isAnswering: signal(false),
    Below: () => <Actions context={context} />,
    Side: () => null,
    finish: signal(undefined),
    key: (event) => pressKey(context, event),
    tell: (lines, company) =>
      lines.map(({ step, event }) => ({ step, text: context.sayEvent(event, company), things: null })),
    close: () => {},
  }
}

export const board: BoardModule = { sayings, ready: textsReady, open }
