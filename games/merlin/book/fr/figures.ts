/* Ce que montrent les figures, pour qui les voit et pour qui ne les voit pas. */
import type { MerlinText } from '../plan.ts'

export const figures: MerlinText['figures'] = {
  ring: {
    caption: 'La table ronde : six provinces, et trois autres cases après chacune. Merlin est sur la noire.',
    alt: 'Un anneau de 24 cases. Six d’entre elles sont colorées et montrent un animal : dragon, colombe, poisson, serpent, renard et aigle. Quatre chevaliers se tiennent aux provinces noire, grise, violette et orange, Merlin près du premier.',
  },
  own: {
    caption: 'Ce qui est à toi : trois dés, le blanc, chevalier, serviteurs, manoirs, compteurs, bâtons et une pomme.',
    alt: 'Trois dés bleus qui montrent 2, 3 et 6 et un blanc qui montre 4 ; un chevalier ; la dame d’honneur, le porte-bouclier, le porte-drapeau et le maçon ; un manoir, un compteur, un bâton et une pomme.',
  },
  items: {
    caption: 'Chaque province a des boucliers, des drapeaux et des matériaux de sa couleur.',
    alt: 'Six colonnes, noire, grise, bleue, violette, orange et brune, chacune avec son animal, un bouclier, un drapeau et un matériau.',
  },
  lines: {
    caption:
      'De cette tuile, les quatre lignes atteignent noir, orange, gris et bleu : un tel matériau permet d’y bâtir.',
    alt: 'Un domaine de 4 rangées entre deux cadres. De la troisième tuile de la rangée du haut, deux lignes montent vers le noir et l’orange, deux autres descendent vers le bleu, tout à gauche, et vers le gris.',
  },
  walk: {
    caption:
      'Un 3 mène ton chevalier de la noire à « points : boucliers ». Un 2 blanc mène Merlin deux cases plus loin, dans un sens ou dans l’autre.',
    alt: 'L’anneau. Une flèche mène ton chevalier 3 cases plus loin que la province noire, dans le sens des aiguilles d’une montre. De Merlin, à la province violette, deux flèches mènent 2 cases plus loin, une dans chaque sens.',
  },
  servant: {
    caption: 'Ton maçon vient dans la province bleue : l’autre rentre chez lui, et tu prends un matériau bleu.',
    alt: 'Les quatre places de la province bleue, avant et après. Avant, un maçon jaune est à sa place ; après, un bleu s’y trouve, et à côté un matériau bleu.',
  },
  quests: {
    caption:
      'La première et la troisième quête sont remplies. À la deuxième, il manque un compteur dans la province orange.',
    alt: 'Trois quêtes avec des coches et des croix. Pour 1 point : le maçon dans la province bleue, coché. Pour 2 points : influence dans la grise, cochée, et dans l’orange, barrée. Pour 3 points : influence dans la grise, un drapeau violet et un bouclier noir, tous cochés.',
  },
  flags: {
    caption: 'Chaque drapeau fait plier une autre règle, une fois, puis retourne à sa province.',
    alt: 'Six drapeaux, noir, gris, bleu, violet, orange et brun, et à côté de chacun ce qu’il fait.',
  },
  traitors: {
    caption: 'Deux boucliers pour trois traîtres : le gris coûte 3 points.',
    alt: 'Un traître noir, un gris et un bleu. Sous le noir et sous le bleu, un bouclier de la même couleur et une coche ; sous le gris, rien et moins 3.',
  },
  territory: {
    caption: 'Un bois de 5 tuiles avec un manoir de chacun de deux joueurs : 2 points chacun.',
    alt: 'Un domaine de 3 rangées. Au milieu, 5 bois se touchent à l’intérieur d’un trait épais ; un manoir rond et bleu et un manoir carré et jaune s’y dressent.',
  },
  seals: {
    caption:
      'Le plateau du module, avec deux sceaux à toi. Pour la ligne du haut, toute quête convient ; pour celle du bas, il en faut une de 3 points.',
    alt: 'Un tableau de quatre colonnes pour les serviteurs et de 3 lignes de capacités. Un sceau est posé sur la ligne 1 du maçon, un autre sur la ligne 3 du porte-drapeau.',
  },
  knights: {
    caption: 'Quatre des douze alliés : deux de la pile A, deux de la pile B.',
    alt: 'Quatre tablettes avec un heaume : Tristan, Galaad, Perceval et Kay, chacune avec ses tuiles et ce qu’il sait faire.',
  },
}
