import { getOwnRebates as contract } from '@tucano/contract/agents/downlines'
import { readRebates } from '#accounts/rebates'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readAsked } from '#team/rebates'

export const getOwnRebates = ({ db }: Services) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [held, asked] = await Promise.all([readRebates(db, memberId), readAsked(db, memberId)])
    const today = new Map(held.map((each) => [each.type, each.today]))
    return {
      rebates: held.map((each) => ({ type: each.type, bp: each.today })),
      asked: asked
        ? {
            askedId: String(asked.id),
            rebates: asked.rebates.map(({ type, bp }) => ({ type, from: today.get(type) ?? 0, to: bp })),
            at: asked.at.getTime(),
          }
        : null,
    }
  })
