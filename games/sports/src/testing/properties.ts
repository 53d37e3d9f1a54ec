import { Seeded } from '@tucano/round/testing'
import { expect } from 'vitest'
import { type Book, type MarketByCell, type MarketNow, type Match, type OutcomeNow, type Sport } from '../markets/index.ts'
import { RESULTS } from '../markets/market.ts'
import { WEIGHTS } from '../models/model.ts'
import { fairOdds } from '../prices/margin.ts'
import { endOf, historyOf } from './histories.ts'

/** What each result is of a win. */
const WORTH = [1, 0.75, 0.5, 0.25, 0]
const VOID = RESULTS.indexOf('void')

const nameOf = ({ id, specifiers }: Pick<MarketNow, 'id' | 'specifiers'>): string => `${id} ${specifiers}`
const worthOf = ({ chances }: OutcomeNow): number => RESULTS.reduce((sum, result, n) => sum + chances[result] * WORTH[n]!, 0)

const NEAR = 1e-9
const differ = (one: number, other: number): boolean => !(Math.abs(one - other) < NEAR)

/** How many outcomes win in each cell, other than in those where all are void; and what each outcome is worth, cell by cell. */
function sumsByCell({ chances, outcomes }: MarketByCell): { winners: Set<number>; worths: number[] } {
  const winners = new Set<number>()
  const worths = outcomes.map(() => 0)
  for (let n = 0; n < chances.length; n++) {
    if (chances[n] === 0) continue
    let [sum, voids] = [0, 0]
    for (let k = 0; k < outcomes.length; k++) {
      const result = outcomes[k]!.results[n]!
      const worth = WORTH[result]!
      sum += worth
      if (result === VOID) voids++
      worths[k]! += chances[n]! * worth
    }
    if (voids < outcomes.length) winners.add(sum)
  }
  return { winners, worths }
}

/**
 * In every cell as many outcomes win as in any other, or all are void; the chances of an outcome add up to 1; and cells that a market puts together end alike.
 */
export function expectSound(book: Book): void {
  const offered = book.offered()
  expect(offered.length).toBeGreaterThan(0)
  const wrong: string[] = []
  for (const market of offered) {
    for (const { id, chances } of market.outcomes)
      if (
        differ(
          RESULTS.reduce((sum, result) => sum + chances[result], 0),
          1,
        )
      )
        wrong.push(`chances of ${nameOf(market)} ${id}`)
    const cells = book.byCell(market.id, market.specifiers)
    if (!cells) continue
    const { winners, worths } = sumsByCell(cells)
    if (winners.size !== 1) wrong.push(`winners of ${nameOf(market)}: ${[...winners].join()}`)
    for (const [k, outcome] of market.outcomes.entries())
      if (differ(worths[k]!, worthOf(outcome))) wrong.push(`${nameOf(market)} ${outcome.id} by cells`)
  }
  expect(wrong).toEqual([])
}

/** What two outcomes are worth adds up to 1, taken for chances. */
export function expectFairPairs(book: Book): void {
  for (const market of book.offered()) {
    if (market.outcomes.length !== 2) continue
    const sum = market.outcomes.reduce((sum, { chances }) => sum + 1 / fairOdds(chances), 0)
    expect(Math.abs(sum - 1), nameOf(market)).toBeLessThan(1e-9)
  }
}

/** Over falls as its line rises; the home side wins more with more of a handicap. */
export function expectLinesInOrder(book: Book): void {
  const groups = Map.groupBy(
    book.offered().filter(({ outcomes, specifiers }) => outcomes.length === 2 && /(?:^|\|)(?:total|hcp)=/.test(specifiers)),
    ({ id, specifiers }) => `${id} ${specifiers.replace(/(total|hcp)=[^|]*/, '$1')}`,
  )
  for (const [group, markets] of groups) {
    const name = group.includes('total') ? 'total' : 'hcp'
    const lineOf = ({ specifiers }: MarketNow): number => Number(new RegExp(`(?:^|\\|)${name}=([^|]*)`).exec(specifiers)?.[1])
    const inOrder = markets.toSorted((a, b) => lineOf(a) - lineOf(b)).map(({ outcomes }) => worthOf(outcomes[0]!))
    const sorted = name === 'total' ? inOrder.toSorted((a, b) => b - a) : inOrder.toSorted((a, b) => a - b)
    expect(inOrder, group).toEqual(sorted)
  }
}

/** The mean of what every market is worth after the next draw is what it is worth now. */
export function expectMartingale(match: Match): void {
  const ways = match.ways().filter(({ weight }) => weight > 0)
  const offered = match.book().offered()
  const means = offered.map(({ outcomes }) => outcomes.map(() => 0))
  for (const { weight, next } of ways) {
    const book = next.book()
    for (const [n, market] of offered.entries()) {
      const after = book.market(market.id, market.specifiers)
      if (!after) throw new RangeError(`${nameOf(market)} is gone`)
      for (const [k, outcome] of after.outcomes.entries()) means[n]![k]! += (weight / WEIGHTS) * worthOf(outcome)
    }
  }
  const wrong = offered.flatMap((market, n) =>
    market.outcomes.flatMap((outcome, k) =>
      differ(means[n]![k]!, worthOf(outcome)) ? [`${nameOf(market)} ${outcome.id}: ${worthOf(outcome)} becomes ${means[n]![k]!}`] : [],
    ),
  )
  expect(wrong).toEqual([])
}

const told = ({ outcomes }: MarketNow): string => outcomes.map(({ id, result }) => `${id} ${result}`).join()
const isSure = ({ outcomes }: MarketNow): boolean => outcomes.every(({ chances, result }) => result !== undefined && chances[result] === 1)

/** Whatever was offered on the way is decided at the end, and what was decided on the way stays so. */
export function expectDecided(sport: Sport, strengths: unknown, { seed, every }: { seed: number; every: number }): void {
  const seen = new Map<string, MarketNow>()
  const wrong: string[] = []
  let [end, n] = [sport.start(strengths), 0]
  for (const match of historyOf(sport, strengths, seed)) {
    end = match
    if (n++ % every > 0 && !match.isOver) continue
    const book = match.book()
    for (const [name, before] of seen) {
      const now = book.market(before.id, before.specifiers)
      if (!now || (before.isDecided && told(now) !== told(before))) wrong.push(`${name}: ${told(before)}, and then ${now && told(now)}`)
      else seen.set(name, now)
    }
    for (const market of book.offered()) seen.set(nameOf(market), market)
  }
  expect(wrong).toEqual([])
  expect(end.isOver).toBe(true)
  expect(end.book().offered()).toEqual([])
  expect(end.ways()).toEqual([])
  expect([...seen.values()].filter((market) => !market.isDecided || !isSure(market)).map(nameOf)).toEqual([])
}

/** Where the same is found when both sides change places. */
export type Mirror = (selection: { market: number; specifiers: string; outcome: string }) => {
  market: number
  specifiers: string
  outcome: string
}

const SIDES: Readonly<Record<string, string>> = {
  1: '3',
  3: '1',
  4: '5',
  5: '4',
  6: '8',
  8: '6',
  9: '11',
  11: '9',
  1714: '1715',
  1715: '1714',
}
const negative = (line: string): string => (line === '0' ? line : line.startsWith('-') ? line.slice(1) : `-${line}`)

/** Winners, next to score, double chances and handicaps; what is the same for both sides stays. */
export const mirrored: Mirror = ({ market, specifiers, outcome }) => ({
  market,
  specifiers: specifiers.replace(/hcp=([^|]*)/, (_, line: string) => `hcp=${negative(line)}`),
  outcome: SIDES[outcome] ?? outcome,
})

/** With the sides changed every price is found at the other side. */
export function expectMirrored(sport: Sport, [strengths, changed]: readonly [unknown, unknown], mirror: Mirror = mirrored): void {
  const other = sport.start(changed).book()
  const worths = (book: Book, { market, specifiers, outcome }: ReturnType<Mirror>): number | undefined => {
    const found = book.market(market, specifiers)?.outcomes.find(({ id }) => id === outcome)
    return found && worthOf(found)
  }
  const wrong: string[] = []
  for (const { id, specifiers, outcomes } of sport.start(strengths).book().offered())
    for (const outcome of outcomes) {
      const there = worths(other, mirror({ market: id, specifiers, outcome: outcome.id }))
      if (there === undefined || differ(there, worthOf(outcome)))
        wrong.push(`${id} ${specifiers} ${outcome.id}: ${worthOf(outcome)} and ${there}`)
    }
  expect(wrong).toEqual([])
}

/** In matches that are really played every outcome comes as often as its price says, within four deviations. */
export function expectCalibrated(sport: Sport, strengths: unknown, { seed, matches }: { seed: number; matches: number }): void {
  const draws = new Seeded(seed)
  const offered = sport.start(strengths).book().offered()
  const sums = offered.map(({ outcomes }) => outcomes.map(() => 0))
  for (let n = 0; n < matches; n++) {
    const book = endOf(sport, strengths, draws).book()
    for (const [n, { id, specifiers }] of offered.entries())
      for (const [k, outcome] of (book.market(id, specifiers)?.outcomes ?? []).entries()) sums[n]![k]! += worthOf(outcome)
  }
  const wrong: string[] = []
  for (const [n, market] of offered.entries())
    for (const [k, outcome] of market.outcomes.entries()) {
      const mean = worthOf(outcome)
      const squares = RESULTS.reduce((sum, result, n) => sum + outcome.chances[result] * (WORTH[n]! - mean) ** 2, 0)
      // Of what nearly never comes, one or two say nothing.
      const allowed = 4 * Math.sqrt(squares * matches) + 2
      if (Math.abs(sums[n]![k]! - mean * matches) > allowed)
        wrong.push(`${nameOf(market)} ${outcome.id}: ${sums[n]![k]!} of ${matches}, and not ${mean * matches}`)
    }
  expect(wrong).toEqual([])
}

/** How many matches a calibration plays; `SPORTS_MATCHES=100000 vitest run games/sports -t "as often" --testTimeout=36000000` for a long run. */
export const MATCHES = Number(process.env['SPORTS_MATCHES'] ?? 150)
