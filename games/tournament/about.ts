/* What the pages say about this game before anything of it is loaded. */
import type { GameAbout } from '@logres/manifest'
import type { Language } from '@logres/words'

export const ABOUT: Readonly<Record<Language, GameAbout>> = {
  en: {
    name: 'The Tournament',
    what: 'Barter for arms, ride into the lists, and let the quickest hand break a tie.',
    picture: 'Six shields hang on a tree before crossed lances',
  },
  fr: {
    name: 'Le Tournoi',
    what: 'Troque tes armes, entre en lice, et à égalité, que la main la plus vive l’emporte.',
    picture: 'Six écus pendus à un arbre devant des lances croisées',
  },
  de: {
    name: 'Das Turnier',
    what: 'Tausche Waffen, reite in die Schranken, und bei Gleichstand gewinnt die schnellste Hand.',
    picture: 'Sechs Schilde hängen an einem Baum vor gekreuzten Lanzen',
  },
  it: {
    name: 'Il Torneo',
    what: 'Baratta le armi, scendi in lizza e, in caso di parità, vinca la mano più svelta.',
    picture: 'Sei scudi appesi a un albero davanti a lance incrociate',
  },
}
