import type { Db } from '@tucano/database'
import type { Step } from '#betting/bets'
import { retrying } from '../retrying.ts'
import { type Decided, decideBet } from './decide.ts'
import { type ResultRow, gradeSelection } from './grade.ts'
import {
  type FollowingBet,
  type FollowingLeg,
  type OpenResult,
  type StandingLeg,
  holdFollowing,
  isFollowed,
  isItsFault,
  markDone,
  moveAll,
  nextAfter,
  readOpenResults,
  readResults,
  reclaim,
  writeLegs,
  writeStates,
} from './store.ts'

/** Bets that follow a result in one transaction: enough to be quick, few enough that whoever bets meanwhile waits little. */
const CHUNK = 256
/** Transactions at once: one is read and graded while another is written. */
const LANES = 2
const NONE = '00000000-0000-0000-0000-000000000000'

/**
 * Lets bets follow what was told of their markets, in its order. Each chunk is one transaction, and what has followed is written with what moves: whoever goes on after a kill finds the rest, and several may
 * work at once. What one bet cannot do keeps no other back; it is told at the end, and tried again the next time. Returns how many bets have followed.
 */
export async function followResults(db: Db): Promise<number> {
  let followed = 0
  const problems: unknown[] = []
  for (;;) {
    const open = await readOpenResults(db)
    let done = 0
    for (const result of open) {
      const { bets, isDone } = await followResult(db, result, problems)
      followed += bets
      if (isDone) done++
    }
    // What others hold is theirs, or comes the next time.
    if (done > 0 && problems.length === 0) continue
    if (problems.length > 0) throw problems[0]
    return followed
  }
}

async function followResult(db: Db, result: OpenResult, problems: unknown[]): Promise<{ bets: number; isDone: boolean }> {
  const results = await readResults(db, result)
  const first = await followInOrder(db, { result, results, after: NONE, isAlone: true }, problems)
  let { bets } = first
  if (first.after !== undefined) {
    const { after } = first
    const lanes = await Promise.allSettled(
      Array.from({ length: LANES }, () => followInOrder(db, { result, results, after, isAlone: false }, problems)),
    )
    for (const lane of lanes) {
      if (lane.status === 'rejected') throw lane.reason
      bets += lane.value.bets
    }
  }
  const isDone = await isFollowed(db, result)
  if (isDone) await markDone(db, result)
  return { bets, isDone }
}

interface InOrder extends Omit<Following, 'limit'> {
  /** Whether others may help once it is known that there are many. */
  isAlone: boolean
}

/** One transaction after the other; what another one holds is left to it. Where there are more than one does at once, and others may help, it says after which bet they go on. */
async function followInOrder(
  db: Db,
  { result, results, after: from, isAlone }: InOrder,
  problems: unknown[],
): Promise<{ bets: number; after?: string }> {
  let [bets, limit, after] = [0, CHUNK, from]
  for (;;) {
    const following = { result, results, after, limit }
    try {
      const chunk = await retrying(() => db.transaction().execute((trx) => followChunk(trx, following)))
      if (chunk.length === 0) return { bets }
      bets += chunk.length
      after = chunk.at(-1)!
      if (isAlone && chunk.length === CHUNK) return { bets, after }
    } catch (error) {
      if (!isItsFault(error)) throw error
      // One of them is at fault: they go on one by one, and without it.
      if (limit === 1) {
        problems.push(error)
        const next = await nextAfter(db, result, after)
        if (next === undefined) return { bets }
        after = next
      }
      limit = 1
    }
  }
}

interface Following {
  result: OpenResult
  results: readonly ResultRow[]
  after: string
  limit: number
}

/** The ids of those bets that have followed. */
async function followChunk(trx: Db, { result, results, after, limit }: Following): Promise<string[]> {
  const bets = await holdFollowing(trx, result, { after, limit })
  const followed = bets.map((bet) => follow(bet, result, results))
  await writeLegs(trx, followed.flatMap(legsToWrite))
  await applyDecided(trx, followed, result)
  return bets.map(({ id }) => id)
}

interface Followed {
  bet: FollowingBet
  /** Those of its selections that have followed. */
  graded: ReadonlySet<FollowingLeg>
  /** What becomes of it, where anything does. */
  becomes: Decided | undefined
}

/** A bet with how its selections of the market stand now, and what becomes of it where that is otherwise than before. */
function follow(bet: FollowingBet, { eventId, marketId, specifiers, version }: OpenResult, results: readonly ResultRow[]): Followed {
  const graded = new Set<FollowingLeg>()
  let isOther = false
  const legs = bet.legs.map((leg) => {
    if (BigInt(leg.eventId) !== eventId || leg.marketId !== marketId || leg.specifiers !== specifiers || leg.followed >= version) return leg
    const grade = gradeSelection(results, leg.outcome, bet.acceptedMs)
    isOther ||= grade.result !== leg.result || grade.deadHeat !== leg.deadHeat
    const next = { ...leg, ...grade, followed: version }
    graded.add(next)
    return next
  })
  const now = { ...bet, legs }
  return { bet: now, graded, becomes: isOther ? decideBet(now) : undefined }
}

/** Whether a bet is over by what becomes of it, or open again; nothing where it is neither. */
function turnOf({ bet, becomes }: Followed): 'over' | 'again' | undefined {
  if (!becomes || (bet.state === 'open') === (becomes.state === 'open')) return undefined
  return becomes.state === 'open' ? 'again' : 'over'
}

/** Selections that have followed, and those that the house takes on no more, or again, with their bet. */
function legsToWrite(one: Followed): StandingLeg[] {
  const { bet, graded } = one
  const turn = turnOf(one)
  return bet.legs.flatMap((each) => {
    const { leg, selection, followed, result, deadHeat, voidReason, payout } = each
    const isClaimed = turn === undefined || payout <= 0 ? each.isClaimed : turn === 'again'
    if (!graded.has(each) && isClaimed === each.isClaimed) return []
    return [{ betId: bet.id, leg, selection, followed, result, deadHeat, voidReason, isClaimed }]
  })
}

/** What becomes of bets, written with what moves. The house's books of what it can lose come before the accounts, as where bets are placed. */
async function applyDecided(trx: Db, followed: readonly Followed[], { reason, code }: Pick<OpenResult, 'reason' | 'code'>): Promise<void> {
  const turned = (turn: 'over' | 'again'): FollowingBet[] => followed.flatMap((one) => (turnOf(one) === turn ? [one.bet] : []))
  await reclaim(trx, { over: turned('over'), again: turned('again') })
  const decided = followed.flatMap(({ bet, becomes }) => (becomes ? [{ bet, becomes }] : []))
  await moveAll(
    trx,
    decided.flatMap(({ becomes }): Step[] => (becomes.step ? [becomes.step] : [])),
  )
  await writeStates(
    trx,
    decided.map(({ bet, becomes: { step: _, ...becomes } }) => ({
      id: bet.id,
      memberId: bet.memberId,
      version: bet.version + 1,
      reason,
      code,
      ...becomes,
    })),
  )
}
