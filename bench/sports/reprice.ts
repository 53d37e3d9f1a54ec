// What it takes to price a match again: all that is offered of it, from one outlook, by the state that it is in.
import { offerOf } from '@tucano/sports/proof'
import { type Figure, at, spread } from './figure.ts'
import { type Matches, beatsOf } from './matches.ts'

const REPRICED_MS = 5
const WARM = 20
const SPORTS = 10

/** States of some matches of each sport, from the first beat to the last, each priced as for the first time. */
export function measureRepricing({ start }: Matches, { states, matches }: { states: number; matches: number }): Figure[] {
  const bySport = Map.groupBy(start(SPORTS * matches), ({ code }) => code)
  return Array.from(bySport, ([code, started]) => {
    const all = started.flatMap((one, seed) => [...beatsOf(one, seed)].filter(({ isOver }) => !isOver))
    const every = Math.max(1, Math.floor(all.length / states))
    const some = all.filter((_, n) => n % every === 0)
    for (const match of some.slice(0, WARM)) offerOf(match, match.book())
    let markets = 0
    const times = some.map((match) => {
      const began = performance.now()
      markets += offerOf(match, match.book()).length
      return performance.now() - began
    })
    return {
      what: `${code} repriced: ${some.length} states, ${Math.round(markets / some.length)} markets each`,
      figure: spread(times),
      asked: `${REPRICED_MS} ms`,
      isMet: at(times, 0.99) <= REPRICED_MS,
    }
  })
}
