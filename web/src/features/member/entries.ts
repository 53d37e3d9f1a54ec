import {
  ArrowLeftRight,
  BanknoteArrowDown,
  BanknoteArrowUp,
  ChartNoAxesCombined,
  Gift,
  History,
  type LucideIcon,
  Mail,
  ReceiptText,
  Target,
  Trophy,
  UserRound,
  UserRoundPlus,
  Wallet,
} from 'lucide-react'

/** The thirteen entries of the personal centre in the order of the specification; what belongs together stands together. */
export const entryGroups = [
  ['securityCenter'],
  ['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
  ['personalHistoryCopy', 'transactionHistory', 'personalProfit'],
  ['bonusDetails', 'rewardCenter', 'referral', 'missionLeaderboard'],
  ['messageV2'],
] as const

export type EntryKey = (typeof entryGroups)[number][number]

export const FIRST_ENTRY: EntryKey = 'securityCenter'

export const entryIcons: Record<EntryKey, LucideIcon> = {
  securityCenter: UserRound,
  transferFund: Wallet,
  depositv2: BanknoteArrowDown,
  withdraw: BanknoteArrowUp,
  transferUpline: ArrowLeftRight,
  personalHistoryCopy: History,
  transactionHistory: ReceiptText,
  personalProfit: ChartNoAxesCombined,
  bonusDetails: Gift,
  rewardCenter: Trophy,
  referral: UserRoundPlus,
  missionLeaderboard: Target,
  messageV2: Mail,
}
