/* With which box a match is played, where that is not the usual one: in the match, in its replay and at its end. */
import { late } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { playedEdition } from './played-edition.ts'
import { t } from './words/index.ts'
import './played-box.css'

const useDifferences = late(() => import('../pages/editions/differences.tsx'))

interface BoxProps {
  readonly game: string
  readonly options: object
}

/** Its name; when it is opened, the values that differ. */
export function PlayedBox({ game, options }: BoxProps) {
  const played = playedEdition(options)
  return played === undefined ? null : <OpenBox game={game} {...played} />
}

function OpenBox({ game, name, edition }: { readonly game: string; readonly name: string; readonly edition: object }) {
  const isOpen = useSignal(false)
  const values = useDifferences(isOpen.value)
  return (
    <details
      class="played-box"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open
      }}
    >
      <summary>{t().playedBox(name)}</summary>
      {isOpen.value && values !== undefined ? <values.Differences game={game} edition={edition} /> : null}
    </details>
  )
}
