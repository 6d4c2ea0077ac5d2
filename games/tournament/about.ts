/* What the pages say about this game before anything of it is loaded. */
import type { GameAbout } from '@logres/manifest'
import type { Language } from '@logres/words'

export const ABOUT: Readonly<Record<Language, GameAbout>> = {
  en: {
    name: 'The Tournament',
    what: 'Barter for arms, ride into the lists, and let the quicker hand break a tie.',
    picture: 'Six shields hanging on a tree in front of crossed lances',
  },
  fr: {
    name: 'Le Tournoi',
    what: 'Troque des armes, entre en lice et, en cas d’égalité, que la main la plus vive l’emporte.',
    picture: 'Six écus pendus à un arbre devant des lances croisées',
  },
  de: {
    name: 'Das Turnier',
    what: 'Tausche Waffen, reite in die Schranken, und bei Gleichstand gewinnt die schnellere Hand.',
    picture: 'Sechs Schilde hängen an einem Baum vor gekreuzten Lanzen',
  },
  it: {
    name: 'Il Torneo',
    what: 'Baratta le armi, scendi in lizza e, in caso di parità, vinca la mano più svelta.',
    picture: 'Sei scudi appesi a un albero davanti a lance incrociate',
  },
}
