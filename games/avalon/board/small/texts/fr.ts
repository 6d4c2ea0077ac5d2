import type { Messages } from './en.ts'

export const messages: Messages = {
  turn: (n) => `Tour ${n}`,
  over: 'La partie est finie',
  crowns: (n) => (n < 2 ? `${n} couronne` : `${n} couronnes`),
}
