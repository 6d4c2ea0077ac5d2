/* 7 Le décompte, 8 La fin */
import type { MerlinRules } from '../plan.ts'

export const scoring = {
  '7.1': {
    title: 'Les traîtres',
    text: [
      'D’abord les traîtres. Pour chacun, tu dois rendre un bouclier de sa couleur, et tu le repousses ainsi. Chaque traître sans bouclier coûte 3 points, même au-dessous de zéro. Puis tous les traîtres sont défaussés.',
      'Qui tient Excalibur marque 3 points si tous ses traîtres ont été repoussés, ou s’il n’en avait pas.',
      'Ensuite, chacun en pioche trois nouveaux, dans le sens des aiguilles d’une montre à partir du premier joueur, mais pas à la fin de la partie. On mélange les traîtres défaussés quand il n’y en a plus à piocher.',
      'Les drapeaux et les sceaux servent pendant ton propre tour et n’aident pas ici.',
    ],
    why: 'Les points au-dessous de zéro, Excalibur pour qui n’a aucun traître, et le moment où on les mélange : ce sont nos lectures.',
    example: {
      title: 'Deux boucliers pour trois traîtres',
      text: [
        'Tu as un traître noir, un gris et un bleu, et un bouclier noir et un bleu. Deux sont repoussés, le gris coûte 3 points. Excalibur ne rapporte rien.',
      ],
    },
  },
  '7.2': {
    title: 'Le domaine',
    text: [
      'Un *territoire* est un groupe de tuiles du même terrain qui se touchent ; une tuile seule en est un aussi. Qui y a le plus de manoirs marque autant de points que le territoire a de tuiles. À égalité en tête, on partage, en arrondissant vers le bas.',
      'Sans manoir, personne ne marque. Les manoirs restent en place.',
    ],
    example: {
      title: 'Un bois partagé',
      text: ['Un bois de 5 tuiles avec 1 manoir de chacun de deux joueurs : 2 points chacun.'],
    },
  },
  '7.3': {
    title: 'L’influence',
    text: [
      'Les provinces se suivent dans le sens des aiguilles d’une montre à partir de la noire. Tous les compteurs d’une province sont des points pour qui en a le plus. À égalité en tête, on partage, en arrondissant vers le bas.',
      'Si le possesseur du Graal est en tête à égalité, on lui pose la question : une fois par décompte, il peut y prendre tous les points. Sa réponse est définitive.',
      'Après chaque province, chacun reprend au château tous ses compteurs qui s’y trouvent, sauf un. Avec l’option « Compteurs après le décompte d’une province : tous rentrent », qui en a plus d’un les reprend tous.',
      'Avec l’option « Le Graal tranche : toute égalité de son possesseur », celui-ci peut prendre tous les points même là où il est à égalité avec d’autres sans être en tête.',
    ],
    why: 'Le texte pourrait aussi vouloir dire que, s’il y en a plusieurs, tous les compteurs rentrent. Le moment où le Graal est proposé est notre lecture.',
    example: {
      title: 'Qui en a le plus',
      text: [
        'Trois joueurs avec 1 compteur chacun : 1 point chacun.',
        '3, 2 et 1 compteurs : le premier marque 6 points, les autres rien.',
        'Deux joueurs avec 2 compteurs chacun : 2 points chacun. Avec le Graal, l’un d’eux en marque 4, l’autre rien.',
      ],
    },
  },
  '7.4': {
    title: 'Les serviteurs',
    text: [
      'Pour finir, tu marques 1 point par serviteur à toi sur le plateau. Ceux qui sont chez eux ne comptent pas.',
    ],
  },
  '8.0': {
    title: 'Les derniers points',
    text: [
      'Après le troisième décompte, chaque pomme rapporte 1 point, chaque bâton 2, et 3 objets, de quelque sorte qu’ils soient, 1. Avec les alliés, Gareth et Geraint s’y ajoutent {10.2}.',
      'Qui a le plus de points gagne. Ceux qui en ont autant partagent la victoire.',
    ],
    example: {
      title: 'Ce qui reste',
      text: ['2 pommes, 1 bâton et 5 objets : 2 points, 2 points et 1 point, 5 en tout.'],
    },
  },
} as const satisfies Partial<MerlinRules>
