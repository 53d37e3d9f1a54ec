import { PLAY_CURRENCY } from '@tucano/contract/money'
import { LedgerRefusal } from '@tucano/ledger'
import type { Services } from '#platform/services'
import { betIdOf } from '../draw-id.ts'
import { findGame } from '../games.ts'
import type { Lottery } from '../lottery.ts'
import { prepareBet } from '../place/bet.ts'
import { type Refused, refusedFor } from '../place/refused.ts'
import type { Placed } from '../place/prepared-slip.ts'
import { readDrawsOf } from '../store.ts'
import { endIfDone, endPlan, passDraw } from './end.ts'
import { multiplied } from './multiply.ts'
import { type DueDraw, readDue, readPlan } from './store.ts'

/** Draws of plans that a server takes at a time. */
const AT_ONCE = 256

type Running = Pick<Lottery, 'services' | 'placing' | 'caps'>

/** Bets on the draws of plans whose time has come. Returns how many have had their turn; others wait, for a result or for a draw that is not planned yet. */
export async function runPlans(lottery: Running): Promise<number> {
  const { db } = lottery.services
  const waiting: string[] = []
  let done = 0
  for (;;) {
    const due = await readDue(db, { except: waiting, limit: AT_ONCE })
    if (due.length === 0) return done
    const turns = await Promise.all(due.map((draw) => take(lottery, draw)))
    for (const [n, taken] of turns.entries())
      if (taken) done++
      else waiting.push(due[n]!.planId)
  }
}

/** Whether the draw has had its turn. */
async function take(lottery: Running, due: DueDraw): Promise<boolean> {
  const { db } = lottery.services
  const { planId, n } = due
  if (due.isLate) await passDraw(db, planId, n)
  else if (due.won > 0n) return endPlan(db, planId, { state: 'won' })
  else {
    const placed = await betOn(lottery, due)
    if (placed === undefined || (placed.kind === 'refused' && WAITS.has(placed.code))) return false
    if (placed.kind === 'refused') {
      if (!PASSES.has(placed.code)) return endPlan(db, planId, { state: 'refused', refusal: placed.code })
      await passDraw(db, planId, n)
    }
  }
  await endIfDone(db, planId)
  return true
}

/** It may be open again before the draw closes; or somebody else has taken this turn. */
const WAITS = new Set(['draw.not.open', 'lottery.closed', 'plan.over'])
/** It stands against this draw alone. */
const PASSES = new Set(['draw.closed', 'cap.selection', 'cap.draw', 'cap.member', 'cap.stake', 'cap.prize'])

/** The bet of a plan on one of its draws; nothing while the draw is not known. */
async function betOn({ services, placing, caps }: Running, { planId, n, numero, multiple }: DueDraw): Promise<Placed | undefined> {
  const { db } = services
  const plan = await readPlan(db, planId)
  const game = plan && findGame(plan.gameCode)
  if (!plan || !game) return undefined
  const [draw] = await readDrawsOf(db, [{ gameCode: game.code, numero }])
  if (!draw) return undefined
  const bet = prepareBet({
    id: betIdOf(planId, n),
    slip: planId,
    plan: planId,
    game,
    draw,
    contents: multiplied(plan.contents, multiple),
    sold: { series: plan.series, most: plan.most },
    inputs: `plan ${planId} ${n}`,
    memberId: plan.memberId,
    caps: await caps.read(game.code),
    isPlay: plan.currency === PLAY_CURRENCY,
  })
  if ('kind' in bet) return bet
  try {
    return await placing.place({
      id: planId,
      memberId: plan.memberId,
      pocket: plan.pocket,
      bets: [bet],
      plan: { id: planId, n, holdId: plan.holdId },
    })
  } catch (error) {
    return refusedByBooks(error)
  }
}

/** What the ledger refuses is refused; anything else passes. */
function refusedByBooks(error: unknown): Refused {
  if (error instanceof LedgerRefusal) return refusedFor(error.code)
  throw error
}

const TICK_MS = 500

/** Lets plans bet while the server runs. Every server does it; a draw of a plan has its turn once. */
export class RunningPlans {
  #lottery: Running
  #log: Services['log']
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #closed = false

  constructor(lottery: Running) {
    this.#lottery = lottery
    this.#log = lottery.services.log
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#underWay = runPlans(this.#lottery)
        .then(
          () => undefined,
          (error: unknown) => {
            if (!this.#closed) this.#log.warn({ err: error }, 'plans of the lottery go on later')
          },
        )
        .finally(() => {
          if (!this.#closed) this.start()
        })
    }, TICK_MS).unref()
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#underWay
  }
}
