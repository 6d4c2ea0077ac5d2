import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Dropped, listenForDrags } from '../src/index.ts'

/** The page and the one thing in it. */
class Thing extends EventTarget {
  readonly style = {}
  readonly classList = { add: () => {}, remove: () => {} }

  closest(): Thing {
    return this
  }

  cloneNode(): Thing {
    return new Thing()
  }

  getAttributeNames(): readonly string[] {
    return []
  }

  getBoundingClientRect(): object {
    return { left: 0, top: 0, width: 40, height: 60 }
  }

  querySelector(): null {
    return null
  }

  setAttribute(): void {}
  remove(): void {}
}

function dispatch(type: string, x = 0): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    ...{ button: 0, pointerId: 1, clientX: x, clientY: 0 },
  })
  document.dispatchEvent(event)
  return event
}

let dropped: Dropped[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', Thing)
  vi.stubGlobal('HTMLElement', Thing)
  vi.stubGlobal('document', new Thing())
  dropped = []
  stop = listenForDrags(document, {
    things: '[data-card]',
    isMovable: () => true,
    targetAt: () => undefined,
    drop: (each) => void dropped.push(each),
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function drag(): void {
  dispatch('pointerdown')
  dispatch('pointermove', 40)
  dispatch('pointerup', 40)
}

describe('a drag', () => {
  it('drops, and the click that ends it does nothing', () => {
    drag()
    expect(dropped).toHaveLength(1)
    expect(dispatch('click').defaultPrevented).toBe(true)
    expect(dispatch('click').defaultPrevented).toBe(false)
  })

  it('without a click of its own leaves the next press alone, however busy the page is', () => {
    drag()
    // No timer has run since.
    dispatch('pointerdown')
    dispatch('pointerup')
    expect(dispatch('click').defaultPrevented).toBe(false)
  })

  it('is not taken over by the browser where text is selected', () => {
    expect(dispatch('dragstart').defaultPrevented).toBe(false)
    dispatch('pointerdown')
    expect(dispatch('dragstart').defaultPrevented).toBe(true)
    dispatch('pointermove', 40)
    dispatch('pointerup', 40)
    expect(dropped).toHaveLength(1)
  })

  it('that hardly moves is a click', () => {
    dispatch('pointerdown')
    dispatch('pointermove', 3)
    dispatch('pointerup', 3)
    expect(dropped).toHaveLength(0)
    expect(dispatch('click').defaultPrevented).toBe(false)
  })
})
