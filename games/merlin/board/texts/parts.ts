/* What castle, domain, quests, scoring and knights say: sentences of their own, and the names of the game. */

import { catalogue, lang } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import type { Province } from '../../rules/index.ts'
import type { Model } from '../model.ts'
import { itemTitle, layout, names } from './index.ts'
import type { Messages } from './parts/en.ts'

const own = catalogue<Messages>({
  en: () => import('./parts/en.ts'),
  fr: () => import('./parts/fr.ts'),
  de: () => import('./parts/de.ts'),
  it: () => import('./parts/it.ts'),
})

export const parts = own.get
export const partsReady = own.ready

export function colourName(province: Province): string {
  return names().colour(province)
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lang.value) + text.slice(1)
}

/** "Black flag" */
export function flagName(province: Province): string {
  return capital(itemTitle('flag', province))
}

/** "Black flag: repel all your traitors of one colour" */
export function flagPower(province: Province): string {
  return parts().flagPowers[at(layout().effectOf, province)](flagName(province))
}

/** "black, brown and orange" */
export function inList(items: readonly string[]): string {
  return new Intl.ListFormat(lang.value).format(items)
}

/** "you" for the reader, else the name. */
export function calledMe(model: Model, seat: Seat): string {
  return isMe(model, seat) ? parts().you : model.nameOf(seat)
}

export function isMe(model: Model, seat: Seat): boolean {
  return model.isSeated.value && model.me.value === seat
}

/** Of the name of a province, what follows the article: "province noire". */
export function bareProvince(province: Province): string {
  return names().province(province).replace(/^\S+ /, '')
}

/** With places at which long words may be parted, for narrow cards. */
export function parted(text: string): string {
  return text.replace(/orange(?=farb)|(Fahnen|Schild)(?=träger)|Bau(?=meister|material)|porta(?=[sb])/g, '$&\u00ad')
}

/** "+3", "−3", "0" */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points)
}

/** With a true minus. */
export function minus(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`
}
