/*
 * The socket of this page to the lobby. It tells the server that somebody is here and whether the page is in use, and
 * hears whom the reader is paired with, and who challenges them. Loaded after the first paint; opened once it is known who the reader is.
 */
import type { LobbyMessage } from '@logres/protocol'
import { effect } from '@preact/signals'
import { isRefused, request } from '../api/http.ts'
import { isKnownKept, me, rememberedName, setMe } from '../api/me.ts'
import type { MeView } from '../api/shapes.ts'
import { ReconnectingSocket } from '../play/reconnecting-socket.ts'
import { currentPage } from '../shell/router.ts'
import { revealAt } from './actions.ts'
import { isPageActive, watchTouches } from './activity.ts'
import { watchChallenges } from './challenges.ts'
import { hallChanged } from './hall.ts'
import { forgetMe, receiveMe, wasSomethingOn } from './heard.ts'
import { matchStarted } from './started.ts'
import { isConnected } from './state.ts'

/** Milliseconds. */
const LOOK_EVERY = 5_000
/** A page in use says so again, and is told how many turns wait. */
const SAY_AGAIN = 30_000

function receive(text: string): void {
  const message: LobbyMessage = JSON.parse(text)
  switch (message.kind) {
    case 'me':
      receiveMe(message)
      for (const table of message.reveals) void revealAt(table)
      return
    case 'started':
      void matchStarted(message)
      return
    case 'changed':
      hallChanged()
  }
}

/** Returns how to close it. */
function openSocket(): () => void {
  let [said, saidAt] = [true, 0]
  const socket = new ReconnectingSocket({
    url: () => `${location.origin.replace(/^http/, 'ws')}/api/lobby/socket`,
    onMessage: receive,
    onOpen: () => {
      isConnected.value = true
      say()
    },
    onLost: () => {
      isConnected.value = false
    },
    onEnd: forgetMe,
    waitsForNetwork: true,
  })
  const say = () => {
    said = isPageActive()
    saidAt = performance.now()
    socket.send(JSON.stringify({ kind: 'page', isActive: said }))
  }
  const lookWhether = () => {
    if (isPageActive() !== said || (said && performance.now() - saidAt > SAY_AGAIN)) say()
  }
  const timer = setInterval(lookWhether, LOOK_EVERY)
  const ignore = watchTouches(() => {
    if (!said) say()
  })
  document.addEventListener('visibilitychange', lookWhether)
  // What waits may have changed on the page before.
  const forget = effect(() => {
    if (currentPage.value !== undefined) say()
  })
  return () => {
    forget()
    clearInterval(timer)
    ignore()
    document.removeEventListener('visibilitychange', lookWhether)
    socket.close()
  }
}

export function startLobby(): void {
  watchChallenges()
  let [open, close]: [string | undefined, () => void] = [undefined, () => {}]
  effect(() => {
    const person = me.value?.id
    if (person === open) return
    close()
    if (open !== undefined) forgetMe()
    open = person
    close = person === undefined ? () => {} : openSocket()
  })
  if (me.peek() !== undefined || rememberedName() === undefined) return
  // Only kept accounts can be challenged, and that at any time.
  if (!wasSomethingOn() && !isKnownKept()) return
  if (navigator.onLine) void recognise()
  else addEventListener('online', () => void recognise(), { once: true })
}

/** Pages that need no account do not ask who a guest is, unless a search goes on while they are read. */
async function recognise(): Promise<void> {
  const answer = await request<MeView>('GET', '/api/me')
  if (!isRefused(answer) && me.peek() === undefined) setMe(answer)
}
