import { rankMember as contract } from '@tucano/contract/members'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { giveRank } from '#ranks/give'
import { changeForOperator, changedSince } from './change.ts'

export const rankMember = (services: Services) =>
  answer(contract, ({ memberId, rankLevel, present, reason }, { operator }) => {
    const { ranks } = services.brand
    if (rankLevel >= ranks.length)
      throw new Fault('request.invalid', { fields: [{ field: 'rankLevel', problem: `is above ${ranks.length - 1}` }] })
    return changeForOperator(services, {
      memberId,
      reason,
      operator,
      action: 'members.rank',
      async work(trx, { id, rank_level: before }) {
        if (before === rankLevel) return undefined
        if (present !== undefined && present !== before) throw await changedSince(trx, id, 'members.rank')
        await giveRank(trx, id, rankLevel)
        return {
          set: { rank_level: rankLevel },
          details: { rank: { before: ranks[Math.min(before, ranks.length - 1)]!.name, after: ranks[rankLevel]!.name } },
        }
      },
    })
  })
