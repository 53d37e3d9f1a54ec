import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointReward,
  getRedeemPointList,
  listPointMovements,
  redeemPointReward,
} from '@tucano/contract/points'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { recordOf, useRecord } from '#platform/record'
import { useSession } from '#platform/session'

export type PointBalance = ReplyOf<typeof getPointBalance>
export type PointConfig = ReplyOf<typeof getPointConfig>
export type Movement = ReplyOf<typeof listPointMovements>['list'][number]

const useKey = (part: string): unknown[] => ['points', useSession((state) => state.token), part]

export const usePointBalance = () => useQuery({ queryKey: useKey('balance'), queryFn: () => call(getPointBalance, {}), staleTime: 0 })
export const usePointConfig = () => useQuery({ queryKey: useKey('config'), queryFn: () => call(getPointConfig, {}), staleTime: 0 })
export const useGoods = () => useQuery({ queryKey: useKey('goods'), queryFn: () => call(getPointReward, {}), staleTime: 0 })
export const useRedemptions = () => useRecord(recordOf(useKey('redemptions'), (before) => call(getRedeemPointList, { before })))
export const useMovements = () => useRecord(recordOf(useKey('movements'), (before) => call(listPointMovements, { before })))

/** Whatever came of it, points and stock are as they are now. */
const rereading = async <Reply>(asked: Promise<Reply>): Promise<Reply> => {
  try {
    return await asked
  } finally {
    void queries.invalidateQueries({ queryKey: ['points'] })
  }
}

export const redeem = (request: RequestOf<typeof redeemPointReward>) => rereading(call(redeemPointReward, request))
export const convert = (request: RequestOf<typeof convertPoint>) => rereading(call(convertPoint, request))
