import { openAccount as contract } from '@tucano/contract/agents/accounts'
import type { Rebate } from '@tucano/contract/agents/shapes'
import type { Db } from '@tucano/database'
import { checkFields } from '#accounts/field-rules'
import { actAs, createMember } from '#accounts/members'
import { checkGiven, giveFirst } from '#accounts/rebates'
import { refuseSuspended } from '#accounts/suspensions'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

const NICKNAME_MAX = 64

interface Opening {
  agentId: bigint
  requestId: string
  account: string
  nickname: string
  kind: number
  rebates: Rebate[]
}

/** With the brand's default password, which opens one door: to another one. The same request opens one account. */
export const openAccount = ({ db, brand, workerPool }: Services) =>
  answer(contract, async ({ requestId, account: given, nickname, kind, rebates }, { member: { memberId: agentId, sessionId }, ip }) => {
    checkFields(brand.register, { username: given }, { required: ['username'], as: { username: 'account' } })
    const account = given.toLowerCase()
    const named = nickname?.trim() ? plainText(nickname, 'nickname', NICKNAME_MAX) : given
    const passwordHash = await workerPool.do('hashPassword', brand.defaultPassword)
    const memberId = await db.transaction().execute(async (trx) => {
      await actAs(trx, { actor: 'member', ip, sessionId })
      return open(trx, { agentId, requestId, account, nickname: named, kind, rebates }, passwordHash)
    })
    return { memberId: String(memberId), account, password: brand.defaultPassword }
  })

async function open(trx: Db, { agentId, requestId, ...asked }: Opening, passwordHash: string): Promise<bigint> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`opened:${agentId}:${requestId}`}, 0))`.execute(trx)
  const said = JSON.stringify(asked)
  const { rows } = await sql<{ member_id: bigint; same: boolean }>`
    select o.member_id, o.asked = ${said}::jsonb as same from agent.opened o where o.agent_id = ${agentId}::bigint and o.request_id = ${requestId}::uuid`.execute(
    trx,
  )
  const [known] = rows
  if (known && !known.same) throw new Fault('key.conflict')
  if (known) return known.member_id
  await refuseSuspended(trx, agentId)
  const { account, nickname, kind, rebates } = asked
  await checkGiven(trx, agentId, rebates)
  const created = await createMember(trx, { account, nickname, passwordHash, type: kind, uplineId: agentId, hasDefaultPassword: true })
  if ('taken' in created) throw new Fault(created.taken === 'upline' ? 'team.deep' : 'username.taken')
  await giveFirst(trx, { giverId: agentId, memberId: created.id, rebates })
  await sql`
    insert into agent.opened (agent_id, request_id, member_id, asked) values (${agentId}::bigint, ${requestId}::uuid, ${created.id}::bigint, ${said}::jsonb)`.execute(
    trx,
  )
  await tell(trx, created.id, { kind: 'welcome', facts: {} })
  return created.id
}
