/* Where everybody lies: bots at their places, a dot for each person, and the reader. The table below says the same in words. */
import type { BoardView, BotRatingView } from '../../api/leaderboards.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { t as site } from '../../i18n/site.ts'
import { whole } from './numbers.ts'
import { t } from './words/index.ts'

/** Dots in the highest column; above, each stands for several people. */
const HIGHEST = 12
/** Points per column: as the server counts. */
const STEP = 20

export function Scale({ board }: { readonly board: BoardView }) {
  const { scale, bots, me } = board
  const words = t()
  if (scale === null) return <p class="panel players-few">{words.tooFew}</p>
  const most = Math.max(...scale.map(({ people }) => people))
  const each = Math.ceil(most / HIGHEST)
  const place = placeOn(board.span)
  const placed = stacked(bots, place)
  return (
    <section class="panel players-scale" aria-label={words.scale}>
      <div class="scale-drawing" aria-hidden="true">
        <div
          class="scale-bots"
          style={{
            '--rows': Math.max(0, ...placed.map(({ row }) => row)),
            '--narrow-rows': Math.max(0, ...placed.map(({ narrowRow }) => narrowRow)),
          }}
        >
          {placed.map(({ bot, row, narrowRow }) => (
            <div
              key={bot.level}
              class="scale-bot"
              style={{ left: `${place(bot.value)}%`, '--row': row, '--narrow-row': narrowRow }}
            >
              <b>{words.botAt(site().levels[bot.level], whole(bot.value))}</b>
              <Arms of={bot.level} bot size={26} />
            </div>
          ))}
        </div>
        <div class="scale-dots" style={{ '--highest': Math.ceil(most / each) }}>
          {bots.map(({ level, value }) => (
            <span key={level} class="scale-line" style={{ left: `${place(value)}%` }} />
          ))}
          {scale.map(({ from, people }) => (
            <span key={from} class="scale-column" style={{ left: `${place(from)}%`, width: `${widthOf(board)}%` }}>
              {Array.from({ length: Math.ceil(people / each) }, (_, i) => (
                <i key={i} />
              ))}
            </span>
          ))}
          {me !== null && <span class="scale-me" style={{ left: `${place(me.value)}%` }} />}
        </div>
        <div class="scale-axis">
          {hundreds(board.span).map((value) => (
            <span key={value} class={value % 200 === 0 ? 'even' : ''} style={{ left: `${place(value)}%` }}>
              {whole(value)}
            </span>
          ))}
          {me !== null && (
            <>
              <span
                class="scale-bar"
                style={{
                  left: `${place(me.value - me.plusMinus)}%`,
                  width: `${place(me.value + me.plusMinus) - place(me.value - me.plusMinus)}%`,
                }}
              />
              <b class="scale-you" style={{ left: `${place(me.value)}%` }}>
                {words.youAt(whole(me.value))}
              </b>
            </>
          )}
        </div>
      </div>
      <p class="small">{words.scaleNote(each)}</p>
    </section>
  )
}

/** In per cent from the left. */
export function placeOn({ from, to }: BoardView['span']): (value: number) => number {
  return (value) => (100 * (Math.max(from, Math.min(to, value)) - from)) / (to - from)
}

function widthOf({ span }: BoardView): number {
  return (100 * STEP) / (span.to - span.from)
}

function hundreds({ from, to }: BoardView['span']): number[] {
  return Array.from({ length: (to - from) / 100 + 1 }, (_, i) => from + 100 * i)
}

/** How wide a bot's label is, in per cent of the scale: on a desk, and on a phone. */
const LABEL = 11
const NARROW_LABEL = 34

/** Labels that would cover each other stand in rows. */
function stacked(bots: readonly BotRatingView[], place: (value: number) => number) {
  const rowFor = (width: number) => {
    const ends: number[] = []
    return bots.map(({ value }) => {
      const row = [...ends, Number.NEGATIVE_INFINITY].findIndex((end) => place(value) - width / 2 >= end)
      ends[row] = place(value) + width / 2
      return row
    })
  }
  const [rows, narrowRows] = [rowFor(LABEL), rowFor(NARROW_LABEL)]
  return bots.map((bot, i) => ({ bot, row: rows[i] ?? 0, narrowRow: narrowRows[i] ?? 0 }))
}
