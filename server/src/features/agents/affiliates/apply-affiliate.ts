import { APPLICATION_TEXT_MAX, applyAffiliate as contract } from '@tucano/contract/agents/affiliates'
import { moneyQueueChanged } from '@tucano/contract/deposits'
import { TRIAL_TYPE, agentTypes } from '@tucano/contract/member'
import { readPerson } from '#documents/person'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { plainText } from '#platform/plain-text'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readNewest } from './store.ts'

const ADDRESS_MAX = 200

export const applyAffiliate = ({ db }: Services) =>
  answer(contract, async ({ channel, address, text }, { member: { memberId, type } }) => {
    const asked = { address: plainText(address, 'address', ADDRESS_MAX), text: plainText(text, 'text', APPLICATION_TEXT_MAX) }
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    await db.transaction().execute(async (trx) => {
      // Of two at once the later one finds the earlier.
      const member = await trx.selectFrom('member.members').select('type').where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow()
      if ((agentTypes as readonly number[]).includes(member.type)) throw new Fault('application.agent')
      if ((await readPerson(trx, memberId)).state !== 'verified') throw new Fault('documents.required')
      const newest = await readNewest(trx, memberId)
      if (newest?.state === 'applied') throw new Fault('application.open')
      if (newest?.isEarly) throw new Fault('application.early')
      await sql`
        insert into agent.applications (member_id, channel, address, text) values (${memberId}::bigint, ${channel}, ${asked.address}, ${asked.text})`.execute(
        trx,
      )
      await publish(trx, moneyQueueChanged, {})
    })
    return {}
  })
