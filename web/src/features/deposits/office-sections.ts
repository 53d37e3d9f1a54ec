import { BanknoteArrowDown } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { DepositsCount } from './office/deposits-count.tsx'

export const depositsSection: OfficeSection = {
  path: 'depositos',
  title: { PT: 'Depósitos', EN: 'Deposits' },
  icon: BanknoteArrowDown,
  role: 'cashier',
  count: DepositsCount,
  part: lazyPart('office-deposits', () => import('./office/deposits-section.tsx').then(({ DepositsSection }) => DepositsSection)),
}
