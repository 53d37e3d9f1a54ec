import { applyAffiliate, decideApplication, listApplications } from '@tucano/contract/agents/affiliates'
import { decideDocuments, documentPoints, getDocumentPicture, listDocumentCases, sendDocuments } from '@tucano/contract/documents'
import type { Endpoint, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { findMemberByAccount } from '#accounts/members'
import { affiliateAnswers } from '#features/agents'
import { documents } from '#features/documents'
import type { OperatorIn, SignedIn } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { APPLICANTS } from './demo-team.ts'

const OPERATOR = 'conformidade'

/** Who of the demo calls: a member, or an operator. */
type By = { member: SignedIn } | { operator: OperatorIn }

/** Two of the team's members ask to become agents: one waits for an answer, the other has got one. Each step is the call that its page makes. */
export async function askInDemo(services: Services): Promise<void> {
  const { db, log } = services
  // Once in the life of a demo: no other start loads what draws.
  const { drawDocuments } = await import('./draw-documents.ts')
  const answers = [...documents(services).answers, ...affiliateAnswers(services)]
  const call = <E extends Endpoint>({ name }: E, by: By, request: RequestOf<E>): Promise<ReplyOf<E>> =>
    answers.find(({ endpoint }) => endpoint.name === name)!.handle(request as never, by as never) as Promise<ReplyOf<E>>
  const clerk = await db.selectFrom('operator.operators').select(['id', 'name']).where('account', '=', OPERATOR).executeTakeFirst()
  if (!clerk) return
  const operator = {
    operatorId: clerk.id,
    account: OPERATOR,
    name: clerk.name,
    sessionId: 0n,
    roles: ['compliance'],
    passwordChangeRequired: false,
    ip: '127.0.0.1',
  } satisfies OperatorIn
  for (const { account, channel, address, text, refused, ...person } of APPLICANTS) {
    const id = (await findMemberByAccount(db, account))?.id
    if (id === undefined) continue
    const member = { memberId: id, sessionId: 0n, account, type: 0, passwordChangeRequired: false, excluded: false }
    await call(sendDocuments, { member }, { ...person, kind: 'rg', ...drawDocuments(id) })
    const { list: cases } = await call(listDocumentCases, { operator }, {})
    const found = cases.find(({ memberId }) => memberId === String(id))
    if (!found) continue
    for (const side of found.sides) await call(getDocumentPicture, { operator }, { caseId: found.caseId, side })
    await call(decideDocuments, { operator }, { caseId: found.caseId, decision: 'verify', checked: [...documentPoints] })
    await call(applyAffiliate, { member }, { channel, address, text })
    const { list: waiting } = await call(listApplications, { operator }, {})
    const asked = waiting.find(({ memberId }) => memberId === String(id))
    if (asked && refused !== null)
      await call(decideApplication, { operator }, { applicationId: asked.applicationId, decision: 'refuse', reason: refused })
  }
  log.info({ applicants: APPLICANTS.length }, 'the demo has applications of affiliates')
}
