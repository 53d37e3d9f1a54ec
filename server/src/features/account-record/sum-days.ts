import type { Services } from '#platform/services'
import { sumDays as sumSome } from './store.ts'

/** Postings that are summed in one transaction. */
const AT_ONCE = 5000

/** Sums what was posted since the last time, until there is no more. */
export async function sumDays({ db, brand }: Pick<Services, 'db' | 'brand'>): Promise<void> {
  while ((await sumSome(db, brand.timeZone, AT_ONCE)) === AT_ONCE);
}
