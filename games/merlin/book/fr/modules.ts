/* 9 La Faveur du Roi, 10 Chevaliers de la Table Ronde */
import type { MerlinRules } from '../plan.ts'

export const modules = {
  '9.1': {
    title: 'Des points ou un sceau',
    text: [
      'Si la table a choisi ce module, chacun a douze capacités, une colonne de trois pour chaque serviteur, et 4 sceaux.',
      'Qui résout une quête en prend les points *ou* pose un sceau sur une capacité encore libre : dans la colonne du serviteur que montre la quête, sur une ligne qui ne dépasse pas les points imprimés. Un sceau reste où il est.',
      'Les lignes 2 et 3 agissent aussitôt, la ligne 1 dès la quête suivante. Avec le drapeau gris {6.0}, tu marques ses 2 points dans les deux cas, mais il ne fait pas monter de ligne.',
    ],
    why: 'Dès quand un sceau agit, et comment le drapeau gris va avec lui, est notre lecture.',
  },
  '9.2': {
    title: 'Ligne 1 : un point de plus',
    text: ['Chaque quête suivante avec ce serviteur rapporte 1 point de plus, même si tu la résous pour un sceau.'],
    why: 'La quête qui t’a donné le sceau ne compte pas encore ; le texte laisse la question ouverte.',
    example: {
      title: 'Avec le sceau du maçon',
      text: [
        'Ton sceau est sur la ligne 1 du maçon. Une quête de 2 points avec le maçon rapporte 3 points, ou 1 point et un autre sceau.',
      ],
    },
  },
  '9.3': {
    title: 'Ligne 2 : vers n’importe quelle province',
    text: [
      'Quand ton chevalier ou Merlin arrive sur une province, tu peux envoyer ce serviteur dans n’importe quelle autre à la place, sauf celle où il est. Il y agit {4.1}.',
      'Une répétition par un bâton peut l’employer de nouveau. Lamorak ne le laisse pas agir où il est ; le maréchal de Lancelot compte {10.2}.',
    ],
    why: 'Le texte ne dit pas comment cela va avec les bâtons et les alliés.',
  },
  '9.4': {
    title: 'Ligne 3 : une fois avant chaque décompte',
    text: [
      'Un sceau sur la ligne 3 est retourné quand on s’en sert, et remis à l’endroit après chaque décompte.',
      '*Maçon* : sur une case de construction, tu bâtis deux manoirs. Pas de bâton.',
      '*Porte-bouclier*, à tout moment {3.5} : tu repousses un traître sans bouclier, et marques 1 point.',
      '*Porte-drapeau* : sur une case de points, tu comptes l’une des quatre sortes au choix, et marques 1 point de plus. Un bâton compte encore la même sorte, sans ce point.',
      '*Dame d’honneur* : sur n’importe quelle case d’influence, au lieu de son action, tu envoies un serviteur {4.1} deux fois de suite, dans des provinces où tu as un compteur. Deux serviteurs peuvent aller dans la même province, ou un seul dans deux provinces. Lamorak n’aide pas. Pas de bâton.',
    ],
    why: 'Le texte ne dit pas ce que répète un bâton après le sceau du porte-drapeau, ni si un serviteur peut aller deux fois.',
    example: {
      title: 'Le porte-drapeau sur points : boucliers',
      text: [
        'Tu as 1 bouclier et 4 drapeaux. Avec le sceau, tu marques 4 points pour les drapeaux et 1 pour le sceau.',
      ],
    },
  },
  '10.1': {
    title: 'Deux alliés chacun',
    text: [
      'Si la table a choisi cette extension, chacun reçoit deux des douze alliés, un de chaque pile, au hasard ou au choix. Pile A : Tristan, Galaad, Lamorak, Bohort, Gauvain, Gaheris. Pile B : Perceval, Bédivère, Lancelot, Gareth, Geraint, Kay.',
      'On choisit ouvertement, après les premiers dés. La pile A part du premier joueur dans le sens des aiguilles d’une montre, la pile B du dernier en sens inverse ; à chaque étape, A vient d’abord. Les alliés qui restent sortent du jeu.',
      'Puis Bédivère pioche ses deux cartes, et le maréchal de Lancelot va dans la province où part ton chevalier.',
    ],
    why: 'Qui est dans quelle pile est refait. Dans le texte, les deux piles tournent en même temps ; qu’A vienne d’abord est notre lecture.',
  },
  '10.2': {
    title: 'Les douze alliés',
    text: [
      'Une tuile employée sort du jeu, sauf avec Gaheris, Gareth, Geraint et Kay. Tristan, Gauvain et Bohort aident avant d’avancer, avec le dé choisi : une tuile de chacun par tour, dans n’importe quel ordre avec la pomme et le drapeau violet.',
      '*Tristan*, 6 tuiles : tu changes un dé à toi de 1 ou 2, en restant de 1 à 6.',
      '*Galaad*, 6 tuiles : après chaque objet que tu prends dans une province, une tuile en donne un autre de même sorte d’une autre province. De celui-là, rien ne suit.',
      '*Lamorak* : sur une province ou sur *influence : serviteur*, un de tes serviteurs déjà dans cette province peut y agir de nouveau où il est.',
      '*Bohort*, 3 tuiles : quoi que montre un dé à toi, ton chevalier va sur n’importe quelle province, même celle où il est.',
      '*Gauvain*, 3 tuiles : tu mets le dé blanc sur la valeur voulue.',
      '*Gaheris*, 2 tuiles : tu en mets une sous un manoir en le bâtissant. Une tour donne alors deux objets de deux provinces, ou te laisse placer deux compteurs dans deux provinces, pas un de chaque. Au décompte du domaine, la tuile est un manoir de plus, mais non l’un de tes 7.',
      '*Perceval*, 8 tuiles, une par quête : une couleur imprimée peut être n’importe quelle autre, d’un objet ou d’une province. Deux serviteurs doivent toujours être ensemble. Là où aucune couleur n’est imprimée, il ne sert à rien.',
      '*Bédivère*, 6 tuiles : tu as six quêtes en main au lieu de quatre. À tout moment {3.5}, une tuile fait changer de place une quête de ta main et une de la rangée.',
      '*Lancelot* : chaque serviteur que tu envoies dans la province du maréchal agit deux fois, tant qu’il reste de quoi. Mais non celui qui agit où il est déjà.',
      '*Gareth*, 6 tuiles : la première fois que tu repousses un traître d’une couleur, tu reçois sa tuile et 1 point. Pour 1 à 6 tuiles, il rapporte 1, 3, 5, 7, 9 ou 12 points à la fin. Excalibur ne repousse pas.',
      '*Geraint*, 5 tuiles : la première fois qu’une case de points d’une sorte te rapporte au moins 1 point, tu reçois la tuile de cette case et 1 point, quoi que compte le sceau du porte-drapeau. Pour 1 à 5 tuiles, il rapporte 1, 3, 5, 7 ou 10 points à la fin ; sur ce plateau, on peut en avoir 4.',
      '*Kay*, 2 tuiles : quand tu places un compteur, tu peux en mettre une à côté. Au décompte de l’influence, elle est un compteur de plus pour savoir qui en a le plus, et pour rien d’autre. Les deux peuvent être dans une même province. Après le décompte, elles reviennent.',
    ],
    why: 'Le texte dit ce que fait chaque allié, mais guère quand, ni comment cela va avec les drapeaux, les sceaux et les bâtons. Cela est notre lecture.',
    example: {
      title: 'Des alliés à l’œuvre',
      text: [
        'Deux joueurs ont 2 compteurs chacun dans une province, et l’un d’eux y a Kay : avec 3 contre 2, il marque tous les 4 points.',
        'Gareth a des tuiles en 4 couleurs : elles ont rapporté 4 points, et à la fin il en rapporte 7.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
