import { registerCashOutWay } from '#cashier/cash-out-ways'
import { sentByTransfers } from '#cashier/transfers'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { getUpline } from './get-upline.ts'
import { listTransfers } from './list-transfers.ts'
import { transferToUpline } from './transfer-to-upline.ts'

export function transfers(services: Services): Feature {
  registerCashOutWay(sentByTransfers)
  return { answers: [getUpline(services), transferToUpline(services), listTransfers(services)] }
}
