import { expect, test } from 'vitest'
import { MAPS } from '../../invented/index.ts'
import {
  type MatchUp,
  arenaStrengths,
  basketballStrengths,
  driveStrengths,
  expectedScore,
  fightStrengths,
  footballStrengths,
  matchUpOf,
  roundStrengths,
  tennisStrengths,
  volleyballStrengths,
} from '../index.ts'
import { MOST_EDGE } from '../match-up.ts'

const MILLION = 1_000_000
const EDGES = [-1.25, -1, -0.6, -0.3, -0.1, 0, 0.05, 0.2, 0.45, 0.8, 1.1, MOST_EDGE]
const at = (edge: number, tempo = 1): MatchUp => ({ edge, tempo })
const expected = (edge: number): number => expectedScore(edge * 400_000) / MILLION

/** Edges at which what a sport makes of them is not what the rating says. */
const wrongEdges = (scoreOf: (edge: number) => number): number[] => EDGES.filter((edge) => Math.abs(scoreOf(edge) - expected(edge)) > 0.02)

/** Shares of a win from the distributions of what each side scores. */
function scoreOf(home: readonly number[], away: readonly number[]): number {
  let score = 0
  let below = 0
  for (const [n, chance] of home.entries()) {
    score += chance * (below + (away[n] ?? 0) / 2)
    below += away[n] ?? 0
  }
  return score
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let n = 1; n < 25; n++) chances.push((chances[n - 1]! * mean) / n)
  return chances
}

/** What so many tries come to, each by the same weights. */
function sumOf(weights: Readonly<Record<number, number>>, tries: number): number[] {
  let chances = [1]
  for (let n = 0; n < tries; n++) {
    const next = Array.from({ length: chances.length + 8 }, () => 0)
    for (const [points, weight] of Object.entries(weights)) {
      for (const [so, chance] of chances.entries()) next[so + Number(points)]! += (chance * weight) / MILLION
    }
    chances = next
  }
  return chances
}

/** The chance to be first at `goal`, two ahead where that is asked for, of single steps whose chance may depend on the score. */
function firstAt(goal: number, chanceOf: (own: number, other: number) => number, level?: number): number {
  const known = new Map<number, number>()
  const from = (own: number, other: number): number => {
    if (own === goal) return 1
    if (other === goal) return 0
    if (level !== undefined && own === goal - 1 && other === goal - 1) return level
    const key = own * 100 + other
    const found = known.get(key)
    if (found !== undefined) return found
    const chance = chanceOf(own, other)
    const result = chance * from(own + 1, other) + (1 - chance) * from(own, other + 1)
    known.set(key, result)
    return result
  }
  return from(0, 0)
}

const seriesOf = (chance: number, bestOf: number): number => firstAt(Math.floor(bestOf / 2) + 1, () => chance)

test('football: goals of 1.29 between equals, more for the better side, and a win as likely as rated', () => {
  expect(footballStrengths(at(0)).goals).toEqual({ home: 1_290_000, away: 1_290_000 })
  const home = footballStrengths(
    matchUpOf('football', { home: { rating: 1_500_000, tempo: 1000 }, away: { rating: 1_500_000, tempo: 1000 }, isNeutral: false }),
  )
  expect(home.goals.home / MILLION).toBeCloseTo(1.47, 1)
  expect(home.goals.away / MILLION).toBeCloseTo(1.13, 1)
  expect(
    wrongEdges((edge) => {
      const { goals } = footballStrengths(at(edge))
      return scoreOf(poisson(goals.home / MILLION), poisson(goals.away / MILLION))
    }),
  ).toEqual([])
})

/** A set of tennis from its points, games and tie-break, whoever serves first. */
function tennisSet(p: number, q: number): number {
  const game = (won: number): number => {
    const lost = 1 - won
    return won ** 4 * (1 + 4 * lost + 10 * lost ** 2) + (20 * won ** 5 * lost ** 3) / (1 - 2 * won * lost)
  }
  const level = (p * (1 - q)) / (p * (1 - q) + (1 - p) * q)
  const tieBreak = firstAt(7, (own, other) => (Math.floor((own + other + 1) / 2) % 2 === 0 ? p : 1 - q), level)
  const [held, broken] = [game(p), 1 - game(q)]
  // 7-5 is two games from 5-5, whoever of them serves.
  const atFiveAll = held * broken + (held * (1 - broken) + (1 - held) * broken) * tieBreak
  return firstAt(6, (own, other) => ((own + other) % 2 === 0 ? held : broken), atFiveAll)
}

test('tennis: the known set of .64 and .62, and matches of three and of five sets as likely as rated', () => {
  expect(tennisSet(0.64, 0.62)).toBeCloseTo(0.566718, 6)
  for (const gender of ['men', 'women'] as const)
    for (const bestOf of [3, 5] as const)
      expect(
        wrongEdges((edge) => {
          const { home, away } = tennisStrengths(at(edge), { gender, bestOf })
          return seriesOf(tennisSet(home / MILLION, away / MILLION), bestOf)
        }),
      ).toEqual([])
})

/** A set of volleyball as a race of rallies: from level before the end, whoever wins two running. */
function volleyballSet(receiving: { home: number; away: number }, goal: number): number {
  const known = new Map<string, number>()
  const from = (own: number, other: number, homeServes: boolean): number => {
    if (own >= goal && own - other >= 2) return 1
    if (other >= goal && other - own >= 2) return 0
    if (own + other > 4 * goal) return 0.5
    const key = `${own} ${other} ${homeServes}`
    const found = known.get(key)
    if (found !== undefined) return found
    const chance = homeServes ? 1 - receiving.away : receiving.home
    const result = chance * from(own + 1, other, true) + (1 - chance) * from(own, other + 1, false)
    known.set(key, result)
    return result
  }
  return (from(0, 0, true) + from(0, 0, false)) / 2
}

test('volleyball: rallies won by whoever receives, and matches as likely as rated', () => {
  for (const gender of ['men', 'women'] as const)
    expect(
      wrongEdges((edge) => {
        const strengths = volleyballStrengths(at(edge), { gender })
        const receiving = { home: strengths.home / MILLION, away: strengths.away / MILLION }
        const [set, last] = [volleyballSet(receiving, 25), volleyballSet(receiving, 15)]
        return set ** 3 * (1 + 3 * (1 - set)) + 6 * set ** 2 * (1 - set) ** 2 * last
      }),
    ).toEqual([])
})

test('basketball and American football: weights of a million, and matches as likely as rated', () => {
  expect(
    wrongEdges((edge) => {
      const { possessions, home, away } = basketballStrengths(at(edge))
      return scoreOf(sumOf(home, possessions), sumOf(away, possessions))
    }),
  ).toEqual([])
  expect(
    wrongEdges((edge) => {
      const { home, away } = driveStrengths(at(edge))
      return scoreOf(sumOf(home, 12), sumOf(away, 12))
    }),
  ).toEqual([])
  const { possessions, home } = basketballStrengths(at(0))
  expect(possessions).toBe(98)
  expect((home[1] + 2 * home[2] + 3 * home[3]) / MILLION).toBeCloseTo(1.095, 9)
})

/** A map to thirteen, level at twelve decided by six rounds more and more. */
function mapOf(chance: number): number {
  const four = firstAt(4, () => chance, 0) // neither has four after six: they are level, and begin again
  const level = 20 * chance ** 3 * (1 - chance) ** 3
  return firstAt(13, () => chance, four / (1 - level))
}

test('shooters: the known map of .52, and on each map of the pool a series as likely as rated, whichever side comes first', () => {
  expect(mapOf(0.52)).toBeCloseTo(0.585511, 4)
  const none = { maps: {} }
  for (const bestOf of [3, 5] as const)
    expect(
      wrongEdges((edge) => {
        const strengths = roundStrengths(at(edge), { sport: 'cs2', bestOf, home: none, away: none })
        expect(strengths.map(({ map }) => map)).toEqual(MAPS.cs2!.map(({ code }) => code))
        const rounds = strengths.map(({ attacking, defending }) => (attacking + defending) / 2 / MILLION)
        expect(Math.max(...rounds) - Math.min(...rounds)).toBeLessThan(1e-6)
        return seriesOf(mapOf(rounds[0]!), bestOf)
      }),
    ).toEqual([])
  const [fond] = roundStrengths(at(0), { sport: 'valorant', bestOf: 3, home: { maps: { viveiro: 50_000 } }, away: none })
  expect(fond!.attacking + fond!.defending).toBeGreaterThan(MILLION)
})

test('arenas: a lead of minutes that go one way or the other, and a series as likely as rated', () => {
  for (const bestOf of [3, 5] as const)
    expect(
      wrongEdges((edge) => {
        const { homeMinutes } = arenaStrengths(at(edge), { sport: 'lol', bestOf })
        const minutes = sumOf({ 0: MILLION - homeMinutes, 1: homeMinutes }, 32)
        return seriesOf(
          scoreOf(
            minutes,
            minutes.map((_, n) => (n === 16 ? 1 : 0)),
          ),
          bestOf,
        )
      }),
    ).toEqual([])
})

test('fights: rounds and decision leave no chance over, and go as likely as rated', () => {
  for (const rounds of [3, 5] as const)
    expect(
      wrongEdges((edge) => {
        let [goesOn, won] = [1, 0]
        const strengths = fightStrengths(at(edge), { rounds })
        expect(strengths.rounds).toHaveLength(rounds)
        for (const { knockout, submission } of strengths.rounds) {
          won += (goesOn * (knockout.home + submission.home)) / MILLION
          goesOn *= 1 - (knockout.home + knockout.away + submission.home + submission.away) / MILLION
        }
        const { home, away, draw } = strengths.decision
        expect(home + away + draw).toBe(MILLION)
        return won + (goesOn * (home + draw / 2)) / MILLION
      }),
    ).toEqual([])
})

/** All numbers in what a function gives. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []

test('whatever the ratings, strengths are whole and sane, and mirrored when the sides are', () => {
  for (const edge of EDGES)
    for (const tempo of [0.9, 1, 1.1]) {
      const both = [edge, -edge].map((one) => at(one, tempo)) as [MatchUp, MatchUp]
      const shooter = { sport: 'cs2', bestOf: 2, home: { maps: { cais: 50_000 } }, away: { maps: { cais: -50_000 } } } as const
      const all = [
        footballStrengths(both[0]),
        tennisStrengths(both[0], { gender: 'women', bestOf: 3 }),
        volleyballStrengths(both[0], { gender: 'men' }),
        basketballStrengths(both[0]),
        driveStrengths(both[0]),
        roundStrengths(both[0], shooter).map(({ attacking, defending }) => [attacking, defending]),
        arenaStrengths(both[0], { sport: 'dota2', bestOf: 2 }),
        fightStrengths(both[0], { rounds: 5 }),
      ]
      for (const number of numbersIn(all)) expect(Number.isInteger(number) && number > 0).toBe(true)
      const { goals } = footballStrengths(both[0])
      expect(Math.min(goals.home, goals.away)).toBeGreaterThan(300_000)
      expect(Math.max(goals.home, goals.away)).toBeLessThan(4_500_000)
      const serves = tennisStrengths(both[0], { gender: 'men', bestOf: 3 })
      for (const serve of [serves.home, serves.away]) expect(serve > 450_000 && serve < 760_000).toBe(true)
      for (const { attacking, defending } of roundStrengths(both[0], shooter))
        for (const chance of [attacking, defending]) expect(chance > 250_000 && chance < 750_000).toBe(true)
      const swap = <Value>({ home, away }: { home: Value; away: Value }): { home: Value; away: Value } => ({ home: away, away: home })
      expect(footballStrengths(both[1]).goals).toEqual(swap(goals))
      expect(driveStrengths(both[1])).toEqual(swap(driveStrengths(both[0])))
      expect(tennisStrengths(both[1], { gender: 'men', bestOf: 3 })).toEqual(swap(serves))
    }
})

test('no edge is out of bounds, whatever the ratings; home counts but on neutral ground', () => {
  const side = (rating: number): { rating: number; tempo: number } => ({ rating, tempo: 1000 })
  expect(matchUpOf('tennis', { home: side(3_000_000), away: side(0), isNeutral: true }).edge).toBe(MOST_EDGE)
  expect(matchUpOf('tennis', { home: side(0), away: side(3_000_000), isNeutral: false }).edge).toBe(-MOST_EDGE)
  expect(matchUpOf('basketball', { home: side(1_500_000), away: side(1_500_000), isNeutral: false }).edge).toBeCloseTo(0.1875)
  expect(matchUpOf('basketball', { home: side(1_500_000), away: side(1_500_000), isNeutral: true })).toEqual({ edge: 0, tempo: 1 })
})
