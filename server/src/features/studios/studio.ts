import { isDeepStrictEqual } from 'node:util'
import type { EngineName, StudioRound, ViewOf } from '@tucano/contract/studios'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import { BadMove, type Game, type Given, type Json, type Run } from '@tucano/round'
import type { Draws } from '@tucano/randomness'
import type { Plays } from '#betting/play'
import type { Catalogue } from '#catalogue/catalogue'
import type { CatalogueGame } from '#catalogue/rows'
import type { Snapshot } from '#catalogue/snapshot'
import type { Certified } from '#fairness/maths'
import type { Seeds } from '#fairness/seeds'
import type { RunningPool } from '#jackpot/pool'
import type { SignedIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { checkMove } from './check-move.ts'

/** Whether a round may wait for its player, or for its time. */
export const mayWait = ({ abandon, ends }: Pick<Game, 'abandon' | 'ends'>): boolean => abandon !== undefined || ends !== undefined

/** What their bets are filed under. */
export const STUDIO_PRODUCT = 'RNG'

/** What our own games are played with. */
export interface Studio {
  services: Services
  plays: Plays
  seeds: Seeds
  pool: RunningPool
  catalogue: Catalogue
  games: ReadonlyMap<string, Certified>
}

export function gameOf({ games }: Studio, code: string): Certified {
  const known = games.get(code)
  if (!known) throw new Fault('game.unknown')
  return known
}

/** Our games by their codes, as the catalogue of the moment has them. */
const found = new WeakMap<Snapshot, Map<string, CatalogueGame>>()

/** The game's place in the catalogue. */
export async function inCatalogue({ catalogue }: Studio, code: string): Promise<CatalogueGame> {
  const snapshot = await catalogue.read()
  let games = found.get(snapshot)
  if (!games) {
    games = new Map(snapshot.find({ gameType: STUDIO_PRODUCT }).map((game) => [game.row.code, game]))
    found.set(snapshot, games)
  }
  const game = games.get(code)
  if (!game) throw new Fault('game.unknown')
  return game
}

/** The same, if it may be played now. */
export async function openInCatalogue(studio: Studio, code: string): Promise<CatalogueGame> {
  const game = await inCatalogue(studio, code)
  if (game.shown.pt.state !== 'open') throw new Fault('game.maintenance')
  return game
}

/** Trial accounts play the same games for chips. */
export const currencyOf = ({ services }: Studio, { type }: Pick<SignedIn, 'type'>): string =>
  type === TRIAL_TYPE ? PLAY_CURRENCY : services.brand.currency.code

/** Whatever a game says of a move is told to whoever made it. */
function refusingMoves<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadMove) throw new Fault('move.invalid', { fields: [{ field: `move.${error.field}`, problem: error.message }] })
    throw error
  }
}

/** Reads the move that opens a round, and whether its stake may be. */
export function readOpening({ engine, readMove, stakeOf, stakes }: Game, asked: unknown): { move: unknown; stake: bigint } {
  checkMove(engine, 'opening', asked)
  const move = refusingMoves(() => readMove(asked, true))
  const stake = refusingMoves(() => stakeOf(move))
  const { unit, min, max } = stakes
  if (stake < BigInt(min) || stake > BigInt(max) || stake % BigInt(unit) !== 0n)
    throw new Fault('stake.invalid', {
      fields: [{ field: 'move.stake', problem: `from ${min} to ${max}, in steps of ${unit}` }],
      value: { unit: String(unit), min: String(min), max: String(max) },
    })
  return { move, stake }
}

/** Reads a move that goes on with a round. */
export function readStep({ engine, readMove }: Game, asked: unknown): Json {
  checkMove(engine, 'step', asked)
  return refusingMoves(() => readMove(asked, false))
}

export const runGame = (game: Game, moves: readonly unknown[], draws: Draws, given: Given): Run =>
  refusingMoves(() => game.run(moves as never, draws, given))

export const sameMove = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b)

interface Shown {
  roundId: string
  gameCode: string
  nonce: number
  step: number
  run: Run
  elapsedMs?: number
  pocket: StudioRound['pocket']
  balance: bigint
}

/** What a round draws on, by the kind of account and whether a ticket has paid. A wallet at the studio is the member's own money, too. */
export const pocketOf = ({ kind, isFree }: { kind: string; isFree: boolean }): StudioRound['pocket'] =>
  isFree ? 'free' : kind === 'bonus' ? 'bonus' : 'cash'

export const showRound = ({ roundId, gameCode, nonce, step, run, elapsedMs = 0, pocket, balance }: Shown): StudioRound => ({
  roundId,
  gameCode,
  nonce,
  step,
  stake: String(run.stake),
  payout: String(run.payout),
  over: run.over,
  // Each game says what its engine says: shapes.test.ts plays all of them.
  view: run.view as ViewOf<EngineName>,
  options: run.options.map(({ move, cost }) => ({ move, cost: String(cost) })),
  elapsedMs,
  pocket,
  balance: String(balance),
})
