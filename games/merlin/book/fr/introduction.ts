import type { MerlinText } from '../plan.ts'

export const introduction: MerlinText['introduction'] = {
  idea: {
    title: 'De quoi il s’agit',
    text: [
      'Le roi Arthur cherche un héritier, et tu es l’un des chevaliers qui voudraient l’être. En six manches, tu amasses des *points*. Qui en a le plus à la fin gagne.',
    ],
  },
  table: {
    title: 'La table',
    text: [
      'Au milieu se trouve un anneau de 24 cases. Une sur quatre est une *province* ; il y en a six, chacune avec une couleur et un animal. On y trouve des boucliers, des drapeaux et des matériaux : tous s’appellent des *objets*.',
      'Dans ton château, il y a quatre *serviteurs*, des compteurs d’influence, trois bâtons de Merlin et une pomme ; dans ta main, quatre quêtes. Trois *traîtres* s’y trouvent aussi, et tu voudrais t’en défaire.',
    ],
  },
  turn: {
    title: 'Ton tour',
    text: [
      'Pour une manche, tu as quatre dés : trois à toi et un blanc. À chaque tour, tu en emploies un. Un dé à toi déplace ton *chevalier* dans le sens des aiguilles d’une montre ; le blanc déplace *Merlin*, qui sert tout le monde, dans le sens que tu veux. Ensuite, tu peux faire ce que dit la case.',
      'Pour une *pomme*, un dé montre ce qui te plaît. Pour un *bâton*, tu agis deux fois là où Merlin t’a mené.',
    ],
  },
  spaces: {
    title: 'Les cases',
    text: [
      'Dans une province, tu envoies un serviteur, et il y agit : le porte-bouclier prend un bouclier, le porte-drapeau un drapeau, le maçon un matériau ; la dame d’honneur y place un de tes compteurs.',
      'D’autres cases donnent des points pour ce que tu as. Ou bien tu prends ou échanges des objets, déplaces un serviteur, changes de quêtes, bâtis un manoir dans le domaine, ou vas chercher le Graal ou Excalibur.',
    ],
  },
  things: {
    title: 'À quoi cela sert',
    text: [
      'Les *boucliers* repoussent les traîtres. Un *drapeau* fait plier une règle une fois, une autre pour chaque couleur. Les *matériaux* paient les manoirs. Les *compteurs* font gagner les provinces. Une *quête* demande des choses qu’il suffit d’avoir, sans les rendre : tu peux en résoudre une par tour.',
    ],
  },
  scoring: {
    title: 'Le décompte',
    text: [
      'Après les manches 2, 4 et 6, il y a un décompte. Chaque traître pour lequel tu n’as pas de bouclier de sa couleur coûte 3 points. Puis des points vont à qui a le plus de manoirs sur une étendue d’un même terrain, et le plus de compteurs dans une province. Chacun de tes serviteurs sur le plateau vaut un point.',
    ],
  },
  win: {
    title: 'Comment gagner',
    text: [
      'Les pommes, les bâtons et les objets qui restent rapportent un peu à la fin {8.0}. Alors, qui a le plus de points gagne.',
    ],
  },
  advice: {
    title: 'Pour ta première partie',
    text: [
      'Regarde tes quatre dés ensemble : tous serviront, mais dans l’ordre que tu veux.',
      'Garde les quêtes qui demandent ce que tu amasses de toute façon, et résous-en une à autant de tours que tu peux.',
      'Pense aux traîtres à temps : trois sans bouclier coûtent 9 points.',
      'Garde la pomme pour le dé qui ne mène nulle part, et les bâtons pour les cases qui valent la peine deux fois.',
      'Pour commencer, joue sans le module ni l’extension.',
    ],
  },
}
