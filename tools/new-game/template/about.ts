/* What the pages say about this game before anything of it is loaded. */
import type { GameAbout } from '@logres/manifest'
import type { Language } from '@logres/words'

export const ABOUT: Readonly<Record<Language, GameAbout>> = {
  en: {
    name: 'Sample Game',
    what: 'Take one, two or three stones from the heap. The player who takes the last one wins.',
    picture: 'A heap of stones',
  },
  fr: {
    name: 'Sample Game',
    what: 'Prends une, deux ou trois pierres du tas. Qui prend la dernière gagne.',
    picture: 'Un tas de pierres',
  },
  de: {
    name: 'Sample Game',
    what: 'Nimm einen, zwei oder drei Steine vom Haufen. Wer den letzten nimmt, gewinnt.',
    picture: 'Ein Haufen Steine',
  },
  it: {
    name: 'Sample Game',
    what: 'Prendi una, due o tre pietre dal mucchio. Chi prende l’ultima vince.',
    picture: 'Un mucchio di pietre',
  },
}
