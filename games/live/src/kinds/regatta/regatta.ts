import { pickWeighted } from '@tucano/randomness'
import { type Json, type Ratio, ratio } from '@tucano/round'
import { type LiveGame, mathsOf } from '../../live-game.ts'
import { LOST, type Spot } from '../../spot.ts'
import { type Finish, type Finishes, everyFinish, readableOdds } from './odds.ts'
import { MARKS, PHOTO_OF, drawRace } from './race.ts'
import { RAFTS, WEIGHTS, WINDS, type Wind } from './rafts.ts'

/** The order of the rafts by their numbers, and how they sailed: metres of each, at the start and at every mark. */
export type RegattaResult = { wind: Wind; order: number[]; photo: boolean; progress: number[][] }

const NUMBERS = RAFTS.map(({ number }) => number)
const MARK_MS = 1000
const PHOTO_MS = 3000

function spot(code: string, chance: Ratio, holds: (result: RegattaResult) => boolean): Spot<RegattaResult> {
  const odds = readableOdds(chance)
  return {
    code,
    comesTo: (result) => (holds(result) ? odds : LOST),
    chances: [{ comesTo: odds, ways: chance.over }],
    allWays: chance.under,
  }
}

/** What is decided by the order alone. */
type OnOrder = [code: string, holds: (finish: Pick<Finish, 'order'>) => boolean]

const ON_ORDER: readonly OnOrder[] = [
  ...NUMBERS.map((raft): OnOrder => [`winner-${raft}`, ({ order }) => order[0] === raft]),
  ...NUMBERS.map((raft): OnOrder => [`place-${raft}`, ({ order }) => order[0] === raft || order[1] === raft]),
  ...NUMBERS.flatMap((first) =>
    NUMBERS.filter((second) => second !== first).map((second): OnOrder => [
      `dupla-${first}-${second}`,
      ({ order }) => order[0] === first && order[1] === second,
    ]),
  ),
  ...NUMBERS.map((raft): OnOrder => [`last-${raft}`, ({ order }) => order.at(-1) === raft]),
  ['odd', ({ order }) => order[0]! % 2 === 1],
  ['even', ({ order }) => order[0]! % 2 === 0],
]

const chanceOf = ({ all, each }: Finishes, holds: OnOrder[1]): Ratio =>
  ratio(
    each.reduce((sum, finish) => (holds(finish) ? sum + finish.ways : sum), 0n),
    all,
  )

/** One raft after the other, each as often as it weighs among those that are left. */
function drawOrder(draws: Parameters<typeof pickWeighted>[0], weights: readonly number[]): number[] {
  const left = NUMBERS.map((raft, n) => ({ raft, weight: weights[n]! }))
  return NUMBERS.map(() => {
    const next = pickWeighted(
      draws,
      left.map(({ weight }) => weight),
    )
    return left.splice(next, 1)[0]!.raft
  })
}

function regattaIn(wind: Wind): LiveGame<RegattaResult> {
  const weights = WEIGHTS[wind]
  const finishes = everyFinish(weights)
  return {
    kind: 'regatta',
    version: 1,
    spots: [
      ...ON_ORDER.map(([code, holds]) => spot(code, chanceOf(finishes, holds), holds)),
      spot('photo', ratio(1, PHOTO_OF), ({ photo }) => photo),
    ],
    // The order comes first; the race is drawn so that it ends in it.
    draw: (draws) => {
      const order = drawOrder(draws, weights)
      return { wind, order, ...drawRace(draws, order) }
    },
    playMs: ({ photo }) => MARKS * MARK_MS + (photo ? PHOTO_MS : 0),
  }
}

const games = new Map<Wind, LiveGame<RegattaResult>>()

/** The race as it is sailed in a wind, with its odds. They are counted when they are first asked for. */
export function regattaOf(wind: Wind): LiveGame<RegattaResult> {
  const game = games.get(wind) ?? regattaIn(wind)
  games.set(wind, game)
  return game
}

/** All that decides what bets come to where winds take turns, for its digest. */
export const regattaMaths = (): Json => ({
  game: 'live',
  kind: 'regatta',
  version: 1,
  winds: WINDS.map((wind) => [wind, mathsOf(regattaOf(wind))]),
})
