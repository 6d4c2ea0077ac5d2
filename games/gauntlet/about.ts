/* What the pages say about this game before anything of it is loaded. */
import type { GameAbout } from '@logres/manifest'
import type { Language } from '@logres/words'

export const ABOUT: Readonly<Record<Language, GameAbout>> = {
  en: {
    name: 'Gauntlet',
    what: 'Everybody lays a card face down. The highest one that nobody else has laid wins a crown.',
    picture: 'An iron gauntlet',
  },
  fr: {
    name: 'Le Gant',
    what: 'Chacun pose une carte face cachée. La plus haute carte posée par un seul joueur gagne une couronne.',
    picture: 'Un gantelet de fer',
  },
  de: {
    name: 'Der Fehdehandschuh',
    what: 'Alle legen verdeckt eine Karte. Die höchste, die sonst niemand gelegt hat, gewinnt eine Krone.',
    picture: 'Ein eiserner Handschuh',
  },
  it: {
    name: 'Il guanto di sfida',
    what: 'Ognuno gioca una carta coperta. La più alta che nessun altro ha giocato vince una corona.',
    picture: 'Un guanto di ferro',
  },
}
