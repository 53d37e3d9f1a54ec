import { seal, setAccountClosed } from '@tucano/ledger'
import { type Books, type Call, captureCall, holdCall, moveCall, movesOf, releaseCall, reverseCall, wrongCall } from './calls.ts'
import { compare, fixedDigest, prove, proveSeals, wholeDigest } from './compare.ts'
import type { Delivery, Step } from './history.ts'
import type { Account, Model } from './model.ts'
import { type AskedBefore, backCall, placeCall, playRounds, rush, settleCall, stepOfBet, undoCall } from './bets.ts'
import { closeEvent, emptyCall, endEvent, loseAll, schedule } from './events.ts'
import { type Outcome, type World, ask, crash, idOf, turnClock } from './world.ts'

/** Steps until whoever lost an answer asks again. */
const LATER = 3
/** Steps between two looks at the rows that may not change. */
const FIXED_EVERY = 10

/** Takes the steps of a history in the real books and in the model, and compares the two after each. */
export class Runner {
  #books: Books
  #later: { due: number; call: Call }[] = []
  #played: AskedBefore[] = []
  #fixed = { until: 0n, digest: '' }

  constructor(world: World, model: Model) {
    this.#books = { world, model, count: 0, postingIds: new Map() }
  }

  async take(step: Step): Promise<void> {
    const count = ++this.#books.count
    for (const { call } of this.#later.filter(({ due }) => due === count)) await this.#deliver(call, 'once')
    await this.#do(step)
    const last = await compare(this.#books)
    if (count % FIXED_EVERY === 0) await this.#compareFixed(last)
  }

  /** Whoever lost an answer asks again, and then everything is proven once more. */
  async finish(): Promise<void> {
    for (const { due, call } of this.#later) if (due > this.#books.count) await this.#deliver(call, 'once')
    await compare(this.#books)
    await proveSeals(this.#books)
    await prove(this.#books)
  }

  async #do(step: Step): Promise<void> {
    const { world, model, count } = this.#books
    switch (step.do) {
      case 'deposit':
      case 'withdraw':
      case 'bonus':
      case 'earn':
      case 'chips':
      case 'transfer':
      case 'redeem':
        return this.#deliver(moveCall(this.#books, step.do, movesOf(step)), step.delivery)
      case 'give':
        if (step.member === step.to) return
        return this.#deliver(moveCall(this.#books, step.do, movesOf(step)), step.delivery)
      case 'hold':
        return this.#deliver(holdCall(this.#books, step.member, step.amount), step.delivery)
      case 'capture':
        return this.#deliver(captureCall(this.#books, step), step.delivery)
      case 'release':
        return this.#deliver(releaseCall(this.#books, step.nth), step.delivery)
      case 'reverse':
        return this.#deliver(reverseCall(this.#books, step.nth), step.delivery)
      case 'place':
        return this.#deliver(placeCall(this.#books, step), step.delivery)
      case 'settle':
        return this.#deliver(settleCall(this.#books, step), step.delivery)
      case 'raise':
      case 'pay':
      case 'part':
      case 'cashOut':
      case 'correct':
        return this.#deliver(stepOfBet(this.#books, step), step.delivery)
      case 'back':
        return this.#deliver(backCall(this.#books, step), step.delivery)
      case 'schedule':
        return schedule(this.#books, step)
      case 'closeEvent':
        return closeEvent(this.#books, step.nth)
      case 'emptyPot':
        await closeEvent(this.#books, step.nth)
        for (const call of loseAll(this.#books, step.nth)) await this.#deliver(call, 'once')
        return this.#deliver(emptyCall(this.#books, step.nth), step.delivery)
      case 'endEvent':
        await closeEvent(this.#books, step.nth)
        return endEvent(this.#books, step)
      case 'void':
      case 'rollback':
        return this.#deliver(undoCall(this.#books, step), step.delivery)
      case 'wrong':
        return this.#refused(step)
      case 'play':
        return playRounds(this.#books, step.rounds, this.#played)
      case 'rush':
        return rush(this.#books, step)
      case 'close': {
        const account: Account = `cash:${step.member}/BRL`
        await setAccountClosed(world.db, idOf(world, account), step.closed)
        if (step.closed) model.closed.add(account)
        else model.closed.delete(account)
        return
      }
      case 'clock':
        return turnClock(world, step.hours)
      case 'seal':
        await seal(world.db)
        return
      case 'reconcile':
        return prove(this.#books, count % 2 ? count : undefined)
    }
  }

  /** Makes a call as often and in the way that its delivery says, and holds each answer against the model. */
  async #deliver(call: Call | undefined, delivery: Delivery): Promise<void> {
    if (!call) return
    const { world, model, count } = this.#books
    const { db } = world
    const once = async (): Promise<void> => this.#judge(call, await ask(() => call.make(db)))
    switch (delivery) {
      case 'once':
        return once()
      case 'twice':
        await once()
        return once()
      case 'crash': {
        const before = await wholeDigest(world)
        await crash(db, call.make)
        if ((await wholeDigest(world)) !== before) throw new Error('a crash before the commit left something behind')
        return once()
      }
      case 'lost':
        await once()
        this.#later.push({ due: count + LATER, call })
        return
      case 'parallel': {
        const outcomes = await Promise.all([1, 2, 3].map(() => ask(() => call.make(db))))
        // Which of them comes first is anybody's guess; the others must find it done.
        const fresh = outcomes.findIndex((outcome) => 'posted' in outcome && !outcome.posted.replayed)
        const ordered = fresh > 0 ? [outcomes[fresh]!, ...outcomes.toSpliced(fresh, 1)] : outcomes
        for (const outcome of ordered) this.#judge(call, outcome)
        return
      }
      case 'changed': {
        await once()
        if (!call.changed || !model.keys.has(call.key)) return
        const outcome = await ask(() => call.changed!(db))
        if (!('refused' in outcome) || outcome.refused !== 'key.conflict')
          throw new Error(`the key was taken for something else: ${said(outcome)}`)
      }
    }
  }

  #judge(call: Call, outcome: Outcome): void {
    const verdict = call.expect()
    if ('refused' in verdict) {
      if (!('refused' in outcome) || !verdict.refused.includes(outcome.refused))
        throw new Error(`expected ${verdict.refused.join(' or ')}, got ${said(outcome)}`)
      return
    }
    if (!('posted' in outcome)) throw new Error(`refused with ${outcome.refused}, which the model allows`)
    const { postingId, replayed } = outcome.posted
    if ('replay' in verdict) {
      const known = this.#books.postingIds.get(verdict.of ?? call.key)
      if (!replayed || postingId !== known) throw new Error(`expected posting ${known} again, got ${said(outcome)}`)
      return
    }
    if (replayed) throw new Error('called a repetition, but it is the first')
    verdict.apply()
    this.#books.postingIds.set(call.key, postingId)
  }

  /** A call that must be refused, and leave every row as it was (I15). */
  async #refused(step: Extract<Step, { do: 'wrong' }>): Promise<void> {
    const { world } = this.#books
    const { make, code } = wrongCall(this.#books, step)
    const before = await wholeDigest(world)
    const outcome = await ask(() => make(world.db))
    if (!('refused' in outcome) || outcome.refused !== code) throw new Error(`expected ${code}, got ${said(outcome)}`)
    if ((await wholeDigest(world)) !== before) throw new Error('I15 a refused call changed something')
  }

  /** Rows that were there some steps ago are as they were. */
  async #compareFixed(last: bigint): Promise<void> {
    const { until, digest } = this.#fixed
    if (until > 0n && (await fixedDigest(this.#books.world, until)) !== digest) throw new Error('I7 rows that may not change have changed')
    this.#fixed = { until: last, digest: await fixedDigest(this.#books.world, last) }
  }
}

const said = (outcome: Outcome): string =>
  'refused' in outcome ? outcome.refused : `posting ${outcome.posted.postingId}${outcome.posted.replayed ? ' again' : ''}`
