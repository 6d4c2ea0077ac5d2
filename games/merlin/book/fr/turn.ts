/* 3 Les manches et les tours, 4 Les cases, 5 Les quêtes, 6 Les drapeaux */
import type { MerlinRules } from '../plan.ts'

export const turn = {
  '3.1': {
    title: 'Six manches',
    text: [
      'La partie a 6 manches. Dans chacune, chaque joueur a 4 tours, un à la fois, dans le sens des aiguilles d’une montre à partir du premier joueur. À ton tour, tu choisis un de tes dés, tu avances et tu agis. Ce dé est perdu pour la manche.',
      'Après les manches 2, 4 et 6 vient un décompte {7.1}. Avant chaque manche suivante, on relance tous les dés {2.4}, et le voisin de gauche devient le premier joueur.',
    ],
  },
  '3.2': {
    title: 'Avancer et agir',
    text: [
      'Un dé à toi fait avancer ton chevalier d’autant de cases, dans le sens des aiguilles d’une montre. Le dé blanc fait avancer Merlin, dans un sens ou dans l’autre. Il faut avancer, mais tu peux renoncer à agir.',
      'Qui agit fait de l’action tout ce qui peut se faire. Tu n’as le choix que là où une règle dit que tu peux, ou jusqu’à combien. Une case peut recevoir autant de figures qu’on veut.',
    ],
    why: 'Le texte permet de renoncer à une action, mais ne dit rien de la faire à moitié.',
    example: {
      title: 'De la province noire',
      text: [
        'Ton chevalier est sur la province noire. Avec un 3, il arrive sur *points : boucliers*, avec un 4 sur la province grise.',
      ],
    },
  },
  '3.3': {
    title: 'La pomme',
    text: [
      'Avant d’avancer, tu peux rendre une pomme. Le dé choisi, même le blanc, montre alors la valeur que tu veux.',
    ],
  },
  '3.4': {
    title: 'Le bâton',
    text: [
      'Quand tu as déplacé Merlin et fait l’action, tu peux dépenser un bâton aussitôt après et refaire cette action, avec de nouveaux choix. On ne répète pas une action à laquelle on a renoncé. Un bâton par tour ; il sort du jeu.',
      'Un serviteur qui vient d’agir est maintenant sur place. Pour répéter, il faut un autre serviteur, ou pour lui une autre province.',
    ],
    why: 'Le texte dit seulement que l’action est répétée. Un seul bâton par tour est notre lecture.',
    example: {
      title: 'Deux fois sur la province grise',
      text: [
        'Merlin arrive sur la province grise. Tu y envoies ton maçon et prends un matériau gris. Pour un bâton, ton porte-drapeau le suit et prend un drapeau gris.',
      ],
    },
  },
  '3.5': {
    title: 'Les actions libres',
    text: [
      'Tu peux résoudre une quête, et employer ce qui sert à tout moment, en quatre points de ton tour : avant de choisir un dé, avant d’avancer, après avoir avancé, et quand l’action et sa répétition sont finies. Nulle part ailleurs, donc pas entre l’action et le bâton.',
      'Avec l’option « Résoudre une quête : à tout moment de son tour », tu peux aussi en résoudre une au milieu d’une action.',
      'Quand tu pioches pour les quêtes résolues, ton tour est fini.',
    ],
    why: 'Le texte dit « à tout moment de son tour ». Ces quatre points sont notre façon de le lire ; l’option est la lecture plus large.',
  },
  '4.1': {
    title: 'Province',
    text: [
      'Prends un de tes serviteurs au château ou dans une des cinq autres provinces, et mets-le à sa place dans celle-ci. Si le serviteur d’un autre joueur s’y trouve, celui-là rentre chez lui. Puis le tien agit.',
      'Le maçon prend un matériau de cette province, le porte-drapeau un drapeau, le porte-bouclier un bouclier. La dame d’honneur y place un de tes compteurs du château. S’il n’en reste plus, il ne se passe rien de plus.',
      'Un serviteur qui est déjà dans cette province ne peut pas y agir de nouveau.',
    ],
    example: {
      title: 'La place est prise',
      text: [
        'Ton maçon va de la province brune à la bleue, où se trouve le maçon d’un autre joueur. Celui-là rentre dans son château, et tu prends un matériau bleu.',
      ],
    },
  },
  '4.2': {
    title: 'Les cases de points',
    text: [
      'Tu marques 1 point par bouclier, par drapeau ou par matériau dans ton château, ou par compteur à toi sur le plateau, selon la case.',
    ],
    example: {
      title: 'Les boucliers',
      text: ['Tu as 2 boucliers noirs et 1 brun : *points : boucliers* rapporte 3 points.'],
    },
  },
  '4.3': {
    title: 'Les cases d’influence',
    text: [
      'Tu prends un bouclier, un drapeau ou un matériau, selon la case, dans une province où il en reste et où tu as un compteur.',
      'Sur *influence : serviteur*, tu envoies un serviteur {4.1} dans une province où tu as un compteur.',
    ],
  },
  '4.4': {
    title: 'Excalibur',
    text: [
      'Prends Excalibur, sur sa case ou chez qui la possède. Puis défausse un de tes traîtres, si tu en as. Qui la tient déjà peut le faire aussi.',
    ],
  },
  '4.5': {
    title: 'Le Graal',
    text: [
      'Prends le Graal, sur sa case ou chez qui le possède. Puis prends une pomme, s’il en reste. Qui le tient déjà peut le faire aussi.',
    ],
  },
  '4.6': {
    title: 'Déplacer un serviteur',
    text: [
      'Un de tes serviteurs sur le plateau va dans une province voisine de la sienne, d’un côté ou de l’autre, et y agit {4.1}.',
      'Si tous les quatre sont chez eux, et alors seulement, tu en envoies un au choix dans n’importe quelle province.',
    ],
    example: {
      title: 'Les voisines',
      text: ['Ton maçon est dans la province orange. Il peut aller dans la violette ou dans la brune.'],
    },
  },
  '4.7': {
    title: 'Échange',
    text: [
      'Rends un objet de ton château à sa province. Puis prends un objet au choix dans n’importe quelle province, même celui que tu viens de rendre. Sans objet, tu ne peux pas agir ici.',
    ],
    why: 'Le texte n’interdit pas de reprendre le même.',
  },
  '4.8': {
    title: 'Quête',
    text: [
      'Défausse d’abord jusqu’à deux de tes quêtes. Puis prends-en autant, une à une, chacune dans la rangée ou dans la pioche. Une carte prise dans la rangée est remplacée aussitôt. Ce que tu prends ici, tu peux le résoudre dans le même tour.',
      'La défausse est visible. On ne la mélange que s’il faut une carte et que la pioche est vide.',
    ],
    why: 'Que la défausse soit visible est notre lecture ; rien ne dit qu’elle soit cachée.',
  },
  '4.9': {
    title: 'Construction',
    text: [
      'Mets un de tes manoirs sur une tuile libre, et rends à sa province un matériau qui lui convient {1.7}. Tu peux bâtir 7 manoirs au plus.',
      'Si la tuile a une tour, tu peux en plus prendre un bouclier ou un drapeau dans n’importe quelle province, ou placer un compteur de ton château dans n’importe quelle province.',
    ],
  },
  '5.1': {
    title: 'Résoudre une quête',
    text: [
      'Une fois dans ton tour {3.5}, tu peux résoudre une quête de ta main si tu en remplis toutes les conditions. Tu ne rends rien. Tu en marques les points et tu la défausses.',
      'À la fin du tour, tu prends une carte pour elle, dans la rangée ou dans la pioche {4.8}.',
    ],
  },
  '5.2': {
    title: 'Ce qui compte',
    text: [
      'Seul compte ce qui est à toi : les objets dans ton château, les compteurs et les serviteurs là où le dit la quête. Des serviteurs sont ensemble s’ils sont dans une seule et même province.',
      'Chaque condition demande une chose à elle.',
    ],
    why: 'Rien ne dit si une chose peut servir à deux conditions. Pour nous, c’est non.',
    example: {
      title: 'Deux provinces',
      text: [
        'Une quête de 2 points demande de l’influence dans la province grise et dans l’orange. Il faut un compteur dans chacune ; 2 dans la grise ne suffisent pas.',
      ],
    },
  },
  '6.0': {
    title: 'Les six drapeaux',
    text: [
      'Dans ton tour, tu peux dépenser autant de drapeaux que tu veux. Chacun retourne à sa province.',
      '*Noir*, à tout moment {3.5} : tu repousses tous tes traîtres d’une couleur, sans boucliers. Avec l’option « Un drapeau noir repousse : un seul traître », tu n’en repousses qu’un.',
      '*Gris* : tu résous une deuxième quête dans ce tour et marques 2 points de plus. Le drapeau est parti avant qu’on vérifie la quête. Il n’y en a pas de troisième.',
      '*Bleu*, avant d’avancer : ton chevalier va en sens inverse.',
      '*Violet*, avant d’avancer : le dé choisi, même le blanc, est tourné sur sa face opposée, avant ou après une pomme. Avec l’option « Un drapeau violet tourne : n’importe lequel de ses dés », c’est l’un des dés qui te restent dans cette manche, même avant d’en choisir un.',
      '*Orange*, après avoir avancé et avant d’agir : au lieu de l’action de ta case, tu fais celle d’une autre, où se trouve le chevalier d’un autre joueur. Personne ne bouge. Un bâton répète cette action-là.',
      '*Brun*, après avoir avancé ton chevalier et avant d’agir : il passe sur la case opposée et y agit. L’orange peut suivre le brun, mais non l’inverse.',
    ],
    why: 'Les effets sont connus, mais on ne connaît la couleur que du drapeau bleu ; les autres sont refaites. Du noir, le texte dit à la fois qu’il repousse tous les traîtres et qu’il n’en repousse qu’un ; du violet, qu’il retourne « un de ses dés » : nous prenons le dé choisi, car un drapeau agit sur le tour où on le dépense. Qu’il n’y ait pas de troisième quête, et comment l’orange va avec le brun et avec un bâton, est notre lecture.',
    example: {
      title: 'Des drapeaux à l’œuvre',
      text: [
        'Le violet change un 2 en 5.',
        'Ton chevalier arrive sur *influence : drapeau*, case 5. Avec le brun, il passe en face, sur *points : drapeaux*, case 17.',
        'Le gris : une deuxième quête de 2 points en rapporte 4.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
