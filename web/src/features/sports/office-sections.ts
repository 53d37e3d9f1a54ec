import { ChartNoAxesCombined, Gavel, RadioTower, ShieldAlert, SlidersHorizontal } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { ActsCount } from './office/acts/acts-count.tsx'

const role = ['cashier', 'compliance'] as const

export const sportsRiskSection: OfficeSection = {
  path: 'risco',
  title: { PT: 'Risco de esportes', EN: 'Sports risk' },
  icon: ShieldAlert,
  role,
  part: lazyPart('office-sports-risk', () => import('./office/risk/risk-section.tsx').then(({ RiskSection }) => RiskSection)),
}

export const sportsActsSection: OfficeSection = {
  path: 'resultados',
  title: { PT: 'Anular e liquidar', EN: 'Void and settle' },
  icon: Gavel,
  role,
  count: ActsCount,
  part: lazyPart('office-sports-acts', () => import('./office/acts/acts-section.tsx').then(({ ActsSection }) => ActsSection)),
}

export const sportsLimitsSection: OfficeSection = {
  path: 'limites',
  title: { PT: 'Limites de esportes', EN: 'Sports limits' },
  icon: SlidersHorizontal,
  role,
  part: lazyPart('office-sports-limits', () => import('./office/limits/limits-section.tsx').then(({ LimitsSection }) => LimitsSection)),
}

export const sportsFeedSection: OfficeSection = {
  path: 'cotacoes',
  title: { PT: 'Feed de cotações', EN: 'Odds feed' },
  icon: RadioTower,
  role,
  part: lazyPart('office-sports-feed', () => import('./office/feed/feed-section.tsx').then(({ FeedSection }) => FeedSection)),
}

export const sportsReportSection: OfficeSection = {
  path: 'relatorio-esportes',
  title: { PT: 'Relatório de esportes', EN: 'Sports report' },
  icon: ChartNoAxesCombined,
  role,
  part: lazyPart('office-sports-report', () => import('./office/report/report-section.tsx').then(({ ReportSection }) => ReportSection)),
}
