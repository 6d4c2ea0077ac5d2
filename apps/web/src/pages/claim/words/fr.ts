import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Devenir le premier administrateur',
  titleAnother: 'Devenir administrateur',
  lead: 'Ce serveur n’a pas encore d’administrateur. La personne qui l’a démarré a un code pour cela ; une seule personne peut s’en servir, une fois.',
  leadAnother: 'Un code pour un autre administrateur a été créé. Une seule personne peut s’en servir, une fois.',
  exists: 'Ce serveur a un administrateur.',
  existsText: 'On crée un autre code sur la machine elle-même, pendant que le serveur tourne :',
  failed: 'Le chargement n’a pas abouti.',
  again: 'Réessayer',
  keep: 'Garde ton compte',
  kept: (name) =>
    `Conservé sous le nom ${name}. Un invité ne peut pas administrer : le droit se perdrait avec le navigateur.`,
  keepText:
    'Un invité ne peut pas administrer : le droit se perdrait avec le navigateur. Garde ton compte avec une clé d’accès ou des codes de secours, puis reviens.',
  keepGo: 'Garder le compte',
  find: 'Trouve le code',
  findText: 'Le serveur l’affiche au démarrage, tant que personne n’administre. Regarde ses premières lignes.',
  once: 'Il sert une seule fois, et seulement jusqu’au prochain démarrage.',
  type: 'Saisis-le ici',
  code: 'Code',
  go: 'Devenir administrateur',
  more: (n) =>
    plural(n, {
      one: 'Encore un. On peut coller, avec ou sans tiret.',
      other: `Encore ${n}. On peut coller, avec ou sans tiret.`,
    }),
  whole: 'Il est complet.',
  wrong: 'Ce n’est pas le code.',
  wrongText: 'Ou bien il a déjà servi, ou le serveur a redémarré depuis.',
  tooFast: 'Cinq essais par minute. Attends un instant.',
  done: 'Tu es maintenant administrateur.',
  lost: 'Si le code est perdu',
  lostText: 'Sur la machine elle-même, pendant que le serveur tourne :',
  can: 'Ce que peut un administrateur',
  canText:
    'Lire les signalements, réduire au silence, renommer, exclure, fermer des tables. Pas : voir les cartes cachées, lire des discussions que personne n’a signalées, jouer sous un autre nom. Chaque acte est dans le journal, et les administrateurs ne peuvent pas agir les uns contre les autres.',
}
