import { useLocation } from 'wouter'
import { readPlaySession } from '../features/limits/watch/queries.ts'
import { CheckTimer, RealityCheck } from '../features/limits/watch/reality-check.tsx'
import { useBalance } from '../features/wallet/use-balance.ts'
import { openCentre, useCentre } from './centres.ts'
import { TableWatch } from './table-watch.tsx'

/** Asks the member how it is going, and keeps a round that is under way in sight, wherever they are. */
export function PlayWatch() {
  const [, navigate] = useLocation()
  const { balance } = useBalance()
  const centre = useCentre((state) => state.centre)
  const signOut = (): void => void import('../features/session/sign-out.tsx').then(({ endSession }) => endSession(navigate))
  return (
    <>
      <TableWatch />
      <CheckTimer read={readPlaySession} />
      <RealityCheck
        balance={balance && { minor: BigInt(balance.sumBalance), symbol: balance.currencySymbol }}
        looksAtHistory={centre === 'member'}
        onHistory={() => openCentre('member', 'personalHistoryCopy')}
        onSignOut={signOut}
      />
    </>
  )
}
