import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import type { Claim } from './bet.ts'

interface Exposure {
  drawId: string
  kind: string
  key: string
  amount: bigint
}

const nameOf = ({ drawId, kind, key }: Pick<Claim, 'drawId' | 'kind' | 'key'>): string => `${drawId} ${kind} ${key}`
const byName = (a: Pick<Claim, 'drawId' | 'kind' | 'key'>, b: Pick<Claim, 'drawId' | 'kind' | 'key'>): number =>
  nameOf(a) < nameOf(b) ? -1 : 1

/** What the claims of a batch come to, one of each, in the one order in which everybody locks them. */
function sumUp(claims: readonly Claim[]): Exposure[] {
  const sums = new Map<string, Exposure>()
  for (const { drawId, kind, key, amount } of claims) {
    const name = nameOf({ drawId, kind: kind, key })
    const known = sums.get(name)
    if (known) known.amount += amount
    else sums.set(name, { drawId, kind, key, amount })
  }
  return [...sums.values()].toSorted((a, b) => byName(a as Claim, b as Claim))
}

const listOf = (exposures: readonly Exposure[]) => {
  const rows = exposures.map(({ drawId, ...one }, n) => ({ ...one, draw_id: drawId, n }))
  return sql`${asRows(rows)} a(n integer, draw_id uuid, kind text, key text, amount bigint)`
}

/** What a slip asks the house to take on. */
interface Claiming {
  claims: readonly Claim[]
}

/** Something that is full: what was asked for, and how much of it there still was. */
export interface Full {
  claim: Claim
  left: bigint
}

/**
 * Takes on what slips ask for, in their order, as far as the caps go; whoever finds something full takes nothing. What was taken is held until the transaction ends. Returns what
 * each found full.
 */
export async function takeOn(db: Db, slips: readonly Claiming[]): Promise<(Full | undefined)[]> {
  const sums = sumUp(slips.flatMap(({ claims }) => claims))
  if (sums.length === 0) return slips.map(() => undefined)
  const { rows } = await sql<Exposure>`
    insert into lottery.exposures as e (draw_id, kind, key, amount)
    select a.draw_id, a.kind, a.key, a.amount from ${listOf(sums)} order by a.n
    on conflict (draw_id, kind, key) do update set amount = e.amount + excluded.amount
    returning e.draw_id as "drawId", e.kind, e.key, e.amount`.execute(db)
  const asked = new Map(sums.map((sum) => [nameOf(sum as Claim), sum.amount]))
  const before = new Map(rows.map((row) => [nameOf(row as Claim), row.amount - asked.get(nameOf(row as Claim))!]))
  const full = slips.map(({ claims }) => judge(claims, before))
  await giveBack(
    db,
    slips.filter((_, n) => full[n]),
  )
  return full
}

/** Adds what a slip asks for to what there is, or says what is full. */
function judge(claims: readonly Claim[], taken: Map<string, bigint>): Full | undefined {
  for (const claim of claims) {
    const there = taken.get(nameOf(claim))!
    if (there + claim.amount > claim.cap) return { claim, left: claim.cap > there ? claim.cap - there : 0n }
  }
  for (const claim of claims) taken.set(nameOf(claim), taken.get(nameOf(claim))! + claim.amount)
  return undefined
}

/** Undoes what was taken on for slips that come to nothing. Nothing is left of it. */
export async function giveBack(db: Db, slips: readonly Claiming[]): Promise<void> {
  const sums = sumUp(slips.flatMap(({ claims }) => claims))
  if (sums.length === 0) return
  await sql`update lottery.exposures e set amount = e.amount - a.amount from ${listOf(sums)} where (e.draw_id, e.kind, e.key) = (a.draw_id, a.kind, a.key)`.execute(
    db,
  )
  await sql`delete from lottery.exposures e using ${listOf(sums)} where (e.draw_id, e.kind, e.key) = (a.draw_id, a.kind, a.key) and e.amount = 0`.execute(
    db,
  )
}

/** A draw that is over costs nothing any more. */
export const forgetExposures = (db: Db, drawId: string) => db.deleteFrom('lottery.exposures').where('draw_id', '=', drawId).execute()
