/* The page of a person, /@name: who they are, what they have played, and what the reader can do. */
import { Icon, lang, useTitle } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { me } from '../../api/me.ts'
import { type ProfileView, people, type StatisticsView } from '../../api/people.ts'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { aboutOf, isGame } from '../../games.ts'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { ask, follow, unblock } from '../../people/actions.tsx'
import { closeCard } from '../../people/card-triggers.ts'
import { mountCards } from '../../people/name-card.tsx'
import { Face, presenceText } from '../../people/presence.tsx'
import { peopleTexts } from '../../people/words/index.ts'
import type { PageProps } from '../../shell/router.ts'
import { FollowedPeople } from './followed.tsx'
import { History } from './history.tsx'
import { Ratings } from './ratings.tsx'
import { RecordAndHabits } from './record.tsx'
import { profileTexts } from './words/index.ts'
import '../plain.css'
import './profile.css'

export function ProfilePage({ params }: PageProps) {
  const name = (params.at ?? '').slice(1)
  const profile = useSignal<ProfileView | Refusal | undefined>(undefined)
  const load = async () => {
    profile.value = await people.profile(name)
  }
  // The reader may be recognised a moment later, and sees more then.
  const reader = me.value?.id
  useEffect(() => {
    closeCard()
    void mountCards()
    void load()
  }, [name, reader])
  const now = profile.value
  useTitle(now === undefined || isRefused(now) ? name : now.person.name)
  if (now === undefined) return <Blank name={name} />
  if (isRefused(now)) return now.code === 'noSuchPerson' ? <Nobody /> : <Unreached refusal={now} onRetry={load} />
  return <Profile profile={now} onChange={() => void load()} />
}

/** Of the final height at the top, so that nothing jumps. */
function Blank({ name }: { readonly name: string }) {
  return (
    <div class="wrap profile" aria-busy="true">
      <aside class="profile-who">
        <div class="profile-head">
          <span class="profile-blank-arms" />
          <h1 tabIndex={-1}>{name}</h1>
        </div>
      </aside>
    </div>
  )
}

function Nobody() {
  const words = profileTexts()
  return (
    <div class="wrap plain profile-nobody">
      <h1 tabIndex={-1}>{words.nobody}</h1>
      <p class="prose">{words.nobodyText}</p>
      <p>
        <a class="button primary" href="/">
          {t().notFound.home}
        </a>
      </p>
    </div>
  )
}

function Unreached({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry: () => Promise<void> }) {
  const text = useSignal('')
  useEffect(() => {
    void explain(refusal).then((sentence) => {
      text.value = sentence
    })
  }, [refusal, text])
  return (
    <div class="wrap plain">
      <h1 tabIndex={-1}>{t().broken.head}</h1>
      <p class="prose muted" role="status">
        {text.value}
      </p>
      <p>
        <button type="button" class="button primary" onClick={() => void onRetry()}>
          {t().faults.again}
        </button>
      </p>
    </div>
  )
}

interface ProfileProps {
  readonly profile: ProfileView
  readonly onChange: () => void
}

function Profile({ profile, onChange }: ProfileProps) {
  const { person, isMe, statistics } = profile
  return (
    <div class="wrap profile">
      <aside class="profile-who">
        <Head profile={profile} />
        <Now profile={profile} />
        {isMe ? <Own profile={profile} /> : <Acts profile={profile} onChange={onChange} />}
        {statistics !== null && <Facts profile={profile} statistics={statistics} />}
        <MetLine profile={profile} />
        {isMe && <FollowedPeople />}
      </aside>
      <div class="profile-more">
        <Ratings name={person.name} />
        {statistics === null ? (
          <p class="profile-hidden">{profileTexts().historyHidden(person.name)}</p>
        ) : (
          <>
            <RecordAndHabits statistics={statistics} />
            <History person={person} />
          </>
        )}
      </div>
    </div>
  )
}

function monthText(since: string): string {
  const format = new Intl.DateTimeFormat(lang.value, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${since}-01T00:00Z`))
}

function Head({ profile: { person, since, isClosed } }: Pick<ProfileProps, 'profile'>) {
  const words = profileTexts()
  return (
    <div class="profile-head">
      <span class="profile-arms">
        <Face arms={person.arms} size={124} presence={null} />
      </span>
      <div>
        <h1 tabIndex={-1}>{person.name}</h1>
        <p class="muted">{isClosed ? words.closed : words.kept(monthText(since))}</p>
      </div>
    </div>
  )
}

function Now({ profile: { presence } }: Pick<ProfileProps, 'profile'>) {
  const words = profileTexts()
  if (presence === null) return null
  const { playing, state } = presence
  if (playing === null || !isGame(playing.game)) {
    return (
      <p class="profile-now">
        <i class={`face-sign face-${state}`} />
        {presenceText({ state, playing: null })}
      </p>
    )
  }
  const { name } = aboutOf(playing.game)
  return (
    <p class="profile-now panel">
      <GameMark game={playing.game} size={26} />
      <span>{words.watchWhat(name)}</span>
      {playing.match !== null && (
        <a class="button secondary compact" href={`/g/${playing.match}`}>
          {words.watch}
        </a>
      )}
    </p>
  )
}

function Own({ profile: { isHistoryHidden, isPresenceHidden } }: Pick<ProfileProps, 'profile'>) {
  const words = profileTexts()
  return (
    <div class="profile-acts">
      <a class="button secondary" href="/settings">
        <Icon name="edit" size={18} />
        {words.edit}
      </a>
      <p class="profile-small">
        {isHistoryHidden ? words.hiddenFromOthers : words.othersSee} {isPresenceHidden && `${words.hiddenPresence} `}
        <a class="link" href="/settings#privacy">
          {words.toPrivacy}
        </a>
      </p>
    </div>
  )
}

function Acts({ profile, onChange }: ProfileProps) {
  const words = peopleTexts()
  const isFollowed = useSignal(profile.isFollowed)
  useEffect(() => {
    isFollowed.value = profile.isFollowed
  }, [profile, isFollowed])
  const about = { card: profile, whom: { name: profile.person.name }, onChange }
  if (profile.isBlocked) {
    return (
      <div class="profile-acts">
        <p class="profile-small">{words.isBlocked}</p>
        <button type="button" class="button secondary" onClick={() => void unblock(profile).then(onChange)}>
          {words.unblock}
        </button>
      </div>
    )
  }
  return (
    <div class="profile-acts">
      {!profile.isClosed && (
        <button type="button" class="button primary" onClick={() => ask('challenge', about)}>
          {words.challenge}
        </button>
      )}
      <button
        type="button"
        class="button secondary"
        aria-pressed={isFollowed.value}
        onClick={async () => {
          isFollowed.value = await follow(profile, !isFollowed.peek())
        }}
      >
        {isFollowed.value ? words.unfollow : words.follow}
      </button>
      <div class="profile-low">
        <button type="button" onClick={() => ask('block', about)}>
          <Icon name="cross" size={17} />
          {words.block}
        </button>
        <button type="button" onClick={() => ask('report', about)}>
          <Icon name="flag" size={17} />
          {words.report}
        </button>
      </div>
    </div>
  )
}

/** Of all games together. */
function total(statistics: readonly StatisticsView[], count: (one: StatisticsView) => number): number {
  return statistics.reduce((sum, one) => sum + count(one), 0)
}

const PACES = ['live', 'days', 'none'] as const

interface FactsProps extends Pick<ProfileProps, 'profile'> {
  readonly statistics: readonly StatisticsView[]
}

function Facts({ profile: { followers }, statistics }: FactsProps) {
  const words = profileTexts()
  const matches = total(statistics, (one) => one.matches)
  const left = total(statistics, (one) => one.left)
  const paces = PACES.map((pace) => ({ pace, n: total(statistics, (one) => one.paces[pace] ?? 0) }))
  const usual = paces.toSorted((a, b) => b.n - a.n)[0]
  const rows: readonly (readonly [string, string | number])[] = [
    [words.matches, matches],
    ...(matches === 0
      ? []
      : ([
          [words.withPeople, total(statistics, (one) => one.withPeople)],
          [words.toTheEnd, words.percent(Math.round((100 * (matches - left)) / matches))],
          [words.onTime, total(statistics, (one) => one.outOfTime)],
        ] as const)),
    ...(usual === undefined || usual.n === 0 ? [] : [[words.usualPace, words.paces[usual.pace]] as const]),
    ...(followers === null ? [] : [[words.followedBy, followers] as const]),
  ]
  return (
    <dl class="profile-facts num">
      {rows.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function MetLine({ profile: { met, person } }: Pick<ProfileProps, 'profile'>) {
  if (met === null) return null
  return <p class="profile-small">{peopleTexts().met(met.matches, met.won, person.name, met.lost)}</p>
}
