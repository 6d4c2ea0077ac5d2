/*
 * The board of a game that has none of its own: its view as panels, lists and cards, what is asked as a sentence, and what is
 * legal as buttons. It needs nothing of the game but its view, its legal actions and its words.
 */
import type { Board, BoardContext, BoardModule, BoardTexts } from '@logres/board-kit'
import { signal } from '@preact/signals'
import { Actions, pressKey } from './actions.tsx'
import { texts, textsReady } from './texts.ts'
import { ViewPanels } from './view-list.tsx'
import './generic-board.css'

function Field({ context }: { readonly context: BoardContext }) {
  return (
    <section class="generic-view" aria-label={texts().position}>
      <ViewPanels context={context} />
    </section>
  )
}

function Say({ context }: { readonly context: BoardContext }) {
  const { Clock } = context
  const question = context.question.value
  const waiting = context.viewer.value === 'table' ? texts().watching : texts().waiting
  return (
    <>
      <p class="match-question">
        {question === null ? (
          waiting
        ) : (
          <>
            <span class="match-whose-turn">{texts().yourTurn}</span> {context.sayQuestion(question)}
          </>
        )}{' '}
        <Clock seat="all" />
      </p>
      <Actions context={context} />
    </>
  )
}

function sayings(): BoardTexts {
  return { standing: {}, exceptAt: '', place: String, keys: [['1 – 9', texts().keys]] }
}

function open(context: BoardContext): Board {
  return {
    Above: () => null,
    Field: () => <Field context={context} />,
    PromptText: () => <Say context={context} />,
    Answer: () => null,
    isAnswering: signal(false),
    Below: () => null,
    Side: () => null,
    finish: signal(undefined),
    endsByChoice: true,
    key: (event) => pressKey(context, event),
    logTexts: (lines, players) =>
      lines.map(({ step, event }) => ({ step, text: context.sayEvent(event, players), pictures: null })),
    close: () => {},
  }
}

export const board: BoardModule = { texts: sayings, ready: textsReady, open }
