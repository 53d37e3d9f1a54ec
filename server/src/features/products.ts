import type { GameType } from '@tucano/contract/categories'
import type { OfProduct } from '#bonus/contribution'
import type { Catalogue } from '#catalogue/catalogue'
import type { Launcher } from '#catalogue/launcher'
import type { SoldRebates } from '#commissions/bet-rebates'
import type { TakesRounds } from '#catalogue/round-games'
import type { DrawnGame } from '#draws/advance'
import type { Certified } from '#fairness/maths'
import type { Seeds } from '#fairness/seeds'
import type { OpposedOfProduct } from '#links/opposed'
import type { Services } from '#platform/services'
import type { RoomKind } from '#rooms/kind'
import type { BetTeller } from '#records/bet-teller'
import { liveBets, liveDraws, liveLauncher, liveRooms } from './live/index.ts'
import { lotteryBets, lotteryDraws, lotteryLauncher, lotteryRebates } from './lottery/index.ts'
import { raffleDraws } from './promotions/index.ts'
import { opposedSportsBets, sportsBets, sportsLauncher } from './sports/index.ts'
import { STUDIO_PRODUCT, TABLES_BP, studioBets, studioContribution, studioLauncher, studioRounds } from './studios/index.ts'
import type { openVendors } from './vendors/index.ts'

/** What a product brings to the places where products meet. */
interface Product {
  /** Opens its games. */
  launcher?: Launcher
  /** How its bets are told in the record. */
  bets?: BetTeller
  /** How much of its stakes counts against what has to be staked, in basis points, by what its bets are filed under. All of it where nothing is said. */
  wageringBp?: Partial<Record<GameType, number>>
  /** What of a bet's stake counts for a bonus, and how much of that; nothing of bets that are not its own. */
  contribution?: OfProduct
  /** How pages tell what counts where it is not by what bets are filed under. */
  contributionTold?: Readonly<Record<string, number>>
  /** In which of its games rounds can be given. */
  takesRounds?: TakesRounds
  /** Its games that one draw decides for everybody. */
  drawnGames?: readonly DrawnGame[]
  /** Its bets that are sold with a rebate of their own. */
  rebates?: SoldRebates
  /** Which of its bets stand against one of the same person's, where that is not by an event of the books. */
  opposed?: OpposedOfProduct
  /** Its kinds of rooms. */
  roomKinds?: readonly RoomKind[]
}

interface OfProducts {
  services: Services
  seeds: Seeds
  /** Our own games, by their codes. */
  games: ReadonlyMap<string, Certified>
  /** Vendors elsewhere. */
  elsewhere: ReturnType<typeof openVendors>
  /** What is made of what they bring. */
  catalogue: () => Catalogue
}

/** The products. Another one is another line here; no place where they meet names it. */
export const buildProducts = ({ services, seeds, games, elsewhere, catalogue }: OfProducts): readonly Product[] => [
  { launcher: elsewhere.games, takesRounds: () => elsewhere.games.takesRounds() },
  {
    launcher: studioLauncher(games),
    bets: studioBets({ services, seeds, games }),
    wageringBp: { [STUDIO_PRODUCT]: 10_000 },
    contribution: studioContribution(services),
    contributionTold: { tables: TABLES_BP },
    takesRounds: studioRounds(games),
  },
  { drawnGames: [raffleDraws] },
  {
    launcher: lotteryLauncher(services),
    bets: lotteryBets(services, catalogue),
    drawnGames: lotteryDraws,
    rebates: lotteryRebates,
  },
  { launcher: liveLauncher(services), bets: liveBets(services), drawnGames: liveDraws, roomKinds: liveRooms(services) },
  { launcher: sportsLauncher(services), bets: sportsBets(services, catalogue), opposed: opposedSportsBets },
]
