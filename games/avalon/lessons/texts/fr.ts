import type { Texts } from '../plan.ts'

export const texts: Texts = {
  crowns: {
    title: 'Quinze couronnes',
    end: 'Tu sais ce qui fait gagner : les couronnes. Et tu viens de gagner.',
    facts: [
      'Une région vaut une à trois couronnes',
      'Un chevalier prend une région',
      'Quinze couronnes une fois tes cartes jouées, et c’est gagné',
    ],
    steps: {
      mist: {
        say: 'Onze régions forment une rangée. Certaines sont encore cachées dans le brouillard.',
        task: 'Touche une région cachée.',
        else: { known: 'Celle-ci est déjà connue. Le brouillard est gris et sans couronne.' },
      },
      own: {
        say: 'Les régions valent des couronnes. Bord doré : à toi. Bord sombre : à Mordred.',
        task: 'Touche une des tiennes à trois couronnes.',
        else: {
          two: 'À toi, mais avec deux couronnes. Cherches-en une à trois.',
          theirs: 'Bord sombre : elle est à Mordred. Les tiennes ont un bord doré.',
          mist: 'Le brouillard n’est à personne.',
        },
      },
      goal: {
        say: 'Tu en as 13. Avec 15, une fois tes cartes jouées, tu gagnes.',
        task: 'Touche tes couronnes.',
        else: { theirs: 'Ce sont celles de Mordred. Les tiennes sont en bas, près de ton nom.' },
      },
      attack: {
        say: 'La région 4 en vaut deux, et personne ne la garde.',
        task: 'Pose ton chevalier rouge sur *la région 4*.',
        else: {
          pile: 'Cela renforce ta pile. Pose le chevalier sur la région elle-même.',
          mist: 'C’est permis, mais personne ne sait ce qui s’y cache. La région 4 est sûre.',
          own: 'Cette région est déjà à toi. Prends la région 4.',
          guarded: 'Mordred y a une carte et toi aucune. La région 4 est vide.',
          end: 'C’est permis, mais il manque deux couronnes. Attaque d’abord.',
        },
      },
      pay: {
        say: 'Elle est à toi. Une conquête coûte des cartes, ici une seule.',
        task: 'Paie : touche *la carte du dessus d’une pile*.',
        else: { end: 'Il faut d’abord payer la conquête.' },
      },
      win: { say: 'Quinze couronnes.', task: 'Finis ton tour et gagne.' },
    },
  },
  turn: {
    title: 'Un tour',
    end: 'Voilà un tour entier : jouer, finir, prendre une tuile.',
    facts: [
      'Joue autant de cartes que tu veux',
      'À la fin, une tuile apporte des cartes',
      'Garde cinq cartes au plus, défausse les autres',
    ],
    steps: {
      knight: {
        say: 'Tu as deux sortes de cartes. Les chevaliers portent un heaume.',
        task: 'Touche un chevalier.',
        else: {
          pile: 'C’est une pile, sur le plateau. Touche un chevalier de ta main, en bas.',
          sorceress: 'Lune et étoiles : c’est une sorcière.',
        },
      },
      sorceress: {
        say: 'Les chevaliers attaquent, les sorcières ensorcellent. Et toute carte peut renforcer.',
        task: 'Touche une sorcière.',
        else: { knight: 'C’est un chevalier. Cherche la lune.' },
      },
      reinforce: {
        say: 'Renforcer, c’est poser une carte sur sa pile.',
        task: 'Pose le chevalier vert de ta main sur *ta pile en 5*.',
        else: {
          attack: 'Sur la région, il attaquerait : ce sera la prochaine leçon. Ici, sur ta pile.',
          other: 'C’est permis : toute carte va sur toute pile. Ici : le chevalier vert, pile 5.',
          few: 'Sur la région, il attaquerait. Ta pile est en dessous.',
          end: 'C’est permis, rien n’oblige à jouer. Ici : une carte d’abord.',
        },
      },
      pile: {
        say: 'Il est au-dessus. Pour l’attaque, le nombre de cartes compte ; pour la magie, celle du dessus.',
        task: 'Touche la pile.',
      },
      end: {
        say: 'Joue autant de cartes que tu veux, ou aucune. Cela suffit pour l’instant.',
        task: 'Finis ton tour.',
        else: { play: 'C’est permis. Cette fois, garde tes cartes.' },
      },
      tile: {
        say: 'Chaque tour se termine par une tuile de renfort.',
        task: 'Prends *Deux* : deux cartes tout de suite.',
        else: { dark: 'Les tuiles foncées rapportent au prochain tour. Prends la claire.' },
      },
      five: {
        say: 'À la fin du tour, tu gardes cinq cartes au plus ; une sixième serait défaussée.',
        task: 'Laisse jouer Mordred.',
      },
    },
  },
  attack: {
    title: 'Attaquer',
    end: 'Tu sais attaquer, et répondre à une attaque.',
    facts: [
      'Pour attaquer, il te faut sur place au moins autant de cartes que l’adversaire',
      'Un chevalier de même couleur arrête l’attaque',
      'Deux conquêtes par tour au plus ; une attaque qui échoue n’en est pas une',
    ],
    steps: {
      foreign: {
        say: 'Un chevalier de ta main attaque une région qui n’est pas à toi.',
        task: 'Touches-en une.',
        else: { own: 'Celle-ci est déjà à toi.' },
      },
      enough: {
        say: 'Avant de poser le chevalier, il te faut là au moins autant de cartes que Mordred.',
        task: 'Où est-ce le cas ?',
        else: {
          own: 'Celle-ci est déjà à toi.',
          few: 'Mordred y a plus de cartes que toi. Compare les deux piles.',
        },
      },
      attack: {
        say: 'Une carte chacun à la région 5 : cela suffit.',
        task: 'Pose le chevalier rouge sur *la région 5*.',
        else: {
          few: 'Pas là : Mordred y a plus de cartes. Compare à la région 5. Ta carte est revenue.',
          own: 'Cette région est déjà à toi. Attaque la région 5.',
          sorceress: 'Seuls les chevaliers attaquent, et aucun sort n’est possible là. Prends le chevalier rouge.',
          yellow: 'C’est permis. Ici, il faut le chevalier rouge.',
          pile: 'Cela renforce une pile. Pose le chevalier rouge sur la région elle-même.',
          end: 'C’est permis, mais prends d’abord une région.',
        },
      },
      forest: {
        say: 'Un chevalier rouge aurait arrêté l’attaque ; Mordred n’en a pas. Regarde ce que cachait le brouillard.',
        task: 'Touche la région 5.',
      },
      answer: {
        say: 'Mordred attaque ta plaine avec un chevalier bleu. Seul un chevalier bleu l’arrête.',
        task: 'Réponds.',
        else: {
          decline: 'C’est permis, mais tu perdrais trois couronnes. Essaie de répondre.',
          play: 'C’est le tour de Mordred. Pour l’instant, tu peux seulement répondre.',
        },
      },
      stay: {
        say: 'Les deux chevaliers restent sur leurs piles : l’attaque a échoué. Deux conquêtes par tour, pas plus.',
        task: '',
      },
    },
  },
  cost: {
    title: 'Ce que ça coûte',
    end: 'Tu sais compter le prix d’une conquête et choisir la moins chère.',
    facts: [
      'Il tombe autant de tes cartes que de celles d’en face',
      'Puis tu paies une carte par combattant, de ta main ou du dessus de tes piles',
      'Peu de cartes des deux côtés : une conquête bon marché',
    ],
    steps: {
      fall: {
        say: 'Tu as pris la région 5. La carte de Mordred est tombée, et ton chevalier avec.',
        task: 'Touche ta pile.',
      },
      pay: {
        say: 'Le chevalier est tombé. Paie maintenant une carte par combattant : deux à toi, une à Mordred.',
        task: 'Paies-en une.',
        else: { end: 'Il faut d’abord payer la conquête.' },
      },
      rest: {
        say: 'De ta main ou du dessus d’une pile : laquelle te manquera le moins ?',
        task: 'Paie les deux autres.',
        else: { end: 'Il faut d’abord payer la conquête.' },
      },
      empty: {
        say: 'Région 4 : personne n’y a de carte. Combien de cartes coûterait une attaque ?',
        task: '',
        answers: { one: '1', two: '2', three: '3' },
        because: 'Une : seule ta carte combat.',
      },
      cheap: {
        say: 'Les régions 4 et 7 valent chacune trois couronnes. Quelle conquête coûte le moins ?',
        task: 'Touche-la.',
        else: { crowd: 'Une tombe, tu en paies cinq : six. Tes trois cartes sur place comptent aussi.' },
      },
    },
  },
  enchant: {
    title: 'Ensorceler',
    end: 'Tu sais voler une carte et arrêter un sort.',
    facts: [
      'Une sorcière ensorcelle la carte du dessus si elle est de sa couleur',
      'La carte change de camp et va sur le dessus de ta pile',
      'Une sorcière de même couleur arrête le sort',
    ],
    steps: {
      red: {
        say: 'Une sorcière vole la carte du dessus d’en face si elle est de sa couleur. Laquelle est rouge ?',
        task: 'Touche-la.',
        else: { violet: 'Cette carte du dessus est violette.', green: 'Cette carte du dessus est verte.' },
      },
      spell: {
        say: '',
        task: 'Pose ta sorcière rouge sur *la région 4*.',
        else: {
          stolen: 'C’est la carte à voler. Pose ta sorcière sur la région elle-même.',
          colour: 'Sa couleur doit être celle du dessus. Rouge sur rouge : région 4.',
          nothing: 'Mordred n’y a aucune carte à voler. Région 4.',
          knight: 'C’est un chevalier : il attaquerait. Seule une sorcière ensorcelle.',
          pile: 'Cela renforce une pile. Pose la sorcière sur la région elle-même.',
          attack: 'C’est permis. Ici, il faut un sort à la région 4.',
          end: 'C’est permis, mais vole d’abord une carte.',
        },
      },
      stolen: {
        say: 'Mordred n’avait pas de sorcière rouge. Le chevalier rouge est à toi, sur le dessus.',
        task: 'Touche ta pile.',
      },
      answer: {
        say: 'Mordred ensorcelle ton chevalier bleu. Une sorcière bleue arrête le sort.',
        task: 'Réponds.',
        else: {
          decline: 'C’est permis, mais ton chevalier serait perdu. Essaie de répondre.',
          play: 'C’est le tour de Mordred. Pour l’instant, tu peux seulement répondre.',
        },
      },
      gift: {
        say: 'Ta sorcière garde maintenant la pile, et celle de Mordred rejoint ta main.',
        task: 'Touche la nouvelle carte.',
      },
      safer: {
        say: 'Quand un sort est-il plus sûr : contre une carte en main, ou contre six ?',
        task: '',
        answers: { one: 'une carte', six: 'six cartes' },
        because: 'Une : moins de cartes en main, moins de réponses.',
      },
    },
  },
  tiles: {
    title: 'Tuiles claires et foncées',
    end: 'Tu sais lire ce que rapporte une tuile, et quand.',
    facts: [
      'Les claires rapportent maintenant, les foncées au prochain tour',
      'Avalon et le marais ne comptent pour aucune tuile et ne coupent aucune suite',
      'Quand les neuf tuiles ont servi, toutes reviennent',
    ],
    steps: {
      dark: {
        say: 'Les tuiles claires rapportent maintenant. Les foncées rapportent plus, mais au prochain tour.',
        task: 'Touche une foncée.',
        else: { light: 'Celle-ci est claire : elle rapporte maintenant.' },
      },
      chain: {
        say: '*Régions voisines* rapporte une carte par région de ta plus longue suite, qui traverse Avalon.',
        task: 'Touche une de ses régions.',
        else: { avalon: 'Avalon n’interrompt pas la suite, mais ne compte pas non plus.' },
      },
      most: {
        say: 'Quelle tuile claire rapporte le plus maintenant ?',
        task: 'Touche-la.',
        else: { two: 'Deux rapporte deux. Il y a mieux.', plains: 'Paysage rapporte deux : deux plaines.' },
      },
      take: {
        say: 'Avec trois cartes en main, tu peux attendre.',
        task: 'Prends la foncée *Paysage ×2* : quatre cartes.',
        else: {
          realm: 'C’est permis. Royaume rapporte trois ; Avalon n’est pas à toi et ne compterait pas.',
          light: 'C’est permis, elle rapporte maintenant. Mais quatre, c’est plus : prends Paysage ×2.',
        },
      },
      counted: {
        say: 'Mordred a pris une de tes plaines. Une tuile se compte quand elle rapporte : deux maintenant.',
        task: 'Touche cette tuile.',
      },
      back: {
        say: 'Les tuiles utilisées sont retournées, face cachée. Quand les neuf ont servi, toutes reviennent.',
        task: '',
      },
    },
  },
  powers: {
    title: 'Châteaux, pierres, Avalon',
    end: 'Tu connais les trois pouvoirs. À toi de jouer une partie.',
    facts: [
      'Un château demande une carte de plus, et en coûte une de plus',
      'Avec le cercle de pierres, les sorcières attaquent aussi',
      'Avalon t’épargne une carte par tour',
    ],
    steps: {
      castle: {
        say: 'Un château adverse demande une carte de plus qu’en face. 1 contre 1, cela suffit-il ?',
        task: '',
        answers: { yes: 'oui', no: 'non' },
        because: 'Cela ne suffit pas : il faut deux contre une à la région 3.',
      },
      reinforce: {
        say: 'Commence donc par renforcer.',
        task: 'Pose le chevalier vert sur *ta pile de la région 3*.',
        else: {
          castle: 'Pas encore : le château demande deux de tes cartes.',
          other: 'C’est permis. Ici : le chevalier vert, pile 3.',
          attack: 'C’est permis. D’abord le château : renforce la pile 3.',
          end: 'C’est permis, mais prends d’abord le château.',
        },
      },
      attack: {
        say: 'Deux contre une.',
        task: 'Attaque *la région 3* avec le chevalier rouge.',
        else: {
          sorceress: 'C’est permis, grâce à ton cercle de pierres. Mais d’abord le chevalier rouge.',
          elsewhere: 'C’est permis. D’abord le château de la région 3.',
          pile: 'Cela renforce une pile. Pose le chevalier sur la région elle-même.',
          end: 'C’est permis, mais prends d’abord le château.',
        },
      },
      avalon: {
        say: 'Quatre cartes ont combattu, un château en coûte une de plus : cinq. Avalon t’en épargne une.',
        task: 'Touche *Oui*.',
        else: {
          region: 'C’est Avalon. Pour l’utiliser, touche *Oui, en épargner une*.',
          keep: 'C’est permis, tu peux la garder pour une deuxième conquête. Ici, utilise-la.',
        },
      },
      stones: {
        say: 'Les quatre autres sont payées. Avec ton cercle de pierres, les sorcières attaquent aussi.',
        task: 'Attaque *la 6* avec la bleue.',
        else: {
          dear: 'C’est permis, mais trois tomberaient et tu en paierais sept : dix. Prends la région 6.',
          elsewhere: 'C’est permis. Ici : la région 6.',
          pile: 'Cela renforce une pile. Pose-la sur la région elle-même.',
          end: 'C’est permis, mais essaie d’abord la sorcière.',
        },
      },
      tip: {
        say: 'Frappe là où il y a peu de cartes. Laquelle coûtait moins : 6, ou 9 avec trois chacun ?',
        task: 'Touche-la.',
        else: { dear: 'À la région 9, trois seraient tombées et tu en aurais payé sept : dix.' },
      },
    },
  },
}
