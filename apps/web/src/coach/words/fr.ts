import type { Messages } from './en.ts'

const gamesOf = (games: number) => (games === 1 ? '1 partie' : `${games} parties`)

export const messages: Messages = {
  coach: 'Entraîneur',
  think: 'À quoi penser',
  idea: 'Un bon coup',
  warning: 'Attends un peu',
  show: 'Montre-moi un bon coup',
  showShort: 'Bon coup',
  play: 'Jouer ce coup',
  another: 'Une autre idée',
  again: 'Changer de choix',
  anyway: 'Jouer quand même',
  settings: 'Entraîneur : réglages',
  fold: 'Replier l’entraîneur sur une ligne',
  unfold: 'Déplier l’entraîneur',
  looking: 'J’essaie ce qui est possible…',
  checking: 'Je regarde ce coup…',
  now: 'Jouer tout de suite',
  nothing: 'Tu n’as rien à faire pour l’instant. Attends la suite.',
  others: 'Regarde ce que font les autres.',
  idle: 'Joue comme tu veux. Demande si tu veux voir un bon coup.',
  prefers: 'Le champion le préfère.',
  asGood: 'À peu près aussi bon que le premier.',
  behind: (games) => `Il fait gagner environ ${gamesOf(games)} sur 100 de moins que le premier.`,
  loses: (games) => `Ce coup fait gagner environ ${gamesOf(games)} sur 100 de moins que le meilleur.`,
  rule: (rule) => `Règle ${rule}`,
  how: 'Seulement dans les parties contre des bots sur cet appareil.',
  services: {
    think: { label: 'À quoi penser', hint: 'Une ligne au début du tour.' },
    warn: { label: 'Me prévenir', hint: 'Avant un coup que tu pourrais regretter.' },
    show: { label: 'Me montrer un bon coup', hint: 'Seulement si tu le demandes.' },
  },
  noWarnings: 'Ne plus me prévenir',
  off: 'Désactiver l’entraîneur',
  close: 'Fermer',
}
