/* What the platform needs to know about a game. */
export type { Editions, GameAbout, GameLessons, GameManifest, NamedEdition, Practice } from './manifest.ts'
