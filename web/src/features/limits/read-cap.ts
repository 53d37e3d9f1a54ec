import { type LimitKind, type LimitPeriod, timeMost } from '@tucano/contract/limits'

const MINUTES = 60n
/** A whole number that somebody typed; thousands may have their sign. */
export function readCount(text: string): bigint | undefined {
  const plain = text.replaceAll(/\s/g, '').replaceAll(/[.,](?=\d{3}(\D|$))/g, '')
  return /^\d{1,9}$/.test(plain) ? BigInt(plain) : undefined
}

/** Hours and minutes that somebody typed, in minutes; either may be left empty. More than the period has is no answer. */
export function readTime({ hours, minutes }: { hours: string; minutes: string }, period: LimitPeriod): bigint | undefined {
  if (hours.trim() === '' && minutes.trim() === '') return undefined
  const [whole, rest] = [readCount(hours.trim() || '0'), readCount(minutes.trim() || '0')]
  if (whole === undefined || rest === undefined || (rest >= MINUTES && whole > 0n)) return undefined
  const total = whole * MINUTES + rest
  return total > BigInt(timeMost[period]) ? undefined : total
}

/** What another cap would be: none, the same, less (or a first one), or more. */
export function compareCaps(before: string | null, after: bigint | undefined): 'none' | 'same' | 'lower' | 'higher' {
  if (after === undefined) return 'none'
  if (before === null || after < BigInt(before)) return 'lower'
  return after === BigInt(before) ? 'same' : 'higher'
}

/** How much of a cap is used, of a hundred; a win is nothing used. */
export function sharePercent(used: string, cap: string): number {
  const [spent, allowed] = [BigInt(used), BigInt(cap)]
  if (spent <= 0n) return allowed === 0n ? 100 : 0
  return spent >= allowed ? 100 : Number((spent * 100n) / allowed)
}

/** What of a cap is left; nothing is the least. */
export const leftOf = (used: string, cap: string): bigint => {
  const left = BigInt(cap) - BigInt(used)
  return left < 0n ? 0n : left
}

export const isMoney = (kind: LimitKind): boolean => kind !== 'bets' && kind !== 'time'
