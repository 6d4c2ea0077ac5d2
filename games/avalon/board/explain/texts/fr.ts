import type { Messages } from './en.ts'

const cards = (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`)
/** « d’Isolde », « de Bors ». */
const of = (name: string) => (/^[aeiouyhàâéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)

export const messages: Messages = {
  mist: (hidden) =>
    hidden === 1
      ? 'La dernière région dans le brouillard. On la retourne quand elle est conquise.'
      : `Une des ${hidden} régions dans le brouillard. On la retourne quand elle est conquise ; elle vaut 1 à 3 couronnes.`,
  nobodys: 'Elle n’est à personne.',
  yours: 'Elle est à toi.',
  theirs: (name) => `Elle est à ${name}.`,
  costs: (who, n) =>
    who === null ? `La conquérir te coûterait ${cards(n)}.` : `La conquérir coûterait ${cards(n)} à ${who}.`,
  needs: (who, has, needed) =>
    who === null
      ? `Pour l’attaquer, il te faut ${cards(needed)} ici ; tu en as ${has}.`
      : `Pour l’attaquer, ${who} doit avoir ${cards(needed)} ici et en a ${has}.`,
  pileTitle: (who, place) => (who === null ? `Ta pile : ${place}` : `La pile ${of(who)} : ${place}`),
  pile: (n, list) =>
    n === 0
      ? 'Aucune carte ici.'
      : `${cards(n)}, de haut en bas : ${list}. Une sorcière de la même couleur peut ensorceler celle du dessus.`,
  crownsTitle: (who) => (who === null ? 'Tes couronnes' : `Les couronnes ${of(who)}`),
  crowns: (n, toWin) => `${n} sur ${toWin}. Qui en possède ${toWin} après avoir joué ses cartes gagne.`,
  handTitle: (who) => (who === null ? 'Ta main' : `La main ${of(who)}`),
  hand: (n) => `${cards(n)}. On en garde au plus cinq à la fin du tour.`,
  known: (list) => `Tu as vu : ${list}.`,
  knight:
    'Il renforce n’importe quelle région, en attaque une qui n’est pas à toi, ou résiste à une attaque de sa couleur.',
  sorceress:
    'Elle renforce n’importe quelle région, ensorcelle la carte du dessus d’une pile adverse si elle a sa couleur, ou contre un sort de sa couleur.',
  circle: 'Avec le cercle de pierres, elle peut aussi attaquer.',
  could: (attacks, spells) => {
    const list = [
      ...(attacks === 0 ? [] : [attacks === 1 ? 'attaquer 1 région' : `attaquer ${attacks} régions`]),
      ...(spells === 0 ? [] : [`ensorceler ${cards(spells)}`]),
    ]
    return list.length === 0
      ? 'Pour l’instant, cette carte ne peut que renforcer.'
      : `Pour l’instant, cette carte peut ${list.join(' ou ')}.`
  },
  noTile: 'Une tuile foncée attend ici de la fin d’un tour au début du suivant.',
  gives: (who, n) =>
    who === null ? `Elle te donnerait ${cards(n)} maintenant.` : `Elle donnerait ${cards(n)} à ${who}.`,
  givesLater: (who, n) =>
    who === null
      ? `En l’état, elle te donnera ${cards(n)} au début du prochain tour.`
      : `En l’état, elle donnera ${cards(n)} à ${who} au début du prochain tour.`,
  used: 'Elle a été utilisée et revient quand les neuf l’ont été.',
  drawTitle: 'La pioche',
  drawPile: (n) => `${cards(n)}, face cachée. Quand elle est vide, la défausse devient la nouvelle pioche.`,
  discards: (n) => `${cards(n)}, visibles de tous. Elle devient la nouvelle pioche quand celle-ci est vide.`,
  conquestsTitle: 'Conquêtes de ce tour',
  conquests: (n) => `${n} sur 2. Les attaques qui échouent ne comptent pas.`,
}
