/* The sounds of a match, rendered by a browser: each lasts as long as it says, is heard, and is not too loud. */
import { fileURLToPath } from 'node:url'
import { bundleScript, openBrowser } from '@logres/browser-testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SOUNDS_MADE } from '../../src/match/sounds.ts'

const SOURCE = fileURLToPath(new URL('../../src/match/sounds.ts', import.meta.url))

interface Heard {
  readonly name: string
  readonly peak: number
  /** Milliseconds until the last sample that can be heard. */
  readonly ms: number
}

/** In the browser. The rendering is a second longer than the longest sound. */
const RENDER = `(async () => {
  const heard = []
  for (const [name, { play }] of Object.entries(sounds.SOUNDS_MADE)) {
    const context = new OfflineAudioContext(1, 44100 * 3, 44100)
    play({ context, out: context.destination }, 0)
    const samples = (await context.startRendering()).getChannelData(0)
    let last = 0, peak = 0
    for (const [i, sample] of samples.entries()) {
      peak = Math.max(peak, Math.abs(sample))
      if (Math.abs(sample) > 0.001) last = i
    }
    heard.push({ name, peak, ms: (last / 44100) * 1000 })
  }
  return heard
})()`

describe('the sounds', () => {
  let browser: Browser | undefined
  let heard: readonly Heard[] = []
  beforeAll(async () => {
    browser = await openBrowser('the sounds of a match')
    if (browser === undefined) return
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundleScript(SOURCE, 'sounds') })
    heard = await page.evaluate<Heard[]>(RENDER)
  })
  afterAll(() => browser?.close())

  it('are heard, below half of the full amplitude, and last as long as they say, within a fifth', () => {
    if (browser === undefined) return
    expect(heard.map(({ name }) => name)).toEqual(Object.keys(SOUNDS_MADE))
    const faults = heard.flatMap(({ name, peak, ms }) => {
      const said = Object.entries(SOUNDS_MADE).find(([each]) => each === name)?.[1].ms ?? 0
      const isFine = peak > 0.05 && peak < 0.5 && Math.abs(ms - said) <= said / 5
      return isFine ? [] : [`${name}: ${peak.toFixed(3)}, ${Math.round(ms)} of ${said} ms`]
    })
    expect(faults).toEqual([])
  })
})
