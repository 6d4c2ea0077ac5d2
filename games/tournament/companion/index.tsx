/* What the tournament adds to the companion for a real table: banners and the sequence card, round by round. */
import { type CompanionModule, type CompanionProps, deviceChance } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { dealBanners, sequenceCard } from '../rules/index.ts'
import { type Course, newCourse, nextRound, pairsNow, withoutKnight } from './course.ts'
import { Judgement } from './judgement.tsx'
import { readCourse } from './read-course.ts'
import { texts, textsReady } from './texts/index.ts'
import './companion.css'

function SequenceCard({ players, kept, keep }: CompanionProps) {
  const t = texts()
  const course = useSignal<Course | undefined>(readCourse(kept, players.length))
  const set = (changed: Course | undefined) => {
    course.value = changed
    keep(changed)
  }
  const deal = (fights: readonly boolean[]) => dealBanners(fights, deviceChance)
  const now = course.value?.banners.length === players.length ? course.value : undefined
  return (
    <div class="tournament-course">
      <p class="muted">{t.lead}</p>
      <button type="button" class="button primary" onClick={() => set(newCourse(players.length, deal))}>
        {now === undefined ? t.draw : t.again}
      </button>
      {now !== undefined && (
        <Round
          course={now}
          players={players}
          onNext={() => set(nextRound(now, sequenceCard))}
          onOut={(seat) => set(withoutKnight(now, seat, deal))}
        />
      )}
    </div>
  )
}

interface RoundProps {
  readonly course: Course
  readonly players: readonly string[]
  readonly onNext: () => void
  readonly onOut: (seat: number) => void
}

function Round({ course, players, onNext, onOut }: RoundProps) {
  const t = texts()
  const { banners, round } = course
  const fighting = [...banners.keys()].filter((seat) => banners[seat] !== null)
  const [last] = fighting
  if (last === undefined) return <p role="status">{t.none}</p>
  if (fighting.length === 1) return <p role="status">{t.last(at(players, last))}</p>
  const name = (seat: number) => `${at(players, seat)} (${banners[seat]})`
  const pairs = pairsNow(course, sequenceCard)
  const bye = fighting.filter((seat) => !pairs.some((pair) => pair.includes(seat)))
  return (
    <>
      <h3>{t.round(round)}</h3>
      <ol class="tournament-duels">
        {pairs.map(([one, other]) => (
          <li key={one}>{t.duel(name(one), name(other))}</li>
        ))}
      </ol>
      {bye.map((seat) => (
        <p key={seat}>{t.bye(name(seat))}</p>
      ))}
      <button type="button" class="button secondary" onClick={onNext}>
        {t.next}
      </button>
      <fieldset class="tournament-fighting">
        <legend>{t.fighting}</legend>
        {fighting.map((seat) => (
          <button key={seat} type="button" class="button secondary compact" onClick={() => onOut(seat)}>
            {t.out(at(players, seat))}
          </button>
        ))}
      </fieldset>
    </>
  )
}

export const companion: CompanionModule = {
  ready: textsReady,
  tools: [
    { id: 'sequence-card', title: () => texts().title, Tool: SequenceCard },
    { id: 'judgement', title: () => texts().race, Tool: Judgement },
  ],
}
