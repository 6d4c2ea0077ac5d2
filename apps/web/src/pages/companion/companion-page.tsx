/* /companion/GAME: for people who play with the box. Who begins, lots, and the tools that the game adds. */

import { type CompanionModule, type CompanionProps, type CompanionTool, useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { GameRoot } from '../../design/game-root.tsx'
import { aboutOf, manifestOf } from '../../games.ts'
import { readStored, writeStored } from '../../local-storage.ts'
import type { Page } from '../../shell/router.ts'
import { EditionLink } from '../edition-link.tsx'
import '../plain.css'
import './companion.css'
import { Lots } from './lots.tsx'
import { areNamed, keepPlayers, keptPlayers, PlayersField } from './players.tsx'
import { companionTexts } from './words/index.ts'

/** With the game's tools loaded. */
export async function openCompanion(game: string): Promise<Page> {
  const module = await manifestOf(game).companion?.()
  await module?.ready()
  return () => <CompanionPage game={game} module={module} />
}

interface CompanionPageProps {
  readonly game: string
  readonly module: CompanionModule | undefined
}

function CompanionPage({ game, module }: CompanionPageProps) {
  const t = companionTexts()
  const { name } = aboutOf(game)
  useTitle(t.companion.title(name))
  const { seats, book } = manifestOf(game)
  const players = useSignal(keptPlayers(game, seats))
  const change = (names: readonly string[]) => {
    players.value = names
    keepPlayers(game, names)
  }
  const named = players.value.map((each, i) => (each.trim() === '' ? t.companion.player(i + 1) : each.trim()))
  return (
    <GameRoot game={game}>
      <div class="wrap plain broad companion">
        <h1 tabIndex={-1}>{t.companion.title(name)}</h1>
        <p class="lead">{t.companion.lead}</p>
        {book !== undefined && (
          <p class="companion-links">
            <a class="link tap" href={`/rules/${game}`}>
              {t.search.label}
            </a>
            {book.aid !== undefined && (
              <a class="link tap" href={`/rules/${game}/aid`}>
                {t.print.aid}
              </a>
            )}
            <EditionLink game={game} />
          </p>
        )}
        <PlayersField names={players.value} seats={seats} onChange={change} />
        {areNamed(named) && (
          <>
            <Lots players={named} />
            {module?.tools.map((tool) => (
              <ToolSection key={tool.id} game={game} tool={tool} players={named} />
            ))}
          </>
        )}
      </div>
    </GameRoot>
  )
}

interface ToolSectionProps {
  readonly game: string
  readonly tool: CompanionTool
  readonly players: readonly string[]
}

function ToolSection({ game, tool: { id, title, Tool }, players }: ToolSectionProps) {
  const place = `companion-${game}-${id}`
  const props: CompanionProps = {
    players,
    kept: parsed(readStored(place)),
    keep: (value) => writeStored(place, value === undefined ? undefined : JSON.stringify(value)),
  }
  return (
    <section aria-labelledby={id}>
      <h2 class="section-heading" id={id}>
        {title()}
      </h2>
      <Tool {...props} />
    </section>
  )
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
