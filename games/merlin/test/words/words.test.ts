import { findWords } from '@logres/catalogue/words'
import { at, type Chance, refuse, seededChance, type Viewer } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  ALL_ACTIONS,
  type Edition,
  type Event,
  merlin,
  type Options,
  QUESTIONS,
  REASONS,
  RECONSTRUCTED,
  reviewEdition,
  withPercival,
} from '../../rules/index.ts'
import { words as english } from '../../words/en.ts'

const words = findWords('merlin')
if (words === undefined) throw new Error('no words for Merlin')
const names = ['Bors', 'Isolde', 'Gawain', 'Morgan']
const ofBors = { names, reader: 0 }
const ofTable = { names, reader: null }

const KINDS = {
  roundBegan: true,
  diceRolled: true,
  turnBegan: true,
  dieChosen: true,
  appleEaten: true,
  flagSpent: true,
  dieTurned: true,
  figureMoved: true,
  actionBorrowed: true,
  actionRenounced: true,
  servantPlaced: true,
  servantSentHome: true,
  servantActedAgain: true,
  itemTaken: true,
  itemReturned: true,
  counterPlaced: true,
  countersTakenHome: true,
  scored: true,
  excaliburTaken: true,
  grailTaken: true,
  appleTaken: true,
  traitorDiscarded: true,
  traitorsRepelled: true,
  traitorsUnrepelled: true,
  traitorDrawn: true,
  questDiscarded: true,
  questResolved: true,
  questDrawn: true,
  questLaidOut: true,
  questsShuffled: true,
  traitorsShuffled: true,
  manorBuilt: true,
  towerPassed: true,
  staffSpent: true,
  staffKept: true,
  sealPlaced: true,
  sealTurned: true,
  sealPassed: true,
  allyJoined: true,
  allyUsed: true,
  allyPassed: true,
  kayCameHome: true,
  sealTurnedBack: true,
  allyTileEarned: true,
  questSwapped: true,
  scoringBegan: true,
  grailUsed: true,
  grailKept: true,
  gameEnded: true,
} as const satisfies Record<Event['kind'], true>

function isSentence(text: string): boolean {
  return /^[A-Z0-9].*[.?]$/.test(text) && isClean(text)
}

function isClean(text: string): boolean {
  return !/undefined|null|NaN|\[object|!|\bseat \d|\b[Yy]ou (is|has|gets)\b|\bYou \w+s (the|a|an)\b/.test(text)
}

/** `words` takes the events of any game. */
function say(event: Event, players: { readonly names: readonly string[]; readonly reader: number | null }): string {
  return words?.event(event, players) ?? ''
}

const told = new Set<string>()

function tell(event: Event, seats: number): void {
  told.add(event.kind)
  const viewers: Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)]
  for (const viewer of viewers) {
    const seen = merlin.redact(event, viewer)
    if (seen === undefined) continue
    const text = words?.event(seen, { names, reader: viewer === 'table' ? null : viewer }) ?? ''
    expect(isSentence(text), text).toBe(true)
  }
}

/** Any kind of action that is legal, then any action of it; but for a quest rather the highest seal: else none is ever used. */
function pick(legal: readonly Action[], chance: Chance): Action {
  const seals = legal.filter((action) => action.kind === 'resolveQuest' && action.seal === 3)
  const kinds = [...new Set(legal.map(({ kind }) => kind))]
  const kind = at(kinds, chance.pick(kinds.length, 'kind'))
  const choices = seals.length > 0 ? seals : legal.filter((action) => action.kind === kind)
  return at(choices, chance.pick(choices.length, 'action'))
}

function playOut(seats: number, options: Partial<Options>, seed: string): void {
  const chance = seededChance(seed)
  const state = merlin.setup({ ...merlin.options.defaults, ...options }, seats, chance)
  for (let actor = merlin.toAct(state)[0]; typeof actor === 'number'; actor = merlin.toAct(state)[0]) {
    const players = { names, reader: actor }
    const question = merlin.asked(merlin.view(state, actor))
    if (question === undefined) throw new Error('asked nothing')
    const sentence = words?.question(question, players) ?? ''
    expect(isSentence(sentence), sentence).toBe(true)
    const action = pick(merlin.legal(state, actor), chance)
    const said = words?.action(action, players) ?? ''
    expect(isClean(said) && /^[a-z]/.test(said), said).toBe(true)
    merlin.apply(state, actor, action, chance, (event) => tell(event, seats))
  }
}

describe('everything Merlin can say is a sentence', () => {
  test.each([2, 3, 4])('events, questions and actions of random games of %i with all options', (seats) => {
    for (const kingsFavour of [false, true]) {
      for (const knights of ['off', 'draft', 'random'] as const) {
        for (let i = 0; i < 4; i++)
          playOut(seats, { kingsFavour, knights }, `words ${seats} ${kingsFavour} ${knights} ${i}`)
      }
    }
  })

  test('those were all events there are, and two seldom ones', () => {
    tell({ kind: 'questsShuffled', quests: 30 }, 4)
    tell({ kind: 'sealPassed', seat: 1, servant: 'builder' }, 4)
    expect([...told].toSorted()).toEqual(Object.keys(KINDS).toSorted())
  })

  test('every question, with a number and without', () => {
    for (const [kind, rule] of Object.entries(QUESTIONS)) {
      for (const params of [{}, { n: 2 }, { n: 8 }]) {
        if (params.n === 8 && (kind === 'kay' || kind === 'grail')) continue
        const text = words.question({ kind, rule, params }, ofBors)
        expect(isSentence(text), text).toBe(true)
      }
    }
  })

  test('every reason, with the rule', () => {
    for (const [code, rule] of Object.entries(REASONS)) {
      const text = sayRefusal(refuse(code, rule), words)
      expect(text, code).not.toContain('Not possible')
      expect(isSentence(text.replace(/ \(rule [\d.]+\)$/, '')), text).toBe(true)
      if (rule !== null) expect(text).toContain(`(rule ${rule})`)
    }
  })

  test('all actions, each its own words; only quests that are equal in all are called the same', () => {
    const printed = RECONSTRUCTED.quests.map((quest) => JSON.stringify(quest))
    const isTwin = (action: Action) => 'quest' in action && printed.indexOf(at(printed, action.quest)) < action.quest
    const plain = ALL_ACTIONS.filter((action) => action.kind === 'resolveQuest')
    const recoloured = plain.slice(0, 8).flatMap((action) => withPercival(action, { condition: 1, province: 2 }))
    const texts = [...ALL_ACTIONS.filter((action) => !isTwin(action)), ...recoloured].map((action) =>
      words.action(action, ofBors),
    )
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(isClean(text) && /^[a-z]/.test(text), text).toBe(true)
  })
})

describe('how it is said', () => {
  test('quests', () => {
    const phrases = RECONSTRUCTED.quests.map((quest) => english({}).names.quest(quest))
    for (const phrase of [
      'a black and a violet material',
      'a violet shield and a grey material',
      'the lady-in-waiting in the black province',
      'the lady-in-waiting and the builder together in any one province',
      'any 3 shields',
      'any 3 influence counters on the board',
      'influence in the grey and the orange province',
      'influence in the blue province, an orange flag and a grey shield',
    ]) {
      expect(phrases).toContain(phrase)
    }
    for (const phrase of phrases) expect(isClean(phrase)).toBe(true)
  })

  test('the end: a winner, or several', () => {
    expect(say({ kind: 'gameEnded', scores: [41, 30, 20] }, ofBors)).toBe('The game ends. You win with 41 points.')
    expect(say({ kind: 'gameEnded', scores: [41, 41, 20] }, ofTable)).toBe(
      'The game ends. Bors and Isolde share the victory with 41 points each.',
    )
  })

  test('a quest drawn from the deck is named to the drawer alone', () => {
    const drawn: Event = { kind: 'questDrawn', seat: 0, from: 'deck', quest: 17 }
    expect(say(drawn, ofBors)).toBe('You draw the quest “a black and a violet material” from the deck.')
    expect(say(merlin.redact(drawn, 1) ?? drawn, { names, reader: 1 })).toBe('Bors draws a quest from the deck.')
  })

  test('spaces and quests are those of the edition at the table', () => {
    const turned: Edition = {
      ...RECONSTRUCTED,
      name: 'turned',
      ring: RECONSTRUCTED.ring.with(1, 'build').with(2, 'exchange'),
      quests: RECONSTRUCTED.quests.toReversed(),
    }
    const other = findWords('merlin', { ...merlin.options.defaults, layout: turned })
    const moved: Event = { kind: 'figureMoved', seat: 0, figure: 'knight', from: 0, to: 1 }
    expect(other?.event(moved, ofTable)).toBe('Bors moves the knight to the “build” space (1).')
    expect(say(moved, ofTable)).toBe('Bors moves the knight to the “exchange” space (1).')
    expect(say({ ...moved, to: 20 }, ofBors)).toBe('You move the knight to the brown province of the two-headed eagle.')
    const discarded: Event = { kind: 'questDiscarded', seat: 0, quest: 54 }
    expect(other?.event(discarded, ofTable)).toBe(
      'Bors discards the quest “the lady-in-waiting in the black province”.',
    )
  })
})

describe('what is wrong with an edition', () => {
  const { ring, frames, startingTiles, quests } = RECONSTRUCTED
  const [firstTile] = startingTiles
  const [firstQuest] = quests
  test.each<[string, object]>([
    ['The ring must have 24 spaces, not 23. (rule 1.2)', { ring: ring.slice(1) }],
    ['The ring must have the space "grey" once, not 0 times. (rule 1.2)', { ring: ring.with(4, 'build') }],
    [
      'Space 5 of the ring is the grey province; usually a province is every fourth space. (rule 1.2)',
      { ring: ring.with(4, 'influenceFlag').with(5, 'grey') },
    ],
    [
      'The ring begins with the black province: that is space 0, where Merlin starts. (rule 2.1)',
      { ring: ring.with(0, 'grey').with(4, 'black') },
    ],
    ['The ring must have the space "exchange" 2 times, not once. (rule 1.2)', { ring: ring.with(1, 'build') }],
    ['The top frame must have 7 slots, not 6. (rule 1.6)', { frames: { ...frames, top: frames.top.slice(1) } }],
    [
      'With these frames row 1, tile 1, of a domain of 3 rows, allows 1 colour; usually it is 2 to 4. (rule 1.7)',
      { frames: { top: frames.top.map(() => 0), bottom: frames.bottom.map(() => 0) } },
    ],
    ['There must be 4 starting tiles, not 3. (rule 1.4)', { startingTiles: startingTiles.slice(1) }],
    [
      'By the starting tiles two knights start in the same province; usually each has its own. (rule 1.4)',
      { startingTiles: firstTile === undefined ? [] : startingTiles.with(1, firstTile) },
    ],
    ['There must be 55 quests, not 54. (rule 1.8)', { quests: quests.slice(1) }],
    [
      'Quest 13 of the list must have 1 to 4 conditions, and name each servant once at most. (rule 1.8)',
      { quests: firstQuest === undefined ? [] : quests.with(12, { ...firstQuest, conditions: [] }) },
    ],
    [
      'The dragon is the animal of the black province: the rules say so. (rule 2.1)',
      { animals: ['dove', 'dragon', 'fish', 'snake', 'fox', 'eagle'] },
    ],
    [
      'The blue flag does the same as the black one; each of the six effects is needed once. (rule 6.0)',
      { flags: ['repel', 'secondQuest', 'repel', 'turnDie', 'borrow', 'cross'] },
    ],
    [
      '12 allies have the back A and 0 the back B; usually it is six each, and at least 4 are needed. (rule 10.1)',
      { backs: Array.from({ length: 12 }, () => 'A') },
    ],
    ['ring[3] has an impossible value.', { ring: ring.map((space, i) => (i === 3 ? 'nowhere' : space)) }],
  ])('%s', (sentence, change) => {
    const [finding] = reviewEdition({ ...RECONSTRUCTED, ...change }).findings
    expect(finding && sayRefusal(finding.refusal, words)).toBe(sentence)
  })

  test('a colour that serves too few tiles', () => {
    const text = sayRefusal(
      refuse('editionBalance', '1.7', { rows: 4, province: 2, tiles: 5, least: 8, most: 16 }),
      words,
    )
    expect(text).toBe(
      'With these frames blue material builds on 5 tiles of a domain of 4 rows; usually it is 8 to 16. (rule 1.7)',
    )
  })
})
