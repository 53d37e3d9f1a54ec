import { getDeposit as contract } from '@tucano/contract/deposits'
import type { Payments } from '#payments/open-payments'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readDeposit, showDeposit } from './store.ts'

export const getDeposit = ({ db, brand }: Services, payments: Payments | undefined) =>
  answer(contract, async ({ depositId }, { member }) => {
    const row = await readDeposit(db, member.memberId, depositId)
    if (!row) throw new Fault('deposit.unknown')
    return showDeposit({ brand, payments }, row)
  })
