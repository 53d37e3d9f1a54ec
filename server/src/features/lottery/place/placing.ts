import { lotteryBetChanged } from '@tucano/contract/lottery'
import type { Db } from '@tucano/database'
import { type Moved, type Step, move } from '#betting/bets'
import { Gathered } from '#betting/gathered'
import { publishEach } from '#platform/outbox'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readBetsOf } from '../bets.ts'
import type { PreparedBet } from './bet.ts'
import { type Full, giveBack, takeOn } from './exposures.ts'
import { judgeKnown } from './known.ts'
import type { Placed, PreparedSlip, Verdict } from './prepared-slip.ts'
import { type Refused, refusedFor } from './refused.ts'

/** One of the batch, with its claims put together. */
interface Item {
  slip: PreparedSlip
  claims: PreparedBet['claims']
}

/** Bets on draws, gathered, with what the house takes on by them. Each slip has its own verdict. */
export class Placing {
  #gathered: Gathered<PreparedSlip, Placed>

  constructor(services: Pick<Services, 'pool'>) {
    this.#gathered = new Gathered<PreparedSlip, Placed>(services, {
      run: async (db, slips) => {
        const verdicts = await db.transaction().execute((trx) => placeSlips(trx, slips))
        // What others wait for is let go before anything is read of it.
        return tellPlaced(db, slips, verdicts)
      },
      name: ({ id, plan }) => `${id} ${plan?.n ?? ''}`,
      group: ({ pocket }) => String(pocket),
      // What a slip leaves in its pocket is known when it is over: the next one of the pocket goes with the next batch.
      groupMax: 1,
    })
  }

  place(slip: PreparedSlip): Promise<Placed> {
    return this.#gathered.add(slip)
  }

  stop(): Promise<void> {
    return this.#gathered.stop()
  }
}

/** Places slips in one transaction, each with its own verdict: what is refused leaves nothing. */
export async function placeSlips(trx: Db, slips: readonly PreparedSlip[]): Promise<Map<PreparedSlip, Verdict>> {
  const verdicts = new Map<PreparedSlip, Verdict>()
  const left = () => slips.filter((slip) => !verdicts.has(slip))
  for (const [slip, verdict] of await judgePlans(trx, slips)) verdicts.set(slip, verdict)
  for (const [slip, verdict] of await judgeKnown(trx, left())) verdicts.set(slip, verdict)
  const items: Item[] = left().map((slip) => ({ slip, claims: slip.bets.flatMap(({ claims }) => claims) }))
  const full = await takeOn(trx, items)
  for (const [n, found] of full.entries()) if (found) verdicts.set(items[n]!.slip, tellFull(items[n]!.slip, found))
  const taken = items.filter((_, n) => !full[n])
  for (const [slip, verdict] of await moveSlips(trx, taken)) verdicts.set(slip, verdict)
  return verdicts
}

/** Reads what was placed, now or before, for all slips at once. */
async function tellPlaced(db: Db, slips: readonly PreparedSlip[], verdicts: ReadonlyMap<PreparedSlip, Verdict>): Promise<Placed[]> {
  const told = slips.filter((slip) => !slip.plan && verdicts.get(slip)!.kind === 'placed')
  const rows =
    told.length === 0
      ? []
      : await readBetsOf(
          db,
          told.flatMap(({ bets }) => bets.map(({ id }) => id)),
        )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return slips.map((slip) => {
    const verdict = verdicts.get(slip)!
    if (verdict.kind === 'refused') return verdict
    const bets = slip.bets.flatMap(({ id }) => byId.get(id) ?? [])
    return { kind: 'placed', bets, balance: bets[0]?.balance ?? 0n }
  })
}

const CAPS = { draw: 'cap.draw', member: 'cap.member', selection: 'cap.selection' } as const

const tellFull = ({ bets }: PreparedSlip, { claim, left }: Full): Refused => ({
  kind: 'refused',
  code: CAPS[claim.kind],
  numero: bets.find(({ drawId }) => drawId === claim.drawId)!.numero,
  left,
  content: claim.content,
})

/** Holds the plans whose draws these are. One that has ended bets no more, and a draw that has its bet has it. */
async function judgePlans(trx: Db, slips: readonly PreparedSlip[]): Promise<Map<PreparedSlip, Verdict>> {
  const planned = slips.filter(({ plan }) => plan)
  if (planned.length === 0) return new Map()
  const ids = [...new Set(planned.map(({ plan }) => plan!.id))]
  const running = await trx
    .selectFrom('lottery.plans')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'running')
    .orderBy('id')
    .forUpdate()
    .execute()
  const waiting = await trx
    .selectFrom('lottery.plan_draws')
    .select(['plan_id', 'n'])
    .where('plan_id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
  const isWaiting = ({ id, n }: NonNullable<PreparedSlip['plan']>): boolean =>
    running.some((plan) => plan.id === id) && waiting.some((draw) => draw.plan_id === id && draw.n === n)
  return new Map(planned.filter(({ plan }) => !isWaiting(plan!)).map((slip) => [slip, refusedFor('plan.over')]))
}

const stepsOf = ({ pocket, bets, plan }: PreparedSlip): Step[] =>
  bets.map(({ id, drawId, game, vendor, product, stake, potential, selections, inputs }) => ({
    kind: 'place',
    id,
    pocket,
    product,
    vendor,
    game,
    inputs,
    stake,
    event: drawId,
    potential,
    selections,
    ...(plan && { hold: plan.holdId }),
  }))

/** Moves the money of slips. Those that are refused are undone, with what the house took on for them. */
async function moveSlips(trx: Db, items: readonly Item[]): Promise<Map<PreparedSlip, Verdict>> {
  const verdicts = new Map<PreparedSlip, Verdict>()
  if (items.length === 0) return verdicts
  const good = await moveGood(trx, items, verdicts)
  await giveBack(
    trx,
    items.filter(({ slip }) => verdicts.has(slip)),
  )
  for (const { slip } of good) verdicts.set(slip, { kind: 'placed' })
  await notePlans(
    trx,
    good.map(({ slip }) => slip),
  )
  return verdicts
}

/** Moves what can be moved, and says of the others why not. Returns those that were moved. */
async function moveGood(trx: Db, items: readonly Item[], verdicts: Map<PreparedSlip, Verdict>): Promise<Item[]> {
  // A bet that is refused leaves nothing; a slip of several may leave some of them.
  if (items.every(({ slip }) => slip.bets.length === 1)) return sortOut(trx, await moveTogether(trx, items), verdicts)
  await sql`savepoint slips`.execute(trx)
  const first = await moveTogether(trx, items)
  if (first.every(({ verdict }) => verdict === 'done')) {
    await sql`release savepoint slips`.execute(trx)
    return [...items]
  }
  await sql`rollback to savepoint slips`.execute(trx)
  await sql`release savepoint slips`.execute(trx)
  // The same without those that were refused: what was good is again.
  const again = first.filter(({ verdict }) => verdict === 'done').map(({ item }) => item)
  if (again.length > 0 && (await moveTogether(trx, again)).some(({ verdict }) => verdict !== 'done'))
    throw new Error('slips that were good are not any more')
  return sortOut(trx, first, verdicts)
}

interface First {
  item: Item
  /** What the steps of the slip were told: `there` where another process has placed it meanwhile, `mixed` where some depend on others of the set. */
  verdict: 'done' | 'there' | 'mixed' | 'refused'
  refusal: Refused | undefined
}

async function moveTogether(trx: Db, items: readonly Item[]): Promise<First[]> {
  const moved = await move(
    trx,
    items.flatMap(({ slip }) => stepsOf(slip)),
  )
  let from = 0
  return items.map((item) => {
    const { bets } = item.slip
    const own = moved.slice(from, (from += bets.length))
    if (own.every(({ verdict }) => verdict === 'replayed')) return { item, verdict: 'there', refusal: undefined }
    const wrong = own.findIndex(({ verdict }) => verdict !== 'done' && verdict !== 'later')
    if (wrong >= 0) return { item, verdict: 'refused', refusal: tellRefused(bets[wrong]!, own[wrong]!) }
    return { item, verdict: own.some(({ verdict }) => verdict === 'later') ? 'mixed' : 'done', refusal: undefined }
  })
}

/** Those that are moved; of the others it is noted why they are not. What depends on its own earlier bets is taken bet by bet. */
async function sortOut(trx: Db, first: readonly First[], verdicts: Map<PreparedSlip, Verdict>): Promise<Item[]> {
  for (const { item, verdict, refusal } of first) if (refusal || verdict === 'there') verdicts.set(item.slip, refusal ?? { kind: 'placed' })
  const good = first.filter(({ verdict }) => verdict === 'done').map(({ item }) => item)
  for (const { item } of first.filter(({ verdict }) => verdict === 'mixed')) {
    const refusal = await moveApart(trx, item.slip)
    if (refusal) verdicts.set(item.slip, refusal)
    else good.push(item)
  }
  return good
}

/** Moves the bets of one slip one after the other; if one is refused, none stays. */
async function moveApart(trx: Db, slip: PreparedSlip): Promise<Refused | undefined> {
  await sql`savepoint slip`.execute(trx)
  for (const [n, step] of stepsOf(slip).entries()) {
    const [moved] = await move(trx, [step])
    if (moved!.verdict === 'done') continue
    await sql`rollback to savepoint slip`.execute(trx)
    return tellRefused(slip.bets[n]!, moved!)
  }
  await sql`release savepoint slip`.execute(trx)
  return undefined
}

/** Of draws, the lottery speaks in its own words. */
function tellRefused({ numero }: PreparedBet, { verdict }: Moved): Refused {
  const ofDraw: Partial<Record<string, string>> = {
    'event.closed': 'draw.closed',
    'event.suspended': 'draw.not.open',
    'event.unknown': 'draw.not.open',
    replayed: 'key.conflict',
  }
  const code = ofDraw[verdict]
  return code === undefined ? refusedFor(verdict) : refusedFor(code, { numero })
}

/** Plans know which of their draws have their bets, and pages hear of it: nobody has asked for these. */
async function notePlans(trx: Db, slips: readonly PreparedSlip[]): Promise<void> {
  const planned = slips.filter(({ plan }) => plan)
  if (planned.length === 0) return
  const [ids, places, bets] = [
    planned.map(({ plan }) => plan!.id),
    planned.map(({ plan }) => plan!.n),
    planned.map((slip) => slip.bets[0]!.id),
  ]
  await sql`
    update lottery.plan_draws d set state = 'bet', bet_id = a.bet_id
    from unnest(${ids}::uuid[], ${places}::integer[], ${bets}::uuid[]) a(plan_id, n, bet_id) where d.plan_id = a.plan_id and d.n = a.n`.execute(
    trx,
  )
  const letters = planned.map(({ memberId, bets: [bet], plan }) => {
    return { to: memberId, payload: { gameCode: bet!.game, numero: bet!.numero, payout: null, planId: plan!.id } }
  })
  await publishEach(trx, lotteryBetChanged, letters)
}
