import type { GameType } from '@tucano/contract/lobby'
import { lotteryPath } from '@tucano/contract/pages'
import { useSearchParams } from 'wouter'
import { categoriesOf, prizeModeOf } from '../features/lobby/categories.ts'
import { ClosedLobby } from '../features/lobby/closed-lobby.tsx'
import { ParametrisedLobbyPage } from '../features/lobby/lobby-page.tsx'
import { useMenuCategories } from '../features/lobby/menu-categories.ts'
import { LotteryLobby } from '../features/lottery/lobby/lottery-lobby.tsx'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { useProtected } from '#platform/protect'
import { Skeleton } from '#ui/card'
import { openCentre } from './centres.ts'

const Game = lazyPart('lottery-game', () => import('../features/lottery/bet/game-page.tsx').then((part) => part.LotteryGamePage))

const KINDS = ['LOTT', 'ELOTT'] as const satisfies readonly GameType[]

/** The kinds of lottery of which something can be opened. */
function useOpenKinds() {
  const open = categoriesOf(useMenuCategories()).map(({ key }) => key)
  return KINDS.filter((kind) => open.includes(kind))
}

function Lobby({ prizeMode }: { prizeMode: (typeof KINDS)[number] }) {
  const open = useOpenKinds()
  return open.includes(prizeMode) ? <LotteryLobby prizeMode={prizeMode} open={open} /> : <ClosedLobby gameType={prizeMode} />
}

/** `/lottery`: the game that the address names, or all of them. */
export function LotteryPage() {
  const [search] = useSearchParams()
  const open = useOpenKinds()
  const prizeMode = prizeModeOf(useMenuCategories())
  const protect = useProtected()
  if (!search.has('gameCode') || open.length === 0)
    return <Lobby prizeMode={open.includes(prizeMode) ? prizeMode : (open[0] ?? prizeMode)} />
  return (
    <Arriving fallback={<Skeleton height="480px" />}>
      <Game
        lobby={lotteryPath({})}
        onDeposit={() => protect(() => openCentre('member', 'depositv2'))}
        onRecord={() => protect(() => openCentre('member', 'personalHistoryCopy'))}
      />
    </Arriving>
  )
}

/** What `/lottery` shows at once comes at once: a game, where the address names one. */
export const loadLottery = (): Promise<unknown> => (new URLSearchParams(location.search).has('gameCode') ? Game.load() : Promise.resolve())

export const ElectronicLotteryPage = () => <Lobby prizeMode="ELOTT" />
export const ParametrisedLobby = () => <ParametrisedLobbyPage Lottery={Lobby} />
