export const LIMIT_KEYS = ['min', 'max', 'slip'] as const
export type LimitKey = (typeof LIMIT_KEYS)[number]

/** As the server has it. */
const MOST = 100_000_000n

interface Wrong {
  say: 'wrongAmount' | 'wrong_max' | 'wrong_slip' | 'wrong_much'
  most: string
}
type Read = Record<LimitKey, bigint | undefined>

const wrongOf = (key: LimitKey, { min, max, slip }: Read): Wrong['say'] | undefined => {
  const value = { min, max, slip }[key]
  if (value === undefined || value <= 0n) return 'wrongAmount'
  if (key === 'max' && min !== undefined && value < min) return 'wrong_max'
  if (key === 'slip' && max !== undefined && value < max) return 'wrong_slip'
  return key === 'slip' && value > MOST ? 'wrong_much' : undefined
}

/** What is wrong with limits, field by field. */
export function wrongLimits(read: Read): Partial<Record<LimitKey, Wrong>> {
  const found: Partial<Record<LimitKey, Wrong>> = {}
  for (const key of LIMIT_KEYS) {
    const say = wrongOf(key, read)
    if (say) found[key] = { say, most: String(MOST) }
  }
  return found
}
