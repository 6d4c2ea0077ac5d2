/* Which sound of an action is heard, at which speed. */
import '../fake-dom/fake-dom.ts'
import { SOUNDS, type SoundName, type ToldAction } from '@logres/board-kit'
import { afterEach, describe, expect, it } from 'vitest'
import { applyPace } from '../../src/match/bot-pace.ts'
import { soundOf } from '../../src/match/sound.ts'
import { SOUNDS_MADE } from '../../src/match/sounds.ts'

const ACTION: ToldAction = {
  ...{ from: 1, to: 1, seat: 1, sentence: '', icon: null, chip: null, line: null, note: '', gain: null },
  ...{ places: [], weight: 1, sound: null, lines: [] },
}

const heard = (isBrisk: boolean, isSkipped = false) =>
  SOUNDS.filter(
    (sound: SoundName) => soundOf({ action: { ...ACTION, sound }, isOwn: false, isBrisk }, isSkipped) === sound,
  )

describe('sounds', () => {
  afterEach(() => applyPace('calm'))

  it('are made for every name', () => {
    expect(Object.keys(SOUNDS_MADE).toSorted()).toEqual([...SOUNDS].toSorted())
  })

  it('are those of the action; the page itself decides about turns and the end', () => {
    expect(heard(false)).toEqual(['card', 'attack', 'shield', 'conquest', 'coin', 'dice', 'hoof', 'quill'])
    expect(soundOf({ action: ACTION, isOwn: true, isBrisk: false }, false)).toBeNull()
  })

  it('are only the weighty ones at double speed, and none where steps are passed over', () => {
    expect(heard(true)).toEqual(['shield', 'conquest'])
    expect(heard(false, true)).toEqual([])
    applyPace('instant')
    expect(heard(false)).toEqual([])
  })
})
