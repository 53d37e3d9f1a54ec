import { type Posted, post } from '@tucano/ledger'
import { cashOut, correct, pay, place, raise, rollback, settle, settlePart, takeBack, voidBet } from '#betting/bets'
import type { Db } from '@tucano/database'
import type { Books, Call } from './calls.ts'
import type { SimulatedRound, Step } from './history.ts'
import { type Account, type Become, type ModelBet, type Verdict, newBet } from './model.ts'
import { ask, askPlay, idOf, newId } from './world.ts'

export type Of<Do extends Step['do']> = Extract<Step, { do: Do }>

export const GAME = { product: 'SPORTS', vendor: 'TUC', game: 'football' }

export interface AskedBefore {
  id: string
  round: SimulatedRound
}

/** Bets that end at once, some of them asked for again. Each is judged against the model in its turn. */
export async function playRounds({ world, model }: Books, rounds: SimulatedRound[], before: AskedBefore[]): Promise<void> {
  const asked = rounds.map((round) => (round.again === undefined ? undefined : before.at(-1 - round.again)) ?? { id: newId(), round })
  // Two bets of one id never share a batch: whoever gathers them sees to that.
  const distinct = asked.filter(({ id }, index) => asked.findIndex((other) => other.id === id) === index)
  const account = ({ member, stake }: SimulatedRound): Account => (stake % 7n === 0n ? `chips:${member}/FUN` : `cash:${member}/BRL`)
  const verdicts = await askPlay(
    world.db,
    distinct.map(({ id, round }) => ({ id, account: idOf(world, account(round)), stake: round.stake, payout: round.payout })),
  )
  for (const [index, { id, round }] of distinct.entries()) {
    const verdict = model.play(id, { account: account(round), stake: round.stake, payout: round.payout })
    const expected: string[] = 'refused' in verdict ? verdict.refused : ['replay' in verdict ? 'replayed' : 'settled']
    if (!expected.includes(verdicts[index] ?? ''))
      throw new Error(`round ${index + 1}: expected ${expected.join(' or ')}, got ${verdicts[index]}`)
    if ('apply' in verdict) verdict.apply()
    if (!before.some((known) => known.id === id)) before.push({ id, round })
  }
}

/** The key of a step in the model: the bet's and its own. */
export const keyOf = (id: string, key: string): string => `bet:${id}:${key}`

export function placeCall({ world, model, postingIds }: Books, step: Of<'place'>): Call | undefined {
  const { member, stake, from, late } = step
  // A late bet arrives after its rollback: the tombstone is there already.
  const id = (late ? model.bets.findLast((bet) => bet.tombstone)?.id : undefined) ?? newId()
  const pocket: Account = from === 'bonus' ? `bonus:${member}/BRL` : `cash:${member}/BRL`
  const event = step.event === undefined ? undefined : model.events.at(-1 - step.event)
  const held = from === 'hold' ? model.holds.findLast((hold) => hold.member === member) : undefined
  if (from === 'hold' && !held) return undefined
  const key = keyOf(id, 'place')
  const bet = (inputs: string) => ({
    ...GAME,
    id,
    inputs,
    pocket: idOf(world, pocket),
    stake,
    isFree: from === 'promotion',
    ...(event ? { event: event.id } : {}),
    ...(held ? { hold: postingIds.get(held.key)! } : {}),
  })
  return {
    key,
    make: (db) => place(db, bet('home')),
    changed: (db) => place(db, bet('home and away')),
    expect: () => {
      if (model.keys.has(key)) return { replay: true }
      if (model.bet(id)) return { refused: ['round.void'] }
      if (model.closed.has(pocket)) return { refused: ['account.closed'] }
      if (event?.isClosed) return { refused: ['event.closed'] }
      if (held && held.remaining < stake) return { refused: ['hold.exceeded'] }
      const placed: ModelBet = { ...newBet(id, pocket), isFree: from === 'promotion', event }
      const next: Become = { stake, decided: 0n, payout: 0n, state: 'open' }
      const { legs, apply } = model.become(placed, next, { takesInFull: true, from: held ? `locked:${member}/BRL` : pocket })
      return model.posting(key, '', legs, () => {
        apply()
        placed.steps.set('place', { stake, decided: 0n, payout: 0n, isUndone: false, canBeUndone: true })
        model.bets.push(placed)
        if (held) held.remaining -= stake
      })
    },
  }
}

/** A step of a bet that there is: what it would make of the bet, or why it is refused. */
function stepCall({ model }: Books, bet: ModelBet, key: string, step: StepOf): Call {
  const full = keyOf(bet.id, key)
  return {
    key: full,
    make: (db) => step.make(db, 0n),
    changed: (db) => step.make(db, 1_000_000n),
    expect: () => {
      const known = model.keys.get(full)
      if (known !== undefined) return known === step.inputs ? { replay: true } : { refused: ['key.conflict'] }
      const next = step.becomes(bet)
      if (typeof next === 'string') return { refused: [next] }
      if (step.takesInFull && model.closed.has(bet.pocket)) return { refused: ['account.closed'] }
      if (step.takesInFull && bet.event?.isClosed) return { refused: ['event.closed'] }
      const { legs, apply } = model.become(bet, next, { takesInFull: step.takesInFull ?? false })
      const effect = (): void => {
        const changed = { stake: next.stake - bet.stake, decided: next.decided - bet.decided, payout: next.payout - bet.payout }
        apply()
        if (bet.state === 'void') bet.voidedBy = full
        bet.steps.set(key, { ...changed, isUndone: false, canBeUndone: step.canBeUndone ?? false })
        step.effect?.()
      }
      if (step.takesInFull) return model.posting(full, step.inputs, legs, effect)
      return {
        apply: () => {
          model.keys.set(full, step.inputs)
          model.move(legs)
          effect()
        },
      }
    },
  }
}

interface StepOf {
  /** What is asked for. */
  inputs: string
  /** Asks for the step, or with more for another one under the same key. */
  make: (db: Db, more: bigint) => Promise<Posted>
  becomes: (bet: ModelBet) => Become | Refusal
  takesInFull?: boolean
  canBeUndone?: boolean
  effect?: () => void
}
type Refusal =
  | 'round.void'
  | 'round.settled'
  | 'round.open'
  | 'amount.invalid'
  | 'posting.unknown'
  | 'posting.reversed'
  | 'version.conflict'

/** Bets that were placed, newest first: those that ended at once have no step to take from. */
const nthBet = ({ model }: Books, nth: number): ModelBet | undefined => model.bets.filter(({ tombstone }) => !tombstone).at(-1 - nth)

const openOnly = ({ state }: ModelBet): 'round.void' | 'round.settled' | undefined => (state === 'open' ? undefined : `round.${state}`)

export function settleCall(books: Books, { nth, payout }: Of<'settle'>): Call | undefined {
  const bet = nthBet(books, nth)
  return bet && settleBet(books, bet, payout)
}

export function settleBet(books: Books, bet: ModelBet, payout: bigint): Call {
  return stepCall(books, bet, 'settle', {
    inputs: String(payout),
    make: (db, more) => settle(db, { id: bet.id, payout: payout + more }),
    becomes: (now) => openOnly(now) ?? { ...now, payout: now.payout + payout, state: 'settled' },
    canBeUndone: true,
  })
}

export function stepOfBet(
  books: Books,
  { do: kind, nth, amount, payout }: Of<'raise' | 'pay' | 'part' | 'cashOut' | 'correct'>,
): Call | undefined {
  const bet = nthBet(books, nth)
  if (!bet) return undefined
  const { id } = bet
  const key = `${kind}:${books.count}`
  switch (kind) {
    case 'raise':
      return stepCall(books, bet, key, {
        inputs: '',
        make: (db, more) => raise(db, { id, key, amount: amount + more }),
        becomes: (now) => openOnly(now) ?? { ...now, stake: now.stake + amount },
        takesInFull: true,
        canBeUndone: true,
      })
    case 'pay':
      return stepCall(books, bet, key, {
        inputs: '',
        make: (db, more) => pay(db, { id, key, amount: amount + more }),
        becomes: (now) => (now.state === 'void' ? 'round.void' : { ...now, payout: now.payout + amount }),
        canBeUndone: true,
      })
    case 'part':
      return stepCall(books, bet, key, {
        inputs: '',
        make: (db, more) => settlePart(db, { id, key, part: amount, payout: payout + more }),
        becomes: (now) =>
          openOnly(now) ??
          (now.decided + amount > now.stake ? 'amount.invalid' : { ...now, decided: now.decided + amount, payout: now.payout + payout }),
        canBeUndone: true,
      })
    case 'cashOut':
      return stepCall(books, bet, key, {
        inputs: '',
        make: (db, more) => cashOut(db, { id, key, part: amount, payout: payout + more }),
        becomes: (now) => {
          const decided = now.decided + amount
          if (now.state !== 'open' || decided > now.stake) return openOnly(now) ?? 'amount.invalid'
          return { ...now, decided, payout: now.payout + payout, state: decided === now.stake ? 'settled' : 'open' }
        },
      })
    case 'correct':
      return stepCall(books, bet, key, {
        inputs: '',
        make: (db, more) => correct(db, { id, key, payout: payout + more }),
        becomes: (now) => (now.state === 'open' ? 'round.open' : { ...now, payout, state: 'settled' }),
      })
  }
}

/** Takes back one of a bet's steps. */
export function backCall(books: Books, { nth, step }: Of<'back'>): Call | undefined {
  const bet = nthBet(books, nth)
  if (!bet) return undefined
  const undoes = [...bet.steps.keys()].at(-1 - step) ?? 'nothing'
  const key = `back:${books.count}`
  return stepCall(books, bet, key, {
    inputs: undoes,
    make: (db, more) => takeBack(db, { id: bet.id, key, undoes: more ? 'something else' : undoes }),
    becomes: (now) => {
      if (now.state === 'void') return 'round.void'
      const done = now.steps.get(undoes)
      if (!done?.canBeUndone) return 'posting.unknown'
      if (done.isUndone) return 'posting.reversed'
      const next = { ...now, stake: now.stake - done.stake, decided: now.decided - done.decided, payout: now.payout - done.payout }
      if (next.decided > next.stake || next.payout < 0n) return 'amount.invalid'
      return next.stake === 0n && next.payout === 0n ? { ...now, state: 'void' } : next
    },
    effect: () => (bet.steps.get(undoes)!.isUndone = true),
  })
}

/** Undoing a bet that there is; a rollback may also come before its bet. */
export function undoCall({ world, model }: Books, { do: how, nth }: Of<'void' | 'rollback'>): Call | undefined {
  const bet = model.bets.at(-1 - nth)
  const id = how === 'rollback' && nth === 0 ? newId() : bet?.id
  if (id === undefined) return undefined
  const pocket: Account = bet?.pocket ?? 'cash:0/BRL'
  const key = keyOf(id, 'void')
  const make = (db: Db): Promise<Posted> => (how === 'void' ? voidBet(db, id) : rollback(db, { ...GAME, id, pocket: idOf(world, pocket) }))
  const expect = (): Verdict => {
    const known = model.bet(id)
    if (!known) return { apply: () => void model.bets.push({ ...newBet(id, pocket), state: 'void', tombstone: true }) }
    // What was voided under this key stays so, even where a correction has settled it since.
    if (model.keys.has(key)) return { replay: true }
    if (known.state === 'void')
      return how === 'void' ? { refused: ['round.void'] } : { replay: true, ...(known.voidedBy ? { of: known.voidedBy } : {}) }
    const { legs, apply } = model.become(known, { ...known, state: 'void' })
    return {
      apply: () => {
        model.keys.set(key, '')
        model.move(legs)
        apply()
        known.steps.set('void', { stake: 0n, decided: 0n, payout: 0n, isUndone: false, canBeUndone: false })
      },
    }
  }
  return { key, make, expect }
}

/** Parallel withdrawals: as many succeed as the balance pays for, and the others are refused. */
export async function rush({ world, model, count }: Books, { member, amount, times }: Of<'rush'>): Promise<void> {
  const cash: Account = `cash:${member}/BRL`
  const moves = [{ from: idOf(world, cash), to: idOf(world, 'clearing/BRL'), amount, currency: 'BRL' }]
  const outcomes = await Promise.all(
    Array.from({ length: times }, (_, index) => ask(() => post(world.db, { key: `rush:${count}:${index}`, kind: 'withdraw', moves }))),
  )
  const done = outcomes.filter((outcome) => 'posted' in outcome).length
  const affordable = model.closed.has(cash) ? 0 : Number(model.balance(cash) / amount)
  if (done !== Math.min(times, affordable))
    throw new Error(`${done} of ${times} withdrawals of ${amount} succeeded, ${affordable} could be paid for`)
  model.move([
    { account: cash, amount: -amount * BigInt(done) },
    { account: 'clearing/BRL', amount: amount * BigInt(done) },
  ])
}
