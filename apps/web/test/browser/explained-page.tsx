/* A board of two things with explanations, for explanations.test.ts. It counts clicks, drags and keys that reach it. */
import type { Explanation } from '@logres/board-kit'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { siteReady } from '../../src/i18n/site.ts'
import { Explanations } from '../../src/match/explanations.tsx'
import { wordsReady } from '../../src/match/words/index.ts'
import '../../src/design/tokens.css'
import '../../src/design/base.css'

const SAID: Readonly<Record<string, Explanation>> = {
  hill: { title: 'Hill', text: 'Worth two crowns now.', rule: '6.1' },
  sea: { title: 'Sea', text: 'Nobody knows yet.' },
}

const reached = signal('')
const steps = signal<readonly object[]>([])

function reach(what: string): void {
  reached.value += `${what} `
}

function Board() {
  return (
    <main class="page-match">
      <div class="match">
        <h1>Board</h1>
        <button type="button" data-place="hill" onClick={() => reach('click')}>
          <span>the hill</span>
        </button>
        <button type="button" data-place="sea">
          the sea
        </button>
        <button type="button" data-place="nowhere">
          nothing is known about this
        </button>
        <button
          type="button"
          onClick={() => {
            steps.value = []
          }}
        >
          next
        </button>
        <output>{reached.value}</output>
        <Explanations
          state={{
            board: { explain: (place) => SAID[place] },
            match: { game: { hasBook: true }, play: { game: { id: 'avalon' } } },
            steps,
            shownAt: signal(0),
          }}
        />
      </div>
    </main>
  )
}

document.addEventListener('keydown', ({ key }) => reach(key))
document.addEventListener('pointermove', ({ pointerType }) => {
  if (pointerType === 'touch') reach('drag')
})
await Promise.all([siteReady(), wordsReady()])
render(<Board />, document.body)
