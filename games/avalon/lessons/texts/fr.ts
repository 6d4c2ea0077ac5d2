import type { Texts } from '../plan.ts'

export const texts: Texts = {
  crowns: {
    title: 'Quinze couronnes',
    end: 'Tu sais ce qui fait gagner : les couronnes. Et tu viens de gagner.',
    facts: [
      'Une région vaut une à trois couronnes',
      'Un chevalier prend une région',
      'Quinze couronnes, tes cartes jouées, et tu gagnes',
    ],
    steps: {
      mist: {
        say: 'Onze régions en rangée. Certaines sont encore cachées dans le brouillard.',
        task: 'Touche l’une de celles-là.',
        else: { known: 'Celle-ci est déjà connue. Le brouillard est gris et sans couronne.' },
      },
      own: {
        say: 'Les régions valent des couronnes. Bord doré : à toi. Bord sombre : à Mordred.',
        task: 'Touche une des tiennes à trois.',
        else: {
          two: 'À toi, mais à deux couronnes. Cherches-en trois.',
          theirs: 'Bord sombre : à Mordred. Les tiennes sont dorées.',
          mist: 'Le brouillard n’est à personne.',
        },
      },
      goal: {
        say: 'Tu en as 13. Avec 15, une fois ses cartes jouées, on gagne.',
        task: 'Touche tes couronnes.',
        else: { theirs: 'Ce sont celles de Mordred. Les tiennes sont en bas, près de ton nom.' },
      },
      attack: {
        say: 'La région 4 en vaut deux, et personne ne la garde.',
        task: 'Pose ton chevalier rouge sur *la région 4*.',
        else: {
          pile: 'Cela renforce ta pile. Pose le chevalier sur la région elle-même.',
          mist: 'Permis, mais personne ne sait ce qui s’y cache. La région 4 est sûre.',
          own: 'Cette région est déjà à toi. Prends la région 4.',
          guarded: 'Mordred y a une carte et toi aucune. La région 4 est vide.',
          end: 'Permis, mais il manque deux couronnes. Attaque d’abord.',
        },
      },
      pay: {
        say: 'Elle est à toi. Une conquête coûte des cartes, ici une seule.',
        task: 'Paie : touche *le dessus d’une pile*.',
        else: { end: 'Il faut d’abord payer la conquête.' },
      },
      win: { say: 'Quinze couronnes.', task: 'Finis ton tour et gagne.' },
    },
  },
  turn: {
    title: 'Un tour',
    end: 'Voilà un tour entier : jouer, finir, prendre une tuile.',
    facts: ['Joue autant de cartes que tu veux', 'À la fin, une tuile apporte des cartes', 'Garde cinq cartes au plus'],
    steps: {
      knight: {
        say: 'Tu as deux sortes de cartes. Les chevaliers portent un heaume.',
        task: 'Touche un chevalier.',
        else: { sorceress: 'Lune et étoiles : c’est une sorcière.' },
      },
      sorceress: {
        say: 'Les chevaliers attaquent, les sorcières ensorcellent. Et toute carte peut renforcer.',
        task: 'Touche une sorcière.',
        else: { knight: 'C’est un chevalier. Cherche la lune.' },
      },
      reinforce: {
        say: 'Renforcer : une carte sur sa pile.',
        task: 'Pose le chevalier vert sur *ta pile de la région 5*.',
        else: {
          attack: 'Sur la région, il attaquerait : ce sera la prochaine leçon. Sur ta pile.',
          other: 'Permis : toute carte va sur toute pile. Ici : le chevalier vert, pile 5.',
          few: 'Sur la région, il attaquerait. Ta pile est en dessous.',
          end: 'Permis, rien n’oblige à jouer. Ici : une carte d’abord.',
        },
      },
      pile: {
        say: 'Il est au-dessus. Pour attaquer, le nombre compte ; pour la magie, la carte du dessus.',
        task: 'Touche la pile.',
      },
      end: {
        say: 'Joue autant de cartes que tu veux, ou aucune. Assez pour l’instant.',
        task: 'Finis ton tour.',
        else: { play: 'Permis. Cette fois, garde tes cartes.' },
      },
      tile: {
        say: 'Chaque tour se termine par une tuile de renfort.',
        task: 'Prends *Deux* : deux cartes tout de suite.',
        else: { dark: 'Les tuiles foncées rapportent au prochain tour. Prends la claire.' },
      },
      five: { say: 'Cinq cartes : on n’en garde pas plus à la fin du tour.', task: 'Laisse jouer Mordred.' },
    },
  },
  attack: {
    title: 'Attaquer',
    end: 'Tu sais attaquer, et répondre à une attaque.',
    facts: [
      'Pour attaquer, il faut au moins autant de cartes que l’autre',
      'Un chevalier de même couleur arrête l’attaque',
      'Deux conquêtes par tour au plus',
    ],
    steps: {
      foreign: {
        say: 'Un chevalier de ta main attaque une région qui n’est pas à toi.',
        task: 'Touches-en une.',
        else: { own: 'Celle-ci est déjà à toi.' },
      },
      enough: {
        say: 'Avant le chevalier, il te faut au moins autant de cartes que Mordred.',
        task: 'Où est-ce le cas ?',
        else: {
          own: 'Celle-ci est déjà à toi.',
          few: 'Mordred y a plus de cartes que toi. Compare les deux piles.',
        },
      },
      attack: {
        say: 'Une carte chacun à la région 5 : c’est assez.',
        task: 'Pose le chevalier rouge sur *la région 5*.',
        else: {
          few: 'Pas là : Mordred y a plus de cartes. Compare à la région 5.',
          own: 'Cette région est déjà à toi. Attaque la région 5.',
          sorceress: 'Seuls les chevaliers attaquent, et aucun sort n’agit là. Prends le chevalier rouge.',
          yellow: 'Permis. Ici, nous voulons le chevalier rouge.',
          pile: 'Cela renforce une pile. Pose le chevalier rouge sur la région elle-même.',
          end: 'Permis, mais prends d’abord une région.',
        },
      },
      forest: {
        say: 'Un chevalier rouge aurait arrêté l’attaque ; Mordred n’en a pas. Vois ce que cachait le brouillard.',
        task: 'Touche la région 5.',
      },
      answer: {
        say: 'Mordred attaque ta plaine avec un chevalier bleu. Seul un chevalier bleu l’arrête.',
        task: 'Réponds.',
        else: {
          decline: 'Permis, mais tu perdrais trois couronnes. Essaie la réponse.',
          play: 'C’est le tour de Mordred. Tu peux seulement répondre.',
        },
      },
      stay: {
        say: 'Les deux chevaliers restent sur leurs piles : attaque manquée. Deux conquêtes par tour, pas plus.',
        task: '',
      },
    },
  },
}
