import { DOWNLINES_A_PAGE, listDownlines as contract } from '@tucano/contract/agents/downlines'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readDownlines, readPath } from '#team/downlines'
import { tellDownline } from './tell-downline.ts'

export const listDownlines = ({ db, brand }: Services) =>
  answer(contract, async ({ of, query, kind, seen, order = 'joined', page = 1 }, { member: { memberId: agentId } }) => {
    const { feeBp } = brand.agents
    const asked = query !== undefined || of === undefined ? agentId : BigInt(of)
    const path = await readPath(db, agentId, asked)
    if (!path) throw new Fault('downline.unknown')
    // When people further down were seen is nothing that an agent can ask for.
    if (seen !== undefined && asked !== agentId)
      throw new Fault('request.invalid', { fields: [{ field: 'seen', problem: 'only of people right below' }] })
    const at = { offset: (page - 1) * DOWNLINES_A_PAGE, limit: DOWNLINES_A_PAGE }
    const { list, total } = await readDownlines(db, { agentId, of: asked, query, kind, seen, order, feeBp, ...at })
    return { path, list: list.map((each) => tellDownline(each, feeBp)), total }
  })
