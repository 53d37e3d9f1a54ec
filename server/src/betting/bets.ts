import type { Db } from '@tucano/database'
import { LedgerRefusal, type Posted, type RefusalCode, posted, refusing } from '@tucano/ledger'
import { sql } from 'kysely'
import { type BetOf, inputHash } from './bet.ts'

/** A bet that waits for its outcome. It draws on one pocket and pays to it. */
export interface PlacedBet extends BetOf {
  pocket: bigint
  stake: bigint
  /** What decides it, where that decides others' bets as well. It must be open. */
  event?: string
  /** The most it can pay. */
  potential?: bigint
  /** The promotion account pays the stake. */
  isFree?: boolean
  /** The free bet that pays the stake. What the bet pays is what it wins above that: see `wonAbove`. */
  ticket?: string
  /** The stake was set aside before, by this hold of the pocket. */
  hold?: bigint
  /** What was bet on, as its product describes it. */
  selections?: unknown
  transcript?: Buffer
}

/** What a bet with a free stake pays of what it would pay with one of the member's own. */
export const wonAbove = (stake: bigint, payout: bigint): bigint => (payout > stake ? payout - stake : 0n)

/** A step of a bet, named once and for all by its key. */
interface Named {
  id: string
  key: string
  /** The version that the caller has seen: when the bet has had steps since, the step is refused. */
  version?: number
}

/** What is bet on from now on, where that changes with the stake. */
interface Changed {
  selections?: unknown
  potential?: bigint
}

export type Step =
  | ({ kind: 'place' } & PlacedBet)
  /** More stake in an open bet. */
  | ({ kind: 'raise'; amount: bigint } & Named & Changed)
  /** A win on the way, or after the end. */
  | ({ kind: 'pay'; amount: bigint } & Named)
  /** Ends part of an open bet's stake, with what that part pays. */
  | ({ kind: 'part'; part: bigint; payout: bigint } & Named)
  /** The member ends part of an open bet before its event does, or all that is left of it, for what is paid for that part. */
  | ({ kind: 'cashOut'; part: bigint; payout: bigint } & Named)
  /** Ends an open bet with what it still pays. */
  | ({ kind: 'settle'; payout: bigint; transcript?: Buffer } & Named)
  /** Takes back an earlier step by its key. A bet of which nothing is left is void. */
  | ({ kind: 'back'; undoes: string } & Named & Changed)
  /** Undoes all of a bet. */
  | ({ kind: 'void' } & Named)
  /** A bet that was over, settled or void, has paid this much after all. */
  | ({ kind: 'correct'; payout: bigint } & Named)

/** What became of a step. A step that depends on an earlier one of its set comes `later`: asked for again, it is judged again. */
export interface Moved {
  verdict: 'done' | 'replayed' | 'later' | RefusalCode
  postingId: bigint | null
  version: number
  balance: bigint | null
}

/** Takes steps of bets in one set, within the caller's transaction, each with its own verdict. What a pocket cannot give back is owed to the operator, and a win is never refused. */
export async function move(db: Db, steps: readonly Step[]): Promise<Moved[]> {
  if (steps.length === 0) return []
  const asked = JSON.stringify(steps.map(rowOf))
  const { rows } = await refusing(
    sql<Moved & { n: number }>`select n, verdict, posting_id as "postingId", version, balance from betting.move(${asked}::json)`.execute(
      db,
    ),
  )
  const moved: Moved[] = Array.from({ length: steps.length })
  for (const { n, ...row } of rows) moved[n] = row
  return moved
}

/** Ends open bets of an event by steps of one kind, settle or void, in the order of their ids, where there is nothing to judge. Returns the ids of those; the others are for `move`. */
export async function endBets(db: Db, eventId: string, steps: readonly Step[]): Promise<Set<string>> {
  const rows = steps.map(rowOf)
  const [{ kind, key }] = rows as [StepRow]
  const { rows: ended } = await sql<{ id: string }>`
    select id from betting.end_bets(${eventId}::uuid, ${kind}, ${key}, ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ amount }) => amount ?? '0')}::bigint[],
      ${rows.map(({ hash }) => hash)}::bigint[]) as id`.execute(db)
  return new Set(ended.map(({ id }) => id))
}

/** A step as the database reads it. */
interface StepRow {
  kind: string
  id: string
  key: string
  hash: string
  amount?: string | undefined
  [more: string]: unknown
}

function rowOf(step: Step, n: number): StepRow {
  if (step.kind === 'place') {
    const { kind, id, pocket, stake, product, vendor, game, inputs, event, potential, isFree, ticket, hold, selections, transcript } = step
    return {
      n,
      kind,
      id,
      key: 'place',
      hash: String(inputHash(pocket, stake, product, vendor, game, inputs)),
      pocket: String(pocket),
      amount: String(stake),
      product,
      vendor,
      game,
      event,
      potential: potential === undefined ? undefined : String(potential),
      free: isFree,
      ticket,
      hold: hold === undefined ? undefined : String(hold),
      selections,
      transcript: transcript?.toString('base64'),
    }
  }
  const { kind, id, key, version } = step
  const amount = 'amount' in step ? step.amount : 'payout' in step ? step.payout : undefined
  const part = 'part' in step ? step.part : undefined
  const undoes = 'undoes' in step ? step.undoes : undefined
  const selections = 'selections' in step ? step.selections : undefined
  const potential = 'potential' in step ? step.potential : undefined
  return {
    n,
    kind,
    id,
    key,
    version,
    // A void asks for nothing else, whoever undoes the bet.
    hash:
      kind === 'void'
        ? '0'
        : String(
            inputHash(kind, amount ?? '', part ?? '', undoes ?? '', ...(selections === undefined ? [] : [JSON.stringify(selections)])),
          ),
    amount: amount === undefined ? undefined : String(amount),
    part: part === undefined ? undefined : String(part),
    undoes,
    selections,
    potential: potential === undefined ? undefined : String(potential),
    transcript: 'transcript' in step ? step.transcript?.toString('base64') : undefined,
  }
}

async function moveOne(db: Db, step: Step): Promise<Posted> {
  const [moved] = await move(db, [step])
  const { verdict, postingId } = moved!
  if (verdict === 'done' || verdict === 'replayed') return { postingId: postingId!, replayed: verdict === 'replayed' }
  throw new LedgerRefusal(verdict as RefusalCode, step.id)
}

export const place = (db: Db, bet: PlacedBet): Promise<Posted> => moveOne(db, { kind: 'place', ...bet })
export const raise = (db: Db, step: Named & { amount: bigint }): Promise<Posted> => moveOne(db, { kind: 'raise', ...step })
export const pay = (db: Db, step: Named & { amount: bigint }): Promise<Posted> => moveOne(db, { kind: 'pay', ...step })
export const settlePart = (db: Db, step: Named & { part: bigint; payout: bigint }): Promise<Posted> =>
  moveOne(db, { kind: 'part', ...step })
export const cashOut = (db: Db, step: Named & { part: bigint; payout: bigint }): Promise<Posted> =>
  moveOne(db, { kind: 'cashOut', ...step })
export const takeBack = (db: Db, step: Named & { undoes: string }): Promise<Posted> => moveOne(db, { kind: 'back', ...step })
export const settle = (db: Db, step: Omit<Named, 'key'> & { key?: string; payout: bigint; transcript?: Buffer }): Promise<Posted> =>
  moveOne(db, { kind: 'settle', key: 'settle', ...step })
export const voidBet = (db: Db, id: string, key = 'void'): Promise<Posted> => moveOne(db, { kind: 'void', id, key })
export const correct = (db: Db, step: Named & { payout: bigint }): Promise<Posted> => moveOne(db, { kind: 'correct', ...step })

/** Undoes a bet that may not have arrived yet: then its place is taken, and the late bet is refused. */
export const rollback = (db: Db, { id, pocket, product, vendor, game }: Omit<BetOf, 'inputs'> & { pocket: bigint }): Promise<Posted> =>
  posted(db, sql`betting.rollback(${id}::uuid, ${pocket}::bigint, ${product}, ${vendor}, ${game})`)
