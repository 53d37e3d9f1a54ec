import { PackageCheck, Store } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { RedemptionsCount } from './office/redemptions-count.tsx'

export const redemptionsSection: OfficeSection = {
  path: 'resgates',
  title: { PT: 'Resgates', EN: 'Orders of goods' },
  icon: PackageCheck,
  role: ['support', 'compliance'],
  moduleId: 'PTSYS3',
  count: RedemptionsCount,
  part: lazyPart('office-redemptions', () =>
    import('./office/redemptions-section.tsx').then(({ RedemptionsSection }) => RedemptionsSection),
  ),
}

export const goodsSection: OfficeSection = {
  path: 'loja',
  title: { PT: 'Loja de pontos', EN: 'Point shop' },
  icon: Store,
  role: ['support', 'compliance'],
  moduleId: 'PTSYS3',
  part: lazyPart('office-goods', () => import('./office/goods-section.tsx').then(({ GoodsSection }) => GoodsSection)),
}
