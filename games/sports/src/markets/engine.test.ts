import type { Json } from '@tucano/round'
import { expect, test } from 'vitest'
import type { Part, SportModel } from '../models/model.ts'
import { makeSport } from './engine.ts'
import { SPORTS, oddsOf, sportOf } from './index.ts'
import { OVER_UNDER, TWO_WAY, overUnder, twoWay } from './lines-results.ts'
import { totalLines } from './lines.ts'
import type { MarketKind } from './market.ts'
import { expectSound } from '../testing/properties.ts'

/** Two dice, thrown one after the other, and a coin beside them; what the second shows is a part for each. */
type Cell = { first: number; second: number }
type State = { first: number; second: number }

const pips = [1, 2, 3, 4, 5, 6]
const isLeft = (known: number, pip: number): boolean => known === 0 || known === pip

function dice({ first, second }: State): Part<Cell> {
  const cells = pips.flatMap((one) => pips.map((other) => ({ first: one, second: other })))
  const left = cells.filter((cell) => isLeft(first, cell.first) && isLeft(second, cell.second))
  return { part: 'dice', cells: left, chances: Float64Array.from(left, () => 1 / left.length) }
}

const die = (place: string, chance: string): Part<Cell> => ({
  part: 'die',
  place: { dienr: place },
  chance,
  cells: pips.map((pip) => ({ first: pip, second: 0 })),
  chances: Float64Array.from(pips, () => 1 / 6),
})

const name = { en: 'x', pt: 'x' }
const kinds: readonly MarketKind<Cell>[] = [
  {
    id: 186,
    name,
    groups: ['all'],
    specifiers: [],
    outcomes: TWO_WAY,
    part: 'dice',
    margin: 'main',
    by: ({ first, second }) => first - second + 5,
    result: ({ first, second }, outcome) => twoWay(first - second, outcome),
  },
  {
    id: 18,
    name,
    groups: ['all'],
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    part: 'dice',
    margin: 'main',
    lines: totalLines(({ first, second }: Cell) => first + second, { sides: 2 }),
    result: ({ first, second }, outcome, specifiers) => overUnder(first + second, outcome, specifiers),
  },
  {
    id: 19,
    name,
    groups: ['all'],
    specifiers: ['dienr', 'total'],
    outcomes: OVER_UNDER,
    part: 'die',
    margin: 'main',
    lines: totalLines(({ first }: Cell) => first, { sides: 0 }),
    result: ({ first }, outcome, specifiers) => overUnder(first, outcome, specifiers),
  },
]

const MODEL: SportModel<State, Json, Cell> = {
  sport: 'mma',
  sportId: 1,
  beatSeconds: 1,
  maths: null,
  start: () => ({ first: 0, second: 0 }),
  transitions: (state) =>
    state.second > 0
      ? []
      : pips.map((pip, n) => ({
          weight: n === 0 ? 1_000_000_000 - 5 * 166_666_666 : 166_666_666,
          next: state.first === 0 ? { ...state, first: pip } : { ...state, second: pip },
        })),
  outlook: (state) => [dice(state), die('1', 'die'), die('2', 'die'), die('3', 'another')],
  standing: ({ second }) => ({ phase: second > 0 ? 'over' : 'live', score: { home: 0, away: 0 }, periods: [], matchStatus: 0, more: {} }),
}

const GAME = makeSport({ model: MODEL, kinds, readStrengths: () => null })

const start = GAME.start(null)
const book = start.book()

test('lines are offered around the middle, places are specifiers, and variants and places are found again', () => {
  const offered = book.offered()
  expect(offered.map(({ id, specifiers }) => `${id} ${specifiers}`)).toEqual([
    '186 ',
    '18 total=4.5',
    '18 total=5.5',
    '18 total=6.5',
    '18 total=7.5',
    '18 total=8.5',
    '19 dienr=1|total=3.5',
    '19 dienr=2|total=3.5',
    '19 dienr=3|total=3.5',
  ])
  expectSound(book)
  expect(book.market(18, 'total=11.5')?.outcomes[0]?.chances.won).toBeCloseTo(1 / 36, 12)
  expect(book.market(19, 'total=3.5|dienr=2')?.specifiers).toBe('dienr=2|total=3.5')
  for (const [id, specifiers] of [
    [18, ''],
    [18, 'total=2.5|more=1'],
    [19, 'dienr=4|total=3.5'],
    [20, ''],
  ] as const)
    expect(book.market(id, specifiers)).toBeUndefined()
  expect(() => book.market(18, 'total=many')).toThrow('no number')
})

test('a market is decided once all that is left agrees, with the chances of its results', () => {
  const six = start.ways().at(-1)!.next
  const one = six.ways()[0]!.next
  expect(six.book().market(18, 'total=6.5')).toMatchObject({
    isDecided: true,
    outcomes: [
      { id: '12', result: 'won' },
      { id: '13', result: 'lost' },
    ],
  })
  expect(six.book().market(186, '')).toMatchObject({ isDecided: false })
  const { won, void: level, lost } = six.book().market(186, '')!.outcomes[0]!.chances
  expect([won, level, lost].map((chance) => chance.toFixed(9))).toEqual(['0.833333333', '0.166666667', '0.000000000'])
  expect(one.isOver).toBe(true)
  expect(one.book().market(186, '')).toMatchObject({ isDecided: true, outcomes: [{ result: 'won' }, { result: 'lost' }] })
  expect(one.book().market(18, 'total=7')).toMatchObject({ outcomes: [{ result: 'void', chances: { void: 1 } }, { result: 'void' }] })
})

test('selections together: over the cells of a part, a product over parts, nothing where nobody knows', () => {
  const first = { market: 186, specifiers: '', outcome: '4' }
  const over = { market: 18, specifiers: 'total=9.5', outcome: '12' }
  const die = (place: number): typeof first => ({ market: 19, specifiers: `dienr=${place}|total=3.5`, outcome: '12' })
  const wonTogether = (selections: (typeof first)[]): number | undefined =>
    book.together(selections)?.find(({ results }) => results.every((result) => result === 'won'))?.chance
  // 6-4 and 6-5, against 15 of 36 and 6 of 36.
  expect(wonTogether([first, over])).toBeCloseTo(2 / 36, 12)
  expect(wonTogether([first, die(1)])).toBeCloseTo((15 / 36) * (1 / 2), 12)
  expect(book.chanceOf([over, die(1)])).toBeCloseTo((6 / 36) * (1 / 2), 12)
  expect(book.chanceOf([die(1), die(3)])).toBeCloseTo(1 / 4, 12)
  expect(book.chanceOf([die(1), die(2)])).toBeUndefined()
  expect(book.chanceOf([over, { ...over, outcome: '6' }])).toBeUndefined()
  expect(book.together([first, { ...first, outcome: '5' }])).toHaveLength(3)
  const pushed = book.together([first, over])?.find(({ results }) => results.join() === 'void,won')
  expect(pushed?.chance).toBeCloseTo(2 / 36, 12)
  // Level dice give the stake back.
  expect(book.chanceOf([first, over])).toBeUndefined()
})

test('prices bear the margin of their group, a hundredth more when live', () => {
  const even = book.market(19, 'dienr=1|total=3.5')!
  expect([oddsOf(even, 'before'), oddsOf(even, 'live')]).toEqual([
    [1900, 1900],
    [1880, 1880],
  ])
})

test('views that number cells wrongly are refused', () => {
  const [winner] = kinds
  const wrong = makeSport({ model: MODEL, kinds: [{ ...winner!, by: ({ first, second }) => first - second }], readStrengths: () => null })
  expect(() => wrong.start(null).book().offered()).toThrow('number of a view')
})

test('every sport is found by its number, and tells all its markets in both languages, at least 120 of them', () => {
  const sports = Object.values(SPORTS)
  for (const sport of sports) {
    expect(sportOf(sport.id)).toBe(sport)
    const keys = sport.markets.map(({ id, variant }) => `${id} ${variant ?? ''}`)
    expect(new Set(keys).size, sport.code).toBe(keys.length)
    for (const { id, name, groups, outcomes } of sport.markets) {
      expect([name.en, name.pt, ...outcomes.flatMap(({ name }) => [name.en, name.pt])], `${sport.code} ${id}`).not.toContain('')
      expect(groups[0], `${sport.code} ${id}`).toBe('all')
      expect(new Set(outcomes.map(({ id }) => id)).size, `${sport.code} ${id}`).toBe(outcomes.length)
    }
  }
  expect(() => sportOf(4)).toThrow('no sport')
  expect(sports.reduce((sum, { markets }) => sum + new Set(markets.map(({ id }) => id)).size, 0)).toBeGreaterThanOrEqual(120)
})

test('a feed has one name of a market, whatever sports it is offered in', () => {
  const kinds = Object.values(SPORTS).flatMap(({ code, markets }) => markets.map(({ id, name }) => ({ code, id, name })))
  for (const [id, of] of Map.groupBy(kinds, (kind) => kind.id)) {
    const names = new Set(of.map(({ name }) => `${name.en} / ${name.pt}`))
    expect([...names], `${id} in ${of.map(({ code }) => code).join()}`).toHaveLength(1)
  }
})

const SHOOTER = [1, 186, 327, 328, 329, 330, 331, 332, 333, 334, 335, 338, 620, 621, 736]
const POINTS = [60, 66, 68, 219, 220, 223, 225, 227, 228, 235, 236, 303]
const ARENA = [1, 186, 327, 328, 329, 333, 395, 397, 554, 555]
/** The feed's numbers of what is offered, football's apart: those are graded one by one. */
const OFFERED = {
  basketball: [...POINTS, 230, 292, 768, 770, 772],
  tennis: [186, 187, 188, 189, 190, 191, 195, 199, 202, 203, 204, 207, 210, 314],
  volleyball: [186, 188, 196, 199, 202, 237, 238, 309, 310, 311, 313, 314],
  'american-football': [...POINTS, 15, 221, 222],
  mma: [18, 186, 910, 911, 912],
  cs2: SHOOTER,
  valorant: SHOOTER,
  lol: [...ARENA, 556, 557, 558],
  dota2: [...ARENA, 396, 398, 726, 731],
}

test('each sport has the markets of the reference, and no others', () => {
  for (const [code, ids] of Object.entries(OFFERED)) {
    const found = new Set(SPORTS[code as keyof typeof OFFERED].markets.map(({ id }) => id))
    expect(
      [...found].toSorted((a, b) => a - b),
      code,
    ).toEqual(ids.toSorted((a, b) => a - b))
  }
})
