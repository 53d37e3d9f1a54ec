import { Seeded } from '@tucano/round/testing'
import type { Match, Sport } from '../markets/index.ts'
import { WEIGHTS } from '../models/model.ts'

/** The next state by one draw: also in the middle of a beat. Weights that do not add up are refused. */
function drawNext(match: Match, draws: Seeded): Match {
  const ways = match.ways()
  const sum = ways.reduce((sum, { weight }) => sum + weight, 0)
  if (sum !== WEIGHTS || ways.some(({ weight }) => !Number.isInteger(weight) || weight < 0))
    throw new RangeError(`weights of a beat come to ${sum}`)
  let left = draws.below(WEIGHTS)
  for (const { weight, next } of ways) {
    left -= weight
    if (left < 0) return next
  }
  throw new RangeError('nothing was drawn')
}

/** Every state of a match that is played from this seed, those in the middle of a beat among them; the last is its end. */
export function* historyOf(sport: Sport, strengths: unknown, seed: number): Generator<Match> {
  const draws = new Seeded(seed)
  let match = sport.start(strengths)
  for (yield match; !match.isOver; yield match) match = drawNext(match, draws)
}

/** One state in so many of a history, and its end. */
export function statesOf(sport: Sport, strengths: unknown, { seed, every }: { seed: number; every: number }): Match[] {
  const states = [...historyOf(sport, strengths, seed)]
  return states.filter((match, n) => match.isOver || n % every === seed % every)
}

/** The end of a match that is played from this seed, beat by beat. */
export function endOf(sport: Sport, strengths: unknown, draws: Seeded): Match {
  let match = sport.start(strengths)
  while (!match.isOver) match = match.beat(draws).next
  return match
}
