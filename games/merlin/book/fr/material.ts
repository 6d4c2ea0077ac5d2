/* 1 Le matériel, 2 La mise en place */
import type { MerlinRules } from '../plan.ts'

export const material = {
  '1.1': {
    title: 'Les provinces',
    text: [
      'Il y a six provinces. Dans le sens des aiguilles d’une montre : la noire du dragon, la grise de la colombe, la bleue du poisson, la violette du serpent, l’orange du renard, la brune de l’aigle à deux têtes.',
      'Chacune contient 6 boucliers, 6 drapeaux et 6 matériaux de sa couleur. Elle a une place pour chacune des quatre sortes de serviteurs, et de quoi recevoir des compteurs d’influence.',
    ],
    why: 'Il est dit que le dragon est noir. L’ordre des provinces et les autres animaux sont refaits.',
  },
  '1.2': {
    title: 'L’anneau',
    text: [
      'L’anneau a 24 cases, comptées dans le sens des aiguilles d’une montre à partir de 0, la noire. Une case sur quatre est une province ; la case opposée est 12 plus loin.',
      'Après la noire : *échange*, *construction*, *points : boucliers*.',
      'Après la grise : *influence : drapeau*, *Excalibur*, *quête*.',
      'Après la bleue : *points : matériaux*, *construction*, *influence : serviteur*.',
      'Après la violette : *échange*, *déplacer un serviteur*, *influence : bouclier*.',
      'Après l’orange : *points : drapeaux*, *construction*, *quête*.',
      'Après la brune : *influence : matériau*, *Graal*, *points : influence*.',
    ],
    why: 'On sait combien il y a de cases de chaque sorte. Leur ordre, et le fait qu’une sur quatre soit une province, sont refaits.',
  },
  '1.3': {
    title: 'Qui a quoi',
    text: [
      'Chacun a trois dés à lui et un blanc pour Merlin, un chevalier, 7 manoirs, 7 compteurs d’influence, 3 bâtons de Merlin, et quatre serviteurs : la dame d’honneur, le porte-bouclier, le porte-drapeau et le maçon.',
      'Tous se partagent 11 pommes, le Graal, Excalibur, 24 traîtres, quatre de chaque couleur, et 55 quêtes. Boucliers, drapeaux et matériaux s’appellent ensemble des *objets*.',
    ],
  },
  '1.4': {
    title: 'Les tuiles de départ',
    text: [
      'Quatre tuiles disent comment on commence. Chacun en reçoit une au hasard.',
      'Chevalier sur la noire : un compteur dans la bleue, un bouclier orange, un drapeau gris, un matériau brun.',
      'Chevalier sur la grise : un compteur dans la violette, un bouclier brun, un drapeau bleu, un matériau noir.',
      'Chevalier sur la violette : un compteur dans la brune, un bouclier gris, un drapeau orange, un matériau bleu.',
      'Chevalier sur l’orange : un compteur dans la noire, un bouclier bleu, un drapeau brun, un matériau violet.',
    ],
    why: 'On sait qu’il y a quatre tuiles de ce genre, mais non ce qu’elles montrent.',
  },
  '1.5': {
    title: 'Le domaine',
    text: [
      'Le domaine est fait de montagnes, de bois et de lacs : pour chacun, cinq tuiles simples et trois avec une tour.',
      'À deux ou à trois joueurs, on retire une tuile de chacune de ces six sortes. Les tuiles sont posées au hasard en rangées de six : quatre rangées, ou trois à deux ou à trois joueurs.',
      'Les tuiles sont des hexagones, une pointe en haut. Une rangée sur deux est décalée d’une demi-tuile vers la droite. Les tuiles qui se touchent sont voisines.',
    ],
    why: 'Le texte ne parle que de rangées, et l’image est perdue. La façon dont les tuiles se touchent est notre lecture.',
  },
  '1.6': {
    title: 'Les cadres',
    text: [
      'Un cadre de 7 emplacements de couleur longe le domaine en haut, un autre en bas. Les emplacements se trouvent entre les bouts extérieurs des tuiles de cette rangée, et à ses deux coins.',
      'En haut, à partir de la gauche : orange, bleu, noir, orange, gris, violet, brun.',
      'En bas, à partir de la gauche : bleu, violet, brun, noir, gris, orange, bleu.',
    ],
    why: 'Les couleurs sont refaites de façon que chaque tuile en admette de 2 à 4, et que chacune serve sur la moitié des tuiles environ.',
  },
  '1.7': {
    title: 'Quel matériau convient',
    text: [
      'Quatre lignes partent d’une tuile : en haut à gauche, en haut à droite, en bas à gauche et en bas à droite, tout droit de tuile en tuile. Là où l’une d’elles atteint un emplacement, un matériau de cette couleur permet de bâtir sur la tuile. Une ligne qui sort par le côté est perdue.',
      'Ce qui se trouve sur le chemin n’importe pas.',
    ],
    example: {
      title: 'Une tuile de la rangée du haut',
      text: [
        'Le domaine a 4 rangées. De la troisième tuile de la rangée du haut, les lignes montantes atteignent aussitôt le noir et l’orange, les descendantes le bleu, tout à gauche, et le gris. N’importe lequel de ces quatre matériaux convient donc.',
      ],
    },
  },
  '1.8': {
    title: 'Les quêtes',
    text: [
      'Une quête montre des conditions, de 1 à 3 points, et l’image d’un serviteur, qui ne compte qu’avec La Faveur du Roi {9.1}.',
      '1 point, 17 cartes : un serviteur donné dans une province donnée (12) ; trois objets de même sorte (3) ; trois compteurs n’importe où sur le plateau (2).',
      '2 points, 26 cartes : deux objets de couleurs données (15) ; des compteurs dans deux provinces données (6) ; quatre objets de même sorte (3) ; deux serviteurs donnés ensemble dans une même province (2).',
      '3 points, 12 cartes : un compteur dans une province donnée, avec un drapeau et un bouclier de couleurs données (6) ; deux serviteurs donnés dans une province donnée (6).',
    ],
    why: 'Les sortes de conditions sont décrites, les cartes non ; on n’en voit que trois sur une image.',
  },
  '2.1': {
    title: 'Le plateau',
    text: [
      'Merlin commence sur la province noire. Le Graal et Excalibur sont sur leurs cases, tous les objets dans la province de leur couleur.',
    ],
  },
  '2.2': {
    title: 'Les châteaux',
    text: [
      'Ton chevalier, un compteur et trois objets sont placés ou pris comme le dit ta tuile de départ {1.4}. Dans ton château, tu as 6 compteurs, les quatre serviteurs, 3 bâtons et 1 pomme. Tu commences avec 0 point.',
      'Les tuiles de départ qui restent sortent du jeu. Sauf le domaine {1.5}, rien ne dépend du nombre de joueurs.',
    ],
    why: 'Ce que chacun possède est dit. Ce que la tuile de départ place, et où, n’était que sur une image.',
  },
  '2.3': {
    title: 'Les quêtes et les traîtres',
    text: [
      'Trois quêtes sont visibles à côté de la pioche : la *rangée*. Chacun en a quatre en main. Chacun pioche trois traîtres et les pose, visibles, dans son château.',
      'Les mains, l’ordre de la pioche et les traîtres face cachée sont secrets, rien d’autre.',
    ],
    why: 'Le texte ne dit pas ce qui est caché. Seules ces choses sont face cachée ou tenues en main.',
  },
  '2.4': {
    title: 'Le premier joueur et les dés',
    text: [
      'Qui commence est tiré au sort. Tous lancent leurs quatre dés, au vu de tous. Qui en a trois ou quatre semblables, le blanc compris, relance les quatre, autant de fois qu’il le faut.',
    ],
    example: {
      title: 'Trois semblables',
      text: ['4, 4, 2 et un 4 blanc : on relance les quatre.', '4, 4, 2 et un 2 blanc : les dés restent.'],
    },
  },
} as const satisfies Partial<MerlinRules>
