import { CircleDot, ListChecks } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { WaitingCount } from './office/waiting-count.tsx'

export const lotteryGamesSection: OfficeSection = {
  path: 'loterias',
  title: { PT: 'Loterias', EN: 'Lotteries' },
  icon: CircleDot,
  role: ['cashier', 'compliance'],
  part: lazyPart('office-lottery-games', () => import('./office/games-section.tsx').then(({ GamesSection }) => GamesSection)),
}

export const lotteryDrawsSection: OfficeSection = {
  path: 'concursos',
  title: { PT: 'Concursos', EN: 'Draws' },
  icon: ListChecks,
  role: ['cashier', 'compliance'],
  count: WaitingCount,
  part: lazyPart('office-lottery-draws', () => import('./office/draws-section.tsx').then(({ DrawsSection }) => DrawsSection)),
}
