import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Administrer ce serveur',
  titleAnother: 'Devenir admin',
  lead: 'Ce serveur n’a pas encore d’admin. La personne qui l’a démarré a un code pour cela ; une seule personne peut s’en servir, une fois.',
  leadAnother: 'Un nouveau code pour devenir admin a été créé. Une seule personne peut s’en servir, une fois.',
  exists: 'Ce serveur a déjà un admin.',
  existsText: 'On crée un nouveau code sur la machine elle-même, pendant que le serveur tourne :',
  failed: 'Le chargement n’a pas abouti.',
  again: 'Réessayer',
  keep: 'Conserve ton compte',
  kept: (name) =>
    `Conservé sous le nom ${name}. Un invité ne peut pas être admin : ce droit se perdrait avec le navigateur.`,
  keepText:
    'Un invité ne peut pas être admin : ce droit se perdrait avec le navigateur. Conserve ton compte avec une clé d’accès ou des codes de secours, puis reviens.',
  keepGo: 'Conserver le compte',
  find: 'Trouve le code',
  findText: 'Le serveur l’affiche au démarrage, tant que personne n’est admin. Regarde ses premières lignes.',
  once: 'Il sert une seule fois, et seulement jusqu’au prochain démarrage.',
  type: 'Saisis-le ici',
  code: 'Code',
  go: 'Devenir admin',
  more: (n) =>
    plural(n, {
      one: 'Encore un caractère. Tu peux coller le code, avec ou sans tiret.',
      other: `Encore ${n} caractères. Tu peux coller le code, avec ou sans tiret.`,
    }),
  whole: 'Le code est complet.',
  wrong: 'Ce n’est pas le code.',
  wrongText: 'Ou bien il a déjà servi, ou le serveur a redémarré depuis.',
  tooFast: 'Cinq essais par minute au plus. Attends un instant.',
  done: 'Tu es maintenant admin.',
  lost: 'Si le code est perdu',
  lostText: 'Sur la machine elle-même, pendant que le serveur tourne :',
  can: 'Ce que peut faire un admin',
  canText:
    'Lire les signalements, réduire au silence, renommer, exclure, fermer des tables. Mais ni voir les cartes cachées, ni lire des discussions que personne n’a signalées, ni jouer sous un autre nom. Chaque action est dans le journal, et aucun admin ne peut agir contre un autre.',
}
