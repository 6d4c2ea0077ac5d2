/* 5.2 to 5.4 Who has left the lists, and the banners that are dealt again to those who stay. */
import type { Seat, Tagged } from '@logres/kernel'
import { type Event, knightCount, pairsOf, question, type View } from '../rules/index.ts'
import { BannerArt, Sign } from './art.tsx'
import { OutfitRow } from './effect.tsx'
import type { Model } from './model.ts'
import { texts } from './texts/index.ts'

type Announced = Extract<Event, { kind: 'announced' }>

/** Who left the lists with what was told last. */
export function announcedLast(model: Model): Announced | undefined {
  return model.context.steps.value.at(-1)?.events.find(isAnnounced)
}

function isAnnounced(event: Tagged): event is Announced {
  return event.kind === 'announced'
}

const NOTHING_NEW: ReadonlyMap<number, string> = new Map()

export function WentOut({ model }: { readonly model: Model }) {
  const t = texts()
  const out = announcedLast(model)?.out ?? []
  const isMe = out.some((seat) => model.isMe(seat))
  return (
    <section class="tournament-panel tournament-went-out" aria-labelledby="tournament-went-out">
      <h2 id="tournament-went-out">
        {t.leaveTitle}
        <span class="tournament-note">{t.reasonSecret}</span>
      </h2>
      <ul class="tournament-leavers">
        {out.map((seat) => (
          <li key={seat}>
            <BannerArt banner={model.view.value.banners[seat] ?? null} seat={seat} />
            <b>{model.isMe(seat) ? t.you : model.nameOf(seat)}</b>
          </li>
        ))}
      </ul>
      {isMe ? <MyReason model={model} /> : null}
      <p class="tournament-out-note">{outNote(model, isMe)}</p>
    </section>
  )
}

function outNote(model: Model, isMe: boolean): string {
  const t = texts()
  if (model.onlyFightersWin) return isMe ? t.outLost : t.outTheyLost
  return isMe ? t.outText : t.outTheyTrade
}

/** The others are not told it. */
function MyReason({ model }: { readonly model: Model }) {
  const t = texts()
  const { gaps } = model.outfit.value
  const me = model.me.value
  const isShort = me !== undefined && gaps.length > 0 && model.isChecked(me)
  return (
    <div class="tournament-mine">
      <OutfitRow hand={model.hand.value} got={NOTHING_NEW} />
      <p class="tournament-effect breaks">
        <Sign id="cross" />
        <span>{isShort ? t.youLack(gaps.map((weapon) => t.aWeapon[weapon])) : t.youRetire}</span>
      </p>
    </div>
  )
}

/** The new banners, who meets whom, and which card says so. */
export function Redealt({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  return (
    <section class="tournament-panel tournament-redealt" aria-labelledby="tournament-redealt">
      <h2 id="tournament-redealt">
        {t.newBanners}
        <span class="tournament-note">{t.cardFor(knightCount(view))}</span>
      </h2>
      <ul class="tournament-leavers">
        {view.banners.map((banner, seat) =>
          banner === null ? null : (
            <li key={seat}>
              <BannerArt banner={banner} seat={seat} label={t.banner(banner)} />
              <b>{model.isMe(seat) ? t.you : model.nameOf(seat)}</b>
              <small>{meeting(model, view, seat)}</small>
            </li>
          ),
        )}
      </ul>
      <p class="tournament-out-note">{t.newBannersHow}</p>
    </section>
  )
}

function meeting(model: Model, view: View, seat: Seat): string {
  const t = texts()
  if (question(view) === undefined) return ''
  const other = pairsOf(view)
    .find((pair) => pair.includes(seat))
    ?.find((each) => each !== seat)
  if (other === undefined) return t.rests
  return model.isMe(other) ? t.yourOpponent : t.meets(model.nameOf(other))
}
