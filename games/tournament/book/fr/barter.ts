/* Les chapitres 1 à 4 en français : matériel, mise en place, manche, troc. */
import type { RulesOf } from '../plan.ts'

export const barter: RulesOf<1 | 2 | 3 | 4> = {
  '1.1': {
    title: 'Les cartes',
    text: [
      'Il y a quatre armes : bouclier, épée, lance et armure. Chacune existe une fois dans chaque valeur de 1 à 15, soit 60 cartes. Plus la valeur est haute, mieux c’est.',
      'S’y ajoutent six jokers. Ils comptent 0 et sont tous pareils.',
    ],
  },
  '1.2': {
    title: 'Les pièces',
    text: [
      'L’argent se compte en pièces entières. La banque n’en manque jamais.',
      'Ta bourse est ton secret : les autres savent seulement ce que tu as payé ou reçu en public. Avec l’option « Bourses ouvertes », toutes les bourses sont ouvertes.',
    ],
    why: 'Le nombre de pièces dans la boîte n’est pas une règle, et rien ne dit que les bourses soient ouvertes.',
  },
  '1.3': {
    title: 'Les cartes de déroulement',
    text: [
      'Chaque chevalier porte une bannière, à partir de A. La carte de déroulement prévue pour le nombre de chevaliers dit quelles bannières se rencontrent à quelle manche. Chaque paire se rencontre une fois ; à cinq ou à trois, un chevalier est exempt à chaque manche.',
      '6 chevaliers : AB CD EF, puis AC BE DF, puis AE BD CF, puis AD CE BF, puis BC DE AF.',
      '5 chevaliers : AB CD, puis AC BE, puis AE BD, puis AD CE, puis BC DE.',
      '4 chevaliers : AB CD, puis AC BD, puis AD BC.',
      '3 chevaliers : AB, puis AC, puis BC.',
      '2 chevaliers : AB.',
      'Après sa dernière manche, une carte recommence à la première, et les bannières restent.',
    ],
    why: 'Qui rencontre qui, et quand, est refait : le texte dit seulement que chaque manche nomme ses duels. Que la carte recommence est une interprétation, car seules les exclusions mettent fin au tournoi.',
  },
  '1.4': {
    title: 'Les jetons du jugement',
    text: [
      'Quatre gros jetons montrent la couronne, le calice, le globe et les trois ensemble.',
      'Des trois petits jetons, l’un porte couronne et calice sur ses faces, un autre calice et globe, le dernier globe et couronne. Un quatrième porte un point ou deux.',
    ],
    why: 'Quels symboles se partagent un petit jeton est refait. Ainsi, il ne peut pas en tomber trois pareils, et chaque gros jeton est le bon aussi souvent que les autres.',
  },
  '1.5': {
    title: 'Ce que tous voient',
    text: [
      'Tous voient les bannières, le nombre de cartes de chaque main, les récompenses, qui est exclu du combat, qu’une carte a été achetée, et toute carte choisie parmi les cartes ouvertes ou retournée dans un duel, avec l’endroit où elle va.',
      'Le reste est secret. Seul l’acheteur connaît une carte achetée, et personne ne peut fouiller le tas.',
    ],
    why: 'Le tas est face cachée et mélangé : personne n’est censé y chercher.',
  },
  '2.1': {
    title: 'Les cartes en jeu',
    text: [
      '3 joueurs : valeurs de 1 à 6 et 3 jokers, 9 cartes chacun.',
      '4 joueurs : valeurs de 1 à 9 et 4 jokers, 10 cartes chacun.',
      '5 joueurs : valeurs de 1 à 12 et 2 jokers, 10 cartes chacun.',
      '6 joueurs : valeurs de 1 à 15 et 6 jokers, 11 cartes chacun.',
      'Tout est distribué, sauf avec le choix des cartes {2.4}. L’option « Valeurs des cartes » permet de commencer à 7 ou à 10 avec 3 joueurs, à 4 ou à 7 avec 4 joueurs, et à 4 avec 5 joueurs, sans changer le nombre de valeurs.',
    ],
    why: 'Le texte cite les valeurs plus hautes à 3 et à 5 joueurs comme exemples, pour ménager les cartes. Qu’il y en ait aussi à 4 est notre lecture.',
  },
  '2.2': {
    title: 'Les premières pièces',
    text: ['Chacun commence avec 20 pièces, ou avec autant que le dit l’option « Pièces au départ ».'],
  },
  '2.3': {
    title: 'Les bannières',
    text: [
      'Les bannières que nomme la carte de déroulement sont tirées au sort et restent visibles. *Dans le sens des aiguilles d’une montre* veut dire par numéro de place croissant ; après la dernière place vient la première.',
    ],
    why: 'À l’écran, une table n’a pas d’autre sens.',
  },
  '2.4': {
    title: 'Le choix des cartes',
    text: [
      'Avec ce choix, prévu sauf si la table en décide autrement, tu ne reçois qu’une partie de tes cartes : 6 à 3 ou 4 joueurs, 5 à 5 ou 6 joueurs. Toutes les autres sont ouvertes sur la table.',
      'On les prend une à une, dans le sens des aiguilles d’une montre, et tout le monde le voit. La bannière A commence le premier tour de table, B le deuxième, et ainsi de suite jusqu’à la dernière carte. Celle-ci ne laisse pas de choix et vient toute seule.',
    ],
    example: {
      title: 'Trois joueurs',
      text: [
        'Dans le sens des aiguilles d’une montre sont assis A, C et B. Ils choisissent dans cet ordre : A, C, B ; puis B, A, C ; puis C, B, A.',
      ],
    },
  },
  '3.1': {
    title: 'L’ordre d’une manche',
    text: [
      'D’abord un troc {4.1}, puis l’annonce {5.2}, puis les duels de la manche, de gauche à droite comme sur la carte de déroulement. Un duel est fini, achats compris, avant que l’on pose les cartes du suivant.',
      'Entre les duels d’une manche, on ne troque pas.',
      'Avec l’option « Troc : avant chaque duel », chaque duel a son troc et son annonce, qui contrôle les deux chevaliers de ce duel {5.2}.',
    ],
    why: 'Là où le texte décrit le déroulement, chaque manche commence par un troc ; au chapitre du troc, il en veut un « avant chaque duel ». Nous suivons la première phrase, et l’option est la seconde. Comme un chevalier peut vendre pendant un troc, chaque troc est suivi d’une annonce.',
  },
  '3.2': {
    title: 'Après une exclusion',
    text: [
      'Quand quelqu’un est exclu, la manche qui suit commence sans troc. Avec un troc avant chaque duel {3.1}, son premier duel n’en a pas, les autres en ont un.',
    ],
  },
  '3.3': {
    title: 'Le temps',
    text: [
      'Les règles ne connaissent pas d’autre limite de temps que celle du jugement {7.2}. Les pendules sont l’affaire de la table : si ton temps est écoulé, un bot agit à ta place.',
    ],
  },
  '4.1': {
    title: 'Faire affaire',
    text: [
      'Tous les joueurs marchandent en même temps, sans tours, même ceux qui sont exclus du combat. Un marché se conclut à deux : des cartes et des pièces entières de l’un contre des cartes et des pièces de l’autre, à volonté. L’un des deux peut ne rien donner, et c’est alors un cadeau ; les deux ne le peuvent pas.',
      'Chaque côté compte au plus 6 cartes, et tu as au plus 8 offres ouvertes. La même carte ou la même pièce peut figurer dans plusieurs de tes offres.',
    ],
    why: 'Le texte ne met pas de limite au troc. Un écran et un serveur en ont besoin ; celle-ci est large.',
    example: {
      title: 'Juste ou non, à toi de voir',
      text: [
        'Armure 4 contre épée 4.',
        'Bouclier 7 contre bouclier 2 et 4 pièces.',
        'Épée 9 contre lance 3 et armure 5.',
        'Un joker contre 6 pièces.',
        'Lance 2 en cadeau, parce que Bors a promis quelque chose. Une promesse n’engage personne {4.2}.',
      ],
    },
  },
  '4.2': {
    title: 'Une offre',
    text: [
      'Tu montres une offre à tout le monde, ou seulement aux joueurs de ton choix. Ce que tu donnes, tu le nommes, et tu dois l’avoir : personne ne peut mentir sur ses cartes ni sur ses pièces.',
      'Tu demandes des cartes nommées, des pièces, ou *n’importe quelle carte d’une arme* à partir d’une certaine valeur. On ne peut demander que ce qui est en jeu. Qui accepte choisit parmi les cartes qui conviennent. Ici, un joker ne passe jamais pour une arme ; qui veut un joker demande un joker.',
      'Ce que les joueurs disent ou promettent à côté de leurs offres n’engage personne.',
    ],
    why: 'Le texte interdit de tricher sur ses cartes ; le logiciel les vérifie donc. Un joker n’est pas une lance tant qu’il n’est pas posé, et les paroles font partie du troc.',
    example: {
      title: 'Une lance de 6 ou plus',
      text: [
        'Tu offres l’épée 4 et 3 pièces contre une lance de 6 ou plus. Bors a la lance 5, la lance 6, la lance 9 et un joker : il peut accepter avec la lance 6 ou avec la lance 9, à son gré.',
      ],
    },
  },
  '4.3': {
    title: 'Répondre à une offre',
    text: [
      'Tu acceptes une offre, tu la refuses, ou tu réponds par une contre-offre. Qui l’a faite peut la retirer, et elle disparaît dès qu’il n’a plus ce qu’il donne. Les autres ne voient pas la différence.',
      'Une contre-offre ne va qu’à l’auteur de l’offre et vaut refus de ta part ; pour les autres, l’offre reste ouverte. Lui seul voit qui refuse, et pourquoi si on le dit ; qui a refusé ne peut plus accepter. Que tu aies de quoi satisfaire une offre ou non, toi seul le sais.',
      'Si deux joueurs acceptent au même instant, le premier arrivé l’emporte ; l’autre en est averti et garde tout. Un marché conclu est définitif.',
    ],
    why: 'Tous agissent à la fois, et le logiciel ne doit pas révéler ce que les joueurs garderaient pour eux.',
    example: {
      title: 'Deux fois la même carte',
      text: [
        'Tu offres le bouclier 5 à Bors contre 3 pièces, et à Morgan contre la lance 2. Morgan accepte : ton offre à Bors n’est plus valable.',
      ],
    },
  },
  '4.4': {
    title: 'Prêt',
    text: [
      'Le troc s’achève à l’instant où tous les joueurs sont prêts, même ceux qui sont exclus du combat, ou quand le temps est écoulé. Toutes les offres s’éteignent avec lui.',
      'Tout le monde voit qui est prêt. Tu peux revenir dessus, 5 fois par troc ; rien ne le fait à ta place. Tant que tu es prêt, tu réponds aux offres mais tu n’en fais pas. Personne ne fait plus de 20 offres dans un même troc.',
      'À une table en direct, un troc dure 3 minutes, sauf si la table a été ouverte avec une autre durée, ou sans limite. Là où l’on a des jours, tout le troc a le temps d’un seul tour.',
    ],
    why: 'Dans le texte, il s’achève quand plus personne ne veut continuer. À l’écran, il faut le dire, et sans bornes il pourrait ne jamais finir.',
  },
  '4.5': {
    title: 'Ce que les autres voient d’un marché',
    text: [
      'D’un marché sur une offre publique, tous voient qui l’a conclu et ce qui change de mains. Seule la carte qui a répondu à une demande n’est connue que des deux.',
      'Une offre privée est vue de ceux à qui elle est montrée. Si elle mène à un marché, les autres apprennent quels sont les deux joueurs et combien de cartes chacun a maintenant, mais ni les cartes ni les pièces.',
    ],
    why: 'Le texte permet de ne montrer ses cartes qu’à certains joueurs.',
  },
}
