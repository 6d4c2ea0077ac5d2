import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { COLOURS, RECONSTRUCTED } from '../../../rules/index.ts'
import { tracedColours } from '../domain-model.ts'
import { AT, type Position, province, refused, tell } from '../position.ts'
import { arrived, asked, influence, items, kinds, merlinArrived, offered } from '../telling.ts'

/** Of the tiles 0 to 17 the last two of each row have a tower. */
const DOMAIN = 'mmmmMM wwwwWW llllLL'
const ONE_EACH = 'black, grey, blue, violet, orange, brown'
const ALL = 'black 6, grey 6, blue 6, violet 6, orange 6, brown 6'

function atBuild(given: Position): ReturnType<typeof arrived> {
  return arrived(AT.build, { domain: DOMAIN, ...given })
}

describe('4.9 Build', () => {
  test.each([AT.build, 10, 18])(
    '4.9 a manor on a free tile, for a material back to its province (space %i)',
    (space) => {
      const s = arrived(space, { domain: DOMAIN, players: [{ material: 'orange 2' }] })
      const events = tell(s, 0, 'build 0 orange')
      expect(events).toEqual([
        { kind: 'itemReturned', seat: 0, item: 'material', province: province('orange') },
        { kind: 'manorBuilt', seat: 0, tile: 0, province: province('orange') },
      ])
      expect([items(s.state, 0, 'material'), s.state.supply.material[4], s.state.manors[0]]).toEqual(['orange', 5, 0])
      expect([s.state.manors.filter((owner) => owner !== null).length, asked(s.state)]).toEqual([1, 'finish'])
    },
  )

  // 1.7 Top slots 0 and 1; down-right through row 1 to bottom slot 2; down-left is lost.
  test('4.9 of a colour the tile allows: tile 0 takes orange, blue and brown', () => {
    const s = atBuild({ players: [{ material: ONE_EACH }] })
    const fitting = offered(s, 0, 'build').flatMap(({ tile, material }) => (tile === 0 ? [COLOURS[material]] : []))
    expect(fitting).toEqual(['blue', 'orange', 'brown'])
    for (const colour of ['black', 'grey', 'violet'])
      expect(refused(s, 0, `build 0 ${colour}`)).toBe('wrongMaterial 4.9')
  })

  test.each([
    [2, 3],
    [4, 4],
  ])('4.9 of every tile the colours of 1.7, with %i players', (seats, rows) => {
    const given: Position = { seats, players: [{ material: ONE_EACH }] }
    const s = arrived(AT.build, given)
    const found = offered(s, 0, 'build').map(({ tile, material }) => `${tile} ${material}`)
    const due = Array.from({ length: rows * 6 }, (_, tile) =>
      [...tracedColours(tile, rows, RECONSTRUCTED.frames)].map((colour) => `${tile} ${colour}`),
    ).flat()
    expect(found.toSorted()).toEqual(due.toSorted())
    expect(offered(arrived(AT.build, { seats, players: [{ material: 'grey' }] }), 0, 'build').length).toBe(
      due.filter((each) => each.endsWith(` ${province('grey')}`)).length,
    )
  })

  test('4.9 not on a taken tile, not beyond the domain, not without the material', () => {
    const s = atBuild({ players: [{ material: 'orange' }], manors: { 0: 1, 1: 0 } })
    expect(refused(s, 0, 'build 0 orange')).toBe('tileTaken 4.9')
    expect(refused(s, 0, 'build 1 blue')).toBe('tileTaken 4.9')
    expect(refused(s, 0, 'build 18 orange')).toBe('noTile 4.9')
    expect(refused(s, 0, 'build 2 blue')).toBe('noMaterial 4.9')
  })

  test('4.9 seven manors at most', () => {
    const manors = { 1: 0, 2: 0, 3: 0, 6: 0, 7: 0, 8: 0 }
    const s = atBuild({ players: [{ material: ONE_EACH }], manors })
    tell(s, 0, 'build 0 orange')
    expect(s.state.manors.filter((owner) => owner === 0)).toHaveLength(7)
    const full = atBuild({ players: [{ material: ONE_EACH }], manors: { ...manors, 9: 0, 10: 1 } })
    expect(refused(full, 0, 'build 0 orange')).toBe('noManorLeft 4.9')
    expect(offered(full, 0, 'build')).toEqual([])
  })

  test('4.9 without a fitting material no action', () => {
    const s = atBuild({ players: [{ shield: 'black', flag: 'grey' }] })
    expect(s.legal(0).map(({ kind }) => kind)).toEqual(['renounce'])
  })

  test('4.9 with every tile of a colour taken no action either', () => {
    const tiles = Array.from({ length: 18 }, (_, tile) => tile)
    const grey = tiles.filter((tile) => tracedColours(tile, 3, RECONSTRUCTED.frames).has(province('grey')))
    const manors = Object.fromEntries(grey.map((tile, i) => [tile, i % 2]))
    const s = atBuild({ players: [{ material: 'grey' }], manors })
    expect(s.legal(0).map(({ kind }) => kind)).toEqual(['renounce'])
  })
})

describe('4.9 The tower', () => {
  // 1.7 Tile 4: top slots 4 and 5, grey and violet.
  const atTower = (given: Position = {}) => {
    const players = [{ material: 'grey', ...given.players?.[0] }, ...(given.players?.slice(1) ?? [])]
    const s = atBuild({ ...given, players })
    tell(s, 0, 'build 4 grey')
    return s
  }

  test('4.9 a plain tile gives nothing more', () => {
    const s = atBuild({ players: [{ material: 'violet' }], domain: 'MmmmmM wwwwWW llllLL' })
    expect(kinds(tell(s, 0, 'build 4 violet'))).toEqual(['itemReturned', 'manorBuilt'])
    expect(asked(s.state)).toBe('finish')
  })

  test.each(['shield', 'flag'] as const)('4.9 a %s from any province', (item) => {
    for (const colour of COLOURS) {
      const s = atTower()
      tell(s, 0, `take ${item} ${colour}`)
      expect([items(s.state, 0, item), asked(s.state)]).toEqual([colour, 'finish'])
    }
  })

  test('4.9 or a counter from the castle into any province', () => {
    for (const colour of COLOURS) {
      const s = atTower()
      tell(s, 0, `counter ${colour}`)
      expect([influence(s.state, 0), asked(s.state)]).toEqual([colour, 'finish'])
    }
  })

  test('4.9 only one of these, and no material', () => {
    const s = atTower()
    expect(refused(s, 0, 'take material black')).toBe('towerGivesOther 4.9')
    tell(s, 0, 'take shield black')
    for (const text of ['take flag black', 'counter black']) expect(refused(s, 0, text)).toBe('notNow by no rule')
  })

  test('4.9 you may, you need not', () => {
    const s = atTower()
    tell(s, 0, 'passTower')
    expect([items(s.state, 0, 'shield'), influence(s.state, 0), asked(s.state)]).toEqual(['', '', 'finish'])
  })

  test('4.9 nothing from an empty province, no counter with seven on the board', () => {
    const s = atTower({ players: [{ influence: 'black 7' }, { shield: 'black 6' }] })
    expect(refused(s, 0, 'take shield black')).toMatch('provinceEmpty')
    expect(refused(s, 0, 'counter grey')).toBe('noCounterLeft 4.9')
    expect(offered(s, 0, 'placeCounter')).toEqual([])
    tell(s, 0, 'take shield grey')
  })

  test('4.9 where there is nothing at all to take nothing is asked', () => {
    const s = atTower({ players: [{ influence: 'black 7' }, { shield: ALL, flag: ALL }] })
    expect(asked(s.state)).toBe('finish')
  })

  test('4.9 with a staff another manor', () => {
    const s = merlinArrived(AT.build, { domain: DOMAIN, players: [{ material: 'grey, orange' }] })
    tell(s, 0, 'build 4 grey', 'take flag black', 'useStaff', 'build 0 orange')
    expect(s.state.manors.flatMap((owner, tile) => (owner === 0 ? [tile] : []))).toEqual([0, 4])
    expect([at(s.state.players, 0).staffs, asked(s.state)]).toEqual([2, 'finish'])
  })
})
