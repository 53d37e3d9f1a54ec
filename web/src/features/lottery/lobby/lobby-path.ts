import { pages } from '@tucano/contract/pages'
import type { PrizeMode } from '../queries.ts'

/** The lobby of a kind of lottery. */
export const lobbyPath = (prizeMode: PrizeMode): string =>
  prizeMode === 'ELOTT' ? pages.electronicLottery.path : pages.lobby.path.replace('$games', prizeMode)
