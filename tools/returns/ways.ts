import { type KenoSheet, type PlinkoSheet, arcadeGames, playSome } from '@tucano/arcade'
import { type Game, type Json, type Run, approximate } from '@tucano/round'
import { type LineSlot, type WaySlot, figuresOf, lineSlots, slotGame, waySlots } from '@tucano/slots'
import { playBest, tableGames } from '@tucano/table'

/** A way to play a game, and what it gives back. */
export interface Way {
  game: Game
  name: string
  /** What comes back of the stake that opens a round, extra stakes taken off: where the two differ, it is somewhere between them. */
  least: number
  most: number
  opening: Json
  /** What is decided whenever a round waits. */
  play: (run: Run) => Json
  /** Where it is computed: how much a round swings, how many of the rounds pay, and what no round exceeds, times the stake. */
  deviation?: number
  hitRate?: number
  maximum?: number
}

export interface Playable {
  code: string
  ways: () => Way[]
}

const returnOf = ({ returns }: Game, name: string): number => approximate(returns.find(({ way }) => way === name)!.rtp)

function waysOfLines(slot: LineSlot): Way[] {
  const { hitRate, maximum, deviations } = figuresOf(slot.model)
  const game = slotGame(slot) as unknown as Game
  return deviations.map((deviation, choice) => {
    const name = deviations.length > 1 ? `choose:${choice}` : slot.jackpotBp === undefined ? 'best' : 'withoutJackpot'
    return { ...slotWay(game, name, choice), deviation, hitRate, maximum: maximum / slot.sheet.cost }
  })
}

function waysOfWays(slot: WaySlot): Way[] {
  const { hitRate, deviation, maximum } = slot.figures()
  const game = slotGame(slot) as unknown as Game
  const name = slot.jackpotBp === undefined ? 'best' : 'withoutJackpot'
  return [{ ...slotWay(game, name, 0), deviation, hitRate, maximum: maximum / slot.sheet.cost }]
}

function slotWay(game: Game, name: string, choose: number): Way {
  const rtp = returnOf(game, name)
  return { game, name, least: rtp, most: rtp, opening: { stake: String(game.stakes.min) }, play: () => ({ choose }) }
}

/** Bets of the tables by which of their returns they have. Where there are several ways, it is the one that the game's own player plays. */
function waysOfTable(game: Game): Way[] {
  const stake = String(game.stakes.min)
  const play = playBest(game) ?? nothingAsked
  const way = (name: string, opening: Json): Way => {
    const rtp = returnOf(game, name)
    return { game, name, least: rtp, most: rtp, opening, play }
  }
  if (game.engine === 'roulette') return [way('best', { bets: [{ kind: 'straight', numbers: [7], stake }] })]
  if (game.engine === 'baccarat') return ['banker', 'player', 'tie'].map((on) => way(on, { bets: [{ on, stake }] }))
  return [way(game.engine === 'holdem' ? 'simple' : 'best', { stake })]
}

function waysOfArcade(game: Game): Way[] {
  const stake = String(game.stakes.min)
  const play = playSome[game.code] ?? nothingAsked
  const rtps = game.returns.map(({ rtp }) => approximate(rtp))
  const [least, most] = [Math.min(...rtps), Math.max(...rtps)]
  const within = (name: string, chosen: Record<string, Json>): Way => ({ game, name, least, most, opening: { stake, ...chosen }, play })
  const exact = (name: string, rtpBp: number, chosen: Record<string, Json>): Way => ({
    ...within(name, chosen),
    least: rtpBp / 10_000,
    most: rtpBp / 10_000,
  })
  switch (game.engine) {
    case 'plinko':
      return (game.sheet as PlinkoSheet).tables.map(({ rows, risk, rtpBp }) => exact(`${rows} ${risk}`, rtpBp, { rows, risk }))
    case 'keno':
      return (game.sheet as KenoSheet).tables.map(({ rtpBp }, n) =>
        exact(`${n + 1} picks`, rtpBp, { picks: Array.from({ length: n + 1 }, (_, pick) => pick * 4 + 1) }),
      )
    case 'mines':
      return [1, 3, 10].map((mines) => within(`${mines} mines`, { mines }))
    case 'dice':
      return [exact('under 48.50', 9700, { side: 'under', target: 4850 }), exact('over 79.99', 9700, { side: 'over', target: 7999 })]
    case 'crash':
      return [200, 1000].map((auto) => within(`until ${auto / 100}`, { auto }))
    default:
      return [within('likelier', {})]
  }
}

const nothingAsked = (): never => {
  throw new Error('nothing is decided in this game')
}

/** Every game, and the ways in which it is simulated. What it takes to compute them is done when they are asked for. */
export const playables: Playable[] = [
  ...lineSlots.map((slot) => ({ code: slot.code, ways: () => waysOfLines(slot) })),
  ...waySlots.map((slot) => ({ code: slot.code, ways: () => waysOfWays(slot) })),
  ...tableGames.map((game) => ({ code: game.code, ways: () => waysOfTable(game) })),
  ...arcadeGames.map((game) => ({ code: game.code, ways: () => waysOfArcade(game) })),
]
