import { TRIAL_TYPE } from '@tucano/contract/member'
import { JackpotAmount } from '../features/jackpot/jackpot-amount.tsx'
import { StudioGame } from '../features/studios/studio-game.tsx'
import { useFreeRounds } from '../features/rewards/use-free-rounds.ts'
import { useBalance } from '../features/wallet/use-balance.ts'
import { useHidden } from '../features/wallet/use-hidden.ts'
import { useProtected } from '#platform/protect'
import { useSession } from '#platform/session'
import { openCentre } from './centres.ts'

/** A game of our own, with the member's wallet. */
export function OwnGame({ gameCode, vassalage }: { gameCode: string; vassalage: string }) {
  const { balance } = useBalance()
  const { hidden } = useHidden()
  const protect = useProtected()
  // The jackpot is for money only.
  const freeRounds = useFreeRounds(gameCode)
  const isTrial = useSession(({ member }) => member?.type === TRIAL_TYPE)
  return (
    <StudioGame
      gameCode={gameCode}
      vassalage={vassalage}
      wallet={balance}
      freeRounds={freeRounds}
      isBalanceHidden={hidden}
      jackpot={isTrial ? null : <JackpotAmount />}
      onDeposit={() => protect(() => openCentre('member', 'depositv2'))}
      onRecord={() => protect(() => openCentre('member', 'personalHistoryCopy'))}
    />
  )
}
