import { PenLine } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { useSite } from '#platform/site'
import { affiliatesSection, agentsSection, settlementsSection } from '../features/agents/office-sections.ts'
import { loungeSection } from '../features/chat/office-sections.ts'
import { depositsSection } from '../features/deposits/office-sections.ts'
import { documentsSection } from '../features/documents/office-sections.ts'
import { liveChatsSection, liveTablesSection, liveVoidsSection } from '../features/live/office-sections.ts'
import { lotteryDrawsSection, lotteryGamesSection } from '../features/lottery/office-sections.ts'
import { adjustmentsSection, membersSection } from '../features/members/office-sections.ts'
import { messagesSection } from '../features/messages/office-sections.ts'
import { journalSection, operatorsSection } from '../features/operators/office-sections.ts'
import { OperatorFrame } from '../features/operators/operator-frame.tsx'
import { goodsSection, redemptionsSection } from '../features/points/office-sections.ts'
import {
  liabilitySection,
  promotionApplicationsSection,
  promotionsSection,
  suspicionsSection,
} from '../features/promotions/office-sections.ts'
import {
  sportsActsSection,
  sportsFeedSection,
  sportsLimitsSection,
  sportsReportSection,
  sportsRiskSection,
} from '../features/sports/office-sections.ts'
import { supportSection } from '../features/support/office-sections.ts'
import { withdrawalsSection } from '../features/withdrawals/office-sections.ts'

/** Its previews are drawn by what draws the site, and so it is put together here. */
const contentSection: OfficeSection = {
  path: 'conteudo',
  title: { PT: 'Conteúdo', EN: 'Content' },
  icon: PenLine,
  role: 'support',
  part: lazyPart('office-content', () => import('./office-content.tsx').then(({ OfficeContent }) => OfficeContent)),
}

/** The sections of the back office, in the order of its rail. Another one is another line here. */
const sections: readonly OfficeSection[] = [
  supportSection,
  loungeSection,
  liveChatsSection,
  messagesSection,
  depositsSection,
  withdrawalsSection,
  documentsSection,
  membersSection,
  adjustmentsSection,
  promotionsSection,
  promotionApplicationsSection,
  suspicionsSection,
  liabilitySection,
  redemptionsSection,
  goodsSection,
  lotteryDrawsSection,
  lotteryGamesSection,
  liveTablesSection,
  liveVoidsSection,
  sportsRiskSection,
  sportsActsSection,
  sportsLimitsSection,
  sportsFeedSection,
  sportsReportSection,
  agentsSection,
  affiliatesSection,
  settlementsSection,
  contentSection,
  operatorsSection,
  journalSection,
]

/** The back office: whoever works for the brand works here. */
export function OperatorPage() {
  const flags = useSite((state) => state.flags)
  return <OperatorFrame sections={sections.filter(({ moduleId }) => moduleId === undefined || flags[moduleId])} />
}
