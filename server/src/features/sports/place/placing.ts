import type { Db } from '@tucano/database'
import { type Moved, type Step, move } from '#betting/bets'
import { Gathered } from '#betting/gathered'
import { readBalances } from '#betting/pockets'
import type { Services } from '#platform/services'
import { type BetRow, readBets } from '../bets/read-bets.ts'
import type { AskedBet } from './asked.ts'
import { delayFor } from './delays.ts'
import { keysOfSlip } from './each-way.ts'
import { filedUnder } from './filed.ts'
import { type Judging, type RefusedBet, type TakenBet, judgeBet, refused } from './judge.ts'
import { type JudgedBy, readJudging } from './judging.ts'
import { type NewBet, insertBets, readBothSides, readKnown } from './store.ts'
import { giveBack, takeOn } from './take-on.ts'

/** What became of a bet that was asked for. */
export type Placed = { kind: 'placed'; bet: BetRow; balance: bigint } | RefusedBet | { kind: 'stopped'; code: string }
type Verdict = { kind: 'placed'; pocket: bigint } | Exclude<Placed, { kind: 'placed' }>

/** A bet that was decided, and is being read. */
interface Telling {
  told: Promise<Placed>
}

/** Bets on sports, gathered, with what the house takes on by them. Each has its own verdict. */
export class Placing {
  #gathered: Gathered<AskedBet, Telling>

  constructor(services: Pick<Services, 'pool' | 'db'>, judgedBy: JudgedBy) {
    this.#gathered = new Gathered<AskedBet, Telling>(services, {
      run: async (db, bets) => {
        const verdicts = await db.transaction().execute((trx) => placeBets(trx, bets, judgedBy))
        // The next batch does not wait until this one is read.
        const told = tellPlaced(services.db, bets, verdicts)
        return bets.map((_, n) => ({ told: told.then((all) => all[n]!) }))
      },
      name: ({ id }) => id,
      group: ({ pocket }) => String(pocket),
      // What a bet leaves in its pocket is known when it is over: the next one of the pocket goes with the next batch.
      groupMax: 1,
    })
  }

  async place(bet: AskedBet): Promise<Placed> {
    const { told } = await this.#gathered.add(bet)
    return told
  }

  stop(): Promise<void> {
    return this.#gathered.stop()
  }
}

/** Places bets in one transaction, each with its own verdict: what is refused leaves nothing. */
export async function placeBets(trx: Db, bets: readonly AskedBet[], judgedBy: JudgedBy): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  const known = await readKnown(
    trx,
    bets.map(({ id }) => id),
  )
  for (const { id, memberId, hash } of bets) {
    const row = known.get(id)
    if (row)
      verdicts.set(
        id,
        row.memberId === memberId && row.hash === hash ? { kind: 'placed', pocket: row.pocket } : { kind: 'stopped', code: 'key.conflict' },
      )
  }
  const asked = bets.filter(({ id }) => !verdicts.has(id))
  const taken = await judgeBets(trx, asked, { judgedBy, verdicts })
  await takeBets(trx, taken, verdicts)
  return verdicts
}

/** Bets that may be taken as things are, until the transaction ends. */
async function judgeBets(
  trx: Db,
  asked: readonly AskedBet[],
  { judgedBy, verdicts }: { judgedBy: JudgedBy; verdicts: Map<string, Verdict> },
): Promise<NewBet[]> {
  if (asked.length === 0) return []
  const keys = asked.flatMap(({ slip }) => keysOfSlip(slip, judgedBy.eachWay))
  const judging: Judging = await readJudging(trx, judgedBy, { keys, members: asked.map(({ memberId }) => memberId) })
  const { factors, late } = judging
  const taken = asked.flatMap((bet): NewBet[] => {
    const judged: TakenBet | RefusedBet = judgeBet(bet, judging, factors.get(bet.memberId)?.factorBp ?? 10_000)
    if (judged.kind === 'taken')
      return [{ asked: bet, taken: { ...judged, delaySeconds: delayFor(judged.delaySeconds, late.get(bet.memberId)) } }]
    verdicts.set(bet.id, judged)
    return []
  })
  const opposed = await readBothSides(trx, taken)
  for (const id of opposed) verdicts.set(id, refused('sports.bonus.sides'))
  return taken.filter((bet) => !opposed.has(bet.asked.id))
}

/** Takes bets as far as the house takes them on, and their members can pay them. */
async function takeBets(trx: Db, bets: readonly NewBet[], verdicts: Map<string, Verdict>): Promise<void> {
  if (bets.length === 0) return
  const full = await takeOn(
    trx,
    bets.map(({ taken }) => ({ claims: taken.claims, unit: taken.slip.unit })),
  )
  for (const [n, found] of full.entries())
    if (found) verdicts.set(bets[n]!.asked.id, refused('sports.exposure', { leg: found.claim.leg, most: String(found.most) }))
  const fitting = bets.filter((_, n) => !full[n])
  const moved = await move(trx, fitting.map(stepOf))
  const done = fitting.filter((bet, n) => noteVerdict(bet, moved[n]!, verdicts))
  await giveBack(
    trx,
    fitting.filter((bet) => !done.includes(bet)).flatMap(({ taken }) => taken.claims),
  )
  await insertBets(trx, done)
}

/** Whether the stake was taken. */
function noteVerdict({ asked: { id, pocket } }: NewBet, { verdict }: Moved, verdicts: Map<string, Verdict>): boolean {
  // Another process has placed it meanwhile, and what was asked for is the same.
  verdicts.set(id, verdict === 'done' || verdict === 'replayed' ? { kind: 'placed', pocket } : { kind: 'stopped', code: verdict })
  return verdict === 'done'
}

const stepOf = ({ asked, taken }: NewBet): Step => ({
  kind: 'place',
  id: asked.id,
  pocket: asked.pocket,
  ...filedUnder(taken.sportUrn),
  inputs: String(asked.hash),
  stake: taken.stake,
  potential: taken.potential,
  ...(asked.ticket === undefined ? {} : { ticket: asked.ticket }),
})

/** Reads what was placed, now or before, for all bets at once. */
export async function tellPlaced(db: Db, bets: readonly AskedBet[], verdicts: ReadonlyMap<string, Verdict>): Promise<Placed[]> {
  const placed = [...verdicts].flatMap(([id, verdict]) => (verdict.kind === 'placed' ? [{ id, pocket: verdict.pocket }] : []))
  const [read, balances] = await Promise.all([
    readBets(
      db,
      placed.map(({ id }) => id),
    ),
    readBalances(
      db,
      placed.map(({ pocket }) => pocket),
    ),
  ])
  const rows = new Map(read.map((row) => [row.id, row]))
  return bets.map(({ id }) => {
    const verdict = verdicts.get(id)!
    const bet = rows.get(id)
    if (verdict.kind !== 'placed') return verdict
    return bet ? { kind: 'placed', bet, balance: balances.get(bet.pocket) ?? 0n } : { kind: 'stopped', code: 'key.conflict' }
  })
}
