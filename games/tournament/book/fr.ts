/* Le livret de règles du tournoi en français. */
import { words } from '@logres/rulebook/fr'
import { barter } from './fr/barter.ts'
import { lists } from './fr/lists.ts'
import { tournamentBook } from './plan.ts'

export const book = tournamentBook({
  title: 'Avalon, le tournoi',
  subtitle: 'Marchandages et duels pour trois à six chevaliers. Un jeu de Marco Silles.',
  words,
  introduction: {
    idea: {
      title: 'De quoi il s’agit',
      text: [
        'Chacun de vous envoie un chevalier en lice. Pour chaque duel, il lui faut un *bouclier*, une *épée*, une *lance* et une *armure*. Avant le duel, on marchande ces cartes, avec tout le monde et contre n’importe quoi.',
        'Les duels rapportent des pièces, le commerce aussi. Qui est *le plus riche* à la fin gagne, et ce n’est pas forcément le dernier à combattre.',
      ],
    },
    barter: {
      title: 'Le troc',
      text: [
        'Chaque manche commence par là. Tous marchandent à la fois, sans tours : cartes contre cartes, cartes contre pièces. Montre une offre à tous ou à quelques-uns. Demande une carte précise, ou une lance de 6 ou plus.',
        'Ce que tu offres, tu dois l’avoir. En paroles, tu peux promettre ce que tu veux.',
      ],
    },
    outfit: {
      title: 'L’annonce',
      text: [
        'Puis les duels sont annoncés. Qui en a un doit avoir un équipement complet : les quatre armes, avec un joker pour celle qui manque. Sinon, il est exclu du combat pour de bon. Il garde cartes et pièces, continue à troquer, et peut encore gagner.',
      ],
    },
    duel: {
      title: 'Le duel',
      text: [
        'Chacun pose quatre cartes face cachée, une par arme, et on les retourne paire par paire. La plus haute marque un point. Mais attention : la carte *gagnante* est détruite, et la carte battue va dans la main de qui l’a battue.',
        'Qui a le plus de points gagne le duel et 10 pièces. Ensuite, chacun peut acheter une des cartes détruites sans la voir, pour 5 pièces.',
      ],
    },
    judgement: {
      title: 'Le jugement de Dieu',
      text: [
        'À égalité de points, on lance de petits jetons. Ils disent lequel des quatre gros est le bon : couronne, calice, globe ou les trois. Qui le touche le premier gagne le duel.',
      ],
    },
    win: {
      title: 'Comment gagner',
      text: [
        'Quand il ne reste qu’un chevalier, il reçoit 10 pièces et la partie est terminée. Les bourses s’ouvrent, et le plus riche a gagné. Les cartes ne comptent plus.',
      ],
    },
    advice: {
      title: 'Pour ta première partie',
      text: [
        'Gagne de peu. La carte gagnante est perdue : un 8 qui bat un 7 est bien employé, un 8 qui bat un joker ne l’est pas.',
        'Deux cartes fortes et deux faibles mènent souvent à un 2 à 2. Alors la main la plus vive emporte les pièces.',
        'Garde une réserve pour chaque arme. Celui à qui manque une seule carte la paie cher : que ce soient les autres.',
        'Si tu es exclu, vends. Ce que tu as en main, quelqu’un en a besoin.',
      ],
    },
  },
  chapters: {
    1: 'Le matériel',
    2: 'La mise en place',
    3: 'Une manche',
    4: 'Le troc',
    5: 'L’annonce',
    6: 'Le duel',
    7: 'Le jugement de Dieu',
    8: 'La fin',
  },
  rules: { ...barter, ...lists },
  figures: {
    cards: {
      caption: 'Les quatre armes et un joker, qui compte 0.',
      alt: 'Cinq cartes : bouclier 6, épée 8, lance 2, armure 15 et un joker.',
    },
    sequence: {
      caption: 'La carte de déroulement pour 4 chevaliers : trois manches de deux duels.',
      alt: 'Manche 1 : A contre B, C contre D. Manche 2 : A contre C, B contre D. Manche 3 : A contre D, B contre C.',
    },
    tokens: {
      caption: 'Les quatre gros jetons, et les deux faces de chacun des petits.',
      alt: 'Gros : couronne, calice, globe, les trois. Petits : couronne et calice, calice et globe, globe et couronne, un point et deux points.',
    },
    offer: {
      caption: 'L’épée 4 et 3 pièces contre une lance de 6 ou plus : la lance 6 ou la lance 9 conviennent.',
      alt: 'Une offre qui donne l’épée 4 et 3 pièces et demande une lance de 6 ou plus. À côté, une main : lance 5, lance 6, lance 9 et un joker ; la lance 6 et la lance 9 sont éclairées.',
    },
    outfit: {
      caption: 'L’armure manque, mais le joker la remplace : c’est complet.',
      alt: 'Une main rangée par armes : bouclier 3, épée 2 et épée 7, lance 5, pas d’armure, et un joker à sa place.',
    },
    duel: {
      caption: 'Tu gagnes par 3 à 1. Les cartes gagnantes sont détruites, les autres changent de main.',
      alt: 'Ton bouclier 6 bat le bouclier 4, ton épée 8 est battue par l’épée 9, ta lance 2 bat un joker, ton armure 5 bat l’armure 3.',
    },
    jokers: {
      caption: 'Joker contre joker : pas de point. Le reste donne 2 à 1.',
      alt: 'Au bouclier, deux jokers ; ton épée 5 bat l’épée 3, ta lance 7 bat la lance 6, ton armure 2 est battue par l’armure 8.',
    },
    level: {
      caption: 'Deux cartes fortes, deux sacrifiées : 2 à 2, et le jugement décide.',
      alt: 'Ton bouclier 9 bat le bouclier 3, ton épée 8 bat l’épée 2, ta lance 1 est battue par la lance 4, ton joker par l’armure 6.',
    },
    twoDots: {
      caption: 'Deux points : le symbole tombé deux fois, donc le calice.',
      alt: 'Les petits jetons montrent calice, calice, globe et deux points. Parmi les gros, le calice est marqué.',
    },
    oneDot: {
      caption: 'Un point : le symbole tombé une fois, donc le globe.',
      alt: 'Les petits jetons montrent calice, calice, globe et un point. Parmi les gros, le globe est marqué.',
    },
    allThree: {
      caption: 'Trois symboles différents : les points n’importent pas.',
      alt: 'Les petits jetons montrent couronne, calice, globe et un point. Parmi les gros, celui avec les trois est marqué.',
    },
    race: {
      caption: 'Un geste venu de près et un autre venu de loin : ce qui compte, c’est le temps de chaque main.',
      alt: 'Deux barres. La tienne : annoncé 330 ms, écoulé 390, tolérance 60, compté 330. Celle de l’adversaire : annoncé 340 ms, écoulé 540, tolérance 200, compté 340.',
    },
  },
  glossary: {
    weapons: { word: 'bouclier, épée, lance, armure', meaning: 'Les quatre armes, chacune en valeurs de 1 à 15.' },
    joker: {
      word: 'joker',
      meaning: 'Compte 0 et remplace n’importe quelle arme quand on montre ou pose un équipement.',
    },
    outfit: {
      word: 'équipement complet',
      meaning: 'Les quatre armes, ou des jokers à la place de celles qui manquent.',
    },
    purse: {
      word: 'bourse',
      meaning: 'Tes pièces. Un secret jusqu’à la fin, sauf si la table joue à bourses ouvertes.',
    },
    bank: { word: 'banque', meaning: 'Verse les récompenses et encaisse le prix des cartes du tas. Jamais vide.' },
    banner: { word: 'bannière', meaning: 'Une lettre qui dit où tu figures sur la carte de déroulement.' },
    sequenceCard: { word: 'carte de déroulement', meaning: 'Dit qui rencontre qui à quelle manche.' },
    bye: { word: 'exempt', meaning: 'Sans duel pour une manche, quand les chevaliers sont en nombre impair.' },
    draft: { word: 'choix des cartes', meaning: 'On prend une à une les cartes ouvertes, avant la première manche.' },
    barter: { word: 'troc', meaning: 'Le moment où tous marchandent avec tous, avant les duels d’une manche.' },
    offer: { word: 'offre', meaning: 'Ce que tu donnes et ce que tu demandes, montré à tous ou à quelques-uns.' },
    request: {
      word: 'demande',
      meaning: 'On demande une carte quelconque d’une arme à partir d’une certaine valeur.',
    },
    counterOffer: {
      word: 'contre-offre',
      meaning: 'Une réponse à une offre, à d’autres conditions, pour son auteur seul.',
    },
    ready: { word: 'prêt', meaning: 'Tu ne veux plus marchander. Quand tous sont prêts, le troc s’achève.' },
    announcement: {
      word: 'annonce',
      meaning: 'Après le troc : qui reste, qui se retire, à qui manque un équipement.',
    },
    out: { word: 'exclu du combat', meaning: 'Plus de duels, mais toujours des cartes, des pièces et le troc.' },
    duel: { word: 'duel', meaning: 'Deux chevaliers, quatre paires de cartes.' },
    heap: { word: 'tas d’armures', meaning: 'Les cartes détruites, face cachée.' },
    judgement: {
      word: 'jugement de Dieu',
      meaning: 'La course au bon jeton quand un duel est à égalité.',
    },
    falseStart: {
      word: 'faux départ',
      meaning: 'Un geste avant le lancer, ou moins de 100 ms après. C’est manqué.',
    },
    run: { word: 'course', meaning: 'Le jugement couru seul, là où une table joue sur des jours.' },
  },
})
