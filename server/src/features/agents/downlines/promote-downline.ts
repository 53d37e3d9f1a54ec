import { promoteDownline as contract } from '@tucano/contract/agents/downlines'
import { memberChanged } from '@tucano/contract/member'
import { maskNickname } from '#accounts/mask'
import { actAs } from '#accounts/members'
import { refuseSuspended } from '#accounts/suspensions'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import type { Services } from '#platform/services'
import { lockFold } from '#team/locks'
import { DEEPEST, readDepth } from '#team/place'
import { sql } from 'kysely'

const AGENT = 1

export const promoteDownline = ({ db }: Services) =>
  answer(contract, async ({ memberId }, { member: { memberId: agentId, sessionId }, ip }) => {
    const id = BigInt(memberId)
    await db.transaction().execute(async (trx) => {
      await lockFold(trx)
      await refuseSuspended(trx, agentId)
      const { rows } = await sql<{ type: number; upline_id: bigint | null }>`
        select m.type, m.upline_id from member.members m where m.id = ${id}::bigint for update`.execute(trx)
      if (rows[0]?.upline_id !== agentId) throw new Fault('downline.unknown')
      if (rows[0].type !== 0) throw new Fault('downline.agent')
      if ((await readDepth(trx, id)) >= DEEPEST) throw new Fault('team.deep')
      await actAs(trx, { actor: 'member', ip, sessionId })
      await trx.updateTable('member.members').set({ type: AGENT }).where('id', '=', id).execute()
      const { nickname } = await trx.selectFrom('member.members').select('nickname').where('id', '=', agentId).executeTakeFirstOrThrow()
      await tell(trx, id, { kind: 'madeAgent', facts: { other: maskNickname(nickname) } })
      await publish(trx, memberChanged, {}, id)
    })
    return {}
  })
