/* Four large tokens in the corners, each its whole field; what is thrown lies in the middle. */

import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { EMBLEMS, type Throw, TOKENS, type Token } from '../../rules/index.ts'
import { DOTS_PLACE, THROW_PLACE, TOKENS_PLACE, tokenPlace } from '../telling/places.ts'
import { LargeToken, SmallToken } from './art.tsx'
import { texts, tokenName } from './texts/index.ts'

export function throwText({ emblems, dots }: Throw): string {
  return [...emblems.map(tokenName), texts().dots(dots)].join(', ')
}

interface ThrowProps {
  readonly thrown: ReadonlySignal<Throw | null>
  /** It stands in the page now, and will be painted next. */
  readonly shown: () => void
}

const DOTS = [1, 2] as const
/** The small tokens with emblems; which ones they have depends on the edition. */
const SLOTS = [0, 1, 2]

/**
 * All faces are drawn from the start and only unhidden, so that nothing has to be made in the moment that counts; for the
 * same reason it is a part of its own, and all that changes then.
 */
export function ThrowPart({ thrown, shown }: ThrowProps) {
  const now = thrown.value
  useLayoutEffect(() => {
    if (now !== null) shown()
  }, [now, shown])
  const label = now === null ? texts().nothingThrown : texts().thrown(throwText(now))
  return (
    <div
      class={`judgement-throw ${now === null ? 'judgement-empty' : ''}`}
      role="img"
      aria-label={label}
      data-place={THROW_PLACE}
    >
      {SLOTS.map((i) => (
        <span key={i} class={`judgement-slot judgement-slot-${i}`}>
          {EMBLEMS.map((face) => (
            <i key={face} hidden={now?.emblems[i] !== face}>
              <SmallToken face={face} />
            </i>
          ))}
        </span>
      ))}
      <span class="judgement-slot judgement-slot-3" data-place={DOTS_PLACE}>
        {DOTS.map((dots) => (
          <i key={dots} hidden={now?.dots !== dots}>
            <SmallToken face={dots} />
          </i>
        ))}
      </span>
    </div>
  )
}

interface FieldProps extends ThrowProps {
  /** Undefined: it is not for this viewer to touch. */
  readonly touch: ((token: Token, at: number) => void) | undefined
  /** What the viewer has touched. */
  readonly mine: Token | undefined
  /** Once it may be known. */
  readonly right: Token | undefined
  /** Under the tokens, afterwards. */
  readonly marks?: (token: Token) => ComponentChildren
}

export function TokenField({ thrown, shown, touch, mine, right, marks }: FieldProps) {
  const t = texts()
  return (
    <section
      class={`judgement-field ${right === undefined ? '' : 'judgement-after'}`}
      aria-label={t.field}
      data-place={TOKENS_PLACE}
    >
      {TOKENS.map((token, i) => (
        <TokenPlace
          key={token}
          token={token}
          no={i + 1}
          touch={touch}
          cls={`${token === mine ? 'judgement-mine' : ''} ${right === undefined ? '' : token === right ? 'judgement-right' : 'judgement-dim'}`}
        >
          {token === mine && right === undefined ? <em class="judgement-touch">{t.yourTouch}</em> : null}
          {marks?.(token)}
        </TokenPlace>
      ))}
      <ThrowPart thrown={thrown} shown={shown} />
    </section>
  )
}

interface PlaceProps {
  readonly token: Token
  readonly no: number
  readonly touch: FieldProps['touch']
  readonly cls: string
  readonly children: ComponentChildren
}

function TokenPlace({ token, no, touch, cls, children }: PlaceProps) {
  const name = tokenName(token)
  const inside = (
    <>
      <LargeToken token={token} />
      <span class="judgement-name">
        {/* Drawn by the sheet: the name of the button says it in words. */}
        <kbd data-key={no} />
        <b>{name}</b>
      </span>
      {children}
    </>
  )
  if (touch === undefined)
    return (
      <div class={`judgement-place judgement-place-${no} ${cls}`} data-place={tokenPlace(token)}>
        {inside}
      </div>
    )
  return (
    <button
      type="button"
      class={`judgement-place judgement-place-${no} ${cls}`}
      data-place={tokenPlace(token)}
      aria-label={texts().token(name, no)}
      aria-keyshortcuts={String(no)}
      // The finger coming down counts; a click would come when it is lifted.
      onPointerDown={(event) => event.button === 0 && touch(token, event.timeStamp)}
      // By Enter, Space or a reader there is no pointer.
      onClick={(event) => event.detail === 0 && touch(token, event.timeStamp)}
    >
      {inside}
    </button>
  )
}

/** The token a key stands for. */
export function tokenOfKey({ key }: KeyboardEvent): Token | undefined {
  return /^[1-4]$/.test(key) ? TOKENS[Number(key) - 1] : undefined
}
