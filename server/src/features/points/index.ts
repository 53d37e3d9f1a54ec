import { expirePoints, tellOfExpiry } from '#points/expire'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { convertPoint } from './convert-point.ts'
import { decideRedemption } from './decide-redemption.ts'
import { getPointBalance } from './get-point-balance.ts'
import { getPointConfig } from './get-point-config.ts'
import { getPointReward } from './get-point-reward.ts'
import { getRedeemPointList } from './get-redeem-point-list.ts'
import { listGoods } from './list-goods.ts'
import { listPointMovements } from './list-point-movements.ts'
import { listRedemptions } from './list-redemptions.ts'
import { redeemPointReward } from './redeem-point-reward.ts'
import { saveGoods } from './save-goods.ts'

export const points = (services: Services): Feature => ({
  answers: [
    getPointBalance(services),
    getPointConfig(services),
    getPointReward(services),
    redeemPointReward(services),
    convertPoint(services),
    getRedeemPointList(services),
    listPointMovements(services),
    listGoods(services),
    saveGoods(services),
    listRedemptions(services),
    decideRedemption(services),
  ],
  jobs: [
    { name: 'points.expire', schedule: '7 * * * *', run: () => expirePoints(services) },
    { name: 'points.tellOfExpiry', schedule: '37 12 * * *', run: () => tellOfExpiry(services, services.brand.timeZone) },
  ],
})
