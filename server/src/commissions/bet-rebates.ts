import { type Db, asRows } from '@tucano/database'
import { operatorAccount, post, postMany } from '@tucano/ledger'
import { type Fact, isBetFact } from '#betting/facts'
import type { Listener } from '#betting/listen'
import { type TeamBrand, stakesOf } from '#team/days'
import { typeOf } from '#team/product-type'
import { sql } from 'kysely'
import { type Cash, lockCash } from './cash.ts'

/** A bet that was sold with a rebate of its own, as it is kept. */
export interface SoldBet {
  id: string
  stake: bigint
  selections: unknown
}

/** Games of a product whose bets are sold with a rebate: what one comes to for whoever placed it, whether it wins or not. */
export interface SoldRebates {
  games: readonly { vendor: string; game: string }[]
  /** A bet is sold with one where its selections have a value of this name. */
  field: string
  rebateOf: (bet: SoldBet) => bigint
}

/** From now on stakes on these games bring their members no other rebate. */
export async function writeGamesWithRebates(db: Db, sold: readonly SoldRebates[]): Promise<void> {
  const rows = sold.flatMap(({ games, field }) => games.map(({ vendor, game }) => ({ vendor, game, field })))
  if (rows.length === 0) return
  await db
    .insertInto('commissions.games_with_rebates')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Adds what facts bring of stakes that were sold with a rebate to their days; for a recount, elsewhere. It is there before the rebates of a day are counted. */
export async function keepStakes(
  db: Db,
  facts: readonly Fact[],
  brand: Pick<TeamBrand, 'currency' | 'timeZone'>,
  into = 'commissions.stakes_with_rebates',
): Promise<void> {
  const changes = stakesOf(facts, brand).filter(({ stake }) => stake !== 0n)
  if (changes.length === 0) return
  const rows = changes.map(({ memberId, betId, ...change }) => ({ ...change, member_id: memberId, bet_id: betId }))
  await sql`
    insert into ${sql.table(into)} as d (member_id, day, type, stake)
    select c.member_id, (c.at at time zone ${brand.timeZone})::date, c.type, sum(c.stake)
    from ${asRows(rows)} c(member_id bigint, at timestamptz, type text, stake bigint, vendor text, game text, bet_id uuid)
    join commissions.games_with_rebates g on g.vendor = c.vendor and g.game = c.game
    where exists (select from betting.bets b where b.id = c.bet_id and coalesce(jsonb_typeof(b.selections -> g.field), 'null') <> 'null')
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (member_id, day, type) do update set stake = d.stake + excluded.stake`.execute(db)
}

interface RebateBrand extends Pick<TeamBrand, 'timeZone'> {
  currency: { code: string }
}

/** Hears bets that were sold with a rebate: it is given once when one settles, and given or taken back again by whatever changes it afterwards. */
export const rebatesListener = (brand: RebateBrand, sold: readonly SoldRebates[]): Listener => {
  const rebateOf = new Map(sold.flatMap(({ games, rebateOf: of }) => games.map(({ vendor, game }) => [`${vendor} ${game}`, of] as const)))
  return { name: 'rebates', hear: (db, facts) => (rebateOf.size > 0 ? hear(db, facts, { brand, rebateOf }) : Promise.resolve()) }
}

interface Hearing {
  brand: RebateBrand
  rebateOf: ReadonlyMap<string, SoldRebates['rebateOf']>
}

interface BetRow extends SoldBet {
  memberId: bigint
  product: string
  vendor: string
  game: string
  state: string
  isFree: boolean
  /** What was given so far, and what of it could not be taken back; nothing before the first time. */
  amount: bigint | null
  owed: bigint | null
  version: number | null
}

async function hear(db: Db, facts: readonly Fact[], { brand, rebateOf }: Hearing): Promise<void> {
  const currency = brand.currency.code
  const ids = facts.flatMap((fact) =>
    isBetFact(fact) &&
    fact.name !== 'betPlaced' &&
    fact.pocket === 'cash' &&
    fact.currency === currency &&
    rebateOf.has(`${fact.vendor} ${fact.game}`)
      ? [fact.betId]
      : [],
  )
  if (ids.length === 0) return
  // What a bet comes to is read as it stands: of several facts the last one holds, and a later one finds nothing left to do.
  const { rows } = await sql<BetRow>`
    select b.id, b.member_id as "memberId", b.product, b.vendor, b.game, b.stake, b.selections, b.state, b.free as "isFree", r.amount, r.owed, r.version
    from betting.bets b left join commissions.bet_rebates r on r.bet_id = b.id where b.id = any (${[...new Set(ids)]}::uuid[]) order by b.id`.execute(
    db,
  )
  const changed = rows.flatMap((bet) => {
    const want = bet.state === 'settled' && !bet.isFree ? rebateOf.get(`${bet.vendor} ${bet.game}`)!(bet) : 0n
    const amount = bet.amount ?? 0n
    return want === amount ? [] : [{ bet, want, change: want - amount }]
  })
  if (changed.length === 0) return
  const cash = await lockCash(db, [...new Set(changed.map(({ bet }) => bet.memberId))], currency)
  const parts = changed.map(({ bet, want, change }) => ({
    bet,
    want,
    change,
    moved: take(cash.get(bet.memberId), want - (bet.amount ?? 0n) - (bet.owed ?? 0n)),
  }))
  await postParts(db, parts, { cash, currency })
  await write(db, parts, brand)
}

interface Part {
  bet: BetRow
  /** What the bet's rebate comes to now, and by how much that is more than before. */
  want: bigint
  change: bigint
  /** What the member's cash gets of it, or gives. */
  moved: bigint
}

/** What moves of an amount: a closed account neither gives nor takes, and none gives more than it has. */
function take(cash: Cash | undefined, amount: bigint): bigint {
  if (!cash) return 0n
  const moved = amount < -cash.balance ? -cash.balance : amount
  cash.balance += moved
  return moved
}

async function postParts(
  db: Db,
  parts: readonly Part[],
  { cash, currency }: { cash: ReadonlyMap<bigint, Cash>; currency: string },
): Promise<void> {
  const house = await operatorAccount(db, 'commission', currency)
  const about = ({ bet, change }: Part) => ({
    key: `rebate:bet:${bet.id}:${(bet.version ?? 0) + 1}`,
    kind: change > 0n ? 'rebateBet' : 'rebateBetBack',
  })
  const plain = parts.filter(({ change, moved }) => change === moved)
  await postMany(
    db,
    plain.map((part) => {
      const own = cash.get(part.bet.memberId)!.id
      const { change } = part
      return { ...about(part), ...(change > 0n ? { from: house, to: own, amount: change } : { from: own, to: house, amount: -change }) }
    }),
    currency,
  )
  // What an account cannot give or take stands in suspense, as with bets.
  for (const part of parts.filter(({ change, moved }) => change !== moved)) {
    const { bet, change, moved } = part
    const suspense = await operatorAccount(db, 'suspense', currency)
    const own = cash.get(bet.memberId)?.id
    const legs = [
      { account: house, amount: -change },
      ...(own === undefined ? [] : [{ account: own, amount: moved }]),
      { account: suspense, amount: change - moved },
    ]
    await post(db, { ...about(part), moves: pair(legs).map((move) => ({ ...move, currency })) })
  }
}

/** Amounts that sum to zero, as moves from those that give to those that get. */
function pair(legs: readonly { account: bigint; amount: bigint }[]): { from: bigint; to: bigint; amount: bigint }[] {
  const left = legs.map((leg) => ({ ...leg }))
  return left
    .filter(({ amount }) => amount < 0n)
    .flatMap((from) =>
      left
        .filter(({ amount }) => amount > 0n)
        .flatMap((to) => {
          const amount = to.amount < -from.amount ? to.amount : -from.amount
          from.amount += amount
          to.amount -= amount
          return amount > 0n ? { from: from.account, to: to.account, amount } : []
        }),
    )
}

async function write(db: Db, parts: readonly Part[], { timeZone }: RebateBrand): Promise<void> {
  const rows = parts.map(({ bet, want, change, moved }) => ({
    bet_id: bet.id,
    member_id: bet.memberId,
    type: typeOf(bet.product),
    amount: want,
    owed: (bet.owed ?? 0n) + moved - change,
  }))
  await sql`
    insert into commissions.bet_rebates as r (bet_id, member_id, type, day, amount, owed, version, at)
    select t.bet_id, t.member_id, t.type, (now.at at time zone ${timeZone})::date, t.amount, t.owed, 1, now.at
    from (select platform.clock() as at) now, ${asRows(rows)} t(bet_id uuid, member_id bigint, type text, amount bigint, owed bigint)
    on conflict (bet_id) do update set amount = excluded.amount, owed = excluded.owed, version = r.version + 1, at = excluded.at`.execute(
    db,
  )
}
