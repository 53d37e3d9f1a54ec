import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getUpline } from './get-upline.ts'
import { listTransfers } from './list-transfers.ts'
import { transferToUpline } from './transfer-to-upline.ts'

export const transfers = (house: House): Feature => ({
  answers: [getUpline(house), transferToUpline(house), listTransfers(house)],
})
