import { MANIFESTS } from '@logres/catalogue/manifests'
import { h } from 'preact'
import { GameRoot } from '../design/game-root.tsx'
import { GAMES, hasLessons, isGame, manifestOf } from '../games.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import type { Page, PageProps, Route } from './router.ts'

async function home(): Promise<Page> {
  const [{ HomePage }, { lobbyReady }] = await Promise.all([
    import('../pages/home/home-page.tsx'),
    import('../lobby/words/index.ts'),
  ])
  await lobbyReady()
  return HomePage
}

async function learn(): Promise<Page> {
  const [{ LearnPage }, { wordsReady }] = await Promise.all([
    import('../pages/learn/learn-page.tsx'),
    import('../lesson/words/index.ts'),
  ])
  await wordsReady()
  return LearnPage
}

type Params = PageProps['params']

function isLesson({ game, no = '' }: Params): boolean {
  const count = hasLessons(game) ? (manifestOf(game).lessons?.count ?? 0) : 0
  return /^[1-9]\d?$/.test(no) && Number(no) <= count
}

async function lesson(params: Params): Promise<Page> {
  return isLesson(params) ? (await import('../lesson/lesson-page.tsx')).LessonPage : NotFoundPage
}

/** Of a table or match on the server. */
function isId({ id = '' }: Params): boolean {
  return /^[\w-]{12}$/.test(id)
}

async function table(params: Params): Promise<Page> {
  return isId(params) ? (await import('../pages/table/table-page.tsx')).TablePage : NotFoundPage
}

const match = async () => (await import('../match/match-page.tsx')).MatchPage

async function remoteMatch(params: Params): Promise<Page> {
  return isId(params) ? match() : NotFoundPage
}

const review = async () => (await import('../review/review-page.tsx')).ReviewPage

async function remoteReview(params: Params): Promise<Page> {
  return isId(params) ? review() : NotFoundPage
}

async function localReview({ game }: Params): Promise<Page> {
  return isGame(game) ? review() : NotFoundPage
}

async function localMatch({ game }: Params): Promise<Page> {
  return isGame(game) ? match() : NotFoundPage
}

/** The pages for people with the box share their texts. */
async function withBoxTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const texts = import('../pages/companion/words/index.ts').then(({ companionReady }) => companionReady())
  const [module] = await Promise.all([load(), texts])
  return module
}

async function rulebook(): Promise<Page> {
  return (await withBoxTexts(() => import('../pages/rules/rulebook-page.tsx'))).RulebookPage
}

async function companion({ game }: Params): Promise<Page> {
  if (!isGame(game)) return NotFoundPage
  const { openCompanion } = await withBoxTexts(() => import('../pages/companion/companion-page.tsx'))
  return openCompanion(game)
}

async function aid(): Promise<Page> {
  return (await withBoxTexts(() => import('../pages/rules/aid-page.tsx'))).AidPage
}

/** Without a game, the first. */
async function players({ game }: Params): Promise<Page> {
  if (game !== undefined && !GAMES.some(({ id }) => id === game)) return NotFoundPage
  const [{ PlayersPage }, { playersReady }] = await Promise.all([
    import('../pages/players/players-page.tsx'),
    import('../pages/players/words/index.ts'),
  ])
  await playersReady()
  return PlayersPage
}

async function settings(): Promise<Page> {
  const [{ SettingsPage }, { settingsReady }] = await Promise.all([
    import('../pages/settings/settings-page.tsx'),
    import('../pages/settings/words/index.ts'),
  ])
  await settingsReady()
  return SettingsPage
}

async function signIn(): Promise<Page> {
  const [{ SignInPage }, { settingsReady }] = await Promise.all([
    import('../pages/settings/sign-in-page.tsx'),
    import('../pages/settings/words/index.ts'),
  ])
  await settingsReady()
  return SignInPage
}

/** The pages of matches to watch share their texts. */
async function withWatchTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const texts = import('../pages/watch/words/index.ts').then(({ watchReady }) => watchReady())
  const [module] = await Promise.all([load(), texts])
  return module
}

async function watch(): Promise<Page> {
  return (await withWatchTexts(() => import('../pages/watch/watch-page.tsx'))).WatchPage
}

async function archive(): Promise<Page> {
  return (await withWatchTexts(() => import('../pages/watch/archive-page.tsx'))).ArchivePage
}

async function moderation(): Promise<Page> {
  const [{ ModerationPage }, { moderationReady }] = await Promise.all([
    import('../pages/moderation/moderation-page.tsx'),
    import('../pages/moderation/words/index.ts'),
  ])
  await moderationReady()
  return ModerationPage
}

async function claim(): Promise<Page> {
  const [{ ClaimPage }, { claimReady }] = await Promise.all([
    import('../pages/claim/claim-page.tsx'),
    import('../pages/claim/words/index.ts'),
  ])
  await claimReady()
  return ClaimPage
}

/** /@name: a part of an address cannot have a fixed beginning. */
async function profile({ at = '' }: Params): Promise<Page> {
  if (!/^@./.test(at)) return NotFoundPage
  const [{ ProfilePage }, { profileReady }, { peopleReady }] = await Promise.all([
    import('../pages/profile/profile-page.tsx'),
    import('../pages/profile/words/index.ts'),
    import('../people/words/index.ts'),
  ])
  await Promise.all([profileReady(), peopleReady()])
  return ProfilePage
}

async function practice({ name }: Params): Promise<Page> {
  const found = MANIFESTS.find(({ practice }) => practice?.name === name)
  if (found?.practice === undefined) return NotFoundPage
  const { Page, ready } = await found.practice.page()
  await ready()
  return () => h(GameRoot, { game: found.id, children: h(Page, {}) })
}

export const ROUTES: readonly Route[] = [
  { path: '/', name: 'home', load: home },
  {
    path: '/new',
    name: 'create-table',
    load: async () => (await import('../pages/create-table/create-table-page.tsx')).CreateTablePage,
  },
  { path: '/t/:id', name: 'table', load: table },
  { path: '/g/:id', name: 'match', load: remoteMatch, isBare: isId },
  { path: '/local/:game', name: 'match', load: localMatch, isBare: ({ game }) => isGame(game) },
  { path: '/local/:game/:saved', name: 'match', load: localMatch, isBare: ({ game }) => isGame(game) },
  { path: '/g/:id/review', name: 'match', load: remoteReview, isBare: isId },
  { path: '/local/:game/:saved/review', name: 'match', load: localReview, isBare: ({ game }) => isGame(game) },
  { path: '/next', name: 'plain', load: async () => (await import('../pages/next-page.tsx')).NextPage },
  {
    path: '/settings',
    name: 'settings',
    load: settings,
  },
  {
    path: '/profile',
    name: 'settings',
    load: async () => (await import('../pages/redirect-page.tsx')).redirectTo('/settings'),
  },
  { path: '/sign-in', name: 'settings', load: signIn },
  { path: '/players', name: 'players', load: players },
  { path: '/players/:game', name: 'players', load: players },
  { path: '/moderation', name: 'moderation', load: moderation },
  { path: '/moderation/:part', name: 'moderation', load: moderation },
  { path: '/claim', name: 'claim', load: claim },
  { path: '/pair', name: 'plain', load: async () => (await import('../pages/pair-page.tsx')).PairPage },
  { path: '/rules', name: 'rules', load: async () => (await import('../pages/rules/rules-page.tsx')).RulesPage },
  {
    path: '/rules/:game',
    name: 'rules',
    load: rulebook,
  },
  { path: '/learn', name: 'learn', load: learn },
  { path: '/learn/:game/:no', name: 'match', load: lesson, isBare: isLesson },
  { path: '/rules/:game/aid', name: 'rules', load: aid },
  { path: '/companion/:game', name: 'companion', load: companion },
  {
    path: '/editions',
    name: 'editions',
    load: async () => (await import('../pages/editions/editions-page.tsx')).EditionsPage,
  },
  {
    path: '/editions/:game',
    name: 'editions',
    load: async () => (await import('../pages/editions/edition-page.tsx')).EditionPage,
  },
  { path: '/watch', name: 'watch', load: watch },
  { path: '/archive', name: 'watch', load: archive },
  { path: '/practice/:name', name: 'practice', load: practice },
  { path: '/credits', name: 'plain', load: async () => (await import('../pages/credits-page.tsx')).CreditsPage },
  { path: '/about', name: 'plain', load: async () => (await import('../pages/about-page.tsx')).AboutPage },
  { path: '/style', name: 'style', load: async () => (await import('../pages/style/style-page.tsx')).StylePage },
  { path: '/:at', name: 'profile', load: profile },
]
