import type { Texts } from '../plan.ts'

export const texts: Texts = {
  table: {
    title: 'Six manches, un maximum de points',
    end: 'Tu te repères autour de la table, et tu sais ce qui fait gagner : les points.',
    facts: [
      'Ton chevalier parcourt un anneau de 24 cases, chacune avec son action',
      'Six manches de quatre tours, un décompte toutes les deux manches',
      'Qui a le plus de points après le troisième décompte gagne',
    ],
    steps: {
      knight: {
        say: 'Ton chevalier fait le tour de la table. Le jaune est à Elaine, ton adversaire.',
        task: 'Touche le *chevalier bleu*.',
        else: {
          merlin: 'C’est Merlin, au service de tous. Ton chevalier est bleu.',
          theirs: 'C’est le chevalier d’Elaine. Le tien est bleu.',
        },
      },
      province: {
        say: 'Chacune des 24 cases est une action. Les six grandes, en couleur, sont des provinces.',
        task: 'Touche une province.',
        else: { small: 'Celle-ci est petite. Les provinces sont grandes et portent un animal.' },
      },
      rounds: {
        say: 'Six manches de quatre tours. Après les manches 2, 4 et 6, la balance annonce un décompte.',
        task: 'Touche la balance.',
      },
      castle: {
        say: 'Ton château garde ce que tu récoltes : boucliers, drapeaux, matériaux.',
        task: 'Touche ton *bouclier* orange.',
        else: {
          flag: 'C’est un drapeau. Les boucliers sont une ligne plus haut.',
          material: 'C’est un matériau. Les boucliers sont deux lignes plus haut.',
        },
      },
      score: {
        say: 'Cases, quêtes et décomptes rapportent des points. Qui en a le plus après la manche 6 gagne.',
        task: 'Touche ton score.',
        else: { theirs: 'C’est le score d’Elaine. Le tien est près du rond bleu.' },
      },
    },
  },
  die: {
    title: 'Un dé, une distance',
    end: 'Tu sais déplacer ton chevalier et Merlin, et agir là où ils arrivent.',
    facts: [
      'Tes dés font avancer ton chevalier dans le sens horaire ; le blanc déplace Merlin dans les deux sens',
      'Un dé par tour : quatre tours, quatre dés',
      'Là où la figurine arrive, tu peux faire l’action',
    ],
    steps: {
      dice: {
        say: 'À chaque manche, tu lances trois dés de ta couleur et un blanc.',
        task: 'Touche un dé bleu.',
        else: { white: 'Le blanc est pour Merlin. Les tiens sont bleus.' },
      },
      move: {
        say: 'Ton chevalier avance dans le sens horaire, d’une case par point du dé.',
        task: 'Choisis le *3*, puis la case dorée.',
        else: {
          other: 'C’est permis. Ici, il faut le 3.',
          white: 'C’est permis : le dé blanc déplace Merlin. Ici, il faut le 3 bleu.',
        },
      },
      score: {
        say: 'Cette case rapporte un point par bouclier. Tu en as trois.',
        task: 'Marque-les.',
        else: { renounce: 'C’est permis, on peut renoncer. Mais trois points, c’est bon à prendre.' },
      },
      merlin: {
        say: 'Le blanc déplace Merlin dans les deux sens : en avant pour construire, en arrière vers le Graal.',
        task: 'Mène-le *au Graal*.',
        else: { own: 'C’est permis, mais c’est un dé de ton chevalier. Choisis le blanc.' },
      },
      grail: {
        say: 'Ici, tu prends le Graal, qui tranchera plus tard une égalité, et une pomme.',
        task: 'Prends-les.',
        else: { renounce: 'C’est permis, mais les deux sont gratuits. Prends-les.' },
      },
      used: {
        say: 'Un dé utilisé est perdu pour la manche. Combien de tours te reste-t-il ?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Deux : il te reste le 4 et le 6 bleus, le dé blanc est utilisé. Ensuite, tout le monde relance.',
      },
    },
  },
  servants: {
    title: 'Quatre serviteurs',
    end: 'Tu sais envoyer un serviteur, et tu sais ce que chacun rapporte.',
    facts: [
      'Maçon : matériau. Porte-drapeau : drapeau. Porte-bouclier : bouclier. Dame d’honneur : influence',
      'Une place pour chacun ; le nouveau venu renvoie l’autre chez lui',
      'Chaque serviteur sur le plateau vaut 1 point à chaque décompte',
    ],
    steps: {
      move: {
        say: 'Dans une province, tes serviteurs récoltent pour toi. La grise est à quatre cases.',
        task: 'Choisis le *4* et vas-y.',
        else: {
          other: 'C’est permis. La grise est à quatre cases : choisis le 4.',
          white: 'C’est permis : cela déplace Merlin. Choisis ton 4 bleu.',
        },
      },
      builder: {
        say: 'Quatre places, une par serviteur. Le maçon rapporte un matériau de cette couleur.',
        task: 'Envoie le *maçon*.',
        else: {
          lady: 'C’est permis : la dame apporterait de l’influence. Ici, il faut le maçon.',
          other: 'C’est permis : ce serait un bouclier ou un drapeau. Ici, il faut le maçon.',
          renounce: 'C’est permis, mais un matériau est bon à prendre. Envoie le maçon.',
        },
      },
      merlin: {
        say: 'Le matériau gris est à toi. Merlin aussi peut te mener à une province.',
        task: 'Avance *Merlin* de deux cases.',
        else: { own: 'C’est permis, mais cela déplace ton chevalier. Choisis le dé blanc.' },
      },
      lady: {
        say: 'La dame d’honneur place un de tes compteurs d’influence dans la province.',
        task: 'Envoie la *dame*.',
        else: {
          again: 'Le maçon est déjà ici et ne peut pas y agir de nouveau. Envoie la dame.',
          other: 'C’est permis. Ici, il faut la dame.',
          renounce: 'C’est permis, mais l’influence rapportera des points. Envoie la dame.',
        },
      },
      home: {
        say: 'Le porte-drapeau d’Elaine est dans la bleue, sur l’unique place. Le tien le renverrait chez elle.',
        task: 'Envoie ton *porte-drapeau*.',
        else: {
          other: 'C’est permis. Ici, il faut le porte-drapeau.',
          renounce: 'C’est permis, mais un drapeau bleu t’attend. Envoie le porte-drapeau.',
        },
      },
      points: {
        say: 'Les serviteurs restent. À chaque décompte, chacun des tiens sur le plateau vaut 1 point.',
        task: 'Touche l’un des tiens.',
      },
    },
  },
  traitors: {
    title: 'Traîtres et boucliers',
    end: 'Tu sais ce que coûtent les traîtres, et comment t’en défaire.',
    facts: [
      'Trois traîtres sont visibles dans chaque château',
      'Un bouclier de sa couleur repousse un traître ; sans lui, tu perds 3 points',
      'Avec Excalibur, tu en défausses un, et tu marques 3 points si tous sont repoussés',
    ],
    steps: {
      castle: {
        say: 'Trois traîtres sont visibles dans ton château : un bleu, un orange, un brun.',
        task: 'Touche l’un d’eux.',
      },
      open: {
        say: 'Au décompte, un bouclier de même couleur repousse un traître. Pour lequel t’en manque-t-il un ?',
        task: 'Touche-le.',
        else: { repelled: 'Coché : tu as un bouclier de cette couleur. Cherche l’autre.' },
      },
      shield: {
        say: 'Ton chevalier est dans la province bleue, où il y a des boucliers bleus.',
        task: 'Envoie ton *porte-bouclier*.',
        else: {
          other: 'C’est permis, mais seul un bouclier repousse un traître. Envoie le porte-bouclier.',
          renounce: 'C’est permis, mais le traître bleu resterait. Envoie le porte-bouclier.',
        },
      },
      loss: {
        say: 'Les trois sont maintenant repoussés. Combien de points le bleu aurait-il coûté ?',
        task: '',
        answers: { none: '0', one: '1', three: '3' },
        because: 'Trois par traître non repoussé. Puis tous partent, et trois nouveaux arrivent.',
      },
      excalibur: {
        say: 'Excalibur te débarrasse aussitôt d’un traître, et rapporte 3 points si les autres ne te coûtent rien.',
        task: 'Touche sa case.',
        else: { grail: 'C’est le Graal. Excalibur est une épée.' },
      },
    },
  },
  manor: {
    title: 'Bâtir un manoir',
    end: 'Tu sais bâtir un manoir, et dominer un territoire.',
    facts: [
      'Un manoir coûte un matériau, sur une case de construction',
      'Des lignes mènent de la tuile au cadre : elles montrent les couleurs acceptées',
      'Le plus de manoirs dans un territoire : un point par tuile',
    ],
    steps: {
      wood: {
        say: 'Le domaine : montagnes, forêts, lacs. Des tuiles voisines du même genre forment un territoire.',
        task: 'Touche une forêt.',
        else: { mountain: 'C’est une montagne. Cherche des arbres.', lake: 'C’est un lac. Cherche des arbres.' },
      },
      move: {
        say: 'Sur une case de construction, tu peux bâtir un manoir sur une tuile libre.',
        task: 'Vas-y avec le *2*.',
        else: {
          other: 'C’est permis. La construction est à deux cases : choisis le 2.',
          white: 'C’est permis : cela déplace Merlin. Choisis ton 2 bleu.',
        },
      },
      build: {
        say: 'Des lignes obliques mènent au cadre : on paie avec ces couleurs. Ici, le bleu convient.',
        task: 'Bâtis dans la *forêt éclairée*.',
        else: {
          material: 'Aucune de ses lignes ne mène au bleu ou à l’orange, que tu as.',
          elsewhere: 'C’est permis, un de tes matériaux y convient. Ici : la forêt avec une tour.',
          renounce: 'C’est permis, mais tu as de quoi payer. Bâtis.',
        },
      },
      tower: {
        say: 'Une tour offre un bouclier, un drapeau ou un compteur sur le plateau.',
        task: 'Prends ce que tu veux.',
        else: { pass: 'C’est permis, mais c’est gratuit. Prends quelque chose.' },
      },
      lead: {
        say: 'Qui a le plus de manoirs marque les tuiles du territoire. Cette forêt en a quatre. Que vaut-elle ?',
        task: '',
        answers: { one: '1', four: '4' },
        because: 'Quatre : tu y as le seul manoir. Les manoirs restent et rapportent encore.',
      },
      tie: {
        say: 'Elaine a bâti aussi dans ta forêt. À égalité, on partage. Combien de points pour toi ?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Deux : quatre tuiles partagées entre deux, en arrondissant à l’inférieur.',
      },
    },
  },
  means: {
    title: 'Quêtes, pomme, drapeau, bâton',
    end: 'Tu sais résoudre une quête, et modifier un tour de trois façons.',
    facts: [
      'Une quête par tour : il suffit d’avoir ce qu’elle montre, sans rien dépenser',
      'Une pomme met le dé sur le nombre voulu ; un drapeau bleu fait reculer ton chevalier',
      'Un bâton répète une action de Merlin',
    ],
    steps: {
      quest: {
        say: 'Une quête rapporte si tu as ce qu’elle montre. Tu as trois boucliers.',
        task: 'Touche celle qui est remplie.',
        else: { brown: 'Pour celle-là, il manque un bouclier brun.' },
      },
      resolve: {
        say: 'Rien n’est dépensé. Une quête par tour, à tout moment.',
        task: 'Résous la quête *trois boucliers au choix*.',
        else: {
          missing: 'Il manque quelque chose pour celle-là. Résous celle des trois boucliers.',
          die: 'C’est permis, mais d’abord la quête.',
        },
      },
      apple: {
        say: 'La bleue est à quatre cases. Une pomme donne au dé le nombre voulu.',
        task: 'Change le *5* en 4.',
        opened: '*Pomme* : touche le *4*.',
        else: {
          early: 'D’abord le 5, puis le 4 à la ligne *Pomme*.',
          other: 'C’est permis. Ici : le 5, et la pomme.',
          white: 'C’est permis : une pomme y sert aussi. Ici : le 5 bleu.',
        },
      },
      flag: {
        say: 'Chaque couleur de drapeau a son pouvoir. Le bleu fait reculer ton chevalier.',
        task: 'Prends le *1* et le drapeau bleu.',
        opened: 'Touche la ligne du *drapeau bleu*.',
        else: {
          early: 'D’abord le dé, puis le drapeau : la ligne éclairée apparaît avec le 1.',
          other: 'C’est permis. Ici : le 1, et le drapeau bleu.',
          white: 'C’est permis, mais le drapeau bleu sert au chevalier. Prends le 1 bleu.',
        },
      },
      merlin: {
        say: 'Sur cette case d’influence, Merlin te donne un matériau d’une province où tu as un compteur.',
        task: 'Prends-le.',
        else: { renounce: 'C’est permis, mais un matériau t’attend dans la province bleue. Prends-le.' },
      },
      staff: {
        say: 'Juste après l’action de Merlin, un bâton la répète. Gardé, il vaut 2 points.',
        task: 'Dépenses-en un et prends un autre matériau.',
        else: { keep: 'C’est permis, un bâton gardé vaut 2 points. Ici, utilises-en un.' },
      },
      kept: {
        say: 'Il te reste un bâton. À la fin, une pomme vaut 1, trois objets aussi. Et un bâton ?',
        task: '',
        answers: { one: '1', two: '2', six: '6' },
        because: 'Deux points : ne le dépense que s’il rapporte davantage.',
      },
    },
  },
  scoring: {
    title: 'Le décompte',
    end: 'Tu sais lire un décompte et t’y préparer. À toi de jouer une partie.',
    facts: [
      'D’abord les traîtres : 3 points perdus par traître non repoussé',
      'Puis les territoires, à qui a le plus de manoirs dans chacun',
      'Puis l’influence : qui domine marque tous les compteurs ; enfin, tes serviteurs',
    ],
    steps: {
      traitors: {
        say: 'La manche 2 s’achève. D’abord les traîtres : combien de points te coûteront-ils ?',
        task: '',
        answers: { none: '0', three: '3', six: '6' },
        because: 'Trois : tu as un bouclier contre le brun, aucun contre le violet.',
      },
      lake: {
        say: 'Puis le domaine : ton manoir domine un lac de trois tuiles. Combien de points ?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Trois, un par tuile du territoire.',
      },
      influence: {
        say: 'Influence dans la grise : toi 3 compteurs, Elaine 2. Qui domine marque tout. Combien ?',
        task: '',
        answers: { three: '3', five: '5' },
        because: 'Cinq : les compteurs d’Elaine comptent aussi.',
      },
      servants: {
        say: 'Enfin les serviteurs : trois des tiens sont sur le plateau. Combien de points ?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Trois, un par serviteur.',
      },
      end: {
        say: 'Tu perds donc 3 et marques 3, 5 et 3 : huit en tout.',
        task: 'Finis ton tour et regarde le décompte.',
      },
      stays: {
        say: 'Huit, en effet. Tes compteurs sont rentrés de la province grise, tous sauf un.',
        task: 'Touche celui qui reste.',
      },
      plan: {
        say: 'Un conseil : pense deux dés à l’avance. Pour agir dans la bleue, d’abord le 4 ou le 3 ?',
        task: '',
        answers: { four: '4', three: '3' },
        because: 'Le 4 mène à la bleue. Après le 3, ni le 4 ni le 6 n’y mènent.',
      },
    },
  },
}
