import { BanknoteArrowUp } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { WithdrawalsCount } from './office/withdrawals-count.tsx'

export const withdrawalsSection: OfficeSection = {
  path: 'saques',
  title: { PT: 'Saques', EN: 'Withdrawals' },
  icon: BanknoteArrowUp,
  role: 'cashier',
  count: WithdrawalsCount,
  part: lazyPart('office-withdrawals', () =>
    import('./office/withdrawals-section.tsx').then(({ WithdrawalsSection }) => WithdrawalsSection),
  ),
}
