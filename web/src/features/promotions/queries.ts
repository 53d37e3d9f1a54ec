import { type Notice, listAnnouncements } from '@tucano/contract/notices'
import { getPromotion, listOwnPromotions, listPromotions } from '@tucano/contract/promotions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'

/** What the site says of promotions besides those that run: texts of operators. */
export const promotionNotices = queryOptions({
  queryKey: ['notices', 'promotions'],
  queryFn: async (): Promise<Notice[]> => (await call(listAnnouncements, { types: 'B,PR', platform: 'W', execution: 'B' })).promotion,
})

/** Promotions for whoever is not signed in. */
export const publicPromotions = queryOptions({ queryKey: ['promotions', 'public'], queryFn: () => call(listPromotions, {}) })

/** Promotions as the member of a session sees them. */
export const ownPromotions = (token: string | undefined) =>
  queryOptions({ queryKey: ['promotions', 'own', token], queryFn: () => call(listOwnPromotions, {}), enabled: token !== undefined })

/** One of them with all that it says. */
export const promotionDetail = (promotionId: string, token: string | undefined) =>
  queryOptions({ queryKey: ['promotions', 'detail', promotionId, token], queryFn: () => call(getPromotion, { promotionId }) })
