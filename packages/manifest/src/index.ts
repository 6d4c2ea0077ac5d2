/* What the platform needs to know about a game. */
export type { Editions, GameAbout, GameLessons, GameManifest, Practice } from './manifest.ts'
