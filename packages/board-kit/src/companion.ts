/* The contract between the companion page, for people who play with the box, and the tools that a game adds to it. */
import type { ComponentType } from 'preact'

export interface CompanionProps {
  /** The names of the players, in the order in which they sit. */
  readonly players: readonly string[]
  /** What the tool kept on this device; undefined if there is nothing. It may be anything: older versions wrote it, or nobody. */
  readonly kept: unknown
  /** Keeps a JSON value on this device; undefined forgets it. */
  keep(value: unknown): void
}

export interface CompanionTool {
  /** In the address, as a fragment, and in what is kept. */
  readonly id: string
  title(): string
  readonly Tool: ComponentType<CompanionProps>
}

export interface CompanionModule {
  /** Loads its texts. */
  ready(): Promise<void>
  readonly tools: readonly CompanionTool[]
}
