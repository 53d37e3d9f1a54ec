import type { Db } from '@tucano/database'
import { LedgerRefusal, type RefusalCode, openAccount } from '@tucano/ledger'
import { ReadsTogether } from '#platform/reads-together'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

const KEPT_MAX = 50_000

/** Where a member's stakes come from, and winnings go to: the one wallet, or the one at the vendor. */
export class Pockets {
  #services: Pick<Services, 'db' | 'brand'>
  #known = new Map<string, bigint>()
  /** Accounts that are there already: when many bet for the first time at once, by one statement for all of them. */
  #cash: ReadsTogether<Holder, bigint | undefined>

  constructor(services: Pick<Services, 'db' | 'brand'>) {
    this.#services = services
    this.#cash = new ReadsTogether((holders) => readCash(services.db, holders))
  }

  async of(memberId: bigint, currency: string, vendor: string): Promise<bigint> {
    const { single, vendors } = this.#services.brand.wallet
    const apart = !single && vendors.some((wallet) => wallet.vendor === vendor)
    const key = `${memberId} ${currency} ${apart ? vendor : ''}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const found = apart ? undefined : await this.#cash.read({ memberId, currency })
    const account = found ?? (await openPocket(this.#services.db, { memberId, currency, vendor: apart ? vendor : undefined }))
    if (this.#known.size >= KEPT_MAX) this.#known.clear()
    this.#known.set(key, account)
    return account
  }
}

interface Holder {
  memberId: bigint
  currency: string
}

/** Accounts of cash, in the order of those who are asked for. */
async function readCash(db: Db, holders: readonly Holder[]): Promise<(bigint | undefined)[]> {
  const { rows } = await sql<Holder & { id: bigint }>`
    select a.member_id as "memberId", a.currency, a.id
    from unnest(${holders.map(({ memberId }) => String(memberId))}::bigint[], ${holders.map(({ currency }) => currency)}::text[]) h(member_id, currency)
    join ledger.accounts a on a.member_id = h.member_id and a.currency = h.currency and a.kind = 'cash'`.execute(db)
  const found = new Map(rows.map(({ memberId, currency, id }) => [`${memberId} ${currency}`, id]))
  return holders.map(({ memberId, currency }) => found.get(`${memberId} ${currency}`))
}

/** The account of a member's bonus money, if a stake of this size can come from it. */
export async function bonusPocket(
  db: Db,
  { memberId, currency, stake }: { memberId: bigint; currency: string; stake: bigint },
): Promise<bigint | undefined> {
  const account = await db
    .selectFrom('ledger.accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'bonus')
    .where('currency', '=', currency)
    .where('balance', '>=', stake)
    .executeTakeFirst()
  return account?.id
}

/** The account of a member's cash, or of its wallet at a vendor. */
export const openPocket = (db: Db, { memberId, currency, vendor }: { memberId: bigint; currency: string; vendor: string | undefined }) =>
  openAccount(db, { memberId, currency, ...(vendor === undefined ? { pocket: 'cash' } : { pocket: 'vendor', vendor }) })

/** Whether a bet was refused for this reason. */
export const isRefused = (error: unknown, code: RefusalCode): boolean => error instanceof LedgerRefusal && error.code === code

/** What pockets hold. */
export async function readBalances(db: Db, pockets: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const asked = [...new Set(pockets)]
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ id: bigint; balance: bigint }>`
    select p.id, p.balance from betting.pockets p where p.id = any (${asked}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

export const readBalance = async (db: Db, pocket: bigint): Promise<bigint> => (await readBalances(db, [pocket])).get(pocket) ?? 0n
