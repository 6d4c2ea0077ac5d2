import { describe, expect, test } from 'vitest'
import { does, endsTurn, may, refuses, tilesOf } from '../deeds.ts'
import { AT, type PlayerWords, type Position, position, type Told } from '../position.ts'
import { arrived, asked, influence, merlinArrived, roundIsEnding, scored, scores } from '../telling.ts'

const allied = (words: PlayerWords = {}, ...others: PlayerWords[]): Position => ({
  players: [{ allies: 'kay', ...words }, ...others],
})
const marks = ({ state }: Told) => state.players[0]?.allies.find(({ name }) => name === 'kay')?.marks
const scoring = (words: PlayerWords, other: PlayerWords, more: Position = {}) =>
  roundIsEnding({ round: 2, ...more, players: [words, other] })

describe('10.2 Kay beside a counter', () => {
  test('10.2 4.1 Kay: when the lady places a counter one tile may go with it', () => {
    const told = arrived(AT.black, allied())
    does(told, 0, 'place lady black')
    expect(asked(told.state)).toBe('kay')
    does(told, 0, 'useAlly')
    expect(tilesOf(told, 0, 'kay')).toBe(1)
    expect(marks(told)).toEqual([0])
    expect(influence(told.state, 0)).toBe('black')
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 4.1 Kay: he need not', () => {
    const told = arrived(AT.black, allied())
    does(told, 0, 'place lady black', 'passAlly')
    expect(tilesOf(told, 0, 'kay')).toBe(2)
    expect(marks(told)).toEqual([])
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 Kay: on every way a counter is placed', () => {
    const influenceServant = arrived(AT.influenceServant, allied({ influence: 'grey' }))
    does(influenceServant, 0, 'place lady grey', 'useAlly')
    expect(marks(influenceServant)).toEqual([1])
    const moved = arrived(AT.moveServant, allied({ servants: 'lady grey' }))
    does(moved, 0, 'place lady blue', 'useAlly')
    expect(marks(moved)).toEqual([2])
    const tower = arrived(AT.build, allied({ material: 'grey' }))
    does(tower, 0, 'build 4 grey', 'counter brown', 'useAlly')
    expect(marks(tower)).toEqual([5])
    const sealed = arrived(AT.black, allied({ seals: 'lady 2' }))
    does(sealed, 0, 'place lady violet', 'useAlly')
    expect(marks(sealed)).toEqual([3])
    const again = arrived(AT.black, allied({ allies: 'lamorak, kay', servants: 'lady black' }))
    does(again, 0, 'place lady black', 'useAlly')
    expect(marks(again)).toEqual([0])
  })

  test('10.2 Kay: not where no counter is placed', () => {
    const item = arrived(AT.black, allied())
    does(item, 0, 'place builder black')
    expect(asked(item.state)).toBe('finish')
    const none = arrived(AT.black, allied({ influence: 'grey 7' }))
    does(none, 0, 'place lady black')
    expect(asked(none.state)).toBe('finish')
    const gift = arrived(AT.build, allied({ material: 'grey' }))
    does(gift, 0, 'build 4 grey', 'take shield brown')
    expect(asked(gift.state)).toBe('finish')
  })

  test('10.2 Kay: two tiles, then he is not asked; nor is another’s', () => {
    const spent = arrived(AT.black, allied({ allies: 'kay grey grey', influence: 'grey' }))
    does(spent, 0, 'place lady black')
    expect(asked(spent.state)).toBe('finish')
    const other = arrived(AT.black, { players: [{}, { allies: 'kay' }] })
    does(other, 0, 'place lady black')
    expect(asked(other.state)).toBe('finish')
  })

  test('10.2 Kay: one tile for one counter, but two may share a province', () => {
    const told = arrived(AT.black, allied({ allies: 'kay black', influence: 'black' }))
    does(told, 0, 'place lady black', 'useAlly')
    expect(marks(told)).toEqual([0, 0])
    expect(asked(told.state)).toBe('finish')
    const fresh = arrived(AT.black, allied())
    does(fresh, 0, 'place lady black', 'useAlly')
    expect(tilesOf(fresh, 0, 'kay')).toBe(1)
    expect(may(fresh, 0, 'useAlly')).toBe(false)
  })

  test('10.2 3.4 Kay: before the staff', () => {
    const told = merlinArrived(AT.black, allied())
    does(told, 0, 'place lady black')
    expect(asked(told.state)).toBe('kay')
    does(told, 0, 'useAlly')
    expect(asked(told.state)).toBe('repeat')
  })

  test('10.2 9.4 Kay: by the lady’s seal after each of the two, in their order', () => {
    const told = arrived(AT.influenceFlag, allied({ seals: 'lady 3', influence: 'black, grey' }))
    does(told, 0, 'send lady black')
    expect(asked(told.state)).toBe('kay')
    does(told, 0, 'useAlly')
    expect(asked(told.state)).toBe('placeAgain')
    does(told, 0, 'place lady grey')
    expect(asked(told.state)).toBe('kay')
    does(told, 0, 'useAlly')
    expect(marks(told)).toEqual([0, 1])
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 9.4 Kay: by the lady’s seal the last tile serves one of the two', () => {
    const told = arrived(AT.influenceFlag, allied({ allies: 'kay 1', seals: 'lady 3', influence: 'black, grey' }))
    does(told, 0, 'send lady black')
    let used = 0
    for (let n = 0; n < 4 && asked(told.state) !== 'finish'; n++) {
      if (asked(told.state) === 'placeAgain') does(told, 0, 'place lady grey')
      else {
        does(told, 0, 'useAlly')
        used++
      }
    }
    expect(used).toBe(1)
    expect(tilesOf(told, 0, 'kay')).toBe(0)
  })
})

describe('10.2 Kay in the scoring', () => {
  test('10.2 7.3 Kay: breaks a tie, but gives no point', () => {
    const told = scoring({ allies: 'kay grey', influence: 'grey' }, { influence: 'grey' })
    expect(scored(endsTurn(told))).toEqual(['0 influence 2'])
  })

  test('10.2 7.3 Kay: ties too, and shares what the counters are worth', () => {
    const told = scoring({ allies: 'kay grey', influence: 'grey' }, { influence: 'grey 2' })
    expect(scored(endsTurn(told))).toEqual(['0 influence 1', '1 influence 1'])
  })

  test('10.2 7.3 Kay: two in one province', () => {
    const led = scoring({ allies: 'kay grey grey', influence: 'grey' }, { influence: 'grey 2' })
    expect(scored(endsTurn(led))).toEqual(['0 influence 3'])
    const tied = scoring({ allies: 'kay grey grey', influence: 'grey' }, { influence: 'grey 3' })
    expect(scored(endsTurn(tied))).toEqual(['0 influence 2', '1 influence 2'])
  })

  test('10.2 7.3 Kay: only in his province', () => {
    const told = scoring({ allies: 'kay brown', influence: 'grey, brown' }, { influence: 'grey, brown' })
    expect(scored(endsTurn(told))).toEqual(['0 influence 1', '1 influence 1', '0 influence 2'])
  })

  test('10.2 7.3 Kay and the Grail: a tie by him is a tie for its holder', () => {
    const told = scoring({ allies: 'kay grey', influence: 'grey' }, { influence: 'grey 2' }, { grail: 1 })
    endsTurn(told)
    expect(asked(told.state)).toBe('grail')
    const alone = scoring({ allies: 'kay grey', influence: 'grey' }, { influence: 'grey' }, { grail: 1 })
    endsTurn(alone)
    expect(asked(alone.state)).toBe('chooseDie')
    expect(scores(alone.state)).toEqual([2, 0])
  })

  test('10.2 7.3 Kay: not for "keep one"', () => {
    const one = scoring({ allies: 'kay grey', influence: 'grey' }, {})
    endsTurn(one)
    expect(influence(one.state, 0)).toBe('grey')
    const two = scoring({ allies: 'kay grey', influence: 'grey 2' }, {})
    endsTurn(two)
    expect(influence(two.state, 0)).toBe('grey')
  })

  test('10.2 Kay: none for quests', () => {
    const told = position(
      allied({
        allies: 'kay grey',
        influence: 'grey 2',
        hand: ['3 influence@any', 'influence@grey & influence@violet'],
      }),
    )
    expect(refuses(told, 0, 'resolve 3 influence@any')).toBe('questUnfulfilled 5.1')
    expect(refuses(told, 0, 'resolve influence@grey & influence@violet')).toBe('questUnfulfilled 5.1')
  })

  test('10.2 4.2 Kay: none for the points space', () => {
    const told = arrived(AT.pointsInfluence, allied({ allies: 'kay grey', influence: 'grey 2' }))
    does(told, 0, 'scorePoints')
    expect(scores(told.state)).toEqual([2, 0])
  })

  test('10.2 4.1 Kay: he takes no counter from the castle', () => {
    const told = arrived(AT.black, allied({ allies: 'kay grey', influence: 'grey 6' }))
    does(told, 0, 'place lady black', 'passAlly')
    expect(influence(told.state, 0)).toBe('black, grey 6')
  })

  test('10.2 Kay: back after the whole scoring, not before', () => {
    const words = { allies: 'kay black brown', influence: 'black, brown' }
    const told = scoring(words, { influence: 'violet' }, { grail: 1, seats: 3 })
    endsTurn(told)
    expect(tilesOf(told, 0, 'kay')).toBe(2)
    expect(marks(told)).toEqual([])
    const halted = roundIsEnding({
      round: 2,
      grail: 1,
      players: [{ ...words, influence: 'black, violet, brown' }, { influence: 'violet, brown' }],
    })
    endsTurn(halted)
    expect(asked(halted.state)).toBe('grail')
    expect(marks(halted)).toEqual([0, 5])
    expect(tilesOf(halted, 0, 'kay')).toBe(0)
  })

  test('10.2 Kay: after rounds without a scoring he stays', () => {
    const told = roundIsEnding({ round: 1, players: [{ allies: 'kay black', influence: 'black' }] })
    endsTurn(told)
    expect(marks(told)).toEqual([0])
  })

  test('10.2 Kay: two tiles are there again after a scoring, to be placed again', () => {
    const told = roundIsEnding({
      round: 2,
      first: 1,
      players: [{ allies: 'kay black black', influence: 'black' }],
    })
    endsTurn(told)
    expect(tilesOf(told, 0, 'kay')).toBe(2)
  })
})
