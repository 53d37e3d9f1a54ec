import { getRank as contract } from '@tucano/contract/rewards'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readRank } from '#ranks/read'

export const getRank = ({ db, brand }: Services) =>
  answer(contract, async (_request, { member }) => {
    const { level, turnover, monthTurnover, isGiven } = await readRank(db, member.memberId)
    return {
      level,
      turnover: String(turnover),
      monthTurnover: String(monthTurnover),
      isGiven,
      ranks: brand.ranks.map(({ name, turnover: asked, keep, benefits }, n) => ({
        level: n,
        name,
        turnover: String(asked),
        keep: String(keep),
        benefits: [...benefits],
      })),
    }
  })
