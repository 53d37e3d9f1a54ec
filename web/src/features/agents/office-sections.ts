import { BadgePercent, Handshake, Network } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { AffiliatesCount } from './office/affiliates/affiliates-count.tsx'
import { SettlementsCount } from './office/settlements/settlements-count.tsx'

export const agentsSection: OfficeSection = {
  path: 'agentes',
  title: { PT: 'Agentes', EN: 'Agents' },
  icon: Network,
  role: ['support', 'cashier', 'compliance'],
  moduleId: 'AGENT3',
  part: lazyPart('office-agents', () => import('./office/agents/agents-section.tsx').then(({ AgentsSection }) => AgentsSection)),
}

export const affiliatesSection: OfficeSection = {
  path: 'afiliados',
  title: { PT: 'Afiliados', EN: 'Affiliates' },
  icon: Handshake,
  role: 'compliance',
  moduleId: 'AFFMAN3',
  count: AffiliatesCount,
  part: lazyPart('office-affiliates', () =>
    import('./office/affiliates/affiliates-section.tsx').then(({ AffiliatesSection }) => AffiliatesSection),
  ),
}

export const settlementsSection: OfficeSection = {
  path: 'apuracoes',
  title: { PT: 'Apurações', EN: 'Settlements' },
  icon: BadgePercent,
  role: 'cashier',
  moduleId: 'AGENT3',
  count: SettlementsCount,
  part: lazyPart('office-settlements', () =>
    import('./office/settlements/settlements-section.tsx').then(({ SettlementsSection }) => SettlementsSection),
  ),
}
