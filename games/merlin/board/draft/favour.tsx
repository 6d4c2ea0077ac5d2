/* 9 The board of the module: twelve abilities in words, with everybody's seals. */

import { Dialog } from '@logres/board-kit'
import { type Signal, signal } from '@preact/signals'
import { SERVANTS, type Servant, sealOn } from '../../rules/index.ts'
import { SeatMark, Sign } from '../art/signs.tsx'
import { reachable } from '../castle/seals.tsx'
import type { Model } from '../model.ts'
import { SEAL_ROWS } from '../places.ts'
import { names } from '../texts/index.ts'
import { calledMe, capital, parts } from '../texts/parts.ts'

const OPENED = new WeakMap<Model, Signal<boolean>>()

function opened(model: Model): Signal<boolean> {
  const known = OPENED.get(model) ?? signal(false)
  OPENED.set(model, known)
  return known
}

export function openFavour(model: Model): void {
  opened(model).value = true
}

function closeFavour(model: Model): void {
  opened(model).value = false
}

function isFavourOpen(model: Model): boolean {
  return opened(model).value
}

/** All four columns and three rows, with everybody's seals; opened to read what they do. */
export function KingsFavour({ model }: { readonly model: Model }) {
  const t = parts()
  if (!isFavourOpen(model)) return null
  return (
    <Dialog title={t.favour} broad onClose={() => closeFavour(model)}>
      <p class="merlin-favour-hint">{t.favourHint}</p>
      <table class="merlin-favour">
        <caption class="visually-hidden">{t.favour}</caption>
        <thead>
          <tr>
            <td />
            {SERVANTS.map((servant) => (
              <th key={servant} scope="col">
                <Sign name={servant} size={18} />
                <span>{capital(names().servants[servant])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SEAL_ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {SERVANTS.map((servant) => (
                <Ability key={servant} model={model} servant={servant} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

interface AbilityProps {
  readonly model: Model
  readonly servant: Servant
  readonly row: 1 | 2 | 3
}

function Ability({ model, servant, row }: AbilityProps) {
  const t = parts()
  const { players } = model.view.value
  const canReach = reachable(model, servant, row).length > 0
  return (
    <td class={`merlin-ability ${canReach ? 'merlin-reach' : ''}`} data-ability={`${servant}-${row}`}>
      <p>{t.abilities[row][servant]}</p>
      <span class="merlin-favour-seals">
        {players.map((player, seat) => {
          const state = sealOn(player, servant, row)
          if (state === 'free') return null
          return (
            <span
              key={seat}
              class={`merlin-seal-${state}`}
              title={`${capital(calledMe(model, seat))}: ${t.sealStates[state]}`}
            >
              <SeatMark seat={seat} size={16} />
              <span class="visually-hidden">
                {calledMe(model, seat)}: {t.sealStates[state]}
              </span>
            </span>
          )
        })}
        {canReach ? <span class="merlin-reach-word">{t.sealReachable}</span> : null}
      </span>
    </td>
  )
}
