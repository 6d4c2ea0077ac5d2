import type { Texts } from '../plan.ts'

export const texts: Texts = {
  coins: {
    title: 'Le plus riche gagne',
    end: 'Tu sais ce qui fait gagner : les pièces, d’où qu’elles viennent.',
    facts: [
      'Le plus riche gagne, en lice ou non',
      'Un duel gagné rapporte 10 pièces, et rester le dernier chevalier aussi',
      'Hors de lice, on continue à troquer',
    ],
    steps: {
      purse: {
        say: 'Les chevaliers se battent, tous troquent, et le plus riche gagne.',
        task: 'Touche *ta bourse*.',
        else: { theirs: 'Celle-là est fermée. La tienne est près de ta main.' },
      },
      sealed: {
        say: 'Tu as quitté la lice ; Isolde et Bors combattent encore, bourses fermées jusqu’à la fin.',
        task: 'Touche *Isolde*.',
        else: { bors: 'C’est Bors. Cherche Isolde.', own: 'C’est toi. Cherche Isolde.' },
      },
      richest: {
        say: 'Bors part aussi. Isolde, seule en lice, reçoit 10 pièces. Les bourses s’ouvrent.',
        task: 'Touche le nom gagnant.',
        else: {
          last: 'Isolde a tenu jusqu’au bout, mais a une pièce de moins que toi.',
          bors: 'Bors a le moins de pièces. Compare.',
        },
      },
      sell: {
        say: 'Un peu plus tôt : Bors offre 4 pièces pour ta lance, qui ne te sert plus.',
        task: '*Accepte*.',
        else: {
          decline: 'C’est permis. Mais à la fin les cartes ne valent rien : prends les pièces.',
          ready: 'C’est permis, mais prends d’abord les pièces : accepte.',
        },
      },
      count: {
        say: 'À la fin, tu as 20 pièces et cinq cartes. Qu’est-ce qui compte ?',
        task: '',
        answers: { coins: 'les pièces', both: 'pièces et cartes' },
        because: 'Seulement les pièces. À la fin, les cartes ne valent rien : vends-les à temps.',
      },
    },
  },
  outfit: {
    title: 'Un équipement complet',
    end: 'Tu vois d’un coup d’œil ce qui te manque.',
    facts: [
      'Bouclier, épée, lance et armure ; un joker remplace n’importe quelle arme',
      'Avant la première manche, on choisit des cartes ouvertes à tour de rôle',
      'Un duel sans équipement complet : hors de lice pour de bon',
    ],
    steps: {
      gap: {
        say: 'Il faut quatre armes à un chevalier : bouclier, épée, lance, armure. Il t’en manque une.',
        task: 'Touche la place vide.',
        else: {
          have: 'Celle-là, tu l’as. Cherche la colonne vide.',
          open: 'Celles-ci sont ouvertes sur la table. Regarde ta main, en bas.',
        },
      },
      pick: {
        say: 'Avant la première manche, chacun choisit à son tour une carte ouverte.',
        task: 'Prends *la lance*.',
        else: { other: 'C’est permis, mais il te manquerait toujours une lance.' },
      },
      alone: {
        say: 'Complet : une carte par arme, le reste se troque. De laquelle ne peux-tu pas te passer ?',
        task: 'Touche-la.',
        else: { spare: 'Tu as une autre carte de cette arme. Cherche celle qui est seule.' },
      },
      joker: {
        say: 'Un joker vaut 0, mais remplace toute arme : ici la lance qui te manque.',
        task: 'Touche-le.',
        else: { weapon: 'C’est une arme. Le joker est là où il manque une lance.' },
      },
      short: {
        say: 'À l’annonce, on contrôle les duellistes. Tu affrontes Isolde sans lance. Que se passe-t-il ?',
        task: '',
        answers: { fight: 'Je combats sans lance', out: 'Je suis hors de lice' },
        because: 'Hors de lice pour de bon, quoi que tu répondes. Seul l’exempt n’est pas contrôlé.',
      },
    },
  },
  offer: {
    title: 'Faire une offre',
    end: 'Tu sais conclure un marché et mettre fin au troc.',
    facts: [
      'On troque cartes et pièces, avec tout le monde',
      'Demande une carte précise, ou n’importe laquelle d’une arme',
      'Le troc finit dès que chacun est prêt',
    ],
    steps: {
      gap: {
        say: 'Il te manque une lance. Pendant le troc, tu peux en demander une.',
        task: 'Touche *la place vide*.',
        else: { have: 'Cela, tu pourras le donner ensuite. Touche d’abord la place vide.' },
      },
      give: {
        say: 'Tu demandes n’importe quelle lance. En échange, une de tes trois épées.',
        task: 'Touche *l’épée 4*.',
        else: {
          best: 'C’est permis, mais c’est la plus forte. Donne l’épée 4.',
          spare: 'Tu pourrais t’en passer aussi. Ici, on donne l’épée 4.',
        },
      },
      whom: {
        say: 'Tous verraient ce qui te manque. Ne montre l’offre qu’à Isolde.',
        task: 'Touche *Isolde* sous l’offre.',
        else: {
          all: 'Alors Bors la verrait aussi. Touche Isolde.',
          bors: 'Alors Bors la verrait. Touche Isolde.',
        },
      },
      send: {
        say: 'Une épée de trop contre une lance : ton équipement sera complet.',
        task: '*Envoie* l’offre.',
        else: {
          other: 'C’est permis. Ici : l’épée 4 contre n’importe quelle lance, à Isolde seule.',
          ready: 'C’est permis, mais ton équipement est incomplet. Envoie l’offre.',
        },
      },
      deal: {
        say: 'Isolde accepte et donne la lance 3. Tout marché conclu est définitif.',
        task: 'Touche ta nouvelle carte.',
      },
      ready: {
        say: 'Tous troquent en même temps. Le troc finit dès que chacun est prêt.',
        task: 'Dis que *tu l’es* aussi.',
      },
    },
  },
  duel: {
    title: 'Un duel',
    end: 'Tu sais poser tes cartes pour un duel, et lire ce qu’il rapporte.',
    facts: [
      'Quatre cartes face cachée, une par arme',
      'La carte gagnante est détruite, la carte battue change de main ; deux jokers se détruisent',
      'Qui gagne le duel reçoit 10 pièces',
    ],
    steps: {
      shield: {
        say: 'Chacun pose quatre cartes, une par arme. Bors l’a déjà fait. Sacrifie le bouclier.',
        task: 'Pose *ton 3*.',
        else: {
          strong: 'C’est permis, mais garde le 5 pour un duel où il gagnera.',
          other: 'Celle-là va ailleurs. Commence par le bouclier.',
          joker: 'Un joker va partout, mais vaut 0. Garde-le.',
        },
      },
      sword: {
        say: 'La carte la plus haute marque un point. Gagne à l’épée.',
        task: 'Pose *ton 6*.',
        else: {
          weak: 'C’est permis, mais c’est une carte faible. Gagne ici avec le 6.',
          other: 'Celle-là va ailleurs. Maintenant, l’épée.',
        },
      },
      lance: {
        say: 'Ici, il faut une lance, ou un joker, qui vaut 0.',
        task: 'Pose ta *lance 4*.',
        else: {
          joker: 'Il peut aller ici, mais il perd contre toute arme. Garde-le.',
          other: 'Ici, il faut une lance ou un joker.',
        },
      },
      lay: {
        say: 'Ce qui est posé est définitif. Puis on retourne toutes les cartes.',
        task: 'Ajoute *l’armure 4* et pose les quatre.',
        else: { other: 'C’est permis. Ici : bouclier 3, épée 6, lance 4, armure 4.' },
      },
      lost: {
        say: 'Le 6 de Bors bat ton 3 : un point. Le 6 est détruit, Bors prend ton 3.',
        task: 'Touche les boucliers.',
        else: { won: 'Là, le point est à toi. Regarde les boucliers.' },
      },
      won: {
        say: 'Là où tu marques, ta carte est détruite et la carte battue est à toi.',
        task: 'Touche une arme gagnée.',
        else: { lost: 'Là, Bors a marqué. Cherche où le point est à toi.' },
      },
      buy: {
        say: 'Trois à un : 10 pièces pour toi. Chacun peut acheter une carte détruite, face cachée, pour 5.',
        task: 'Achète ou renonce.',
      },
    },
  },
  judgement: {
    title: 'Le jugement de Dieu',
    end: 'Tu sais lire un lancer, et tu as couru une fois.',
    facts: [
      'À égalité, le jugement décide du duel',
      'Un point : le symbole tombé une fois. Deux points : deux fois. Tous différents : les trois',
      'Qui touche juste bat qui manque ; si les deux touchent juste, le plus rapide gagne',
    ],
    steps: {
      dots: {
        say: 'Deux à deux : le jugement décide. On lance quatre petits jetons ; l’un d’eux porte des points.',
        task: 'Touche *les points*.',
        else: { large: 'C’est un gros jeton. Les petits sont au milieu.' },
      },
      once: {
        say: 'Un point : le bon symbole est celui tombé une fois.',
        task: 'Touche son *gros jeton*.',
        else: {
          twice: 'La couronne est tombée deux fois. Quel symbole est tombé une fois ?',
          absent: 'Le calice n’est pas tombé. Regarde les petits jetons.',
          different: 'Celui-là compte si les trois diffèrent. Ici, la couronne est tombée deux fois.',
          small: 'C’est un petit jeton. Touche le gros qui porte ce symbole.',
        },
      },
      twice: {
        say: 'Autre lancer. Deux points : le bon symbole est celui tombé deux fois.',
        task: 'Touche son gros jeton.',
        else: {
          once: 'Le globe est tombé une fois. Deux points, donc deux fois.',
          absent: 'La couronne n’est pas tombée. Regarde les petits jetons.',
          different: 'Celui-là compte si les trois diffèrent. Ici, le calice est tombé deux fois.',
        },
      },
      different: {
        say: 'Trois symboles différents : le jeton avec les trois est le bon, quels que soient les points.',
        task: 'Touche-le.',
        else: { one: 'Les trois sont tombés. Cherche le jeton qui les porte tous.' },
      },
      race: {
        say: 'À toi de courir ; Bors l’a déjà fait. Commence, attends le lancer, touche vite.',
        task: 'Commence ta *course*.',
        opened: 'Touche le bon jeton.',
      },
      result: { say: 'Un geste juste bat un geste manqué ; de deux gestes justes, le plus rapide gagne.', task: '' },
      miss: {
        say: 'Imagine : tu touches aussitôt un autre jeton, Bors touche le bon, mais plus tard. Qui gagne ?',
        task: '',
        answers: { you: 'Moi', bors: 'Bors' },
        because:
          'Bors : toucher un autre jeton, c’est manquer, même très vite. Si les deux touchent juste, le plus rapide gagne.',
      },
    },
  },
  leave: {
    title: 'Rester ou partir',
    end: 'Tu sais quand partir, et comment gagner de peu. Le tournoi t’attend.',
    facts: [
      'Qui se retire garde cartes et pièces, et troque encore',
      'La carte gagnante est détruite : gagne de peu',
      'Après un départ, nouvelles bannières, et pas de troc',
    ],
    steps: {
      leave: {
        say: 'En secret, chacun dit s’il reste. Tes cartes sont faibles, et Isolde est forte.',
        task: '*Quitte la lice*, et confirme.',
        else: { stay: 'C’est permis, et courageux. Ici, essaie de partir.' },
      },
      out: {
        say: 'Tu ne combattras plus. Mais tu gardes cartes et pièces, et tu troques encore.',
        task: 'Touche ton nom.',
        else: { other: 'C’est quelqu’un d’autre. Cherche ta ligne.' },
      },
      again: {
        say: 'Il reste deux chevaliers : on redistribue les bannières, et, cette fois, sans troc avant.',
        task: 'Touche une nouvelle bannière.',
      },
      sell: {
        say: 'Troc suivant : Bors cherche un bouclier et offre 6 pièces. Ton plus faible suffit.',
        task: '*Accepte*.',
        else: {
          strong: 'C’est permis, mais n’importe quel bouclier suffit : donne le 1.',
          decline: 'C’est permis, mais 6 pièces pour un 1, c’est beaucoup. Accepte.',
          ready: 'C’est permis, mais gagne d’abord 6 pièces : accepte.',
        },
      },
      narrow: {
        say: 'Imagine que tu combats encore. Isolde n’a que l’épée 4. Quelle épée poses-tu ?',
        task: 'Touche-la.',
        else: {
          six: 'Elle gagne aussi, mais la carte gagnante est détruite. Le 5 suffit.',
          other: 'Épée contre épée : choisis l’une de tes deux.',
        },
      },
      aim: {
        say: 'Deux cartes fortes, deux à sacrifier. Quel résultat peux-tu viser ?',
        task: '',
        answers: { four: '4 : 0', level: '2 : 2' },
        because: 'Deux points chacun : le jugement décide alors des 10 pièces.',
      },
    },
  },
}
