import type { Brand } from '@tucano/brand'
import { type Db, asRows } from '@tucano/database'
import { type BetFact, type Fact, type MoneyFact, isBetFact } from '#betting/facts'
import type { Listener } from '#betting/listen'
import type { Closing, Period } from '#betting/closings'
import { sql } from 'kysely'
import { fold } from './fold.ts'
import { type TeamType, typeOf } from './product-type.ts'

/** What a fact adds to a member's day. */
interface Change {
  memberId: bigint
  at: Date
  type: TeamType
  rounds?: bigint
  stake?: bigint
  payout?: bigint
  rebate?: bigint
  promotion?: bigint
  salary?: bigint
  deposit?: bigint
  withdrawal?: bigint
}

const NOTHING = { rounds: 0n, stake: 0n, payout: 0n, rebate: 0n, promotion: 0n, salary: 0n, deposit: 0n, withdrawal: 0n }

/** Real money: cash, and what stands at vendors. */
const POCKETS = new Set(['cash', 'vendor'])

export type TeamBrand = Pick<Brand, 'timeZone' | 'currency' | 'agents'>

/** Somebody who does something when a period of all teams is over and its figures do not change any more. */
export type PeriodEnd = (db: Db, closing: Closing) => Promise<void>

const PERIODS: readonly Period[] = ['fiveMinutes', 'hour', 'day', 'week', 'halfMonth', 'month']

/** Hears what members do, for the days of their teams. Periods end when all of it has arrived there, and with `besides`. */
export const teamDays = (
  brand: TeamBrand,
  ends: readonly PeriodEnd[],
  { periods = PERIODS, besides = [] }: { periods?: readonly Period[] | undefined; besides?: readonly Listener['hear'][] } = {},
): Listener => ({
  name: 'team.days',
  hear: async (db, facts) => {
    await keep(db, facts, brand)
    for (const hear of besides) await hear(db, facts)
  },
  closes: {
    periods,
    close: async (db, closing) => {
      await fold(db, brand)
      if (closing.period === 'day')
        await sql`select team.close_day((${closing.since}::timestamptz at time zone ${brand.timeZone})::date)`.execute(db)
      for (const end of ends) await end(db, closing)
    },
  },
})

/** What of a bet counts: a bet that is over, by how much it was changed, or that it is not any more. */
function changeOfBet({ name, memberId, at, product, wasSettled, effectiveStake, payout }: BetFact): Change | undefined {
  if (name === 'betPlaced' || (name === 'betVoided' && !wasSettled)) return undefined
  const sign = name === 'betVoided' ? -1n : 1n
  return {
    memberId,
    at,
    type: typeOf(product),
    rounds: name === 'betAdjusted' ? 0n : sign,
    stake: sign * effectiveStake,
    payout: sign * payout,
  }
}

/** What of money counts. What a member passes on to its own people of what it has got counts against it, so that a team's sum is what came from outside it. */
function changeOfMoney({ memberId, at, kind, heading, pocket, amount }: MoneyFact): Change | undefined {
  const about = { memberId, at, type: 'CONS' as const }
  if (pocket === 'locked' && kind === 'capture') return { ...about, withdrawal: -amount }
  if (pocket !== 'cash') return undefined
  if (heading === 'deposits') return { ...about, deposit: amount }
  if (heading === 'bonuses') return kind.startsWith('jackpot') ? { ...about, payout: amount } : { ...about, promotion: amount }
  if (kind.startsWith('rebate')) return { ...about, rebate: amount }
  return kind.startsWith('salary') ? { ...about, salary: amount } : undefined
}

export type BetChange = Required<Pick<Change, 'memberId' | 'at' | 'type' | 'stake'>> & Pick<BetFact, 'betId' | 'vendor' | 'game'>

/** What bets among facts add to their members' stakes. */
export const stakesOf = (facts: readonly Fact[], { currency }: Pick<TeamBrand, 'currency'>): BetChange[] =>
  facts
    .filter((fact): fact is BetFact => isBetFact(fact) && fact.currency === currency.code && POCKETS.has(fact.pocket))
    .flatMap((fact) => {
      const change = changeOfBet(fact)
      return change ? { ...change, stake: change.stake ?? 0n, betId: fact.betId, vendor: fact.vendor, game: fact.game } : []
    })

/** Writes down what facts add to members' days; for a recount, elsewhere than where it is folded from. */
export async function keep(db: Db, facts: Fact[], { timeZone, currency }: TeamBrand, into = 'team.pending'): Promise<void> {
  const changes = facts
    .filter((fact) => fact.currency === currency.code && (!isBetFact(fact) || POCKETS.has(fact.pocket)))
    .flatMap((fact) => (isBetFact(fact) ? changeOfBet(fact) : changeOfMoney(fact)) ?? [])
  if (changes.length === 0) return
  const rows = changes.map(({ memberId, ...change }) => ({ ...NOTHING, ...change, member_id: memberId }))
  await sql`
    insert into ${sql.table(into)} (member_id, day, type, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
    select c.member_id, (c.at at time zone ${timeZone})::date, c.type, sum(c.rounds), sum(c.stake), sum(c.payout), sum(c.rebate), sum(c.promotion), sum(c.salary), sum(c.deposit), sum(c.withdrawal)
    from ${asRows(rows)} c(member_id bigint, at timestamptz, type text, rounds bigint, stake bigint, payout bigint, rebate bigint, promotion bigint, salary bigint, deposit bigint, withdrawal bigint)
    group by 1, 2, 3`.execute(db)
}
