import { type Card, type Game, type GameType, LIVE_VENDOR, lotteryVendors } from '@tucano/contract/lobby'
import { livePath, lotteryPath } from '@tucano/contract/pages'

/** Whatever can be started: a vendor of a menu, or a game of a list. */
export interface LaunchItem {
  gameType: GameType
  /** `VASSALAGE`: the vendor's list of games. */
  isGame: 'VASSALAGE' | 'GAME'
  defaultPlayType: string
  /** The specification's vendor and vassalage, which here are one. */
  vendor: string
  accountTypeName: string
  gameCode: string
}

export type Launch =
  /** First the login, and then there. */
  | { kind: 'login'; next: string | undefined }
  | { kind: 'route'; path: string }
  | { kind: 'popup'; vassalage: string; gameType: GameType }
  /** The rng lobby remembers which vendor was chosen. */
  | { kind: 'rng'; vassalage: string; path: string }

export const itemOfCard = ({ gameType, isGame, defaultPlayType, vassalage, accountTypeName, gameCode }: Card): LaunchItem => ({
  gameType,
  isGame,
  defaultPlayType,
  vendor: vassalage,
  accountTypeName,
  gameCode,
})

export const itemOfGame = ({ gameType, vassalage, accountTypeName, gameCode }: Game): LaunchItem => ({
  gameType,
  isGame: 'GAME',
  defaultPlayType: '',
  vendor: vassalage,
  accountTypeName,
  gameCode,
})

/** What happens when a vendor of a menu is pressed: slots have a lobby to choose from, everything else starts. Spec §2. */
export const launchOfVendor = (card: Card, signedIn: boolean): Launch =>
  card.gameType === 'RNG' ? startRng(card.vassalage) : startGame(itemOfCard(card), signedIn)

const startRng = (vassalage: string): Launch => ({ kind: 'rng', vassalage, path: `/rng?page=${encodeURIComponent(vassalage)}` })

/** Starting a game. Without a session nothing proceeds. Spec §4. */
export function startGame(item: LaunchItem, signedIn: boolean): Launch {
  const launch = item.gameType === 'LOTT' || item.gameType === 'ELOTT' ? startLottery(item) : launchThirdParty(item)
  if (signedIn) return launch
  return { kind: 'login', next: launch.kind === 'route' ? launch.path : undefined }
}

const ours = (name: string): boolean => (lotteryVendors as readonly string[]).includes(name)

function startLottery(item: LaunchItem): Launch {
  const { vendor, accountTypeName, gameCode, defaultPlayType: playType } = item
  if (!ours(vendor) && !ours(accountTypeName)) return launchThirdParty(item)
  return { kind: 'route', path: lotteryPath({ gameCode, vendor, playType }) }
}

/** Games that are a page among the site's pages; the others get the whole window. */
const WITH_HEADER: readonly GameType[] = ['SPORTS', 'ESPORTS']

function launchThirdParty({ isGame, vendor, gameType, gameCode }: LaunchItem): Launch {
  if (isGame === 'VASSALAGE') return { kind: 'popup', vassalage: vendor, gameType }
  if (vendor === LIVE_VENDOR) return { kind: 'route', path: livePath(gameCode) }
  const page = WITH_HEADER.includes(gameType) ? '/seamless' : '/game'
  return { kind: 'route', path: `${page}?${new URLSearchParams({ vendor, type: gameType, code: gameCode })}` }
}
