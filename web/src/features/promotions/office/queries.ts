import type { ReplyOf } from '@tucano/contract/endpoint'
import { listGoods } from '@tucano/contract/points/office'
import {
  type OpenBonus,
  type PromotionApplication,
  type Suspicion,
  getBonusLiability,
  getOfficePromotion,
  getPromotionChoices,
  getPromotionReturn,
  listOfficePromotions,
  listOpenBonuses,
  listPromotionApplications,
  listSuspicions,
} from '@tucano/contract/promotions/office'
import { useQuery } from '@tanstack/react-query'
import { QUEUES, queueOf } from '#office/queue-query.ts'
import { call } from '#platform/call'

/** What is given and spent is looked at again so often. */
const LIVE_MS = 10_000

export type FoundPromotion = ReplyOf<typeof getOfficePromotion>

export const useOfficePromotions = () =>
  useQuery({
    queryKey: [QUEUES, 'promotions'],
    queryFn: () => call(listOfficePromotions, {}),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  })

export const useOfficePromotion = (promotionId: string) =>
  useQuery({
    queryKey: [QUEUES, 'promotion', promotionId],
    queryFn: () => call(getOfficePromotion, { promotionId }),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  })

/** What members bring is added up over many days: so often is enough. */
const RETURN_MS = 60_000

export const usePromotionReturn = (promotionId: string) =>
  useQuery({
    queryKey: [QUEUES, 'promotion-return', promotionId],
    queryFn: () => call(getPromotionReturn, { promotionId }),
    staleTime: RETURN_MS,
    refetchInterval: RETURN_MS,
  })

export const usePromotionChoices = () =>
  useQuery({ queryKey: [QUEUES, 'promotion-choices'], queryFn: () => call(getPromotionChoices, {}), staleTime: 0 })

/** The cashier may not ask. */
export const useGoodsToGive = (isAsked: boolean) =>
  useQuery({ queryKey: [QUEUES, 'goods'], queryFn: () => call(listGoods, {}), staleTime: 0, enabled: isAsked })

const after = (place: string | undefined) => (place === undefined ? {} : { after: place })

export const waitingApplications = queueOf<PromotionApplication>('promotion-applications', (place) =>
  call(listPromotionApplications, { isDecided: false, ...after(place) }),
)
export const decidedApplications = queueOf<PromotionApplication>('promotion-applications-decided', (place) =>
  call(listPromotionApplications, { isDecided: true, ...after(place) }),
)
export const waitingSuspicions = queueOf<Suspicion>('suspicions', (place) => call(listSuspicions, { isDecided: false, ...after(place) }))
export const decidedSuspicions = queueOf<Suspicion>('suspicions-decided', (place) =>
  call(listSuspicions, { isDecided: true, ...after(place) }),
)

export const openBonuses = (account: string) =>
  queueOf<OpenBonus>(`open-bonuses ${account}`, (place) =>
    call(listOpenBonuses, { ...(account === '' ? {} : { account }), ...after(place) }),
  )

export const useLiability = () =>
  useQuery({ queryKey: [QUEUES, 'bonus-liability'], queryFn: () => call(getBonusLiability, {}), staleTime: 0, refetchInterval: LIVE_MS })
