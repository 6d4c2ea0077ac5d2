/* What the platform needs to know about a game. */
export type { Editions, GameAbout, GameManifest, Practice } from './manifest.ts'
