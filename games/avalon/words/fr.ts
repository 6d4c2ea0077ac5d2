/* Avalon en français. */

import type { Param } from '@logres/words'
import { numberIn } from '@logres/words'
import { counted, does, nameOf } from '@logres/words/fr'
import { editionFaults } from './fr/edition.ts'
import { telling } from './fr/telling.ts'
import { a, cards, names, no, region, the } from './fr/things.ts'
import { type AvalonSentences, avalonWords } from './sentences.ts'

const events: AvalonSentences['events'] = {
  turnBegan: ({ no: turn, seat }, players) => `Tour ${turn} : à ${nameOf(players, seat)} de jouer.`,
  tilePaid: ({ seat, tile, cards: count }, players) =>
    `${does(players, seat, 'pioches', 'pioche')} ${cards(count)} pour la tuile ${names.tiles[tile]}.`,
  cardDrawn: ({ seat, card }, players) =>
    `${does(players, seat, 'pioches', 'pioche')} ${card === null ? 'une carte' : a(card)}.`,
  reinforced: ({ seat, at, card }, players) =>
    `${does(players, seat, 'renforces', 'renforce')} la ${region(at)} avec ${a(card)}.`,
  spellCast: ({ seat, card, at, target }, players) =>
    `${does(players, seat, 'poses', 'pose')} ${a(card)} à la ${region(at)} pour ensorceler ${the(target)}.`,
  spellCountered: ({ seat, at, card }, players) =>
    `${does(players, seat, 'contres', 'contre')} le sort à la ${region(at)} et ${seat === players.reader ? 'prends' : 'prend'} ${the(card)} en main.`,
  cardEnchanted: ({ card, at }) => `À la ${region(at)}, ${the(card)} change de camp.`,
  attackDeclared: ({ seat, at, card }, players) =>
    `${does(players, seat, 'attaques', 'attaque')} la ${region(at)} avec ${a(card)}.`,
  attackResisted: ({ seat, at, card }, players) =>
    `${does(players, seat, 'résistes', 'résiste')} à la ${region(at)} avec ${a(card)} : l’attaque échoue.`,
  answerDeclined: ({ seat }, players) => `${does(players, seat, 'laisses', 'laisse')} faire.`,
  regionTurnedUp: ({ at, region: name }) => `Le brouillard se lève sur la ${region(at)} : ${names.regions[name]}.`,
  regionConquered: ({ seat, at }, players) => `${does(players, seat, 'conquiers', 'conquiert')} la ${region(at)}.`,
  lossesOwed: ({ seat, cards: count }, players) => `${does(players, seat, 'dois', 'doit')} ${cards(count)}.`,
  avalonUsed: ({ seat }, players) => `${does(players, seat, 'utilises', 'utilise')} Avalon : une carte de moins.`,
  avalonKept: ({ seat }, players) => `${does(players, seat, 'gardes', 'garde')} l’aide d’Avalon pour plus tard.`,
  cardLost: ({ seat, card, from }, players) =>
    `${does(players, seat, 'perds', 'perd')} ${a(card)} ${from === 'hand' ? `${seat === players.reader ? 'de ta' : 'de sa'} main` : `à la ${region(from)}`}.`,
  playsFinished: ({ seat }, players) => `${does(players, seat, 'ne joues', 'ne joue')} plus de cartes.`,
  tileTaken: ({ seat, tile }, players) => `${does(players, seat, 'prends', 'prend')} la tuile ${names.tiles[tile]}.`,
  tilesTurnedUp: ({ tiles }) => `On retourne ${counted(tiles, 'tuile', 'tuiles')} face visible.`,
  discardsShuffled: ({ cards: count }) =>
    count < 2
      ? `La carte de la défausse forme la nouvelle pioche.`
      : `Les ${cards(count)} de la défausse forment la nouvelle pioche.`,
  cardsMissing: ({ cards: count }) =>
    `Il n’y a plus rien à piocher : ${counted(count, 'carte perdue', 'cartes perdues')}.`,
  cardDiscarded: ({ seat, card }, players) => `${does(players, seat, 'défausses', 'défausse')} ${a(card)}.`,
  gameEnded: ({ winner, reason }, players) =>
    `${winner === null ? 'Personne ne gagne' : does(players, winner, 'gagnes', 'gagne')}${reason === 'crowns' ? ' grâce aux couronnes.' : ' : la limite de tours est atteinte.'}`,
}

const aIn = (value: Param) => (typeof value === 'number' ? a(value) : 'une carte')
const noIn = (value: Param) => (typeof value === 'number' ? no(value) : 'pas cette carte')
const regionIn = (value: Param) => (typeof value === 'number' ? region(value) : 'région')

const questions: AvalonSentences['questions'] = {
  playCards: () => 'Joue une carte, ou arrête-toi là.',
  answerSpell: ({ card, at }) => `À la ${regionIn(at)}, ${aIn(card)} ensorcelle ta carte. Jouer un contre-sort ?`,
  answerAttack: ({ card, at }) => `À la ${regionIn(at)}, ${aIn(card)} t’attaque. Résister ?`,
  spareLoss: ({ owed, at }) =>
    `Tu dois ${cards(numberIn(owed))} pour la ${regionIn(at)}. Utiliser Avalon maintenant pour en épargner une ?`,
  payLosses: ({ owed }) => `Il te reste ${cards(numberIn(owed))} à payer, de ta main ou du dessus de tes piles.`,
  takeTile: () => 'Prends une tuile de renfort.',
  discardDown: () => 'Défausse jusqu’à n’avoir plus que cinq cartes.',
  endTurn: () => 'Finis ton tour.',
}

const actions: AvalonSentences['actions'] = {
  reinforce: ({ at, card }) => `renforcer la ${region(at)} avec ${the(card)}`,
  enchant: ({ at, card }) => `ensorceler à la ${region(at)} avec ${the(card)}`,
  attack: ({ at, card }) => `attaquer la ${region(at)} avec ${the(card)}`,
  payLoss: (action) =>
    action.from === 'hand'
      ? `payer ${the(action.card)} de la main`
      : `payer la carte du dessus à la ${region(action.from)}`,
  discard: ({ card }) => `défausser ${the(card)}`,
  takeTile: ({ tile }) => `prendre la tuile ${names.tiles[tile]}`,
  finishPlays: () => 'ne plus jouer de cartes',
  counterSpell: () => 'jouer un contre-sort',
  resist: () => 'résister',
  decline: () => 'laisser faire',
  useAvalon: () => 'utiliser Avalon',
  keepAvalon: () => 'garder Avalon pour plus tard',
  endTurn: () => 'finir le tour',
}

const refusals: AvalonSentences['refusals'] = {
  ...editionFaults,
  gameOver: () => 'La partie est terminée.',
  notAsked: () => 'Ce n’est pas à toi d’agir.',
  finishPlaysFirst: () => 'Déclare d’abord que tu ne joues plus de cartes.',
  playsFinished: () => 'Tu as fini de jouer : plus de cartes ce tour-ci.',
  answerSpellFirst: () => 'Réponds d’abord au sort.',
  answerAttackFirst: () => 'Réponds d’abord à l’attaque.',
  sayAvalonFirst: () => 'Dis d’abord si tu utilises l’aide d’Avalon.',
  payFirst: ({ owed }) => `Paie d’abord tes pertes : encore ${cards(numberIn(owed))}.`,
  takeTileFirst: () => 'Prends d’abord une tuile de renfort.',
  discardFirst: () => 'Défausse d’abord jusqu’à cinq cartes.',
  endTurnFirst: () => 'Il ne reste qu’à finir le tour.',
  nothingToAnswer: () => 'Il n’y a rien à quoi répondre.',
  nothingToPay: () => 'Tu ne dois aucune perte.',
  noAvalonToUse: () => 'Il n’y a aucune perte qu’Avalon pourrait t’épargner.',
  cardNotInHand: ({ card }) => `Tu n’as ${noIn(card)} en main.`,
  spellNeedsSorceress: ({ card }) => `Seule une sorcière peut ensorceler, pas ${aIn(card)}.`,
  spellNeedsTarget: ({ at }) => `L’adversaire n’a aucune carte à ensorceler à la ${regionIn(at)}.`,
  spellNeedsSameColour: ({ card, target }) =>
    `Avec ${aIn(card)}, on n’ensorcelle pas ${aIn(target)} : les couleurs diffèrent.`,
  attackNeedsKnight: ({ card }) =>
    `Sans le cercle de pierres, on n’attaque pas avec ${aIn(card)} : il faut un chevalier.`,
  attackNeedsForeignRegion: ({ at }) => `La ${regionIn(at)} est déjà à toi.`,
  attackNeedsAsMany: ({ at, yours, needed }) =>
    `À la ${regionIn(at)}, tu as ${cards(numberIn(yours))} et il t’en faut ${numberIn(needed)} pour attaquer.`,
  castleNeedsOneMore: ({ at, yours, needed }) =>
    `Le château de la ${regionIn(at)} tient bon : tu as ${cards(numberIn(yours))} et il t’en faut ${numberIn(needed)}.`,
  conquestsSpent: () => 'Tu as déjà fait deux conquêtes ce tour-ci.',
  cannotPayInFull: ({ yours, needed }) =>
    `Tu as ${cards(numberIn(yours))} en tout et tu devrais en perdre ${numberIn(needed)}.`,
  counterNeedsSorceress: ({ card }) => `Pour contrer ce sort, il te faut en main ${aIn(card)}.`,
  resistNeedsKnight: ({ card }) => `Pour résister à cette attaque, il te faut en main ${aIn(card)}.`,
  spellNeedsCounterSpell: () => 'À un sort, on répond par un contre-sort.',
  attackNeedsResistance: () => 'À une attaque, on répond par la résistance.',
  lossNotInHand: ({ card }) => `Tu n’as ${noIn(card)} en main pour payer.`,
  avalonMustPay: ({ owed, yours }) =>
    `Tu dois ${cards(numberIn(owed))} et tu en as ${numberIn(yours)} : Avalon doit t’en épargner une maintenant.`,
  discardNotInHand: ({ card }) => `Tu n’as ${noIn(card)} à défausser.`,
  pileEmpty: ({ at }) => `Tu n’as aucune carte à la ${regionIn(at)}.`,
  tileNotFaceUp: () => 'Cette tuile n’est pas face visible.',
  noSuchCard: () => 'Cette carte n’existe pas.',
  noSuchRegion: () => 'Cette région n’existe pas.',
  noSuchTile: () => 'Cette tuile n’existe pas.',
}

const options: AvalonSentences['options'] = {
  payInFull: {
    label: 'Attaques à payer en entier',
    hint: 'On ne peut attaquer que si l’on peut payer toutes les pertes (6.9).',
  },
  avalonAndSwampInterrupt: {
    label: 'Avalon et le marais coupent les suites',
    hint: 'Les régions de part et d’autre ne forment pas une suite (7.3).',
  },
  startPlayer: {
    label: 'Qui joue en premier',
    hint: 'La première place, la deuxième ou le hasard (2.3).',
    values: { random: 'au hasard', first: 'la première place', second: 'la deuxième place' },
  },
  turnLimit: { label: 'Limite de tours', hint: 'Pour les parties entre bots ; 0 : sans limite (8.2).' },
  edition: {
    label: 'Valeurs imprimées',
    hint: 'Ce qui est imprimé sur les régions, et combien il y a de chaque tuile (1.2, 1.3).',
    values: { reconstructed: 'reconstituées' },
  },
}

export const words = avalonWords({
  score: 'Couronnes',
  unit: (count) => (count < 2 ? 'couronne' : 'couronnes'),
  events,
  questions,
  actions,
  refusals,
  options,
  names,
  telling,
})
