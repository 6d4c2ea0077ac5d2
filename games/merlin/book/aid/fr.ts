/* L’aide de jeu de Merlin en français. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['flags'],
  sections: [
    {
      title: 'Six manches de quatre tours',
      lines: [
        'Choisis un dé. Un dé à toi fait avancer ton chevalier, le blanc Merlin dans un sens ou l’autre. Puis fais l’action de la case, ou non {3.2}.',
        'Avant d’avancer : une pomme règle le dé {3.3}. Après l’action de Merlin : un bâton la répète {3.4}.',
        'Une quête par tour : remplis ses conditions, sans rien rendre, marque-la, pioches-en une à la fin {5.1}.',
        'Décompte après les manches 2, 4 et 6 {3.1}.',
      ],
    },
    {
      title: 'Les cases',
      lines: [
        '*Province* : envoies-y un serviteur. Maçon : matériau ; porte-drapeau : drapeau ; porte-bouclier : bouclier ; dame d’honneur : un compteur {4.1}.',
        '*Points* : 1 par bouclier, drapeau, matériau ou compteur sur le plateau {4.2}.',
        '*Influence* : prends l’objet dans une province où tu as un compteur, ou envoies-y un serviteur {4.3}.',
        '*Excalibur* : prends-la, défausse un traître {4.4}. *Graal* : prends-le et une pomme {4.5}.',
        '*Déplacer un serviteur* : d’une province, et il agit {4.6}. *Échange* : un objet contre un autre {4.7}. *Quête* : défausse jusqu’à deux, pioches-en autant {4.8}.',
        '*Construction* : un manoir sur une tuile, pour un matériau qui convient {4.9} ; tour : bouclier, drapeau ou compteur en plus.',
      ],
    },
    {
      title: 'Les drapeaux',
      lines: [
        '*Noir* : repousse tous tes traîtres d’une couleur. *Gris* : une deuxième quête, 2 points de plus. *Bleu* : le chevalier recule {6.0}.',
        '*Violet* : retourne le dé. *Orange* : l’action d’une case où est le chevalier d’un autre. *Brun* : va sur la case opposée et agis-y.',
      ],
    },
    {
      title: 'Le décompte',
      lines: [
        '*Traîtres* : un bouclier de la couleur pour chacun, sinon −3. Excalibur : 3 points si tous sont repoussés {7.1}. Pioche-en trois nouveaux.',
        '*Territoires* : le plus de manoirs marque 1 point par tuile ; à égalité on partage, arrondi en bas {7.2}.',
        '*Influence* : le plus de compteurs marque tous ceux qui s’y trouvent ; à égalité on partage, le Graal en départage une. Tous rentrent sauf un {7.3}.',
        '*Serviteurs* sur le plateau : 1 point chacun {7.4}.',
      ],
    },
    {
      title: 'La fin',
      lines: ['1 point par pomme, 2 par bâton, 1 pour 3 objets. Le plus de points gagne {8.0}.'],
    },
  ],
}
