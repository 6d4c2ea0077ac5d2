/* Where the round stands: barter, announcement, duels; which round; the time left for what all do at once. */
import { knightCount, pairsAhead, pairsOf, sequenceOf } from '../rules/index.ts'
import { Sign } from './art.tsx'
import type { Model, Phase } from './model.ts'
import { roman } from './roman.ts'
import { texts } from './texts/index.ts'

const STAGES = ['barter', 'announcement', 'duels'] as const
type Stage = (typeof STAGES)[number]

const STAGE_OF: Readonly<Record<Phase, Stage | undefined>> = {
  draft: undefined,
  barter: 'barter',
  announcement: 'announcement',
  lay: 'duels',
  judgement: 'duels',
  purchase: 'duels',
  over: undefined,
}

export function Phases({ model }: { readonly model: Model }) {
  const t = texts()
  const phase = model.phase.value
  const now = STAGE_OF[phase]
  const at = now === undefined ? -1 : STAGES.indexOf(now)
  const view = model.view.value
  const knights = knightCount(view)
  const { Clock } = model.context
  return (
    <div class="tournament-bar">
      <ol class="tournament-phases" aria-label={t.stages}>
        {phase === 'draft' ? (
          <li class="now" aria-current="step">
            <span>{t.stageNames.draft}</span>
          </li>
        ) : phase === 'over' ? (
          <li class="now" aria-current="step">
            <span>{t.stageNames.over}</span>
          </li>
        ) : (
          STAGES.map((stage, i) => (
            <li
              key={stage}
              class={i < at ? 'done' : i === at ? 'now' : ''}
              {...(i === at && { 'aria-current': 'step' })}
            >
              {i < at ? <Sign id="check" /> : null}
              <span>{t.stageNames[stage]}</span>
            </li>
          ))
        )}
      </ol>
      {now === undefined || knights < 2 ? null : (
        <p class="tournament-round">
          {t.round} <b>{roman(view.round)}</b>{' '}
          <span>{t.ofRounds(roman(sequenceOf(view.options, knights).length))}</span>
          {view.options.barterTimes === 'duel' ? <span> · {duelText(model)}</span> : null}
        </p>
      )}
      <span class="tournament-clock">
        <Clock seat="all" />
      </span>
    </div>
  )
}

/** 3.1 With barter before each duel, which of this round's duels it is about. */
function duelText(model: Model): string {
  const view = model.view.value
  const all = pairsOf(view).length
  return texts().duelOfRound(all - pairsAhead(view).length + 1, all)
}
