import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Éditions',
  boxOf: (game) => `${game} : ta boîte`,
  lead: 'Deux de nos jeux sont épuisés, et certains éléments en sont reconstitués. Si tu possèdes la boîte, saisis ce qui y est imprimé et joue avec.',
  mine: 'Sur cet appareil',
  none: 'Aucune pour l’instant.',
  create: 'Saisir une édition',
  name: 'Nom de l’édition',
  newName: 'Ma boîte',
  save: 'Enregistrer',
  saved: 'Enregistrée sur cet appareil.',
  notSaved: 'Ce navigateur ne peut pas l’enregistrer. Télécharge plutôt le fichier.',
  remove: 'Supprimer',
  file: 'Télécharger le fichier',
  link: 'Copier le lien',
  linkCopied: 'Le lien est copié.',
  open: 'Ouvrir un fichier',
  unreadable: 'Impossible d’y lire une édition de ce jeu.',
  reset: 'Revenir à la nôtre',
  play: 'Jouer contre des bots',
  table: 'Créer une table',
  check: 'Vérification',
  fine: 'Rien à redire. On peut y jouer.',
  errors: 'À corriger : on ne peut pas encore y jouer',
  warnings: 'Inhabituel, mais permis',
  add: 'Ajouter',
  removeOne: 'Retirer',
  edited: 'modifié',
  chosen: 'Édition',
  ours: 'la nôtre (reconstituée)',
  same: (count) =>
    count === 0
      ? 'Identique à la nôtre.'
      : count === 1
        ? 'Une valeur diffère de la nôtre :'
        : `${count} valeurs diffèrent de la nôtre :`,
  more: (count) => `et ${count} de plus`,
  playedBox: (name) => `Jouée avec les valeurs de la boîte « ${name} »`,
  playedBoxInRule: (name) => `Cette table joue avec les valeurs de la boîte « ${name} ».`,
  ruleNo: (no) => `règle ${no}`,
}
