/* Who somebody is, as far as admins need it: how long here, how often reported, what was done before. */
import type { Detail, PersonCard, Someone } from '../../api/moderation.ts'
import { dayAndTime, whenText } from '../../chat/when.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { pageOf } from '../../people/person-name.tsx'
import { moderationTexts } from './words/index.ts'

interface PersonHeadProps {
  readonly someone: Pick<Someone, 'name' | 'arms'>
  readonly person: PersonCard | undefined
  /** The id of a table or match. */
  readonly place?: string | undefined
}

export function PersonHead({ someone, person, place }: PersonHeadProps) {
  const words = moderationTexts()
  return (
    <header class="report-head">
      <Arms of={someone.arms} size={52} />
      <div>
        <h2 tabIndex={-1}>{someone.name}</h2>
        <p>{person === undefined ? ' ' : factsText(person)}</p>
      </div>
      <div class="report-links">
        {person?.isGuest === false && (
          <a class="button secondary compact" href={pageOf(person.name)}>
            {words.profile}
          </a>
        )}
        {place !== undefined && (
          <a class="button secondary compact" href={`/g/${place}`}>
            {words.theMatch}
          </a>
        )}
      </div>
    </header>
  )
}

function factsText({ isGuest, createdAt, matches, reports, role, bannedAt, mutedUntil, deeds }: PersonCard): string {
  const words = moderationTexts()
  const mutes = deeds.filter(({ detail }: { readonly detail: Detail }) => detail.act === 'mute').length
  const isMuted = mutedUntil !== null && mutedUntil > Date.now()
  return [
    role === 'admin' ? words.isAdmin : isGuest ? words.guest : words.kept,
    words.since(whenText(createdAt)),
    words.matches(matches),
    words.reported(reports),
    ...(bannedAt === null ? [] : [words.banned]),
    isMuted ? words.mutedUntil(dayAndTime(mutedUntil)) : mutes === 0 ? words.neverMuted : words.mutedBefore(mutes),
  ].join(' · ')
}

/** Former names, for those who have any. */
export function PersonFacts({ person: { formerNames } }: { readonly person: PersonCard }) {
  const words = moderationTexts()
  if (formerNames.length === 0) return null
  return (
    <details class="former-names">
      <summary>
        {words.names} ({formerNames.length})
      </summary>
      <ul>
        {formerNames.map(({ name, until }) => (
          <li key={until}>{words.wasCalled(name, whenText(until))}</li>
        ))}
      </ul>
    </details>
  )
}
