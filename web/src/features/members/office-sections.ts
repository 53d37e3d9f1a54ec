import { Scale, UserRoundSearch } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { AdjustmentsCount } from './adjustments/adjustments-count.tsx'

export const membersSection: OfficeSection = {
  path: 'membros',
  title: { PT: 'Membros', EN: 'Members' },
  icon: UserRoundSearch,
  role: ['support', 'cashier', 'compliance'],
  part: lazyPart('office-members', () => import('./members-section.tsx').then(({ MembersSection }) => MembersSection)),
}

export const adjustmentsSection: OfficeSection = {
  path: 'ajustes',
  title: { PT: 'Ajustes', EN: 'Adjustments' },
  icon: Scale,
  role: 'cashier',
  count: AdjustmentsCount,
  part: lazyPart('office-adjustments', () =>
    import('./adjustments/adjustments-section.tsx').then(({ AdjustmentsSection }) => AdjustmentsSection),
  ),
}
