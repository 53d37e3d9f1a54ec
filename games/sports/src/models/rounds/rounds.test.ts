import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { type Side, WEIGHTS, playBeat } from '../model.ts'
import { scoreOf } from '../winners.ts'
import { economyOf } from './economy.ts'
import { COUNTS, WAYS, firstKillChance } from './kills.ts'
import { addMapEnds, endOf, raceChance } from './map-chances.ts'
import { cs2, valorant } from './model.ts'
import type { RoundsCell } from './outlook.ts'
import { readRounds } from './read.ts'
import { type BestOf, type RoundsState, type RoundsStrengths, attackerAt, isOver, mapWinner } from './state.ts'

const map = (attacking: number, defending = attacking): RoundsStrengths['maps'][number] => ({ map: 'cais', attacking, defending })
const EVEN = map(520_000)
const series = (bestOf: BestOf, maps: RoundsStrengths['maps'] = Array.from({ length: bestOf }, () => EVEN)): RoundsStrengths => ({
  bestOf,
  maps,
})

/** A map from where it stands: the chance of some of its ends. */
function chanceOf(
  strengths: RoundsStrengths['maps'][number],
  [first, rounds]: readonly [Side, string],
  where: (end: ReturnType<typeof endOf>) => boolean,
): number {
  const ends = new Map<number, number>()
  addMapEnds({ map: strengths, first, rounds }, 1, ends)
  return [...ends].reduce((sum, [key, chance]) => (where(endOf(key)) ? sum + chance : sum), 0)
}
const START = ['home', ''] as const
const isHome = ({ home, away }: { home: number; away: number }): boolean => home > away

const chanceOfSeries = (strengths: RoundsStrengths, where: (cell: RoundsCell) => boolean): number => {
  const [part] = cs2.outlook(cs2.start(strengths), strengths)
  return part!.cells.reduce((sum, cell, n) => (where(cell) ? sum + part!.chances[n]! : sum), 0)
}
const winnersOf = (cell: RoundsCell): string => (cell.part === 'series' ? cell.winners : '')

test('a map of .52 a round: its known chances', () => {
  expect(chanceOf(EVEN, START, () => true)).toBeCloseTo(1, 12)
  expect(chanceOf(EVEN, START, ({ home, away }) => home === 13 && home + away <= 24)).toBeCloseTo(0.497858, 6)
  expect(chanceOf(EVEN, START, ({ home, away }) => home + away > 24)).toBeCloseTo(0.158113, 6)
  expect(chanceOf(EVEN, START, isHome)).toBeCloseTo(0.585511, 6)
})

test('sides of .55 and .49: who attacks first changes how a map goes, not who wins it', () => {
  const uneven = map(550_000, 490_000)
  const winsFrom = (first: Side): number => chanceOf(uneven, [first, ''], isHome)
  expect(winsFrom('home')).toBeCloseTo(winsFrom('away'), 12)
  expect(winsFrom('home')).toBeGreaterThan(0.58)
  const firstHalf = (first: Side): number => chanceOf(uneven, [first, ''], ({ halves }) => halves[0] > 0)
  expect(firstHalf('home') - firstHalf('away')).toBeGreaterThan(0.1)
})

test('series: the known chances of equal and of differing maps', () => {
  const isWon = (cell: RoundsCell): boolean => isHome(scoreOf(winnersOf(cell)))
  expect(chanceOfSeries(series(3), isWon)).toBeCloseTo(0.627016, 6)
  expect(chanceOfSeries(series(3), (cell) => winnersOf(cell) === 'hh')).toBeCloseTo(0.342823, 6)
  expect(chanceOfSeries(series(3), (cell) => winnersOf(cell).length > 2.5)).toBeCloseTo(0.485376, 6)
  // Maps that are won with .60, .45 and .52: what a round has to be for that is found by halving.
  const roundFor = (chance: number): number => {
    let [low, high] = [300_000, 700_000]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (chanceOf(map(middle), START, isHome) < chance) low = middle
      else high = middle
    }
    return low
  }
  const differing = series(
    3,
    [0.6, 0.45, 0.52].map((chance) => map(roundFor(chance))),
  )
  expect(chanceOfSeries(differing, isWon)).toBeCloseTo(0.5352, 4)
  expect(chanceOfSeries(differing, (cell) => winnersOf(cell) === 'hh')).toBeCloseTo(0.27, 4)
  expect(chanceOfSeries(differing, (cell) => winnersOf(cell).length === 3)).toBeCloseTo(0.51, 4)
})

test('sides change after twelve rounds, stay for overtime, and change in the middle of it', () => {
  const attackers = Array.from({ length: 42 }, (_, round) => (attackerAt('home', round) === 'home' ? 'h' : 'a')).join('')
  expect(attackers).toBe(`${'h'.repeat(12)}${'a'.repeat(12)}aaahhhhhhaaaaaahhh`)
  const won = (home: number, away: number): Side | undefined => mapWinner({ home, away })
  expect([won(12, 11), won(13, 11), won(12, 12), won(13, 12), won(15, 15), won(16, 14), won(12, 16), won(18, 16), won(19, 15)]).toEqual([
    undefined,
    'home',
    undefined,
    undefined,
    undefined,
    'home',
    'away',
    undefined,
    'home',
  ])
})

test('what has been played is known: halves, races, rounds that can still be', () => {
  const rounds = `${'h'.repeat(8)}${'a'.repeat(4)}`
  expect(chanceOf(EVEN, ['home', rounds], ({ halves }) => halves[0] === 1)).toBeCloseTo(1, 12)
  expect(
    chanceOf(EVEN, ['home', `${rounds}${'a'.repeat(9)}`], ({ home, away, halves }) => home === 8 && away === 13 && halves[1] === -1),
  ).toBe(1)
  expect(chanceOf(EVEN, ['home', 'ha'.repeat(14)], ({ home, away }) => home + away >= 30)).toBeCloseTo(1, 12)
  const now = (played: string): { map: typeof EVEN; first: Side; rounds: string } => ({ map: EVEN, first: 'home', rounds: played })
  expect([raceChance(now('hhhhh'), 5), raceChance(now('hhhhaaaaa'), 5)]).toEqual([1, 0])
  expect(raceChance(now('hhhh'), 5)).toBeCloseTo(1 - 0.48 ** 5, 12)
  expect(raceChance(now(''), 5)).toBeCloseTo(0.52 * raceChance(now('h'), 5) + 0.48 * raceChance(now('a'), 5), 12)
})

const thousand = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0)

test('a round: ways and counts leave nothing over, and are as sides are', () => {
  for (const ways of Object.values(WAYS)) expect(thousand(ways.map(({ share }) => share))).toBe(1000)
  for (const counts of Object.values(COUNTS)) expect(thousand(counts.map(([, , share]) => share))).toBe(1000)
  for (const how of ['elimination'] as const) expect(COUNTS[how].every(([winners]) => winners === 5)).toBe(true)
  // Equals: whoever attacks has less of the first kills by as much as the other has more.
  expect(firstKillChance(0.5, 'home') + firstKillChance(0.5, 'away')).toBeCloseTo(1, 8)
  expect(firstKillChance(0.7, 'home')).toBeGreaterThan(firstKillChance(0.4, 'home'))
})

/** A match beat by beat, with what was told. */
function* beats(
  strengths: RoundsStrengths,
  seed: number,
): Generator<{ before: RoundsState; after: RoundsState; told: readonly Record<string, unknown>[] }> {
  const draws = new Seeded(seed)
  for (let state = cs2.start(strengths); !isOver(state);) {
    const { next, told } = playBeat(cs2, { state, strengths, draws })
    yield { before: state, after: next, told }
    state = next
  }
}

test('every round tells who killed whom: nobody twice, nobody by the dead, and all of a side where it is eliminated', () => {
  for (const seed of [1, 2, 3])
    for (const { before, after, told } of beats(series(1), seed)) {
      const rounds = told.filter(({ kind }) => kind === 'round')
      const kills = told.filter(({ kind }) => kind === 'kill')
      expect(rounds).toHaveLength(1)
      expect(kills.length).toBeGreaterThan(0)
      const dead = new Set<string>()
      for (const { side, killer, victim } of kills) {
        const other = side === 'home' ? 'away' : 'home'
        expect(dead.has(`${String(side)} ${String(killer)}`)).toBe(false)
        expect(dead.has(`${other} ${String(victim)}`)).toBe(false)
        dead.add(`${other} ${String(victim)}`)
      }
      const [{ side, how }] = rounds as [Record<string, unknown>]
      const loser = side === 'home' ? 'away' : 'home'
      const lost = [...dead].filter((one) => one.startsWith(loser)).length
      if (how === 'elimination') expect(lost).toBe(5)
      expect(after.maps[0]!.kills.length - before.maps[0]!.kills.length).toBe(kills.length)
      expect(kills.map(({ kill }) => kill)).toEqual(kills.map((_, n) => before.maps[0]!.kills.length + n + 1))
    }
})

test('the weights of every draw are whole and add up, in the middle of a beat too', () => {
  const strengths = series(1, [map(487_651, 512_349)])
  const draws = new Seeded(9)
  for (let state = cs2.start(strengths); !isOver(state);) {
    const ways = cs2.transitions(state, strengths)
    expect(ways.every(({ weight }) => Number.isInteger(weight) && weight >= 0)).toBe(true)
    expect(thousand(ways.map(({ weight }) => weight))).toBe(WEIGHTS)
    let left = draws.below(WEIGHTS)
    state = ways.find(({ weight }) => (left -= weight) < 0)!.next
  }
})

test('how a match stands: maps, sides, what can be bought', () => {
  const strengths = series(2)
  expect(cs2.standing(cs2.start(strengths))).toMatchObject({ phase: 'before', matchStatus: 0, score: { home: 0, away: 0 } })
  const state: RoundsState = {
    ...cs2.start(strengths),
    maps: [
      { map: 'cais', first: 'home', rounds: 'h'.repeat(13), kills: '' },
      { map: 'cais', first: 'away', rounds: 'aah', kills: 'hha' },
    ],
  }
  expect(cs2.standing(state)).toMatchObject({
    phase: 'live',
    score: { home: 1, away: 0 },
    periods: [
      { home: 13, away: 0 },
      { home: 1, away: 2 },
    ],
    matchStatus: 142,
    more: { attacking: 'away', defending: 'home', round: 4, kills: { home: 2, away: 1 } },
  })
  const between = { ...state, maps: [state.maps[0]!, { ...state.maps[1]!, first: null, rounds: '' }] }
  expect(cs2.standing(between).phase).toBe('break')
  expect(cs2.transitions(between, strengths)[0]!.what).toMatchObject({ kind: 'sides', side: 'home' })
  // Both of two maps are played whoever wins the first.
  expect(isOver(between)).toBe(false)
  expect(['', 'h', 'hh', 'a', 'aa', 'aaa', 'h'.repeat(12)].map((rounds) => economyOf(rounds, 'home'))).toEqual([
    'pistol',
    'force',
    'full',
    'eco',
    'eco',
    'full',
    'pistol',
  ])
})

test('Valorant is the same with another number; strengths that no match can have are refused', () => {
  expect([cs2.sportId, valorant.sportId, cs2.maths]).toEqual([109, 194, valorant.maths])
  expect(readRounds(series(3))).toEqual(series(3))
  const bad = [
    null,
    series(3, [EVEN]),
    { bestOf: 4, maps: [EVEN, EVEN, EVEN, EVEN] },
    series(1, [map(0)]),
    series(1, [{ ...EVEN, map: 'No Name' }]),
  ]
  for (const strengths of bad) expect(() => readRounds(strengths)).toThrow()
})
