/* Who plays at the table: names, in the order in which they sit, kept on the device. */

import { Icon } from '@logres/board-kit'
import { readStored, writeStored } from '../../local-storage.ts'
import { companionTexts } from './words/index.ts'

interface Seats {
  readonly min: number
  readonly max: number
}

const LONGEST = 24

/** Empty names if nothing is kept; never more or fewer than can play. */
export function keptPlayers(game: string, { min, max }: Seats): readonly string[] {
  const names = namesIn(readStored(`companion-${game}`)).slice(0, max)
  return names.length >= min ? names : Array.from({ length: min }, (_, i) => names[i] ?? '')
}

function namesIn(text: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value)
      ? value.filter((each) => typeof each === 'string').map((each) => each.slice(0, LONGEST))
      : []
  } catch {
    return []
  }
}

export function keepPlayers(game: string, names: readonly string[]): void {
  writeStored(`companion-${game}`, JSON.stringify(names))
}

/** Each has a name, and no two the same. */
export function areNamed(names: readonly string[]): boolean {
  return new Set(names).size === names.length
}

interface PlayersFieldProps {
  readonly names: readonly string[]
  readonly seats: Seats
  readonly onChange: (names: readonly string[]) => void
}

export function PlayersField({ names, seats, onChange }: PlayersFieldProps) {
  const t = companionTexts().companion
  const shown = names.map((name, i) => name.trim() || t.player(i + 1))
  return (
    <section aria-labelledby="players">
      <h2 class="section-heading" id="players">
        {t.players}
      </h2>
      <ol class="companion-players">
        {names.map((name, i) => (
          <li key={i}>
            <input
              class="input"
              aria-label={t.name(i + 1)}
              placeholder={t.player(i + 1)}
              value={name}
              maxLength={LONGEST}
              autoComplete="off"
              onInput={(event) => onChange(names.with(i, event.currentTarget.value))}
            />
            {names.length > seats.min && (
              <button
                type="button"
                class="icon-button"
                aria-label={t.remove(shown[i] ?? '')}
                onClick={() => onChange(names.toSpliced(i, 1))}
              >
                <Icon name="cross" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {!areNamed(shown) && (
        <p class="error" role="alert">
          <Icon name="warn" size={18} /> {t.badName}
        </p>
      )}
      {names.length < seats.max && (
        <button type="button" class="button secondary compact" onClick={() => onChange([...names, ''])}>
          <Icon name="plus" size={18} /> {t.add}
        </button>
      )}
    </section>
  )
}
