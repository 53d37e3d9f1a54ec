import type { AgentPage } from '@tucano/contract/agents'
import type { AgreementKind } from '@tucano/contract/agents/agreements'
import { lazyPart, type Part } from '#platform/chunk'
import type { Somebody } from './parts/find-field.tsx'

/** What a page of the centre can do with the centre. */
export interface AgentPageProps {
  /** Opens another page, about somebody if one is named. */
  goTo: (page: AgentPage, about?: Somebody) => void
  /** Whom the page was opened about. */
  about: Somebody | undefined
  /** Asks for a first payment password. */
  onPaymentPassword: () => void
}

const AgreementPage = lazyPart('agreements', () => import('./agreements/agreement-page.tsx').then((part) => part.AgreementPage))

/** Each page comes when it is first shown. */
export const agentPages: Record<Exclude<AgentPage, keyof typeof ofAgreements>, Part<AgentPageProps>> = {
  agentAnnouncement: lazyPart('agent-announcements', () =>
    import('./announcements/announcements-page.tsx').then((part) => part.AnnouncementsPage),
  ),
  teamOverview: lazyPart('team-overview', () => import('./overview/overview-page.tsx').then((part) => part.OverviewPage)),
  registerCenter: lazyPart('register-center', () => import('./register/register-page.tsx').then((part) => part.RegisterPage)),
  teamManagement: lazyPart('team-management', () => import('./people/people-page.tsx').then((part) => part.PeoplePage)),
  teamBetting: lazyPart('team-bets', () => import('./reports/bets-page.tsx').then((part) => part.BetsPage)),
  userProfit: lazyPart('team-profit', () => import('./reports/profit-page.tsx').then((part) => part.ProfitPage)),
  income: lazyPart('income', () => import('./reports/income-page.tsx').then((part) => part.IncomePage)),
  downlineAccount: lazyPart('downline-days', () => import('./reports/days-page.tsx').then((part) => part.DaysPage)),
}

/** Pages of agreements, and their kinds. */
export const ofAgreements = {
  dividendRecord: 'dividend',
  salaryDay: 'salaryDay',
  salaryHour: 'salaryHour',
  salaryLive: 'salaryLive',
} as const satisfies Partial<Record<AgentPage, AgreementKind>>

export { AgreementPage }
