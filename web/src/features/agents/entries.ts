import type { AgentPage } from '@tucano/contract/agents'
import {
  BookUser,
  CalendarDays,
  ChartNoAxesCombined,
  ChartPie,
  Clock3,
  History,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  UserRoundPlus,
  UsersRound,
  WalletMinimal,
  Zap,
} from 'lucide-react'

/** Pages of the centre in the order of its menu; what belongs together stands together. */
export const entryGroups: readonly (readonly AgentPage[])[] = [
  ['agentAnnouncement', 'teamOverview'],
  ['registerCenter', 'teamManagement'],
  ['teamBetting', 'userProfit', 'income', 'downlineAccount'],
  ['dividendRecord', 'salaryDay', 'salaryHour', 'salaryLive'],
]

/** How the team is doing is what everybody looks for first. */
export const FIRST_PAGE: AgentPage = 'teamOverview'

export const entryIcons: Record<AgentPage, LucideIcon> = {
  agentAnnouncement: Megaphone,
  teamOverview: ChartNoAxesCombined,
  registerCenter: UserRoundPlus,
  teamManagement: UsersRound,
  teamBetting: History,
  userProfit: ReceiptText,
  income: WalletMinimal,
  downlineAccount: BookUser,
  dividendRecord: ChartPie,
  salaryDay: CalendarDays,
  salaryHour: Clock3,
  salaryLive: Zap,
}
