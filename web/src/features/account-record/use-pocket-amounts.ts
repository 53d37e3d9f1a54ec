import type { RecordPocket } from '@tucano/contract/account-record'
import { useAmounts } from '#platform/amounts'

/** How amounts of a pocket are written: money, or points, which are whole. */
export function usePocketAmounts(pocket: RecordPocket): ReturnType<typeof useAmounts> {
  const money = useAmounts()
  if (pocket !== 'points') return money
  const whole = (minor: bigint | string): string => String(minor)
  return { amount: whole, signed: (minor) => (minor > 0n ? `+${minor}` : whole(minor).replace('-', '\u2212')) }
}
