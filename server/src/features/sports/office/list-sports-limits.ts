import { type SportsLimits, listSportsLimits as contract } from '@tucano/contract/sports/office-limits'
import type { Db } from '@tucano/database'
import { answer } from '#platform/endpoint'
import { readNames } from '../board/events.ts'
import type { Describe } from '../board/describe.ts'
import { type Limits, type SetLimits, readSetLimits } from '../place/limits.ts'
import type { Sports } from '../sports.ts'

const showLimits = ({ stakeMin, betWin, market, payout }: Limits): SportsLimits => ({
  stakeMin: String(stakeMin),
  betWin: String(betWin),
  market: String(market),
  payout: String(payout),
})

/** What limits are of: a sport, a league, a market. */
export async function nameOfLimits(
  db: Db,
  describe: Describe,
  { kind, key }: Pick<SetLimits, 'kind' | 'key'>,
): Promise<string | undefined> {
  if (kind === 'all') return ''
  if (kind === 'market') return describe(Number(key), '')?.name.pt
  const name = (await readNames(db, [key])).get(key)
  return name?.kind === (kind === 'sport' ? 'sport' : 'tournament') ? name.name.pt : undefined
}

export const listSportsLimits = ({ services, board, judgedBy }: Sports) =>
  answer(contract, async () => {
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
        name:
          (await nameOfLimits(db, describe, {
            kind,
            key,
          })) ?? key,
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
