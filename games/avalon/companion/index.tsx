/* What Avalon adds to the companion for a real table: the price of a conquest, and the crowns of both. */
import { type CompanionModule, type CompanionProps, lang } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { words, textsReady as wordsReady } from '../board/texts/index.ts'
import { CROWNS_TO_WIN, lossesFor, REGION_CARDS } from '../rules/index.ts'
import './companion.css'
import { readOwners } from './read-owners.ts'
import { texts, textsReady } from './texts/index.ts'

const MOST_CARDS = 16
const REGIONS = Object.values(REGION_CARDS)

function CardCount({
  label,
  value,
  onChoose,
}: {
  readonly label: string
  readonly value: number
  readonly onChoose: (n: number) => void
}) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} class="input" onChange={(event) => onChoose(event.currentTarget.selectedIndex)}>
        {Array.from({ length: MOST_CARDS + 1 }, (_, n) => (
          <option key={n} selected={n === value}>
            {n}
          </option>
        ))}
      </select>
    </div>
  )
}

function Check({
  label,
  value,
  onCheck,
}: {
  readonly label: string
  readonly value: boolean
  readonly onCheck: (on: boolean) => void
}) {
  return (
    <label class="choice">
      <input type="checkbox" checked={value} onChange={(event) => onCheck(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

/** 6.1, 6.2, 6.7, 6.8 */
function Price(_: CompanionProps) {
  const t = texts()
  const [mine, theirs] = [useSignal(0), useSignal(0)]
  const [castle, avalon] = [useSignal(false), useSignal(false)]
  const isAllowed = mine.value >= theirs.value + (castle.value ? 1 : 0)
  const { fall, owed } = lossesFor(mine.value + 1, theirs.value, castle.value)
  return (
    <div class="avalon-companion">
      <div class="avalon-companion-fields">
        <CardCount
          label={t.mine}
          value={mine.value}
          onChoose={(n) => {
            mine.value = n
          }}
        />
        <CardCount
          label={t.theirs}
          value={theirs.value}
          onChoose={(n) => {
            theirs.value = n
          }}
        />
      </div>
      <Check
        label={t.castle}
        value={castle.value}
        onCheck={(on) => {
          castle.value = on
        }}
      />
      <Check
        label={t.avalon}
        value={avalon.value}
        onCheck={(on) => {
          avalon.value = on
        }}
      />
      <p class="avalon-companion-result" role="status">
        {isAllowed ? `${t.falls(fall)} ${t.pay(owed - (avalon.value ? 1 : 0))}` : t.cannot}
      </p>
    </div>
  )
}

/** 8.1 */
function Crowns({ players, kept, keep }: CompanionProps) {
  const t = texts()
  const id = useId()
  const owners = useSignal(readOwners(kept, REGIONS.length, players.length))
  const totals = players.map((_, seat) =>
    REGIONS.reduce((total, { crowns }, i) => total + (owners.value[i] === seat ? crowns : 0), 0),
  )
  const give = (region: number, owner: number | null) => {
    owners.value = owners.peek().with(region, owner)
    keep(owners.peek())
  }
  return (
    <div class="avalon-companion" lang={lang.value}>
      <div class="avalon-companion-fields">
        {REGIONS.map(({ name, crowns }, i) => (
          <div key={name} class="field">
            <label for={`${id}-${name}`}>
              {words().names.regions[name]} ({crowns})
            </label>
            <select
              id={`${id}-${name}`}
              class="input"
              onChange={({ currentTarget: { selectedIndex } }) =>
                give(i, selectedIndex === 0 ? null : selectedIndex - 1)
              }
            >
              <option selected={owners.value[i] === null}>{t.nobody}</option>
              {players.map((player, seat) => (
                <option key={seat} selected={owners.value[i] === seat}>
                  {player}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <p class="avalon-companion-result" role="status">
        {players.map((player, seat) => t.total(player, at(totals, seat))).join(' · ')}
        {players.flatMap((player, seat) => (at(totals, seat) >= CROWNS_TO_WIN ? [` ${t.won(player)}`] : []))}
      </p>
    </div>
  )
}

export const companion: CompanionModule = {
  ready: async () => {
    await Promise.all([textsReady(), wordsReady()])
  },
  tools: [
    { id: 'price', title: () => texts().title, Tool: Price },
    { id: 'crowns', title: () => texts().crowns, Tool: Crowns },
  ],
}
