/* A person's name wherever it stands: coat of arms, name, and a link to their page if they have one. */
import type { PersonView } from '../api/shapes.ts'
import { Arms } from '../design/draw/arms.tsx'

export interface PersonNameProps {
  readonly person: PersonView
  readonly size?: number
}

export function PersonName({ person: { name, isGuest, arms }, size = 20 }: PersonNameProps) {
  const content = (
    <>
      <Arms of={arms} size={size} />
      <span class="person-name-text">{name}</span>
    </>
  )
  return isGuest ? (
    <span class="person-name">{content}</span>
  ) : (
    <a class="person-name" href={pageOf(name)}>
      {content}
    </a>
  )
}

/** The address of a person's page. */
export function pageOf(name: string): string {
  return `/@${encodeURIComponent(name)}`
}
