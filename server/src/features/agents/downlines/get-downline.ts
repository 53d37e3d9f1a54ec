import { isClosed } from '@tucano/brand'
import { getDownline as contract } from '@tucano/contract/agents/downlines'
import { readRebates } from '#accounts/rebates'
import { isSuspended } from '#accounts/suspensions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readPeople } from '#team/downlines'
import { DEEPEST, readDepth } from '#team/place'
import { readAsked } from '#team/rebates'
import { readDirect } from './direct.ts'
import { tellDownline } from './tell-downline.ts'

export const getDownline = ({ db, brand }: Services) =>
  answer(contract, async ({ memberId }, { member: { memberId: agentId } }) => {
    const { id, type } = await readDirect(db, agentId, memberId)
    const [[downline], held, own, asked, suspended, depth] = await Promise.all([
      readPeople(db, agentId, [id]),
      readRebates(db, id),
      readRebates(db, agentId),
      readAsked(db, id),
      isSuspended(db, agentId),
      readDepth(db, id),
    ])
    return {
      downline: tellDownline(downline!, brand.agents.feeBp),
      rebates: held.map(({ type: of, today, tomorrow }) => {
        const lower = asked?.rebates.find((each) => each.type === of)
        const next = lower ? { bp: lower.bp, isAccepted: false } : tomorrow === today ? null : { bp: tomorrow, isAccepted: true }
        return { type: of, bp: today, max: own.find((each) => each.type === of)?.tomorrow ?? 0, next }
      }),
      canPromote: type === 0 && !suspended && depth < DEEPEST,
      canTransfer: !suspended && !isClosed(brand.jurisdiction.profile, 'transfer'),
    }
  })
