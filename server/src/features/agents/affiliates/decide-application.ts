import { type Plan, decideApplication as contract } from '@tucano/contract/agents/affiliates'
import { moneyQueueChanged } from '@tucano/contract/deposits'
import { memberChanged } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import { actAs } from '#accounts/members'
import { givePlan } from '#commissions/plans'
import { tell } from '#inbox/tell'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { type OperatorIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import type { Services } from '#platform/services'
import { lockFold } from '#team/locks'
import { DEEPEST, readDepth } from '#team/place'
import { sql } from 'kysely'
import { writeInvitation } from '../accounts/store.ts'
import { refuseClosedKind } from '../kinds.ts'
import { lockApplication } from './store.ts'

const AGENT = 1

/** Makes the applicant an agent, with a plan and a first link, or says no and why. */
export const decideApplication = (services: Services) =>
  answer(contract, async ({ applicationId, decision, reason: given, plan }, { operator }) => {
    const isApproved = decision === 'approve'
    if (isApproved && !plan) throw new Fault('request.invalid', { fields: [{ field: 'plan', problem: 'is required' }] })
    if (!isApproved && given === undefined) throw new Fault('request.invalid', { fields: [{ field: 'reason', problem: 'is required' }] })
    // A share is a dividend.
    if (isApproved && plan?.plan !== 'cpa') refuseClosedKind(services, 'dividend')
    const reason = isApproved ? null : readReason(given!)
    await services.db.transaction().execute(async (trx) => {
      const found = await lockApplication(trx, BigInt(applicationId))
      if (!found) throw new Fault('application.unknown')
      if (found.state !== 'applied') throw new Fault('application.decided')
      await sql`
        update agent.applications a set state = ${isApproved ? 'approved' : 'refused'}, decided_by = ${operator.account}, decided_at = platform.clock(), reason = ${reason} where a.id = ${found.id}::bigint`.execute(
        trx,
      )
      if (plan && isApproved) await approve(trx, found.memberId, { plan, operator })
      await tell(
        trx,
        found.memberId,
        reason === null ? { kind: 'affiliateApproved', facts: {} } : { kind: 'affiliateRefused', facts: { reason } },
      )
      await publish(trx, memberChanged, {}, found.memberId)
      await publish(trx, moneyQueueChanged, {})
      await journal(trx, operator, {
        action: isApproved ? 'agents.approve' : 'agents.refuse',
        subject: `application:${found.id}`,
        details: { member: String(found.memberId), ...(reason === null ? {} : { reason }) },
      })
    })
    return {}
  })

async function approve(trx: Db, memberId: bigint, { plan, operator }: { plan: Plan; operator: OperatorIn }): Promise<void> {
  await lockFold(trx)
  await actAs(trx, { actor: 'operator', ip: operator.ip })
  const { type } = await trx.selectFrom('member.members').select('type').where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow()
  if ((await readDepth(trx, memberId)) >= DEEPEST) throw new Fault('team.deep')
  if (type === 0) await trx.updateTable('member.members').set({ type: AGENT }).where('id', '=', memberId).execute()
  await givePlan(trx, memberId, plan, operator.account)
  await writeInvitation(trx, { agentId: memberId, kind: 0, rebates: [], note: '', until: null, uses: null, domain: null })
}
