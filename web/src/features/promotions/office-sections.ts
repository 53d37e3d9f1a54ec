import { Gift, Inbox, PiggyBank, ShieldAlert } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { ApplicationsCount, SuspicionsCount } from './office/queues/counts.tsx'

export const promotionsSection: OfficeSection = {
  path: 'promocoes',
  title: { PT: 'Promoções', EN: 'Promotions' },
  icon: Gift,
  role: ['support', 'cashier', 'compliance'],
  part: lazyPart('office-promotions', () => import('./office/promotions-section.tsx').then(({ PromotionsSection }) => PromotionsSection)),
}

export const promotionApplicationsSection: OfficeSection = {
  path: 'pedidos-de-promocao',
  title: { PT: 'Pedidos de promoção', EN: 'Applications' },
  icon: Inbox,
  role: ['support', 'cashier', 'compliance'],
  count: ApplicationsCount,
  part: lazyPart('office-promotion-applications', () =>
    import('./office/queues/applications-section.tsx').then(({ ApplicationsSection }) => ApplicationsSection),
  ),
}

export const suspicionsSection: OfficeSection = {
  path: 'suspeitas',
  title: { PT: 'Suspeitas', EN: 'Abuse' },
  icon: ShieldAlert,
  role: 'compliance',
  count: SuspicionsCount,
  part: lazyPart('office-suspicions', () =>
    import('./office/queues/suspicions-section.tsx').then(({ SuspicionsSection }) => SuspicionsSection),
  ),
}

export const liabilitySection: OfficeSection = {
  path: 'bonus',
  title: { PT: 'Bônus em aberto', EN: 'Open bonuses' },
  icon: PiggyBank,
  role: ['support', 'cashier', 'compliance'],
  part: lazyPart('office-liability', () =>
    import('./office/queues/liability-section.tsx').then(({ LiabilitySection }) => LiabilitySection),
  ),
}
