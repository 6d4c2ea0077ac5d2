/* Les chapitres 5 à 8 en français : annonce, duel, jugement, fin. */
import type { RulesOf } from '../plan.ts'

export const lists: RulesOf<5 | 6 | 7 | 8> = {
  '5.1': {
    title: 'L’équipement complet',
    text: [
      'Un équipement complet, c’est un bouclier, une épée, une lance et une armure. Un joker remplace n’importe laquelle de ces armes, et quatre jokers font aussi un équipement.',
    ],
    example: {
      title: 'Un joker suffit',
      text: ['Bouclier 3, épée 2, épée 7, lance 5 et un joker : c’est complet, car le joker est l’armure.'],
    },
  },
  '5.2': {
    title: 'Rester ou se retirer',
    text: [
      'Après le troc, chaque chevalier encore au combat dit en secret s’il reste. Les réponses sont montrées ensemble.',
      'Est exclu jusqu’à la fin de la partie qui se retire, et qui a un duel à cette manche sans équipement complet, quoi qu’il ait dit. L’exempt n’est pas contrôlé, mais il peut se retirer lui aussi.',
      'Avec l’option « L’annonce contrôle : tous les chevaliers, même exempts », chaque chevalier encore au combat doit avoir un équipement complet à chaque annonce.',
      'La table voit qui est exclu, non pourquoi.',
    ],
    why: 'Le texte demande un équipement pour le duel : seuls les duellistes sont donc contrôlés. Une autre phrase exclut qui n’en a pas « au moment de cette annonce » ; l’option la prend au mot. Une réponse donnée avant les autres leur apprendrait quelque chose.',
  },
  '5.3': {
    title: 'Exclu du combat',
    text: [
      'Tu gardes tes cartes et tes pièces, et tu prends part à tous les trocs suivants. Tu n’achètes jamais rien au tas. À la fin, tu peux gagner comme n’importe qui, sauf si la table en a décidé autrement {8.1}.',
    ],
  },
  '5.4': {
    title: 'De nouvelles paires',
    text: [
      'Dès que quelqu’un est exclu, les chevaliers restants prennent la carte de déroulement pour leur nombre. Autant de bannières qu’ils sont, à partir de A, sont redistribuées, et la manche 1 commence sans troc.',
      'Les nouvelles paires sont annoncées aussitôt, et chacun dit de nouveau s’il reste. Qui était exempt et a maintenant un duel est contrôlé. Cela continue jusqu’à ce que plus personne ne parte. Plusieurs peuvent partir à la fois.',
      'Un duel qui n’a pas lieu ne rapporte rien à personne.',
    ],
    why: 'Dans le texte, un duel suit directement, et il y faut deux équipements complets : les nouvelles paires sont donc contrôlées aussi.',
    example: {
      title: 'De cinq à trois',
      text: [
        'Sur 5 chevaliers, 2 sont exclus. Les 3 autres reçoivent de nouveau les bannières A, B et C, et la carte pour 3 chevaliers. A et B sont annoncés, C est exempt.',
      ],
    },
  },
  '5.5': {
    title: 'Le dernier chevalier',
    text: [
      'S’il ne reste qu’un chevalier, il reçoit 10 pièces, quoi qu’il ait en main, et la partie est terminée. Si tous partent ensemble, personne ne les reçoit, et elle est terminée aussi.',
    ],
    why: 'Le texte le paie sans regarder son équipement, et n’envisage pas que tous partent ensemble.',
  },
  '6.1': {
    title: 'Poser les cartes',
    text: [
      'Les deux chevaliers posent en même temps quatre cartes face cachée, une à chaque emplacement : bouclier, épée, lance, armure. Seule y va une carte de cette arme, ou un joker, même si tu possèdes l’arme véritable.',
      'Tu vois que l’autre a posé, non quoi. Ce qui est posé le reste. Puis les paires sont retournées dans cet ordre.',
    ],
    why: 'L’ordre est celui dans lequel le texte nomme l’équipement. Comme rien d’autre ne va à un emplacement, la pénalité prévue pour une carte mal placée est inutile.',
  },
  '6.2': {
    title: 'Arme contre arme',
    text: [
      'La carte la plus haute marque un point et elle est *détruite* : elle va au tas d’armures. La plus basse va dans la main de celui qui l’a battue, même s’il perd le duel. Deux armes égales ne peuvent pas se rencontrer, car chaque carte n’existe qu’une fois.',
    ],
    example: {
      title: 'Trois à un',
      text: [
        'Tu poses bouclier 6, épée 8, lance 2 et armure 5. L’adversaire pose bouclier 4, épée 9, un joker et armure 3.',
        'Tu gagnes par 3 à 1 et tu reçois le bouclier 4, le joker et l’armure 3. L’adversaire reçoit l’épée 8. Le bouclier 6, l’épée 9, la lance 2 et l’armure 5 vont au tas.',
      ],
    },
  },
  '6.3': {
    title: 'Joker contre joker',
    text: ['Deux jokers s’annulent : personne ne marque de point, et les deux vont au tas.'],
    example: {
      title: 'Deux à un',
      text: [
        'Tu poses un joker, épée 5, lance 7 et armure 2 contre un joker, épée 3, lance 6 et armure 8. Cinq cartes vont au tas, et tu gagnes par 2 à 1.',
      ],
    },
  },
  '6.4': {
    title: 'Qui gagne',
    text: [
      'Qui a le plus de points gagne le duel, et la banque lui verse 10 pièces. À égalité de points, le jugement de Dieu décide {7.1}.',
    ],
    why: 'Le texte parle de 4 à 0, 3 à 1 et 2 à 2. Là où des jokers se sont rencontrés, on marque moins de points ; le plus grand nombre l’emporte alors aussi.',
    example: {
      title: 'Viser le jugement',
      text: [
        'Tu poses bouclier 9, épée 8, lance 1 et un joker contre bouclier 3, épée 2, lance 4 et armure 6. Cela fait 2 à 2, et la main la plus vive emporte 10 pièces.',
      ],
    },
  },
  '6.5': {
    title: 'Une carte du tas',
    text: [
      'Une fois la récompense versée, les cartes détruites de ce duel sont dans le tas, et on le mélange. Le gagnant d’abord, le perdant ensuite peuvent alors acheter *une* carte pour 5 pièces, sans la voir.',
      'On le demande aux deux, même à qui ne peut pas payer. Les autres voient s’ils achètent, mais non quoi.',
    ],
    why: 'Si l’on ne demandait qu’à ceux qui peuvent payer, la question trahirait leur bourse.',
  },
  '7.1': {
    title: 'Le bon jeton',
    text: [
      'On lance les quatre petits jetons. S’ils montrent trois symboles différents, le bon est le gros jeton avec *les trois*, quels que soient les points.',
      'Sinon, un symbole est tombé deux fois et un autre une fois. Avec *un point*, le bon est celui qui est tombé une fois ; avec *deux points*, celui qui est tombé deux fois.',
    ],
    example: {
      title: 'Trois lancers',
      text: [
        'Calice, calice, globe et 2 points : le calice.',
        'Calice, calice, globe et 1 point : le globe.',
        'Couronne, calice, globe et 1 point ou 2 : les trois.',
      ],
    },
  },
  '7.2': {
    title: 'Un seul geste chacun',
    text: [
      'Chaque chevalier touche un gros jeton, une fois, dans les 5 secondes. Un mauvais jeton, un faux départ ou aucun geste, c’est manqué.',
      'Si l’un touche juste et que l’autre manque, le premier gagne. Si les deux touchent juste, le temps le plus court gagne. Si les deux manquent, ou s’ils mettent le même nombre de millisecondes, on lance de nouveau. Après le troisième lancer, le sort décide.',
    ],
    why: 'Le texte ne connaît que le premier doigt sur le jeton. À l’écran, il faut dire ce que coûte une erreur, et la course doit finir.',
  },
  '7.3': {
    title: 'La course par le réseau',
    text: [
      '*En direct*, le lancer part vers les deux à un même instant que personne ne peut prévoir, jamais avant. Ton propre appareil mesure ton temps, du moment où le lancer s’affiche jusqu’à ton geste. Un long chemin jusqu’au serveur ne te ralentit donc pas.',
      'Le serveur mesure lui-même deux choses. Le temps *écoulé* va de l’envoi du lancer à l’arrivée de ton geste. La *tolérance* est le plus court de tes huit derniers allers-retours, 300 ms au plus. Le temps annoncé par ton appareil compte, mais jamais moins que le temps écoulé moins la tolérance, ni plus que le temps écoulé.',
      'Moins de 100 ms, ou un geste avant le lancer, c’est un *faux départ*. Chaque geste reste scellé jusqu’à ce que les deux soient là ; ensuite, vous voyez tous deux tous les chiffres.',
      'Ce que cela ne peut pas faire : un programme truqué peut feindre une longue distance et gagner jusqu’à 300 ms, ou toucher à la place de son maître ; tous les chiffres sont montrés pour que tu puisses en juger. D’un aller-retour de plus de 300 ms, le surplus compte contre toi. Et personne ne peut compenser un écran lent.',
      '*Sur des jours*, chaque chevalier court seul sur le même lancer, une fois, quand il veut. L’ouvrir est définitif, même si la page est rechargée. Le temps de l’autre reste scellé jusqu’à ce que les deux aient couru.',
      '*Les bots* tirent au sort leur jeton et leur temps, à chances égales entre deux bornes : page de 850 à 1900 ms, écuyer de 580 à 1160, chevalier de 500 à 860, champion de 420 à 700. Sur 100 gestes, ils en manquent 24, 14, 9 et 5.',
      'Avec l’option « Jugement de Dieu par tirage au sort », un tirage équitable décide aussitôt. C’est fait pour les tables où quelqu’un ne peut pas ou ne veut pas courir.',
    ],
    why: 'Autour d’une table, la course se voit. Par le réseau, il faut la mesurer, et nul ne doit être favorisé parce qu’il est plus près du serveur.',
    example: {
      title: 'De près et de loin',
      text: [
        'Ton appareil annonce 330 ms, écoulé 390, tolérance 60 : 330 comptent. Celui de l’adversaire annonce 340, écoulé 540, tolérance 200 : 340 comptent. Tu gagnes de 10 ms, et non de 150.',
        'Si le tien avait annoncé 250, ce serait toujours 330 qui compterait : 390 moins 60.',
      ],
    },
  },
  '8.1': {
    title: 'Le plus riche gagne',
    text: [
      'La partie est terminée quand il reste moins de deux chevaliers {5.5}. Alors chacun montre sa bourse. Le joueur le plus riche gagne, peu importe qui combattait encore. Les cartes ne rapportent plus rien.',
      'Si plusieurs sont également riches, le dernier chevalier gagne s’il est parmi eux ; sinon ils partagent la victoire.',
      'Avec l’option « Le vainqueur : le plus riche encore en lice », gagne le plus riche des chevaliers qui étaient en lice à la dernière annonce, même s’il part avec elle. Tous les autres viennent après eux.',
    ],
    why: 'Le texte nomme le plus riche : c’est notre lecture. Il ajoute « en combattant » : l’option écarte ceux qui ne combattent plus. Il en faut alors plusieurs à comparer ; ceux qui partent à la dernière annonce comptent donc encore.',
    example: {
      title: 'Le marchand',
      text: [
        'Le dernier chevalier a 35 pièces et en reçoit 10 : cela fait 45. Un chevalier exclu depuis longtemps a bien vendu et en a 52 : c’est lui qui gagne.',
      ],
    },
  },
}
