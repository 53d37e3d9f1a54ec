import { type SportsLimits, listSportsLimits as contract } from '@tucano/contract/sports/office-limits'
import { answer } from '#platform/endpoint'
import { wordIn } from '../board/market.ts'
import { type Limits, readSetLimits } from '../place/limits.ts'
import type { Sports } from '../sports.ts'
import { nameOfScope } from './limit-scope.ts'

const showLimits = ({ stakeMin, betWin, market, payout }: Limits): SportsLimits => ({
  stakeMin: String(stakeMin),
  betWin: String(betWin),
  market: String(market),
  payout: String(payout),
})

export const listSportsLimits = ({ services, board, judgedBy }: Sports) =>
  answer(contract, async (_asked, { language }) => {
    const { db } = services
    const [set, describe] = await Promise.all([readSetLimits(db), board.descriptions.read()])
    const list = await Promise.all(
      set.map(async ({ kind, key, version, account, reason, at, ...limits }) => ({
        kind,
        key,
        version,
        reason,
        by: account,
        at: at.getTime(),
        limits: showLimits(limits),
        name: wordIn((await nameOfScope(db, describe, { kind, key })) ?? { pt: key, en: key }, language),
      })),
    )
    const brand = {
      kind: 'all' as const,
      key: '',
      name: '',
      version: 0,
      limits: showLimits(judgedBy.brandLimits),
      by: null,
      reason: null,
      at: null,
    }
    return { list: list.some(({ kind }) => kind === 'all') ? list : [brand, ...list] }
  })
