import { isClosed } from '@tucano/brand'
import { type LotteryGame as ToldGame, FOREIGN_LOTTERIES } from '@tucano/contract/lottery'
import { type LotteryGame, lotteryGames } from '@tucano/lottery'
import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

type ClosedFor = NonNullable<ToldGame['closedFor']>

const byCode: ReadonlyMap<string, LotteryGame> = new Map(lotteryGames.map((game) => [game.code, game]))
const FOREIGN: ReadonlySet<string> = new Set(FOREIGN_LOTTERIES)

export const findGame = (code: string): LotteryGame | undefined => byCode.get(code)

export function gameOf(code: string): LotteryGame {
  const game = byCode.get(code)
  if (!game) throw new Fault('game.unknown')
  return game
}

/** What bets on a game are filed under. */
export const productOf = ({ vendor }: Pick<LotteryGame, 'vendor'>): 'LOTT' | 'ELOTT' =>
  vendor === 'ELOTT' || vendor === 'TCG_SEA' ? 'ELOTT' : 'LOTT'

const isForeign = ({ vendor, isOfficial }: Pick<LotteryGame, 'vendor' | 'isOfficial'>): boolean => isOfficial || FOREIGN.has(vendor)

/** Why a game takes no bets, whatever operators say: the law, or nothing that would tell its results. */
export function closedByNature({ brand, configuration }: Pick<Services, 'brand' | 'configuration'>, game: LotteryGame): ClosedFor | null {
  if (isClosed(brand.jurisdiction.profile, 'foreignLottery') && isForeign(game)) return 'law'
  const hasResults = game.isOfficial
    ? brand.lottery.official || configuration.lotteryResults.length > 0
    : configuration.beacon !== undefined
  return hasResults ? null : 'results'
}

/** Games that operators have closed. */
export async function readClosed(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('lottery.games').select('code').where('closed_at', 'is not', null).execute()
  return new Set(rows.map(({ code }) => code))
}

/** Why a game takes no bets. */
export function closedFor(
  services: Pick<Services, 'brand' | 'configuration'>,
  game: LotteryGame,
  closed: ReadonlySet<string>,
): ClosedFor | null {
  return closedByNature(services, game) ?? (closed.has(game.code) ? 'operator' : null)
}
