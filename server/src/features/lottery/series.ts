import { lotteryRules } from '@tucano/brand'
import type { LotteryGame } from '@tucano/lottery'
import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import { ReadsTogether } from '#platform/reads-together'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { productOf } from './games.ts'

/** So many hundredths of a per cent of a rebate are one of the series: a two-thousandth. */
const BP_EACH = 5
const FULL = 2000

/** Rebates of members for a type of product today, in hundredths of a per cent. */
export type Rebates = ReadsTogether<{ memberId: bigint; type: string }, number>

export const openRebates = (db: Db): Rebates =>
  new ReadsTogether(async (asked) => {
    const { rows } = await sql<{ bp: number }>`
      select agent.rebate_on(a.member_id, a.type, platform.today()) as bp
      from unnest(${asked.map(({ memberId }) => memberId)}::bigint[], ${asked.map(({ type }) => type)}::text[]) with ordinality a(member_id, type, n) order by a.n`.execute(
      db,
    )
    return rows.map(({ bp }) => bp)
  })

/** What series depend on. */
export interface Selling {
  services: Pick<Services, 'brand'>
  rebates: Rebates
}

/** The series that a member could have at most: that of the brand, and what its rebate is worth. */
async function mostSeries({ services: { brand }, rebates }: Selling, game: LotteryGame, memberId: bigint | undefined): Promise<number> {
  const { base } = brand.lottery.series
  if (memberId === undefined) return base
  const bp = await rebates.read({ memberId, type: productOf(game) })
  return Math.min(FULL, base + Math.floor(bp / BP_EACH))
}

interface SeriesRange {
  min: number
  max: number
  standard: number
}

/** Among which series a member chooses; nothing of games with plain odds, or where the law lets nobody choose. */
export async function seriesRange(selling: Selling, game: LotteryGame, memberId: bigint | undefined): Promise<SeriesRange | null> {
  const { brand } = selling.services
  if (!game.hasSeries || !lotteryRules(brand.jurisdiction.profile).slider) return null
  const { min, standard } = brand.lottery.series
  return { min, standard, max: await mostSeries(selling, game, memberId) }
}

/** What a bet is sold with: its series, null of games with plain odds, and the one that the member could have had. */
export interface Sold {
  series: number | null
  most: number
}

/** Judges what was asked for. */
export async function judgeSeries(
  selling: Selling,
  game: LotteryGame,
  { memberId, asked }: { memberId: bigint; asked: number | undefined },
): Promise<Sold> {
  const { standard } = selling.services.brand.lottery.series
  const range = await seriesRange(selling, game, memberId)
  if (!game.hasSeries) {
    if (asked !== undefined) throw new Fault('series.invalid', { fields: [{ field: 'series', problem: 'not to be chosen for this game' }] })
    return { series: null, most: standard }
  }
  // Whoever may not choose has the one that everybody has, and leaves nothing of it.
  const { min, max } = range ?? { min: standard, max: standard }
  const series = asked ?? standard
  if (series < min || series > max) throw new Fault('series.invalid', { fields: [{ field: 'series', problem: `from ${min} to ${max}` }] })
  return { series, most: max }
}
