import type { LimitPeriod } from '@tucano/contract/limits'

/** The texts that say a period within a sentence. */
export const inPeriod = { day: 'inDay', week: 'inWeek', month: 'inMonth' } as const satisfies Record<LimitPeriod, string>
