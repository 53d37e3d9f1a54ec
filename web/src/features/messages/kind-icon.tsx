import {
  ArrowLeftRight,
  BanknoteArrowDown,
  BanknoteArrowUp,
  BellRing,
  Handshake,
  Hourglass,
  IdCard,
  Landmark,
  type LucideIcon,
  MailOpen,
  Percent,
  Medal,
  PackageCheck,
  PackageX,
  ShieldCheck,
  Sprout,
  Undo2,
  UsersRound,
} from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import styles from './kind-icon.module.css'

type Tone = 'plain' | 'forest' | 'sky' | 'alarm' | 'beak'

const icons: Record<string, [LucideIcon, Tone]> = {
  written: [MailOpen, 'plain'],
  welcome: [Sprout, 'beak'],
  depositCredited: [BanknoteArrowDown, 'forest'],
  depositRefused: [BanknoteArrowDown, 'alarm'],
  depositReturned: [BanknoteArrowDown, 'sky'],
  withdrawalApproved: [BanknoteArrowUp, 'sky'],
  withdrawalPaid: [BanknoteArrowUp, 'forest'],
  withdrawalRefused: [BanknoteArrowUp, 'alarm'],
  withdrawalFailed: [BanknoteArrowUp, 'alarm'],
  withdrawalToConfirm: [BanknoteArrowUp, 'beak'],
  limitChanged: [ShieldCheck, 'sky'],
  limitWaiting: [Hourglass, 'sky'],
  pauseStarted: [Hourglass, 'sky'],
  exclusionStarted: [Hourglass, 'sky'],
  documentsVerified: [IdCard, 'forest'],
  documentsRefused: [IdCard, 'alarm'],
  payeeAdded: [Landmark, 'sky'],
  transferReceived: [ArrowLeftRight, 'forest'],
  agreementOffered: [Handshake, 'beak'],
  agreementAnswered: [Handshake, 'sky'],
  agreementWithdrawn: [Handshake, 'plain'],
  agreementExpired: [Handshake, 'plain'],
  agreementEnds: [Handshake, 'alarm'],
  settlementPaid: [BanknoteArrowDown, 'forest'],
  settlementShort: [BanknoteArrowUp, 'alarm'],
  salaryOfDay: [BanknoteArrowDown, 'forest'],
  settlementReversed: [BanknoteArrowUp, 'alarm'],
  rebatesAsked: [Percent, 'beak'],
  rebatesAnswered: [Percent, 'sky'],
  teamMoved: [UsersRound, 'sky'],
  teamCame: [UsersRound, 'forest'],
  teamLeft: [UsersRound, 'plain'],
  teamGrew: [UsersRound, 'forest'],
  affiliateApproved: [Handshake, 'forest'],
  affiliateRefused: [Handshake, 'alarm'],
  madeAgent: [UsersRound, 'beak'],
  pointsExpiring: [Hourglass, 'sky'],
  goodsSent: [PackageCheck, 'forest'],
  goodsRefused: [PackageX, 'alarm'],
  roundVoided: [Undo2, 'sky'],
  rankReached: [Medal, 'beak'],
  rankLeft: [Medal, 'plain'],
}

/** What a message is about, at a glance. */
export function KindIcon({ kind }: { kind: string }) {
  const [Icon, tone] = icons[kind] ?? [BellRing, 'plain']
  return (
    <span className={classNames(styles.icon, styles[tone])} aria-hidden="true">
      <Icon />
    </span>
  )
}
