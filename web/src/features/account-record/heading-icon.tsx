import type { Heading } from '@tucano/contract/account-record'
import {
  ArrowLeftRight,
  BanknoteArrowDown,
  BanknoteArrowUp,
  Dices,
  Gift,
  Handshake,
  type LucideIcon,
  Percent,
  Scale,
  Trophy,
} from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import styles from './heading-icon.module.css'

const icons: Record<Heading, LucideIcon> = {
  bets: Dices,
  deposits: BanknoteArrowDown,
  withdrawals: BanknoteArrowUp,
  transfers: ArrowLeftRight,
  bonuses: Gift,
  commissions: Handshake,
  rebates: Percent,
  adjustments: Scale,
}

/** What a movement is filed under, and which way the money went. */
export function HeadingIcon({ heading, out }: { heading: Heading; out: boolean }) {
  const Icon = heading === 'bets' && !out ? Trophy : icons[heading]
  return (
    <span className={classNames(styles.icon, !out && styles.in)} aria-hidden="true">
      <Icon />
    </span>
  )
}
