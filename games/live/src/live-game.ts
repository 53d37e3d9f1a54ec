import type { Draws } from '@tucano/randomness'
import type { Json, Ratio } from '@tucano/round'
import { type Spot, mostOf, returnOf } from './spot.ts'

/** A game of which everybody at a table sees the same round. Pure: the result follows from the draws, what a bet pays from the result. */
export interface LiveGame<Result extends Json = Json> {
  kind: string
  /** Goes up whenever a result comes about differently, or pays differently otherwise than by its spots. */
  version: number
  spots: readonly Spot<Result>[]
  /** Where stakes go that members add by what they do in a round. */
  added?: readonly Spot<Result>[]
  /** By what was done in the round, where members play it; nothing before it is played. */
  draw: (draws: Draws, moves?: Json) => Result
  /** How long the result is played, in milliseconds. */
  playMs(result: Result): number
}

/** All that decides what bets on a game come to, for its digest. */
export const mathsOf = ({ kind, version, spots }: Pick<LiveGame, 'kind' | 'version' | 'spots'>): Json => ({
  game: 'live',
  kind,
  version,
  spots: spots.map(({ code, allWays, chances }) => [
    code,
    String(allWays),
    chances.map(({ comesTo, ways }) => [`${comesTo.over}/${comesTo.under}`, String(ways)]),
  ]),
})

/** What every spot gives back, and the most that it pays. */
export const figuresOf = ({ spots }: Pick<LiveGame, 'spots'>): { code: string; rtp: Ratio; most: Ratio }[] =>
  spots.map((spot) => ({ code: spot.code, rtp: returnOf(spot), most: mostOf(spot) }))
