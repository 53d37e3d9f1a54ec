import { excludeMyself as contract } from '@tucano/contract/limits'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { endSessions } from '#accounts/sessions'
import { endForExclusion } from '#bonus/clocks'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { closePlay } from './store.ts'

/** Play and deposits close, and every session ends, in one transaction: there is no moment between. */
export const excludeMyself = ({ db }: Services) =>
  answer(contract, async ({ months }, { member: { memberId, type } }) => {
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    const { why, until } = await db.transaction().execute(async (trx) => {
      const closed = await closePlay(trx, memberId, { why: 'exclusion', months })
      await endForExclusion(trx, memberId)
      await tell(trx, memberId, { kind: 'exclusionStarted', facts: { until: closed.until.getTime() } })
      await endSessions(trx, memberId, 'revoked')
      return closed
    })
    return { why, until: until.getTime() }
  })
