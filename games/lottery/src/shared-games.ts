import type { Json, SharedGame } from '@tucano/round'
import { lotteryGames } from './games/all.ts'
import type { Play, Shape } from './play.ts'
import { FULL_SERIES, PLAIN_SERIES } from './prizes.ts'
import { shapes } from './shapes/all.ts'
import { isSent, sentLeaf } from './slip.ts'
import { readSlip, slipLeaf, slipPayout } from './slips.ts'

/** Goes up whenever what a result pays changes otherwise than by chances and odds. */
const VERSION = 1

const mathsOfPlay = ({ code, prizes }: Play): Json => [
  code,
  prizes.map(({ key, of, ways, outcomes, odds }) => {
    const full = odds(FULL_SERIES)
    return [key, of, String(ways), String(outcomes), `${full.over}/${full.under}`]
  }),
]

const mathsOf = ({ code, plays }: Shape): Json => ({
  game: 'lottery',
  version: VERSION,
  shape: code,
  plain: PLAIN_SERIES,
  plays: plays.map(mathsOfPlay),
})

const maths = new Map([...shapes].map(([code, shape]) => [code, mathsOf(shape)]))

/** Our own games, as whoever draws and whoever checks a draw has them. */
export const sharedGames: readonly SharedGame<string[]>[] = lotteryGames
  .filter(({ isOfficial }) => !isOfficial)
  .map(({ code, shape: shapeCode }) => {
    const shape = shapes.get(shapeCode)!
    return {
      code,
      maths: maths.get(shapeCode)!,
      draw: (draws) => [...shape.draw(draws)],
      leaf: ({ id, selections }) => (isSent(selections) ? sentLeaf(id, selections) : slipLeaf(id, readSlip(selections))),
      payout: ({ selections }, result) => (isSent(selections) ? 0n : slipPayout(readSlip(selections), result)),
    }
  })
