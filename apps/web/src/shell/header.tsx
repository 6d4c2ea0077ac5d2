import { Icon, lang, ThemeIcon } from '@logres/board-kit'
import { LANGUAGE_NAMES, LANGUAGES } from '@logres/words'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isKnownKept, me, rememberedArms, rememberedName } from '../api/me.ts'
import { Arms } from '../design/draw/arms.tsx'
import { Wordmark } from '../design/draw/emblem.tsx'
import { chooseLang } from '../i18n/chosen-lang.ts'
import { t } from '../i18n/site.ts'
import { lobbyMe } from '../lobby/state.ts'
import { currentPage } from './router.ts'
import { theme, toggleTheme } from './theme.ts'

function NavLinks() {
  const path = currentPage.value?.url.pathname ?? '/'
  const links = [
    { href: '/', text: t().shell.play, isHere: path === '/' },
    { href: '/watch', text: t().shell.watch, isHere: path === '/watch' || path === '/archive' },
    { href: '/players', text: t().shell.players, isHere: path.startsWith('/players') },
    { href: '/learn', text: t().shell.learn, isHere: path.startsWith('/learn') },
    { href: '/new', text: t().shell.makeTable, isHere: path === '/new' },
    { href: '/rules', text: t().shell.rules, isHere: path.startsWith('/rules') },
  ]
  return (
    <>
      {links.map(({ href, text, isHere }) => (
        <a key={href} href={href} {...(isHere && { 'aria-current': 'page' })}>
          {text}
        </a>
      ))}
    </>
  )
}

/** For screens without room for four buttons. */
function LangSelect() {
  return (
    <select
      class="lang-select"
      aria-label={t().shell.language}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES[currentTarget.selectedIndex]
        if (chosen !== undefined) void chooseLang(chosen)
      }}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} selected={each === lang.value}>
          {each.toUpperCase()}
        </option>
      ))}
    </select>
  )
}

function Langs() {
  return (
    <fieldset class="langs" aria-label={t().shell.language}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === lang.value}
          title={LANGUAGE_NAMES[each]}
          onClick={() => void chooseLang(each)}
        >
          {each.toUpperCase()}
          <span class="visually-hidden"> {LANGUAGE_NAMES[each]}</span>
        </button>
      ))}
    </fieldset>
  )
}

function ThemeButton() {
  const label = `${t().shell.theme}: ${t().shell.themeNow[theme.value]}`
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={toggleTheme}>
      <ThemeIcon />
    </button>
  )
}

function Me() {
  const name = me.value?.name ?? rememberedName() ?? t().shell.guest
  return (
    <a class="me" href="/settings" aria-label={t().shell.settings(name)}>
      <Arms of={rememberedArms()} size={30} />
      <span>{name}</span>
    </a>
  )
}

/** For guests, and where nobody is signed in. */
function SignInLink() {
  return isKnownKept() ? null : (
    <a class="sign-in" href="/sign-in">
      {t().shell.signIn}
    </a>
  )
}

/** Absent while nothing waits. */
function Turns() {
  const count = lobbyMe.value.turns
  if (count === 0) return null
  return (
    <a class="turns" href="/next" aria-label={t().home.wait(count)}>
      <b class="num">{count}</b>
      <span>{t().shell.yourTurn}</span>
    </a>
  )
}

export function Header() {
  const isOpen = useSignal(false)
  const here = currentPage.value?.no
  // Navigating closes the menu.
  useEffect(() => {
    if (here !== undefined) isOpen.value = false
  }, [here, isOpen])
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') isOpen.value = false
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  return (
    <header class="top">
      <div class="wrap">
        <a class="brand" href="/">
          <Wordmark />
        </a>
        <nav class="nav" aria-label={t().shell.main}>
          <NavLinks />
        </nav>
        <div class="tools">
          <Turns />
          <Langs />
          <LangSelect />
          <ThemeButton />
          <SignInLink />
          <Me />
          <button
            type="button"
            class="icon-button menu-button"
            aria-label={t().shell.menu}
            aria-expanded={isOpen.value}
            aria-controls="menu"
            onClick={() => {
              isOpen.value = !isOpen.value
            }}
          >
            <Icon name={isOpen.value ? 'cross' : 'menu'} size={22} />
          </button>
        </div>
      </div>
      {isOpen.value && (
        <div class="drawer" id="menu">
          <nav class="wrap" aria-label={t().shell.menu}>
            <NavLinks />
            <SignInLink />
          </nav>
        </div>
      )}
    </header>
  )
}
