/* /sign-in: for somebody who has an account. Makes nobody a guest. */
import { useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me, refreshMe } from '../../api/me.ts'
import { SignInWays } from './sign-in.tsx'
import { settingsTexts } from './words/index.ts'
import '../plain.css'
import './settings.css'

export function SignInPage() {
  const words = settingsTexts()
  useTitle(words.signInTitle)
  const isLoading = useSignal(me.value === undefined)
  useEffect(() => {
    void refreshMe().finally(() => {
      isLoading.value = false
    })
  }, [isLoading])
  const person = me.value
  return (
    <div class="wrap plain" {...(isLoading.value && { 'aria-busy': true })}>
      <h1 tabIndex={-1}>{words.signInTitle}</h1>
      {person?.isKept === true ? (
        <p class="lead">
          {words.signInKept(person.name)}{' '}
          <a class="link" href="/settings">
            {words.toSettings}
          </a>
        </p>
      ) : (
        <>
          <p class="lead">{words.signInLead}</p>
          <SignInWays />
          <p class="guest-instead">
            {words.guestInstead}{' '}
            <a class="link" href="/">
              {words.play}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
