import { promotionsChanged } from '@tucano/contract/promotions'
import { useEffect } from 'react'
import { listen } from '#platform/live'
import { queries } from '#platform/queries'

/** What is asked of promotions, rewards and missions stands under this key, and is read again when the server says that something has changed. */
export const PROMOTIONS = 'promotions'

export const readPromotionsAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: [PROMOTIONS] })

/** Keeps what a page shows of the member's promotions as it is. */
export function usePromotionNews(): void {
  useEffect(() => listen(promotionsChanged, () => void readPromotionsAgain()), [])
}
