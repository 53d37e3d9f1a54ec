import type { OwnPromotion } from '@tucano/contract/promotions'
import { useEffect } from 'react'
import { type Takeable, noteSeen, useAvailable } from './available.ts'
import { type Shown, canTake } from './standing.ts'

const keyOf = ({ promotionId, period }: Pick<OwnPromotion, 'promotionId' | 'period'>): string => `${promotionId}:${period}`

export const takeableOf = (own: readonly OwnPromotion[]): Takeable[] =>
  own.filter(canTake).map((each) => ({ key: keyOf(each), isWaiting: each.status === 'claim' }))

/** Notes what a page has shown to a member. */
export function useSeeing(shown: readonly Shown[] | undefined): void {
  const takeable = useAvailable((state) => state.takeable)
  useEffect(() => {
    if (shown && takeable.length > 0) noteSeen(shown.flatMap(({ promotionId, period }) => (period ? [keyOf({ promotionId, period })] : [])))
  }, [shown, takeable])
}
