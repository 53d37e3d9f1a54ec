import { describe, expect, test } from 'vitest'
import { basketball } from '../../models/basketball/model.ts'
import { readBasketball } from '../../models/basketball/read.ts'
import type { BasketballPlayer, BasketballState, BasketballStrengths } from '../../models/basketball/state.ts'
import { scoreCell } from '../../models/scoring/score-cells.ts'
import { sumsOf, together } from '../../models/scoring/sums.ts'
import { BadStrengths } from '../../models/strengths.ts'
import { statesOf } from '../../testing/histories.ts'
import {
  MATCHES,
  type Mirror,
  expectCalibrated,
  expectDecided,
  expectFairPairs,
  expectLinesInOrder,
  expectMartingale,
  expectMirrored,
  expectSound,
  mirrored,
} from '../../testing/properties.ts'
import { scoreMarkets } from '../scoring/score-markets.ts'
import { basketballMarkets } from './match-markets.ts'
import { playerMarkets } from './player-markets.ts'
import { BASKETBALL } from './sport.ts'

const playersOf = (from: number): BasketballPlayer[] =>
  [
    { points: 450, assists: 500, rebounds: 300 },
    { points: 350, assists: 500, rebounds: 0 },
    { points: 200, assists: 0, rebounds: 700 },
  ].map((shares, n) => ({ id: `tc:player:${from + n}`, ...shares }))

const nobody = { home: [], away: [] }
const vector: BasketballStrengths = {
  possessions: 98,
  home: { 0: 500_000, 1: 30_000, 2: 330_000, 3: 140_000 },
  away: { 0: 515_000, 1: 30_000, 2: 325_000, 3: 130_000 },
  players: nobody,
}
const withPlayers: BasketballStrengths = { ...vector, players: { home: playersOf(1), away: playersOf(11) } }
/** Shorter than any match, and told alike. */
const brief: BasketballStrengths = { ...withPlayers, possessions: 16 }
/** So short that overtime is frequent. */
const short: BasketballStrengths = { ...withPlayers, possessions: 8 }
const swapped = (strengths: BasketballStrengths): BasketballStrengths => ({
  ...strengths,
  home: strengths.away,
  away: strengths.home,
  players: { home: strengths.players.away, away: strengths.players.home },
})

const ACROSS: Readonly<Record<string, string>> = { 227: '228', 228: '227', 973: '974', 974: '973', 975: '976', 976: '975' }
const mirror: Mirror = (selection) => {
  const { market, specifiers, outcome } = mirrored(selection)
  return { market: Number(ACROSS[market] ?? market), specifiers, outcome: ACROSS[outcome] ?? outcome }
}

describe('vectors', () => {
  const book = BASKETBALL.start(vector).book()
  const won = (id: number, specifiers: string, outcome: string): string | undefined =>
    book
      .market(id, specifiers)
      ?.outcomes.find((one) => one.id === outcome)
      ?.chances.won.toFixed(6)

  test('98 possessions: winner with overtime, a tie after four quarters, the total', () => {
    expect(won(219, '', '4')).toBe('0.595444')
    expect(won(220, '', '74')).toBe('0.023663')
  })

  test('the total of four quarters; overtimes add to it', () => {
    const sums = (side: 'home' | 'away'): Float64Array =>
      sumsOf({ points: [0, 1, 2, 3], chances: Object.values(vector[side]).map((millionths) => millionths / 1e6) }, 98)
    const over = together(sums('home'), sums('away')).reduce((sum, chance, points) => (points > 215.5 ? sum + chance : sum), 0)
    expect(over.toFixed(6)).toBe('0.453255')
    expect(Number(won(225, 'total=215.5', '12'))).toBeGreaterThan(over)
  })

  test('a win after four quarters; the mean of points', () => {
    const part = basketball.outlook(basketball.start(vector), vector).find(({ part }) => part === 'match')!
    let [home, of] = [0, 0]
    for (const [n, cell] of part.cells.entries()) {
      if (cell >= scoreCell(0, 0, true)) continue
      if (cell % 512 > Math.floor(cell / 512)) home += part.chances[n]!
      of += part.chances[n]!
    }
    expect(home.toFixed(6)).toBe('0.582799')
    expect((1 - of).toFixed(6)).toBe('0.023663')
    const quarters = basketball.outlook(basketball.start(vector), vector).filter(({ part }) => part === 'quarter')
    const mean = (pointsOf: (cell: number) => number): number =>
      quarters.reduce((sum, { cells, chances }) => sum + cells.reduce((part, cell, n) => part + pointsOf(cell) * chances[n]!, 0), 0)
    expect(mean((cell) => cell % 512)).toBeCloseTo(108.78, 6)
    expect(mean((cell) => Math.floor(cell / 512))).toBeCloseTo(104.86, 6)
  })
})

describe('prices', () => {
  test('are sound before the match and on the way', () => {
    for (const match of statesOf(BASKETBALL, brief, { seed: 5, every: 30 })) {
      if (match.isOver) continue
      const book = match.book()
      expectSound(book)
      expectFairPairs(book)
      expectLinesInOrder(book)
    }
  })

  test('are the same for both sides', () => {
    expectMirrored(BASKETBALL, [withPlayers, swapped(withPlayers)], mirror)
  })

  test('are what the next draw makes of them on average', () => {
    for (const match of statesOf(BASKETBALL, short, { seed: 3, every: 5 })) expectMartingale(match)
    for (const match of statesOf(BASKETBALL, { ...vector, possessions: 60 }, { seed: 8, every: 60 })) expectMartingale(match)
  })

  test('are decided in time and stay so, also over overtimes', () => {
    expectDecided(BASKETBALL, { ...vector, possessions: 60 }, { seed: 2, every: 30 })
    for (let seed = 1; seed <= 4; seed++) expectDecided(BASKETBALL, short, { seed, every: 5 })
  })

  test('come as often as they say', () => {
    expectCalibrated(BASKETBALL, { ...withPlayers, possessions: 40 }, { seed: 11, matches: MATCHES })
  })
})

describe('selections together', () => {
  const book = BASKETBALL.start(withPlayers).book()
  const home = { market: 219, specifiers: '', outcome: '4' }

  test('of one part are priced by its cells: a winner and a total are what the market of both says', () => {
    const both = book.chanceOf([home, { market: 225, specifiers: 'total=215.5', outcome: '12' }])
    const market = book.market(292, 'total=215.5')?.outcomes.find(({ id }) => id === '973')
    expect(Math.abs(both! - market!.chances.won)).toBeLessThan(1e-12)
  })

  test('of a match and a quarter, or a player, hang together in ways that nothing tells: there is no price', () => {
    const quarter = { market: 235, specifiers: 'quarternr=1', outcome: '1' }
    const player = { market: 768, specifiers: 'player=tc:player:1|total=40.5', outcome: '12' }
    expect([book.chanceOf([home, quarter]), book.chanceOf([home, player]), book.chanceOf([quarter, player])]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(book.chanceOf([player])).toBeGreaterThan(0.4)
  })
})

describe('results', () => {
  const kinds = [...scoreMarkets, ...basketballMarkets, ...playerMarkets]
  const result = (id: number, cell: number, outcome: string, specifiers: Record<string, string> = {}): string | undefined =>
    kinds.find((kind) => kind.id === id)?.result(cell, outcome, specifiers)
  const regular = scoreCell(101, 98, false)
  const extended = scoreCell(110, 113, true)

  test('of the match, with overtime', () => {
    expect([result(219, regular, '4'), result(219, regular, '5'), result(219, extended, '5')]).toEqual(['won', 'lost', 'won'])
    expect([result(223, regular, '1714', { hcp: '-2.5' }), result(223, regular, '1714', { hcp: '-3' })]).toEqual(['won', 'void'])
    expect(result(223, regular, '1715', { hcp: '-3.25' })).toBe('halfWon')
    expect([result(225, regular, '12', { total: '198.5' }), result(225, regular, '13', { total: '199' })]).toEqual(['won', 'void'])
    expect([result(227, regular, '12', { total: '101.5' }), result(228, regular, '12', { total: '97.5' })]).toEqual(['lost', 'won'])
    expect([result(220, regular, '74'), result(220, extended, '74')]).toEqual(['lost', 'won'])
    expect([result(292, regular, '973', { total: '198.5' }), result(292, regular, '975', { total: '198.5' })]).toEqual(['won', 'lost'])
    expect([result(292, extended, '974', { total: '222.5' }), result(292, extended, '976', { total: '223.5' })]).toEqual(['won', 'won'])
  })

  test('of half and quarter', () => {
    const level = scoreCell(25, 25, false)
    expect([result(60, level, '2'), result(60, regular, '1'), result(235, level, '3')]).toEqual(['won', 'won', 'lost'])
    expect([result(66, level, '1714', { hcp: '0' }), result(303, level, '1715', { hcp: '0.25' })]).toEqual(['void', 'halfLost'])
    expect([result(68, level, '12', { total: '49.5' }), result(236, level, '13', { total: '49.5' })]).toEqual(['won', 'lost'])
  })

  test('of races and of players', () => {
    expect([result(230, 1, '4'), result(230, 2, '4'), result(230, 0, '4')]).toEqual(['won', 'lost', 'void'])
    for (const id of [768, 770, 772])
      expect([result(id, 7, '12', { total: '6.5' }), result(id, 7, '12', { total: '7' })]).toEqual(['won', 'void'])
  })
})

describe('play', () => {
  test('a draw tells the shot, the player and the pass; points go to the box and to races', () => {
    const begun: BasketballState = { ...basketball.start(withPlayers), tipOff: 'home', first: 'home', periods: [{ home: 18, away: 3 }] }
    const basket = basketball.transitions(begun, withPlayers).find(({ what }) => what?.kind === 'basket' && what['points'] === 3)!
    expect(basket).toMatchObject({ what: { side: 'home', from: 'arc' }, goesOn: true, next: { races: ['home', null, null, null] } })
    const shooter = basketball.transitions(basket.next, withPlayers)[0]!
    expect(shooter).toMatchObject({ what: { kind: 'player', player: 'tc:player:1' }, next: { box: { 'tc:player:1': [3, 0, 0] } } })
    const passes = basketball.transitions(shooter.next, withPlayers)
    expect(passes.map(({ weight }) => weight)).toEqual([0, 600_000_000, 0, 400_000_000])
    expect(passes[1]!.next).toMatchObject({ open: null, done: 1, box: { 'tc:player:2': [0, 1, 0] } })
    expect(basketball.standing(passes[1]!.next)).toMatchObject({ score: { home: 21, away: 3 }, matchStatus: 13, more: { ball: 'away' } })
  })

  test('quarters are as long for either side, whoever begins; a level score goes to overtime', () => {
    const ended: BasketballState = {
      ...basketball.start({ ...vector, possessions: 98 }),
      period: 4,
      done: 49,
      tipOff: 'home',
      first: 'home',
      periods: [25, 25, 25, 25].map((points) => ({ home: points, away: points })),
    }
    const ends = basketball.transitions(ended, vector)
    expect(ends.find(({ what }) => what?.kind === 'turnover')?.next).toMatchObject({ period: 5, first: null, isOver: false })
    expect(ends.find(({ what }) => what?.kind === 'freeThrows')?.next).toMatchObject({ isOver: true })
    expect(basketball.standing(basketball.start(vector))).toMatchObject({ phase: 'before', matchStatus: 0 })
  })
})

test('strengths that no match can have are refused', () => {
  expect(readBasketball(withPlayers)).toEqual(withPlayers)
  const bad: unknown[] = [
    null,
    { ...vector, possessions: 0 },
    { ...vector, home: { ...vector.home, 3: 1 } },
    { ...vector, players: { home: [{ id: 'tc:player:1', points: 1, assists: 1, rebounds: 1 }], away: [] } },
    { ...vector, players: { home: playersOf(1), away: playersOf(1) } },
  ]
  for (const strengths of bad) expect(() => readBasketball(strengths)).toThrow(BadStrengths)
})
