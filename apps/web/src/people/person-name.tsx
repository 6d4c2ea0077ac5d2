/* A person's name wherever it stands: coat of arms, name, and a link to their page if they have one. */
import type { PersonView } from '../api/shapes.ts'
import { Arms } from '../design/draw/arms.tsx'
import { type Whom, whomText } from './whom.ts'

export interface PersonNameProps {
  readonly person: PersonView
  readonly size?: number
  /** Where a guest is met: they have no name of their own. Without it they have no card. */
  readonly whom?: Whom
}

/** Cards of names are shown by card-triggers.ts: for links to a page of a person, and for elements with `data-whom`. */
export function PersonName({ person: { name, isGuest, arms }, size = 20, whom }: PersonNameProps) {
  const content = (
    <>
      <Arms of={arms} size={size} />
      <span class="person-name-text">{name}</span>
    </>
  )
  if (!isGuest) {
    return (
      <a class="person-name" href={pageOf(name)}>
        {content}
      </a>
    )
  }
  return whom === undefined ? (
    <span class="person-name">{content}</span>
  ) : (
    <button type="button" class="person-name" data-whom={whomText(whom)}>
      {content}
    </button>
  )
}

/** The address of a person's page. */
export function pageOf(name: string): string {
  return `/@${encodeURIComponent(name)}`
}
