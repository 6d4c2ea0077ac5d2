/* Messages and patches between server and browser or bot. */
export * from './close-codes.ts'
export * from './history.ts'
export * from './lobby.ts'
export * from './messages.ts'
export * from './patch.ts'
export * from './view.ts'
