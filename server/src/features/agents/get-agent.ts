import { getAgent as contract } from '@tucano/contract/agents/office'
import { readRebates } from '#accounts/rebates'
import { readCpaSums, readFenced } from '#commissions/affiliates'
import { readPlan } from '#commissions/plans'
import { tellToOffice } from '#commissions/told'
import { lookAtMember } from '#journal/look-at-member'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readMoves } from '#team/moves'
import { sql } from 'kysely'
import { readAgentLines, readFullPath } from './office-lines.ts'

export const getAgent = ({ db, brand }: Services) =>
  answer(contract, async ({ memberId: asked }, { operator }) => {
    const memberId = BigInt(asked)
    const found = await readAgentLines(db, sql`m.id = ${memberId}::bigint`, { limit: 1, offset: 0, feeBp: brand.agents.feeBp })
    const [agent] = found.list
    if (!agent) throw new Fault('member.unknown')
    await lookAtMember(db, operator, asked)
    const [path, rebates, agreements, plan, cpa, moves, fenced] = await Promise.all([
      readFullPath(db, memberId),
      readRebates(db, memberId),
      tellToOffice(db, memberId),
      readPlan(db, memberId),
      readCpaSums(db, memberId),
      readMoves(db, memberId),
      readFenced(db, memberId),
    ])
    return { agent, path, rebates: rebates.map(({ type, tomorrow }) => ({ type, bp: tomorrow })), agreements, plan, cpa, moves, fenced }
  })
