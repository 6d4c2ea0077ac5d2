import type { Texts } from '../plan.ts'

export const texts: Texts = {
  table: {
    title: 'Six manches, le plus de points',
    end: 'Tu te repères autour de la table, et tu sais ce qui fait gagner : les points.',
    facts: [
      'Ton chevalier parcourt un anneau de 24 cases, chacune avec son action',
      'Six manches de quatre tours, un décompte toutes les deux manches',
      'Le plus de points après le troisième décompte gagne',
    ],
    steps: {
      knight: {
        say: 'Ton chevalier fait le tour de la table, de case en case.',
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
        say: 'Six manches de quatre tours. Après les manches 2, 4 et 6, la balance : un décompte.',
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
        say: 'Cases, quêtes et décomptes rapportent des points. Le plus après la manche 6 gagne.',
        task: 'Touche ton score.',
        else: { theirs: 'C’est le score d’Elaine. Le tien est près du rond bleu.' },
      },
    },
  },
  die: {
    title: 'Un dé est une distance',
    end: 'Tu sais déplacer ton chevalier et Merlin, et agir là où ils arrivent.',
    facts: [
      'Tes dés déplacent ton chevalier dans le sens horaire, le blanc Merlin dans les deux sens',
      'Un dé par tour : quatre tours, quatre dés',
      'Là où la figurine arrive, tu peux faire l’action',
    ],
    steps: {
      dice: {
        say: 'À chaque manche tu lances trois dés de ta couleur et un blanc.',
        task: 'Touche un dé bleu.',
        else: { white: 'Le blanc est pour Merlin. Les tiens sont bleus.' },
      },
      move: {
        say: 'Ton chevalier avance dans le sens horaire, d’une case par point du dé.',
        task: 'Choisis le *3*, puis la case dorée.',
        else: {
          other: 'Permis. Ici, on veut le 3.',
          white: 'Permis : le dé blanc déplace Merlin. Ici, on veut le 3 bleu.',
        },
      },
      score: {
        say: 'Cette case rapporte un point par bouclier. Tu en as trois.',
        task: 'Marque-les.',
        else: { renounce: 'Permis, on peut renoncer. Mais trois points sont trois points.' },
      },
      merlin: {
        say: 'Le blanc déplace Merlin dans les deux sens : ici vers la construction ou vers le Graal.',
        task: 'Mène-le *au Graal*.',
        else: { own: 'Permis, mais c’est un dé de ton chevalier. Choisis le blanc.' },
      },
      grail: {
        say: 'Ici tu prends le Graal, qui tranchera une égalité, et une pomme.',
        task: 'Prends-les.',
        else: { renounce: 'Permis, mais les deux sont gratuits. Prends-les.' },
      },
      used: {
        say: 'Un dé utilisé est perdu pour la manche. Combien de tours te reste-t-il ?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Deux : un par dé restant. Ensuite, tout le monde relance.',
      },
    },
  },
  servants: {
    title: 'Quatre serviteurs',
    end: 'Tu sais envoyer un serviteur, et ce que chacun rapporte.',
    facts: [
      'Maçon : matériau. Porte-drapeau : drapeau. Porte-bouclier : bouclier. Dame : influence',
      'Une place pour chacun ; le nouveau venu renvoie l’autre chez lui',
      'Chaque serviteur sur le plateau vaut 1 à chaque décompte',
    ],
    steps: {
      move: {
        say: 'Dans une province tes serviteurs récoltent pour toi. La grise est à quatre cases.',
        task: 'Choisis le *4* et vas-y.',
        else: {
          other: 'Permis. La grise est à quatre cases : choisis le 4.',
          white: 'Permis : cela déplace Merlin. Choisis ton 4 bleu.',
        },
      },
      builder: {
        say: 'Quatre places, une par serviteur. Le maçon rapporte un matériau de cette couleur.',
        task: 'Envoie le *maçon*.',
        else: {
          lady: 'Permis : la dame apporterait de l’influence. Ici, on veut le maçon.',
          other: 'Permis : ce serait un bouclier ou un drapeau. Ici, on veut le maçon.',
          renounce: 'Permis, mais un matériau est bon à prendre. Envoie le maçon.',
        },
      },
      merlin: {
        say: 'Le matériau gris est à toi. Merlin aussi peut te mener à une province.',
        task: 'Avance *Merlin* de deux cases.',
        else: { own: 'Permis, mais cela déplace ton chevalier. Choisis le dé blanc.' },
      },
      lady: {
        say: 'La dame pose un de tes compteurs d’influence dans la province.',
        task: 'Envoie la *dame*.',
        else: {
          again: 'Le maçon est déjà ici et ne peut agir de nouveau. Envoie la dame.',
          other: 'Permis. Ici, on veut la dame.',
          renounce: 'Permis, mais l’influence rapportera. Envoie la dame.',
        },
      },
      home: {
        say: 'Le porte-drapeau d’Elaine occupe la place bleue. Le tien le renverrait chez elle.',
        task: 'Envoie ton *porte-drapeau*.',
        else: {
          other: 'Permis. Ici, on veut le porte-drapeau.',
          renounce: 'Permis, mais un drapeau bleu t’attend. Envoie le porte-drapeau.',
        },
      },
      points: {
        say: 'Les serviteurs restent. À chaque décompte, chacun des tiens sur le plateau vaut 1.',
        task: 'Touche l’un des tiens.',
      },
    },
  },
  traitors: {
    title: 'Traîtres et boucliers',
    end: 'Tu sais ce que coûtent les traîtres, et comment t’en défaire.',
    facts: [
      'Trois traîtres sont visibles dans chaque château',
      'Un bouclier de sa couleur repousse un traître ; sinon tu perds 3 points',
      'Excalibur en défausse un, et vaut 3 si tous sont repoussés',
    ],
    steps: {
      castle: {
        say: 'Trois traîtres se cachent dans ton château : un bleu, un orange, un brun.',
        task: 'Touche l’un d’eux.',
      },
      open: {
        say: 'Au décompte, un bouclier de même couleur repousse un traître. Lequel n’en a pas ?',
        task: 'Touche-le.',
        else: { repelled: 'Coché : tu as un bouclier de cette couleur. Cherche l’autre.' },
      },
      shield: {
        say: 'Ton chevalier est chez les bleus, où il y a des boucliers bleus.',
        task: 'Envoie ton *porte-bouclier*.',
        else: {
          other: 'Permis, mais seul un bouclier repousse un traître. Envoie le porte-bouclier.',
          renounce: 'Permis, mais le traître bleu resterait. Envoie le porte-bouclier.',
        },
      },
      loss: {
        say: 'Tous les trois sont repoussés. Combien de points le bleu aurait-il coûté ?',
        task: '',
        answers: { none: '0', one: '1', three: '3' },
        because: 'Trois par traître non repoussé. Puis tous partent, et trois nouveaux arrivent.',
      },
      excalibur: {
        say: 'Excalibur défausse aussitôt un traître, et vaut 3 s’ils ne te coûtent rien.',
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
      'Des lignes vont de la tuile au cadre : leurs couleurs paient',
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
          other: 'Permis. La construction est à deux cases : choisis le 2.',
          white: 'Permis : cela déplace Merlin. Choisis ton 2 bleu.',
        },
      },
      build: {
        say: 'Des lignes obliques mènent au cadre ; leurs couleurs paient. Ici, le bleu convient.',
        task: 'Bâtis dans la *forêt éclairée*.',
        else: {
          material: 'Aucune de ses lignes ne finit en bleu ou en orange, que tu as.',
          elsewhere: 'Permis, un de tes matériaux y suffit. Ici : la forêt avec une tour.',
          renounce: 'Permis, mais tu as de quoi payer. Bâtis.',
        },
      },
      tower: {
        say: 'Une tour offre un bouclier, un drapeau ou un compteur sur le plateau.',
        task: 'Prends ce que tu veux.',
        else: { pass: 'Permis, mais c’est gratuit. Prends quelque chose.' },
      },
      lead: {
        say: 'Le plus de manoirs marque les tuiles du territoire. Cette forêt en a quatre. Elle vaut ?',
        task: '',
        answers: { one: '1', four: '4' },
        because: 'Quatre : tu y as le seul manoir. Les manoirs restent et marquent encore.',
      },
      tie: {
        say: 'Elaine a bâti aussi dans ta forêt. À égalité, on partage. Combien pour toi ?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Deux : quatre tuiles, partagées à deux, arrondi à l’inférieur.',
      },
    },
  },
  means: {
    title: 'Quêtes, pomme, drapeau, bâton',
    end: 'Tu sais accomplir une quête, et plier un tour de trois façons.',
    facts: [
      'Une quête par tour : avoir ce qu’elle montre, rien n’est dépensé',
      'Une pomme règle le dé ; un drapeau bleu fait reculer ton chevalier',
      'Un bâton répète une action de Merlin',
    ],
    steps: {
      quest: {
        say: 'Une quête rapporte si tu as ce qu’elle montre. Tu as trois boucliers.',
        task: 'Touche celle qui convient.',
        else: { brown: 'Pour celle-là, il manque un bouclier brun.' },
      },
      resolve: {
        say: 'Rien n’est dépensé. Une quête par tour, à tout moment.',
        task: 'Accomplis *trois boucliers au choix*.',
        else: {
          missing: 'Il manque quelque chose pour celle-là. Accomplis celle des trois boucliers.',
          die: 'Permis, mais d’abord la quête.',
        },
      },
      apple: {
        say: 'La bleue est à quatre cases. Une pomme donne au dé le nombre voulu.',
        task: 'Fais du *5* un 4.',
        else: {
          other: 'Permis. Ici : le 5, et la pomme.',
          white: 'Permis : une pomme y sert aussi. Ici : le 5 bleu.',
        },
      },
      flag: {
        say: 'Chaque couleur de drapeau a son pouvoir. Le bleu fait reculer ton chevalier.',
        task: 'Prends le *1* et le drapeau bleu.',
        else: {
          other: 'Permis. Ici : le 1, et le drapeau bleu.',
          white: 'Permis, mais le drapeau bleu sert au chevalier. Prends le 1 bleu.',
        },
      },
      merlin: {
        say: 'Merlin est sur une case d’influence : un matériau d’une province où tu as un compteur.',
        task: 'Prends-le.',
        else: { renounce: 'Permis, mais un matériau t’attend chez les bleus. Prends-le.' },
      },
      staff: {
        say: 'Juste après l’action de Merlin, un bâton la répète.',
        task: 'Dépenses-en un et prends un autre matériau.',
        else: { keep: 'Permis, un bâton gardé vaut 2 points. Ici, utilise-le.' },
      },
      kept: {
        say: 'Il te reste un bâton. À la fin, une pomme vaut 1, trois objets 1. Un bâton ?',
        task: '',
        answers: { one: '1', two: '2', six: '6' },
        because: 'Deux points : ne le dépense que pour davantage.',
      },
    },
  },
  scoring: {
    title: 'Le décompte',
    end: 'Tu sais lire un décompte et t’y préparer. Une partie peut commencer.',
    facts: [
      'D’abord les traîtres : 3 points perdus pour chacun non repoussé',
      'Puis les territoires, pour le plus de manoirs dans chacun',
      'Puis l’influence, tous les compteurs à qui domine, et tes serviteurs',
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
        say: 'Influence chez les gris : toi 3 compteurs, Elaine 2. Qui domine marque tout. Combien ?',
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
        say: 'Huit, en effet. De tes compteurs gris, tous sauf un sont rentrés.',
        task: 'Touche celui qui reste.',
      },
      plan: {
        say: 'Pense à deux dés d’avance. Tu veux agir chez les bleus : d’abord 4 ou 3 ?',
        task: '',
        answers: { four: '4', three: '3' },
        because: 'Le 4 mène aux bleus. Après le 3, ni 4 ni 6 n’y mènent.',
      },
    },
  },
}
