/* 7 Who races: the screen of the race itself is loaded when it begins. */
import type { CompanionProps } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { texts } from './texts/index.ts'

type RaceScreen = typeof import('../board/practice/practice-page.tsx')

async function loadRace(): Promise<RaceScreen> {
  const screen = await import('../board/practice/practice-page.tsx')
  await screen.ready()
  return screen
}

export function Judgement({ players }: CompanionProps) {
  const t = texts()
  const chosen = useSignal<readonly [number, number]>([0, 1])
  const running = useSignal<RaceScreen | undefined>(undefined)
  const winner = useSignal<string | undefined>(undefined)
  const [one, other] = chosen.value
  const isPair = one !== other && one < players.length && other < players.length
  const begin = async () => {
    if (!isPair) return
    winner.value = undefined
    running.value = await loadRace()
  }
  return (
    <div class="tournament-course">
      <p class="muted">{t.raceLead}</p>
      <div class="tournament-racers">
        <Racer
          label={at(t.racers, 0)}
          players={players}
          value={one}
          onChoose={(seat) => {
            chosen.value = [seat, other]
          }}
        />
        <Racer
          label={at(t.racers, 1)}
          players={players}
          value={other}
          onChoose={(seat) => {
            chosen.value = [one, seat]
          }}
        />
      </div>
      <button type="button" class="button primary" aria-disabled={!isPair} onClick={() => void begin()}>
        {t.begin}
      </button>
      <p class="companion-drawn" role="status">
        {isPair ? winner.value !== undefined && <b>{t.winsDuel(winner.value)}</b> : t.same}
      </p>
      <a class="link tap" href="/practice/judgement">
        {t.judgement}
      </a>
      {running.value !== undefined && isPair && (
        <running.value.Race
          texts={t}
          names={[at(players, one), at(players, other)]}
          onEnd={(name) => {
            running.value = undefined
            winner.value = name
          }}
        />
      )}
    </div>
  )
}

interface RacerProps {
  readonly label: string
  readonly players: readonly string[]
  readonly value: number
  readonly onChoose: (seat: number) => void
}

function Racer({ label, players, value, onChoose }: RacerProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} class="input" onChange={({ currentTarget }) => onChoose(currentTarget.selectedIndex)}>
        {players.map((name, seat) => (
          <option key={seat} selected={seat === value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
