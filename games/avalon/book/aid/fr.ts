/* L’aide de jeu d’Avalon en français. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['regions', 'tiles'],
  sections: [
    {
      title: 'Ton tour',
      lines: [
        'Pioche pour la tuile foncée qui attend devant toi, selon ce qu’elle vaut maintenant {3.1}.',
        'Joue autant de cartes que tu veux, une à la fois, sur tes propres piles. Dis ce que fait chacune : *renforcer*, *ensorceler* ou *attaquer* {3.3}.',
        'Dis que tu as fini : 15 couronnes gagnent {8.1}. Puis prends une tuile {7.1} et garde cinq cartes au plus {7.6}.',
      ],
    },
    {
      title: 'Ensorceler',
      lines: [
        'Une sorcière prend la carte du dessus d’en face si elle est de sa couleur {5.1}.',
        'Contre-sort : une sorcière de la même couleur, de la main. La tienne va dans cette main {5.2}.',
      ],
    },
    {
      title: 'Attaquer',
      lines: [
        'Un chevalier de ta main, à une région qui n’est pas à toi, avec au moins autant de cartes que l’adversaire avant de le poser {6.1}.',
        'Château visible de l’adversaire : une carte de plus {6.2}. Cercle de pierres : qui le possède attaque aussi avec des sorcières {6.3}.',
        'Résistance : un chevalier de la même couleur, de la main, arrête l’attaque {6.4}. Deux conquêtes par tour {6.5}.',
      ],
    },
    {
      title: 'Le prix d’une conquête',
      lines: [
        'D’abord, toutes les cartes du défenseur sont défaussées, et autant des tiennes {6.7}.',
        'Puis paie une carte pour chacune qui s’y trouvait des deux côtés, celle de l’attaque comprise ; une de plus pour un château de l’adversaire.',
        'Avalon : une carte de moins, une fois par tour {6.8}. Trop peu de cartes : tu perds tout et gardes la région {6.9}.',
      ],
    },
    {
      title: 'Les tuiles',
      lines: [
        '*Claires*, aussitôt : Deux 2 ; Paysage 1 par région de ton paysage le plus fréquent ; Régions voisines 1 par région de ta plus longue suite {1.3}.',
        '*Foncées*, au début de ton prochain tour : Quatre 4 ; Paysage ×2 2 par région ; Royaume 1 par région à toi.',
        'Avalon et le marais ne comptent pour aucune tuile {7.3}. Aucune tuile visible : retourne celles qui ont servi {7.4}.',
      ],
    },
    {
      title: 'Mise en place',
      lines: [
        'Onze régions face cachée en rangée, une carte visible de chaque côté, cinq cartes en main, neuf tuiles visibles {2.2}.',
      ],
    },
  ],
}
