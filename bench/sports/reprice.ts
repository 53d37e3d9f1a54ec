// What it takes to price a match again: all that is offered of it, from one outlook, by the state that it is in.
import { type PricedMarket, offerOf } from '@tucano/sports/proof'
import type { Match } from '@tucano/sports/markets'
import { type Figure, at, ms, spread } from './figure.ts'
import { type Matches, type StartedMatch, beatsOf } from './matches.ts'

const REPRICED_MS = 5
const WARM = 20
const SPORTS = 10

interface Timed {
  took: number
  offered: readonly PricedMarket[]
}

function price(match: Match): Timed {
  const began = performance.now()
  const offered = offerOf(match, match.book())
  return { took: performance.now() - began, offered }
}

/** Some states of matches, from the first beat to the last; the others are let go. */
function someOf(started: readonly StartedMatch[], states: number): Match[] {
  const beats = started.reduce((sum, one, seed) => sum + beatsOf(one, seed).reduce((many) => many + 1, 0), 0)
  const every = Math.max(1, Math.floor(beats / states))
  let n = 0
  return started.flatMap((one, seed) =>
    beatsOf(one, seed)
      .filter(({ isOver }) => !isOver && n++ % every === 0)
      .toArray(),
  )
}

/** States of some matches of each sport, from the first beat to the last. The first price of a match stands by itself: what its strengths alone decide is worked out for it, and is known from then on. */
export function measureRepricing({ start }: Matches, { states, matches }: { states: number; matches: number }): Figure[] {
  const bySport = Map.groupBy(start(SPORTS * matches), ({ code }) => code)
  return Array.from(bySport, ([code, started]) => {
    const first = started.map(({ match }) => price(match).took)
    const some = someOf(started, states)
    for (const match of some.slice(0, WARM)) price(match)
    let markets = 0
    const times = some.map((match) => {
      const { took, offered } = price(match)
      markets += offered.length
      return took
    })
    return {
      what: `${code} repriced: ${some.length} states, ${Math.round(markets / some.length)} markets each`,
      figure: `${spread(times)}; the first price of a match, p50 ${ms(at(first, 0.5))}`,
      asked: `${REPRICED_MS} ms`,
      isMet: at(times, 0.99) <= REPRICED_MS,
    }
  })
}
