/* What the pages say about this game before anything of it is loaded. */
import type { GameAbout } from '@logres/manifest'
import type { Language } from '@logres/words'

export const ABOUT: Readonly<Record<Language, GameAbout>> = {
  en: {
    name: 'Avalon',
    what: 'Knights and sorceresses fight for eleven regions in the mist. Fifteen crowns win the game.',
    picture: 'An island with a tower in the mist, eleven regions in front of it',
  },
  fr: {
    name: 'Avalon',
    what: 'Chevaliers et sorcières se disputent onze régions dans le brouillard. À quinze couronnes, c’est gagné.',
    picture: 'Une île et sa tour dans le brouillard, onze régions devant elle',
  },
  de: {
    name: 'Avalon',
    what: 'Ritter und Zauberinnen kämpfen um elf Gebiete im Nebel. Mit fünfzehn Kronen gewinnst du.',
    picture: 'Eine Insel mit einem Turm im Nebel, davor elf Gebiete',
  },
  it: {
    name: 'Avalon',
    what: 'Cavalieri e streghe si contendono undici territori nella nebbia. Con quindici corone si vince.',
    picture: 'Un’isola con una torre nella nebbia, undici territori davanti',
  },
}
