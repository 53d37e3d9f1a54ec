import { Seeded } from '@tucano/round/testing'
import { describe, expect, test } from 'vitest'
import { dota2, lol } from '../../models/moba/model.ts'
import type { MobaCell } from '../../models/moba/outlook.ts'
import { readMoba } from '../../models/moba/read.ts'
import { DOTA2_RULES, LOL_RULES } from '../../models/moba/rules.ts'
import { seriesAhead } from '../../models/moba/series.ts'
import { type MobaMap, type MobaState, type MobaStrengths, newMap } from '../../models/moba/state.ts'
import { mobaTransitions } from '../../models/moba/transitions.ts'
import { BadStrengths } from '../../models/strengths.ts'
import { endOf, statesOf } from '../../testing/histories.ts'
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
import { dota2Markets, lolMarkets } from './map-markets.ts'
import { seriesMarkets } from './series-markets.ts'
import { DOTA2, LOL } from './sport.ts'

const bestOf3: MobaStrengths = { bestOf: 3, homeMinutes: 530_000, kills: 850_000 }
const bestOf2: MobaStrengths = { bestOf: 2, homeMinutes: 470_000, kills: 1_350_000 }
const bestOf5: MobaStrengths = { ...bestOf3, bestOf: 5 }
const GAMES = [
  { name: 'LoL', sport: LOL, strengths: bestOf3 },
  { name: 'Dota 2', sport: DOTA2, strengths: bestOf2 },
] as const

const SCORES: Readonly<Record<string, string>> = { '2:1': '3', '2:3': '1', '3:4': '7', '3:5': '6', '3:6': '5', '3:7': '4' }
const mirror: Mirror = (selection) => {
  const { market, specifiers, outcome } = mirrored(selection)
  const score = /^sr:correct_score:bestof:(\d):(\d+)$/.exec(outcome)
  return {
    market,
    specifiers,
    outcome: score ? `sr:correct_score:bestof:${score[1]}:${SCORES[`${score[1]}:${score[2]}`] ?? score[2]}` : outcome,
  }
}

describe.each(GAMES)('prices of $name', ({ sport, strengths }) => {
  test('are sound before the match and on the way', () => {
    for (const match of statesOf(sport, strengths, { seed: 5, every: 120 })) {
      if (match.isOver) continue
      const book = match.book()
      expectSound(book)
      expectFairPairs(book)
      expectLinesInOrder(book)
    }
  })

  test('are the same for both sides', () => {
    expectMirrored(sport, [strengths, { ...strengths, homeMinutes: 1_000_000 - strengths.homeMinutes }], mirror)
  })

  test('are what the next draw makes of them on average', () => {
    for (const match of statesOf(sport, strengths, { seed: 7, every: 71 })) expectMartingale(match)
  })

  test('are decided in time and stay so', () => {
    for (let seed = 1; seed <= 2; seed++) expectDecided(sport, strengths, { seed, every: 60 })
  })

  test('come as often as they say', () => {
    expectCalibrated(sport, strengths, { seed: 31, matches: MATCHES })
  })
})

test('the better side wins a map more often than a minute, and a series more often than a map', () => {
  const won = (strengths: MobaStrengths, id: number, specifiers: string): number =>
    LOL.start(strengths).book().market(id, specifiers)!.outcomes[0]!.chances.won
  const map = won(bestOf3, 395, 'mapnr=1')
  expect(map).toBeGreaterThan(0.53)
  expect(won(bestOf3, 186, '')).toBeCloseTo(map * map * (3 - 2 * map), 9)
  expect(won(bestOf5, 186, '')).toBeCloseTo(map ** 3 * (1 + 3 * (1 - map) + 6 * (1 - map) ** 2), 9)
  expect(won({ ...bestOf3, homeMinutes: 500_000 }, 395, 'mapnr=1')).toBeCloseTo(0.5, 9)
})

describe('series', () => {
  test('maps of .60, .45 and .52 are known by their order; the next one may be another', () => {
    const { ends, played } = seriesAhead(3, { home: 1, away: 0 }, [0.45, 0.52])
    expect(played).toEqual([1, 1, 0.55])
    expect(ends.map(({ home, away, chance }) => [home, away, Number(chance.toFixed(6))])).toEqual([
      [2, 0, 0.45],
      [2, 1, 0.286],
      [1, 2, 0.264],
    ])
    expect(seriesAhead(2, { home: 0, away: 0 }, [0.5, 0.5])).toMatchObject({ played: [1, 1], ends: { length: 3 } })
    expect(seriesAhead(3, { home: 2, away: 0 }, [0.5, 0.5])).toMatchObject({ ends: [{ home: 2, away: 0, chance: 1 }] })
  })

  test('a map that is not played gives stakes back', () => {
    const draws = new Seeded(1)
    let end = endOf(LOL, bestOf3, draws)
    while (end.standing.score.home + end.standing.score.away !== 2) end = endOf(LOL, bestOf3, draws)
    const third = end.book().market(395, 'mapnr=3')
    expect(third?.isDecided).toBe(true)
    expect(third?.outcomes.map(({ result }) => result)).toEqual(['void', 'void'])
    expect(LOL.start(bestOf3).book().market(395, 'mapnr=3')?.outcomes[0]?.chances.void).toBeGreaterThan(0.4)
  })

  test('what is offered fits the length of the match', () => {
    const ids = (bestOf: MobaStrengths['bestOf']): number[] => [
      ...new Set(
        LOL.start({ ...bestOf3, bestOf })
          .book()
          .offered()
          .filter(({ specifiers }) => !specifiers.includes('mapnr'))
          .map(({ id }) => id),
      ),
    ]
    expect([ids(1), ids(2), ids(3)]).toEqual([[186], [1, 327, 329], [186, 327, 328, 329]])
  })
})

describe('results', () => {
  const kinds = [...seriesMarkets, ...lolMarkets, ...dota2Markets]
  const result = (id: number, cell: MobaCell, outcome: string, specifiers: Record<string, string> = {}): string | undefined =>
    kinds.find((kind) => kind.id === id && kind.part === cell.part)?.result(cell, outcome, specifiers)

  test('of the series', () => {
    const score = { part: 'series', bestOf: 3, home: 2, away: 1 } as const
    expect([result(186, score, '4'), result(186, score, '5')]).toEqual(['won', 'lost'])
    expect([result(327, score, '1714', { hcp: '-1.5' }), result(327, score, '1715', { hcp: '-1.5' })]).toEqual(['lost', 'won'])
    expect([result(328, score, '12', { total: '2.5' }), result(328, score, '13', { total: '2.5' })]).toEqual(['won', 'lost'])
    expect(result(1, { part: 'series', bestOf: 2, home: 1, away: 1 }, '2')).toBe('won')
    const scores = kinds.filter(({ id }) => id === 329)
    const won = (home: number, away: number, bestOf: 2 | 3 | 5): string | undefined =>
      scores
        .find(({ variant }) => variant?.endsWith(`:${bestOf}`))
        ?.outcomes.find(({ id }) => scores.some((kind) => kind.result({ part: 'series', bestOf, home, away }, id, {}) === 'won'))?.id
    expect([won(2, 1, 3), won(0, 2, 3), won(3, 2, 5), won(1, 1, 2)]).toEqual([
      'sr:correct_score:bestof:3:5',
      'sr:correct_score:bestof:3:7',
      'sr:correct_score:bestof:5:10',
      'sr:correct_score:bestof:2:2',
    ])
  })

  test('of a map and its kills', () => {
    const map = { part: 'map', winner: 'away', lead: 3 } as const
    const unplayed = { part: 'map', winner: null, lead: 0 } as const
    expect([result(395, map, '5'), result(395, map, '4'), result(395, unplayed, '4')]).toEqual(['won', 'lost', 'void'])
    expect([result(554, map, '4'), result(554, { ...map, lead: 0 }, '4'), result(554, unplayed, '5')]).toEqual(['won', 'void', 'void'])
    expect([result(555, map, '1714', { hcp: '-2.5' }), result(555, map, '1715', { hcp: '-3.5' })]).toEqual(['won', 'won'])
    expect(result(555, unplayed, '1714', { hcp: '-2.5' })).toBe('void')
    const kills = { part: 'kills', kills: 51 } as const
    expect([result(726, kills, '12', { total: '50.5' }), result(726, kills, '13', { total: '51' })]).toEqual(['won', 'void'])
  })

  test('of what is taken, in order', () => {
    for (const [id, part] of [
      [333, 'kill'],
      [397, 'tower'],
      [556, 'monster0'],
      [557, 'monster1'],
      [558, 'barracks'],
      [396, 'monster0'],
      [398, 'barracks'],
    ] as const) {
      const cell = { part, taken: 'ha', next: 'home' } as const
      const at = (xth: string, next: 'home' | null = 'home'): string | undefined => result(id, { ...cell, next }, '4', { xth })
      expect([at('1'), at('2'), at('3'), at('3', null)]).toEqual(['won', 'lost', 'won', 'void'])
    }
    const race = (first: 'home' | 'away' | null): string | undefined => result(731, { part: 'race', first }, '5', { xth: '5' })
    expect([race('away'), race('home'), race(null)]).toEqual(['won', 'lost', 'void'])
  })
})

describe('minutes', () => {
  const at = (changes: Partial<MobaMap>, rules = LOL_RULES): MobaState => ({ bestOf: 3, maps: [{ ...newMap(rules), ...changes }] })
  const told = (state: MobaState, rules = LOL_RULES): string[] =>
    mobaTransitions(rules, state, bestOf3).map(({ what }) => (what ? [what.kind, what.side].join(' ') : 'nothing'))

  test('a fight moves the lead and tells its kills in order', () => {
    const begun = lol.transitions(lol.start(bestOf3), bestOf3)
    expect(begun).toHaveLength(12)
    const fight = begun.find(({ what }) => what?.['kills'] === 'ahaaha')!
    expect(fight).toMatchObject({
      what: { kind: 'fight', side: 'away', gold: -2000 },
      next: { maps: [{ lead: -2, kills: 'ahaaha', minute: 1 }] },
    })
    expect(fight.goesOn).toBeUndefined()
    expect(lol.standing(fight.next)).toMatchObject({ phase: 'live', clockSeconds: 60, periods: [{ home: 2, away: 4 }], matchStatus: 141 })
  })

  test('monsters are there at their time, and again', () => {
    const dragon = { ...at({ minute: 5, stage: 1, kills: 'h' }) }
    expect(told(dragon)).toEqual(['monster home', 'monster away', 'nothing'])
    const [taken] = mobaTransitions(LOL_RULES, dragon, bestOf3)
    expect(taken!.next.maps[0]).toMatchObject({
      minute: 6,
      stage: 0,
      monsters: [
        { taken: 'h', from: 10 },
        { taken: '', from: 20 },
      ],
    })
  })

  test('towers of a lane fall before what they guard; the last building falls with what is still before it', () => {
    const buildings = at({ minute: 30, stage: 3, lanes: { home: [2, 1, 3], away: [3, 3, 3] } })
    expect(told(buildings)).toEqual(['tower home', 'siege home', 'nothing'])
    const [tower, siege] = mobaTransitions(LOL_RULES, buildings, bestOf3)
    expect(tower!.next.maps[0]).toMatchObject({ lanes: { home: [2, 2, 3] }, towers: 'h', barracks: '' })
    expect(siege!.next.maps[0]).toMatchObject({ lanes: { home: [3, 1, 3] }, towers: 'h', barracks: 'h' })
    const [fallen] = mobaTransitions(DOTA2_RULES, at({ minute: 30, stage: 3 }, DOTA2_RULES), bestOf3)
    expect(fallen!.next.maps).toMatchObject([
      { winner: 'home', towers: 'hhhhh', barracks: 'hh' },
      { minute: 0, winner: null },
    ])
    expect(dota2.standing(fallen!.next)).toMatchObject({ phase: 'break', score: { home: 1, away: 0 } })
  })

  test('no map lasts for ever', () => {
    const last = at({ minute: LOL_RULES.lastMinute, stage: 4, lead: -1 })
    expect(told(last)).toEqual(['mapEnd away'])
    expect(told(at({ minute: LOL_RULES.lastMinute, stage: 4 }))).toEqual(['mapEnd home', 'mapEnd away'])
  })
})

test('strengths that no match can have are refused', () => {
  expect(readMoba(bestOf3)).toEqual(bestOf3)
  for (const bad of [null, { ...bestOf3, bestOf: 4 }, { ...bestOf3, homeMinutes: 0 }, { ...bestOf3, kills: 0.5 }, { bestOf: 3 }])
    expect(() => readMoba(bad)).toThrow(BadStrengths)
})
