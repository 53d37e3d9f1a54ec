import { SessionPanel } from '../features/limits/watch/session-panel.tsx'
import { useBalance } from '../features/wallet/use-balance.ts'

/** How the session goes, in the currency that is played with. */
export function SessionPlay({ look }: { look: 'chip' | 'row' }) {
  const { balance } = useBalance()
  return <SessionPanel look={look} symbol={balance?.currencySymbol} />
}
