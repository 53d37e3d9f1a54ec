import { createHmac, timingSafeEqual } from 'node:crypto'
import * as contract from '@tucano/contract/letters'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** Whatever the gateway says of a message counts only if it was sent, and a message that arrived stays so. */
export const reportDelivery = ({ db, configuration: { smsToken } }: Services) =>
  answer(contract.reportDelivery, async ({ id, status, signature }) => {
    if (!smsToken || !isSigned(smsToken, `${id} ${status}`, signature)) throw new Fault('role.not.allowed')
    await db
      .updateTable('platform.letters')
      .set({ state: status })
      .where('provider_id', '=', id)
      .where('channel', '=', 'sms')
      .where('state', 'in', ['sent', 'failed'])
      .execute()
    return {}
  })

const isSigned = (secret: string, text: string, signature: string): boolean =>
  timingSafeEqual(createHmac('sha256', secret).update(text).digest(), Buffer.from(signature, 'hex'))
