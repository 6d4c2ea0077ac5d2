/* L’aide de jeu du tournoi en français. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['tokens', 'sequence'],
  sections: [
    {
      title: 'Une manche',
      lines: [
        '*Troc* : tous marchandent avec tous, cartes et pièces, les exclus aussi {4.1}. Ce que tu offres, tu dois l’avoir ; une promesse n’engage pas {4.2}.',
        '*Annonce* : en secret, rester ou se retirer. Qui a un duel sans équipement complet est exclu {5.2}.',
        '*Duels* de la manche, dans l’ordre de la carte de déroulement {3.1}.',
      ],
    },
    {
      title: 'Équipement complet',
      lines: ['Bouclier, épée, lance et armure ; un joker remplace l’un d’eux {5.1}.'],
    },
    {
      title: 'Le duel',
      lines: [
        'Quatre cartes face cachée, une par arme, retournées paire par paire : bouclier, épée, lance, armure {6.1}.',
        'La plus haute fait un point et est détruite. La plus basse va à qui l’a battue {6.2}.',
        'Deux jokers : aucun point, les deux détruits {6.3}. Le plus de points gagne 10 pièces {6.4}.',
        'Puis le vainqueur, ensuite le perdant peuvent acheter une carte du tas sans la voir, pour 5 pièces {6.5}.',
      ],
    },
    {
      title: 'Égalité : le jugement de Dieu',
      lines: [
        '*Trois emblèmes différents* : le grand jeton qui les porte tous {7.1}.',
        '*Un point* : l’emblème tombé une fois. *Deux points* : celui tombé deux fois.',
        'Un seul geste chacun. Toucher juste bat une erreur, puis le plus rapide gagne. Deux erreurs : on relance ; après le troisième lancer, le sort décide {7.2}.',
      ],
    },
    {
      title: 'Quelqu’un est exclu',
      lines: [
        'On garde cartes et pièces, on marchande encore et on peut gagner {5.3}.',
        'Les autres prennent la carte de leur nombre, les bannières sont redistribuées, et la manche 1 commence sans troc {5.4}.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        'Un seul chevalier : 10 pièces, et la partie est finie {5.5}. Le plus riche gagne, qu’il combatte ou non {8.1}.',
      ],
    },
    {
      title: 'Mise en place',
      lines: [
        '3 joueurs : 1–6, 3 jokers. 4 : 1–9, 4 jokers. 5 : 1–12, 2 jokers. 6 : 1–15, 6 jokers {2.1}. 20 pièces chacun {2.2}.',
      ],
    },
  ],
}
