import type { Messages } from './en.ts'

const points = (n: number) => (n < 2 ? `${n} point` : `${n} points`)
const of = (name: string) => (/^[aeiouyéèêh]/i.test(name) ? `d’${name}` : `de ${name}`)

export const messages: Messages = {
  nobody: 'Personne ne l’a encore.',
  has: (name) => (name === null ? 'C’est toi qui l’as.' : `C’est ${name} qui l’a.`),
  left: (n) => `Il en reste ${n} dans la province.`,
  held: (n) => (n === 0 ? 'Aucun ici.' : `${n} ici.`),
  shield:
    'Lors d’un décompte, il repousse un traître de sa couleur et retourne dans sa province. À la fin, trois objets restants valent un point.',
  flag: (power) => `${power}. Il retourne dans sa province.`,
  material: (tiles) =>
    `Paie un manoir sur une tuile qui l’accepte : ${tiles < 2 ? `${tiles} tuile libre` : `${tiles} tuiles libres`} en ce moment.`,
  traitors: 'Traîtres',
  noTraitor: 'Aucun traître de cette couleur.',
  traitorCosts: (of) => `${of}. Lors d’un décompte, chacun sans bouclier de sa couleur coûte 3 points.`,
  apple: 'Rendue avant le déplacement, elle met le dé choisi sur n’importe quelle valeur. Un point à la fin.',
  applesLeft: (n) => `${n} en réserve. Une pomme vient avec le Graal.`,
  staff: 'Paie une répétition de l’action de Merlin, puis sort du jeu. 2 points à la fin.',
  counter: 'Compteurs d’influence au château. La dame d’honneur et les tours les amènent dans les provinces.',
  manor: 'Manoirs pas encore bâtis. Chacun coûte un matériau que la tuile accepte.',
  hand: (n) => (n < 2 ? `${n} quête en main, secrète.` : `${n} quêtes en main, secrètes.`),
  deck: (n) => (n < 2 ? `Il reste ${n} quête à piocher.` : `Il reste ${n} quêtes à piocher.`),
  grail: 'À chaque décompte, qui le détient peut prendre tous les points d’une province à égalité.',
  tied: (list) => `À égalité en ce moment : ${list}.`,
  excalibur: 'À chaque décompte, qui la détient marque 3 points s’il ne lui reste aucun traître.',
  excaliburNow: (isSafe) => (isSafe ? 'Ce serait le cas maintenant.' : 'Ce ne serait pas le cas maintenant.'),
  knight: (name) => (name === null ? 'Ton chevalier' : `Chevalier ${of(name)}`),
  knightMoves: (space) => `Sur « ${space} ». Un dé de son joueur le fait avancer dans le sens horaire.`,
  merlin: 'Merlin',
  merlinMoves: (space) => `Sur « ${space} ». Le dé blanc de chacun le déplace, dans un sens ou dans l’autre.`,
  dice: (name) => (name === null ? 'Tes dés' : `Dés ${of(name)}`),
  standsHere: (name) =>
    name === null ? 'Ton serviteur est ici.' : `Celui ${of(name)} est ici : le tien le renverrait au château.`,
  placeFree: 'La place est libre.',
  brings: (what) => `Agit en arrivant ici : ${what}.`,
  influence: (province) => `Influence dans ${province}`,
  noInfluence: 'Personne n’a de compteur ici.',
  counters: (list) => `${list}.`,
  wouldScore: (names, n, isShared) =>
    `Au décompte, en l’état : ${points(n)} ${isShared ? 'chacun ' : ''}pour ${names}.`,
  score: (name) => (name === null ? 'Tes points' : `Points ${of(name)}`),
  next: (sum, domain, influence, servants, traitors) =>
    `Prochain décompte, en l’état : ${sum} (domaine ${domain}, influence ${influence}, serviteurs ${servants}, traîtres ${traitors}).`,
  questWorth: (n) => `${points(n)}.`,
  met: 'Toutes les conditions sont remplies.',
  onDisplay: 'Ouverte : on peut la prendre.',
  noQuest: 'Il ne reste pas de quête ici.',
  seal: (servant, row) => `Sceau : ${servant}, ligne ${row}`,
  sealIs: (state) => `État : ${state}.`,
  scoring: 'Après les manches 2, 4 et 6, on compte traîtres, domaine, influence et serviteurs.',
  ownDie: 'Fait avancer ton chevalier de sa valeur, dans le sens horaire.',
  whiteDie: 'Déplace Merlin de sa valeur, dans un sens ou dans l’autre.',
}
