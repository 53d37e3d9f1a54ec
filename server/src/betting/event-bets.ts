import type { Db } from '@tucano/database'
import { isRefusal } from '@tucano/ledger'
import { isWorthRetrying } from '#platform/batch-connections'
import { isTransient } from '#platform/fault'
import { type Step, endBets, move } from './bets.ts'
import { PartitionedSteps } from './partitioned-steps.ts'

/** A bet that an event decides. */
export interface EventBet {
  id: string
  memberId: bigint
  currency: string
  stake: bigint
  /** What it has paid so far. */
  payout: bigint
  potential: bigint | null
  selections: unknown
  state: 'open' | 'settled' | 'void'
  isFree: boolean
}

/** What a bet pays in all, by the result. */
export type Decide = (bet: EventBet) => bigint

/** Bets of an event are moved in chunks, each a transaction. Whoever goes on after a chunk was killed finds what is left: a step has its key, and is taken once. */
export interface ChunkOptions {
  /** The version of the event's result: part of every step's key. */
  version: number
  /** Bets in a chunk. */
  size?: number
  /** Chunks under way at once. */
  atOnce?: number
}

/** Small: whoever bets meanwhile waits for a chunk that pays the same pocket. */
const SIZE = 192
const AT_ONCE = 2
/** Chunks that are read at once, for each that may be under way. */
const AHEAD = 8
const ATTEMPTS = 20

/** Ends all open bets of an event with what the result pays. Losers, too: each has its step and its fact. Returns how many. */
export const settleEvent = (db: Db, eventId: string, decide: Decide, options: ChunkOptions): Promise<number> =>
  inChunks(db, { eventId, states: ['open'] }, options, (bet) => ({
    kind: 'settle',
    id: bet.id,
    key: `settle:${options.version}`,
    payout: decide(bet) - bet.payout,
  }))

/** Gives all bets of an event back, settled or not. */
export const voidEvent = (db: Db, eventId: string, options: ChunkOptions): Promise<number> =>
  inChunks(db, { eventId, states: ['open', 'settled'] }, options, ({ id }) => ({ kind: 'void', id, key: `void:${options.version}` }))

/** Another result: posts the difference for every bet that it changes, voided ones as well. */
export const correctEvent = (db: Db, eventId: string, decide: Decide, options: ChunkOptions): Promise<number> =>
  inChunks(db, { eventId, states: ['settled', 'void'] }, options, (bet) => {
    const payout = decide(bet)
    return bet.state === 'settled' && payout === bet.payout
      ? undefined
      : { kind: 'correct', id: bet.id, key: `correct:${options.version}`, payout }
  })

interface Wanted {
  eventId: string
  states: EventBet['state'][]
}

async function inChunks(
  db: Db,
  wanted: Wanted,
  { size = SIZE, atOnce = AT_ONCE }: ChunkOptions,
  stepOf: (bet: EventBet) => Step | undefined,
): Promise<number> {
  const moving = new PartitionedSteps({ size, atOnce, move: (steps) => moveChunk(db, wanted.eventId, steps) })
  const limit = size * atOnce * AHEAD
  return moving.run(async () => {
    let next = readBets(db, wanted, { after: '00000000-0000-0000-0000-000000000000', limit })
    for (;;) {
      const bets = await next
      const last = bets.at(-1)
      if (!last) return
      next = readBets(db, wanted, { after: last.id, limit })
      // Whoever waits for it hears of its failure; a chunk that fails first is what is told.
      next.catch(() => undefined)
      for (let from = 0; from < bets.length; from += size) {
        const steps = bets.slice(from, from + size).map((bet) => [bet.memberId, stepOf(bet)] as const)
        for (const [memberId, step] of steps) if (step) moving.add(memberId, step)
        // Others of this process have their turn between.
        await new Promise((resolve) => setImmediate(resolve))
      }
      if (!(await moving.goOn())) return
    }
  })
}

async function readBets(db: Db, { eventId, states }: Wanted, { after, limit }: { after: string; limit: number }): Promise<EventBet[]> {
  const rows = await db
    .selectFrom('betting.bets')
    .select(['id', 'member_id as memberId', 'currency', 'stake', 'payout', 'potential', 'selections', 'state', 'free as isFree'])
    .where('event_id', '=', eventId)
    .where('state', 'in', states)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as EventBet['state'] }))
}

/** Takes the steps of a chunk: those that there is nothing to judge of at once, then the others. */
async function moveChunk(db: Db, eventId: string, steps: Step[]): Promise<number> {
  const ended = await endPlain(db, eventId, steps)
  const taken = await moveRest(
    db,
    steps.filter(({ id }) => !ended.has(id)),
  )
  return ended.size + taken
}

/** Ends the bets of a chunk that nothing stands against. When something stands against one of them, none. */
async function endPlain(db: Db, eventId: string, steps: Step[]): Promise<Set<string>> {
  const [first] = steps
  if (first?.kind !== 'settle' && first?.kind !== 'void') return new Set()
  try {
    return await endBets(db, eventId, steps)
  } catch (error) {
    if (isRefusal(error) || isWorthRetrying(error)) return new Set()
    throw error
  }
}

/** What depends on another step comes with the next transaction; what somebody else has done meanwhile is done. */
async function moveRest(db: Db, steps: Step[]): Promise<number> {
  let taken = 0
  let left = steps
  for (let attempt = 1; left.length > 0;) {
    try {
      const moved = await db.transaction().execute((trx) => move(trx, left))
      taken += moved.filter(({ verdict }) => verdict === 'done').length
      const wrong = moved.find(({ verdict }) => !['done', 'replayed', 'later', 'round.settled', 'round.void'].includes(verdict))
      if (wrong) throw new Error(`a bet of an event was refused: ${wrong.verdict}`)
      left = left.filter((_, n) => moved[n]!.verdict === 'later')
    } catch (error) {
      if (!isTransient(error) || attempt++ >= ATTEMPTS) throw error
    }
  }
  return taken
}
