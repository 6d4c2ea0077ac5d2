/* Le livret de règles d'Avalon en français. */
import { words } from '@logres/rulebook/fr'
import { avalonBook } from './plan.ts'

export const book = avalonBook({
  title: 'Avalon',
  subtitle: 'La lutte pour une terre dans le brouillard, à deux joueurs. Un jeu de Leo Colovini.',
  words,
  introduction: {
    idea: {
      title: 'De quoi il s’agit',
      text: [
        'Onze régions s’alignent entre toi et ton adversaire, cachées dans le brouillard. Avec des *chevaliers*, tu les conquiers ; avec des *sorcières*, tu attires à toi des cartes de l’autre camp.',
        'Chaque région vaut d’une à trois *couronnes*. Qui possède 15 couronnes à la fin de son propre tour gagne.',
      ],
    },
    board: {
      title: 'La table',
      text: [
        'De chaque côté de chaque région se trouve une pile de cartes : les tiennes de ton côté, les siennes de l’autre. Chacun peut lire toutes les piles à tout moment. Seules les mains sont secrètes.',
        'Une carte est un chevalier ou une sorcière de l’une des cinq couleurs. Toutes ont la même force : ce qui compte, c’est leur nombre et celle qui est sur le dessus.',
      ],
    },
    turn: {
      title: 'Ton tour',
      text: [
        'Joue autant de cartes de ta main que tu veux, une à une, chacune sur ta propre pile à une région. Pour chaque carte, tu choisis l’une de trois choses.',
        '*Renforcer* : tu la poses, rien de plus. C’est toujours permis.',
        '*Ensorceler* : une sorcière prend la carte du dessus de la pile d’en face si elle est de sa couleur. Celle-ci change de camp.',
        '*Attaquer* : un chevalier tente de conquérir la région.',
      ],
    },
    attack: {
      title: 'Attaquer',
      text: [
        'Il te faut à la région au moins autant de cartes que l’adversaire, avant de poser ton chevalier. L’adversaire peut t’arrêter avec un chevalier de la même couleur de sa main ; un sort, avec une sorcière de la même couleur.',
        'S’il ne le fait pas, la région est à toi. Mais une conquête coûte cher : toutes ses cartes y tombent et autant des tiennes, puis tu perds encore une carte pour chacune qui s’y trouvait. Frappe donc là où il y a peu de cartes.',
      ],
    },
    supply: {
      title: 'De nouvelles cartes',
      text: [
        'À la fin de ton tour, tu prends une tuile de renfort. Les tuiles *claires* donnent des cartes aussitôt. Les *foncées* en donnent plus, mais seulement au début de ton prochain tour. Ensuite, tu gardes cinq cartes au plus.',
      ],
    },
    win: {
      title: 'Comment gagner',
      text: [
        'Quand tu as fini de jouer des cartes et que tu possèdes 15 couronnes ou plus, la partie est aussitôt à toi. Il y a 22 couronnes en tout : il te faut environ les deux tiers du pays.',
      ],
    },
    advice: {
      title: 'Pour ta première partie',
      text: [
        'N’attaque pas à ton premier tour : amasse des cartes, et prends une tuile qui en donne quatre.',
        'Attaque là où l’adversaire a une carte ou aucune. Deux conquêtes dans un tour ne paient que si les deux coûtent aussi peu.',
        'Ensorcelle quand sa main est petite : moins il a de cartes, moins il risque de te contrer.',
        'S’il te reste trois cartes ou plus, une tuile foncée vaut mieux ; sinon prends-en une claire, ou tu ne pourras pas répondre aux attaques.',
      ],
    },
  },
  chapters: {
    1: 'Le matériel',
    2: 'La mise en place',
    3: 'Un tour',
    4: 'Renforcer',
    5: 'Ensorceler',
    6: 'Attaquer et conquérir',
    7: 'Les renforts',
    8: 'La fin',
  },
  rules: {
    '1.1': {
      title: 'Les cartes',
      text: [
        'Il y a 80 cartes de personnage : des chevaliers et des sorcières en jaune, vert, rouge, bleu et violet, huit de chaque. Aucune n’est plus forte qu’une autre.',
      ],
      why: 'Seule une critique du jeu dit quelles sont les cinq couleurs.',
    },
    '1.2': {
      title: 'Les régions',
      text: [
        'Il y a onze cartes de région, avec 22 couronnes en tout. Chacune reste dans le brouillard, face cachée, jusqu’à sa conquête.',
        'Les plaines : une de 3 couronnes, une de 2, une de 2 avec un château. Les collines : de même. Les forêts : une de 3 couronnes, une de 2 avec un château, et le cercle de pierres, qui en a 1.',
        'Avalon et le marais ont 1 couronne chacun et n’appartiennent à aucun paysage.',
        'Un château est plus difficile à attaquer {6.2}, le cercle de pierres permet aux sorcières d’attaquer {6.3}, Avalon épargne une perte {6.8}. Le marais ne fait rien.',
      ],
      why: 'Les textes imprimés parlent de onze cartes de 1 à 3 couronnes, de trois châteaux, de 1 couronne pour Avalon et pour le marais, et disent que le cercle de pierres est une forêt. La répartition des autres couronnes est refaite.',
    },
    '1.3': {
      title: 'Les tuiles de renfort',
      text: [
        'Il y a neuf tuiles. Cinq sont claires : deux fois *Deux* (2 cartes), une fois *Paysage* (1 carte par région du paysage que tu possèdes le plus), deux fois *Régions voisines* (1 carte par région de ta plus longue suite).',
        'Quatre sont foncées : deux fois *Quatre* (4 cartes), une fois *Paysage ×2* (2 cartes par région du paysage que tu possèdes le plus), une fois *Royaume* (1 carte par région que tu possèdes).',
      ],
      why: 'Les sortes sont connues ; le nombre d’exemplaires de chacune est refait.',
    },
    '2.1': {
      title: 'La rangée',
      text: ['Les onze régions sont mélangées et alignées face cachée entre les joueurs.'],
    },
    '2.2': {
      title: 'Les premières cartes',
      text: [
        'De chaque côté de chaque région, on pose une carte visible. Puis chacun reçoit cinq cartes en main. Les 48 autres forment la pioche.',
      ],
    },
    '2.3': {
      title: 'Les tuiles et le premier joueur',
      text: ['Les neuf tuiles sont face visible. Qui commence est tiré au sort, ou convenu à l’ouverture de la table.'],
      why: 'La manière imprimée de désigner le premier joueur suppose que l’on soit dans la même pièce.',
    },
    '3.1': {
      title: 'La tuile foncée qui attend',
      text: [
        'Si une tuile foncée est devant toi depuis ton dernier tour, ton tour commence par elle : tu pioches autant de cartes qu’elle vaut *maintenant*. Elle a alors servi.',
      ],
    },
    '3.2': {
      title: 'Jouer des cartes',
      text: [
        'Ensuite, tu peux jouer autant de cartes que tu veux, ou aucune : une à la fois, de ta main, toujours sur le dessus de ta propre pile à une région.',
        'Toutes les piles avec leur ordre, la défausse, et le nombre de cartes en main et dans la pioche sont connus des deux. Le contenu d’une main est secret.',
      ],
      why: 'Les cartes sont posées de façon à pouvoir être comptées, et rien ne dit que la défausse soit cachée.',
    },
    '3.3': {
      title: 'Dire ce que fait la carte',
      text: [
        'Pour chaque carte, tu dis aussitôt ce qu’elle fait : renforcer, ensorceler ou attaquer. Tu ne peux plus le changer. Rien n’oblige jamais à ensorceler ni à attaquer.',
      ],
      why: 'Toute carte de la main peut renforcer : le reste est donc un choix.',
    },
    '3.4': {
      title: 'Quand tu as fini',
      text: [
        'Une fois que tu déclares ne plus jouer de cartes, trois choses suivent dans cet ordre : voir si tu as gagné {8.1}, prendre une tuile {7.1}, réduire ta main à cinq {7.6}. On ne joue plus de carte après cela.',
      ],
    },
    '3.5': {
      title: 'Revenir en arrière',
      text: [
        'Tu peux annuler tes derniers coups tant qu’ils n’ont rien demandé à l’adversaire, rien fait piocher et rien retourné. Peu importe qu’il ait vu ta carte.',
      ],
      why: 'Personne n’a pu tirer parti d’un tel coup.',
    },
    '4.1': {
      title: 'Renforcer',
      text: [
        'N’importe quelle carte peut être posée à n’importe quelle région, à qui qu’elle soit. Rien d’autre ne se passe.',
      ],
    },
    '5.1': {
      title: 'Qui peut être ensorcelé',
      text: [
        'Pose une sorcière de ta main à une région où la carte *du dessus* de la pile d’en face est de sa couleur. Que ce soit un chevalier ou une sorcière n’y change rien, ni à qui est la région.',
      ],
    },
    '5.2': {
      title: 'Le contre-sort',
      text: [
        'L’adversaire peut répondre aussitôt par une sorcière de la même couleur, de sa main. Elle se pose sur sa pile, la carte que tu voulais reste dessous, et ta sorcière va *dans sa main*.',
      ],
      why: 'Les deux cartes restent au défenseur, et une carte se pose toujours dessus : elle couvre donc la cible.',
    },
    '5.3': {
      title: 'Le sort agit',
      text: ['S’il ne contre pas, sa carte du dessus passe de ton côté, sur ta sorcière.'],
    },
    '5.4': {
      title: 'Une seule réponse',
      text: [
        'On répond une fois à un sort ou à une attaque ; on ne contre pas un contre-sort. La question est posée à quiconque a au moins une carte en main, même s’il ne peut pas répondre.',
        'Ton tour continue dans tous les cas. Une sorcière gagnée par un contre-sort est dès lors une carte ordinaire de cette main.',
      ],
      why: 'Si l’on n’interrogeait que ceux qui peuvent répondre, la question trahirait leur main.',
    },
    '6.1': {
      title: 'Qui peut attaquer',
      text: [
        'Pose un *chevalier de ta main* à une région qui n’est pas à toi. Avant de le poser, tu dois y avoir au moins autant de cartes que l’adversaire. Aucune contre aucune suffit.',
        'Seule la carte que tu poses attaque. Les chevaliers déjà posés, ou ensorcelés, n’attaquent pas.',
      ],
      why: 'On ne peut pas conquérir de nouveau une région que l’on possède.',
    },
    '6.2': {
      title: 'Les châteaux',
      text: [
        'Contre un château face visible qui est à l’adversaire, il te faut au moins une carte *de plus* que lui. Un château encore dans le brouillard ne protège personne.',
      ],
    },
    '6.3': {
      title: 'Le cercle de pierres',
      text: [
        'Qui possède le cercle de pierres peut aussi attaquer avec des sorcières, dès sa conquête et jusqu’à sa perte. Une sorcière qui attaque n’ensorcelle pas.',
      ],
    },
    '6.4': {
      title: 'La résistance',
      text: [
        'L’adversaire peut répondre aussitôt par un *chevalier* de la couleur de la carte qui attaque, de sa main, même contre une sorcière. L’attaque échoue, et les deux cartes restent sur le dessus de leur pile. Le nombre de cartes n’y fait rien.',
      ],
    },
    '6.5': {
      title: 'La conquête',
      text: [
        'Sans résistance, la région est conquise. Deux conquêtes par tour sont le maximum ; les attaques qui échouent ne comptent pas. Après la deuxième, tu peux encore renforcer et ensorceler.',
      ],
    },
    '6.6': {
      title: 'Le brouillard se lève',
      text: [
        'Une région dans le brouillard est retournée avant tout paiement. Elle est désormais à toi, et son pouvoir agit aussitôt. Un château ne sert que contre les attaques suivantes.',
      ],
      why: 'Ce que peut la région peut influer sur les pertes : il faut donc le savoir d’abord.',
    },
    '6.7': {
      title: 'Les pertes',
      text: [
        'D’abord, toutes les cartes du défenseur à cette région sont défaussées, et autant du dessus de ta pile.',
        'Puis tu paies : une carte pour chaque carte qui s’y trouvait *des deux côtés*, celle de l’attaque comprise, et une de plus si c’était un château de l’adversaire. Tu les choisis une à une, dans ta main et sur le dessus de tes piles.',
        'Une région reste à toi même s’il n’y a plus aucune de tes cartes.',
      ],
      why: 'C’est la région qui dit à qui elle est, non les cartes posées à côté.',
      example: {
        title: 'Le prix d’une conquête',
        text: [
          '3 cartes contre 1 : une de chaque côté tombe, puis tu paies 4.',
          '1 carte contre aucune : rien ne tombe, puis tu paies 1.',
          '3 cartes contre 1 à un château de l’adversaire : une de chaque côté tombe, puis tu paies 5.',
        ],
      },
    },
    '6.8': {
      title: 'Avalon',
      text: [
        'Une fois par tour, qui possède Avalon peut payer une carte de moins pour une conquête de son choix ; cela se dit avant de payer. La conquête d’Avalon même peut déjà en profiter.',
      ],
      why: 'Les pouvoirs agissent aussitôt, et il faut savoir ce que l’on doit avant de le payer.',
      example: { title: 'Avec Avalon', text: ['Tu dois 3 cartes. Avec l’aide d’Avalon, tu en paies 2.'] },
    },
    '6.9': {
      title: 'Trop peu de cartes',
      text: [
        'Si tu as en tout moins de cartes que tu ne dois en perdre, tu perds tout et tu gardes la région.',
        'Avec l’option « Attaques à payer en entier », une telle attaque n’est même pas permise.',
      ],
      why: 'Les textes ne disent pas ce qui arrive. L’option est la lecture la plus sévère.',
    },
    '6.10': {
      title: 'D’abord payer',
      text: ['Les pertes d’une conquête se paient avant de jouer la carte suivante.'],
    },
    '7.1': {
      title: 'Il faut prendre une tuile',
      text: ['À la fin de ton tour, tu prends une tuile face visible, même si elle ne te donne rien.'],
    },
    '7.2': {
      title: 'Claires et foncées',
      text: [
        'Une tuile claire paie aussitôt, selon ce que tu possèdes. Une foncée reste devant toi et paie au début de ton prochain tour, selon ce que tu possèdes *alors*. Qui conquiert tes régions la rend donc plus petite.',
      ],
    },
    '7.3': {
      title: 'Ce que comptent les tuiles',
      text: [
        'Avalon et le marais ne comptent pour aucune tuile et n’ont pas de paysage. Si tu possèdes autant de deux paysages, un seul compte.',
        'Une *suite*, ce sont des régions voisines de la rangée qui sont à toi. Avalon et le marais, une fois visibles, ne la coupent pas, à qui qu’ils soient, mais n’y ajoutent rien. Le brouillard et les régions qui ne sont pas à toi la coupent.',
        'Avec l’option « Avalon et le marais coupent les suites », ils la coupent aussi.',
      ],
      why: 'Le texte allemand dit qu’ils ne coupent pas, le français et l’italien qu’ils coupent. L’allemand est l’original ; les autres sont une option.',
      example: {
        title: 'Compter',
        text: [
          'Tu possèdes 2 forêts, 1 plaine et 1 colline : *Paysage* donne 2 cartes, *Paysage ×2* en donne 4.',
          'Tu possèdes trois régions, et Avalon se trouve entre deux d’entre elles : *Régions voisines* donne 3 cartes.',
        ],
      },
    },
    '7.4': {
      title: 'Les tuiles utilisées',
      text: [
        'Une tuile claire a servi dès qu’elle est prise, une foncée quand elle a payé. Les tuiles utilisées sont face cachée ; quand toutes les neuf le sont, on les retourne toutes.',
        'Si tu dois prendre une tuile et qu’aucune n’est visible, parce qu’une attend encore devant l’autre joueur, on retourne alors les huit utilisées. La neuvième revient face visible quand elle paie.',
      ],
      why: 'Les textes ne disent pas ce qui se passe alors, et cela arrive dans la plupart des parties.',
    },
    '7.5': {
      title: 'La pioche est vide',
      text: [
        'Quand il faut piocher et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. S’il n’y en a pas non plus, les cartes manquantes sont perdues.',
      ],
      why: 'Rien ne dit que des cartes puissent rester dues.',
    },
    '7.6': {
      title: 'Cinq cartes en main',
      text: [
        'Après la tuile, tu défausses à ton choix jusqu’à n’avoir plus que cinq cartes. Pendant le tour, une main peut être de n’importe quelle taille.',
      ],
      why: 'Seul le texte français le dit.',
    },
    '8.1': {
      title: 'Quinze couronnes',
      text: [
        'Tu gagnes si tu possèdes au moins 15 couronnes au moment où tu déclares ne plus jouer de cartes, toutes les pertes payées. On ne prend plus de tuile.',
      ],
      why: 'On en décide avant la tuile, car rien ne pourrait plus changer ensuite.',
    },
    '8.2': {
      title: 'Quand personne ne joue',
      text: [
        'Les parties entre bots s’arrêtent après un nombre fixe de tours. Qui a le plus de couronnes gagne ; l’égalité est un match nul.',
      ],
      why: 'Afin qu’une telle partie ait une fin.',
    },
  },
  figures: {
    cards: {
      caption: 'Chevaliers et sorcières : cinq couleurs, chacune avec son signe.',
      alt: 'Six cartes : un chevalier rouge, une sorcière rouge, un chevalier jaune, une sorcière verte, un chevalier bleu, une sorcière violette.',
    },
    regions: {
      caption: 'Les onze régions et leurs couronnes.',
      alt: 'Trois plaines, deux forêts et le cercle de pierres, trois collines, Avalon et le marais ; une plaine, une forêt et une colline ont un château.',
    },
    tiles: {
      caption: 'Les six sortes de tuiles de renfort : trois claires, trois foncées.',
      alt: 'Claires : Deux, Paysage, Régions voisines. Foncées : Quatre, Paysage ×2, Royaume.',
    },
    setUp: {
      caption: 'Une partie de la rangée au début : tout est dans le brouillard, une carte de chaque côté.',
      alt: 'Cinq régions face cachée ; chacune a une carte de ton côté et une du côté d’en face.',
    },
    reinforce: {
      caption: 'Une sorcière violette renforce : deux cartes contre une.',
      alt: 'Une région dans le brouillard, un chevalier vert de ton côté, un chevalier bleu en face ; une sorcière violette se pose sur le chevalier vert.',
    },
    enchant: {
      caption: 'La sorcière rouge prend le chevalier rouge, qui était sur le dessus.',
      alt: 'En face, un chevalier bleu et par-dessus un chevalier rouge. Une sorcière rouge se pose sur ton chevalier vert, et le chevalier rouge passe sur elle.',
    },
    counterSpell: {
      caption: 'Le sort est contré : la sorcière qui attaquait va dans la main de l’adversaire.',
      alt: 'L’adversaire pose une sorcière rouge sur son chevalier rouge. Ta sorcière rouge quitte la table.',
    },
    attack: {
      caption: 'Avec le chevalier rouge, 3 contre 1 : une carte de chaque côté tombe, 4 autres sont payées.',
      alt: 'De ton côté un chevalier vert et une sorcière violette, en face un chevalier bleu, une région dans le brouillard. Après l’attaque, c’est une colline à toi ; les chevaliers bleu et rouge ont disparu.',
    },
    emptyAttack: {
      caption: '1 contre aucune : rien ne tombe, 1 carte est payée. Ce n’est que le marais.',
      alt: 'Une région dans le brouillard, sans cartes. Un chevalier rouge attaque ; c’est le marais, et il est à toi.',
    },
    castle: {
      caption: 'Un château de l’adversaire : deux cartes contre une suffisent tout juste, et il en coûte une de plus.',
      alt: 'Une plaine avec château de l’adversaire ; de ton côté un chevalier vert et une sorcière violette, en face un chevalier bleu. Un chevalier rouge attaque et la conquiert.',
    },
    resistance: {
      caption: 'Chevalier rouge contre chevalier rouge : l’attaque échoue, les deux restent.',
      alt: 'Une colline de l’adversaire ; ton chevalier rouge et le sien sont sur le dessus de leur pile.',
    },
    stretch: {
      caption: 'Une suite de trois : Avalon se trouve au milieu et ne la coupe pas.',
      alt: 'Du brouillard, ta forêt, Avalon à l’adversaire, ta colline, ta plaine, une forêt avec château à l’adversaire.',
    },
  },
  glossary: {
    card: {
      word: 'chevalier, sorcière',
      meaning:
        'Les deux sortes de cartes. Les chevaliers attaquent et résistent, les sorcières ensorcellent et contrent.',
    },
    region: { word: 'région', meaning: 'Une des onze cartes de la rangée, l’enjeu de la partie.' },
    mist: { word: 'dans le brouillard', meaning: 'Face cachée : personne ne sait de quelle région il s’agit.' },
    crowns: { word: 'couronnes', meaning: 'Ce que vaut une région. Quinze font gagner.' },
    castle: { word: 'château', meaning: 'Sur trois régions. Rend plus difficile d’attaquer qui le possède.' },
    stoneCircle: {
      word: 'cercle de pierres',
      meaning: 'Une forêt dont le possesseur peut attaquer avec des sorcières.',
    },
    pile: { word: 'pile', meaning: 'Les cartes d’un côté à une région, avec une carte du dessus.' },
    reinforce: { word: 'renforcer', meaning: 'Poser une carte, sans rien de plus.' },
    enchant: { word: 'ensorceler', meaning: 'Prendre la carte du dessus d’en face avec une sorcière de sa couleur.' },
    counterSpell: { word: 'contre-sort', meaning: 'La réponse à un sort : la même sorcière, de la main.' },
    attack: { word: 'attaquer', meaning: 'Tenter de conquérir une région avec un chevalier de la main.' },
    resistance: {
      word: 'résistance',
      meaning: 'La réponse à une attaque : un chevalier de la même couleur, de la main.',
    },
    conquest: { word: 'conquête', meaning: 'Une attaque qui réussit. Deux par tour au plus.' },
    losses: { word: 'pertes', meaning: 'Les cartes que coûte une conquête.' },
    tile: {
      word: 'tuile de renfort',
      meaning: 'Donne de nouvelles cartes : claire aussitôt, foncée au tour suivant.',
    },
    stretch: { word: 'suite', meaning: 'Des régions voisines qui ont le même possesseur.' },
  },
})
