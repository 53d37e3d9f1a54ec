import { type BonusTerms, workOut } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { sql } from 'kysely'
import { hasOpenBet, isClosed, lockPockets } from './pockets.ts'

export interface Bonus {
  id: bigint
  memberId: bigint
  currency: string
  amount: bigint
  required: bigint
  progress: bigint
  maxCash: bigint | null
  terms: BonusTerms
  state: string
  converted: bigint
  activeAt: Date | null
  endedAt: Date | null
}

export interface NewBonus {
  memberId: bigint
  currency: string
  /** The key of what gives it: the same gives nothing again. */
  source: string
  title: string
  amount: bigint
  terms: BonusTerms
  /** The deposit that it belongs to, where its terms count that, too. */
  deposit?: bigint
}

/** How a bonus ends without becoming cash. */
export type BonusEnd = 'forfeited' | 'expired' | 'spent' | 'ended'

/** Gives a bonus. It is active at once if none is; else it waits its turn. */
export async function giveBonus(db: Db, { memberId, currency, source, title, amount, terms, deposit }: NewBonus): Promise<void> {
  const { required, mostCash } = workOut(terms, amount, deposit)
  const given = await db
    .insertInto('betting.bonuses')
    .values({
      member_id: memberId,
      currency,
      source,
      title,
      amount,
      required,
      max_stake: terms.maxStake === null ? null : BigInt(terms.maxStake),
      max_cash: mostCash,
      products: terms.products,
      terms: JSON.stringify(terms),
    })
    .onConflict((clash) => clash.column('source').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (given) await activateNext(db, memberId, currency)
}

/** Puts the money of the bonus that has waited longest into the pocket, unless another one is active. One that asks for no stakes is done at once. */
export async function activateNext(db: Db, memberId: bigint, currency: string): Promise<void> {
  if (isClosed(await lockPockets(db, memberId, currency))) return
  const rows = await db
    .selectFrom('betting.bonuses')
    .select(['id', 'state', 'amount', 'required', 'terms'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('state', 'in', ['active', 'waiting'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const next = rows.find(({ state }) => state === 'waiting')
  if (!next || rows.some(({ state }) => state === 'active')) return
  const { days } = next.terms as BonusTerms
  await sql`
    update betting.bonuses set state = 'active', active_at = platform.clock(), expires_at = platform.clock() + ${`${days} days`}::interval where id = ${next.id}::bigint`.execute(
    db,
  )
  const to = await openAccount(db, { memberId, pocket: 'bonus', currency })
  const from = await operatorAccount(db, 'promotion', currency)
  await post(db, { key: `bonus:${next.id}`, kind: 'bonus', moves: [{ from, to, amount: next.amount, currency }] })
  if (next.required === 0n) await settleBonus(db, memberId, currency)
}

/** The bonus that a member is staking now, held until the transaction ends. */
export async function lockActive(db: Db, memberId: bigint, currency: string): Promise<Bonus | undefined> {
  return (await readBonuses(db, [memberId], currency, { isLocked: true }))[0]
}

export async function readBonuses(db: Db, memberIds: bigint[], currency: string, { isLocked = false } = {}): Promise<Bonus[]> {
  const { rows } = await sql<Bonus>`
    select b.id, b.member_id as "memberId", b.currency, b.amount, b.required, b.progress, b.max_cash as "maxCash", b.terms, b.state, b.converted, b.active_at as "activeAt", b.ended_at as "endedAt"
    from betting.bonuses b where b.member_id = any (${memberIds}::bigint[]) and b.currency = ${currency} and b.state = 'active'
    order by b.id ${isLocked ? sql`for update` : sql``}`.execute(db)
  return rows
}

/** Ends the active bonus if it is done or nothing is left of it: what it has come to becomes cash up to its most, the rest goes back. Waits for bets that are open. */
export async function settleBonus(db: Db, memberId: bigint, currency: string): Promise<'converted' | 'spent' | undefined> {
  const pockets = await lockPockets(db, memberId, currency)
  const bonus = await lockActive(db, memberId, currency)
  const pocket = pockets.get('bonus')
  if (!bonus || !pocket || isClosed(pockets) || (await hasOpenBet(db, pocket.id, memberId))) return undefined
  if (bonus.progress >= bonus.required) {
    await convert(db, bonus, pocket)
    await activateNext(db, memberId, currency)
    return 'converted'
  }
  if (pocket.balance > 0n) return undefined
  await setEnd(db, bonus.id, 'spent')
  await activateNext(db, memberId, currency)
  return 'spent'
}

async function convert(
  db: Db,
  { id, memberId, currency, amount, maxCash, terms }: Bonus,
  pocket: { id: bigint; balance: bigint },
): Promise<void> {
  const earned = terms.convert === 'all' ? pocket.balance : maxOf(pocket.balance - amount, 0n)
  const cash = maxCash !== null && earned > maxCash ? maxCash : earned
  const moves = [
    { from: pocket.id, to: await openAccount(db, { memberId, pocket: 'cash', currency }), amount: cash, currency },
    { from: pocket.id, to: await operatorAccount(db, 'promotion', currency), amount: pocket.balance - cash, currency },
  ].filter((move) => move.amount > 0n)
  if (moves.length > 0) await post(db, { key: `bonus:${id}:convert`, kind: 'bonusConvert', moves })
  await setEnd(db, id, 'converted', cash)
}

/** Gives up a bonus, or ends one that waits: what is in its pocket goes back to the promotion account. Not while bets of its money are open, or the account is closed. */
export async function endBonus(
  db: Db,
  { id, memberId, currency }: Pick<Bonus, 'id' | 'memberId' | 'currency'>,
  end: BonusEnd,
): Promise<'ended' | 'open' | 'none'> {
  const pockets = await lockPockets(db, memberId, currency)
  if (isClosed(pockets)) return 'open'
  const row = await db
    .selectFrom('betting.bonuses')
    .select('state')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['active', 'waiting'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'none'
  const pocket = pockets.get('bonus')
  if (row.state === 'active' && pocket) {
    // What is open stays open: what it pays later goes where the ended bonus says.
    if (end === 'forfeited' && (await hasOpenBet(db, pocket.id, memberId))) return 'open'
    if (pocket.balance > 0n) {
      const to = await operatorAccount(db, 'promotion', currency)
      await post(db, { key: `bonus:${id}:end`, kind: 'bonusEnd', moves: [{ from: pocket.id, to, amount: pocket.balance, currency }] })
    }
  }
  await setEnd(db, id, end)
  await activateNext(db, memberId, currency)
  return 'ended'
}

/** Gives up the bonus that a member is staking now, if there is one. */
export async function giveUpActive(db: Db, memberId: bigint, currency: string): Promise<'ended' | 'open' | 'none'> {
  const active = await lockActive(db, memberId, currency)
  return active ? endBonus(db, active, 'forfeited') : 'none'
}

const setEnd = (db: Db, id: bigint, state: string, converted = 0n) =>
  db
    .updateTable('betting.bonuses')
    .set({ state, converted, ended_at: sql<Date>`platform.clock()`, active_at: sql<Date>`coalesce(active_at, platform.clock())` })
    .where('id', '=', id)
    .execute()

const maxOf = (a: bigint, b: bigint): bigint => (a > b ? a : b)
