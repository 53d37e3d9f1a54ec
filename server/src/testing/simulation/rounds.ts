import { type Posted, post } from '@tucano/ledger'
import { place, rollback, settle, voidRound } from '#betting/bets'
import type { Db } from '@tucano/database'
import type { Books, Call } from './calls.ts'
import type { SimulatedRound, Step } from './history.ts'
import { type Account, type Leg, type Verdict, merged } from './model.ts'
import { ask, askPlay, idOf, newId } from './world.ts'

const GAME = { product: 'SPORTS', vendor: 'TUC', game: 'football' }

export interface AskedBefore {
  id: string
  round: SimulatedRound
}

/** Rounds that end at once, some of them asked for again. Each is judged against the model in its turn. */
export async function playRounds({ world, model }: Books, rounds: SimulatedRound[], before: AskedBefore[]): Promise<void> {
  const asked = rounds.map((round) => (round.again === undefined ? undefined : before.at(-1 - round.again)) ?? { id: newId(), round })
  // Two rounds of one id never share a batch: whoever gathers them sees to that.
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

export function placeCall({ world, model, count }: Books, { member, cash, bonus, late }: Extract<Step, { do: 'place' }>): Call {
  // A late bet arrives after its rollback: the tombstone is there already.
  const id = (late ? model.rounds.findLast((round) => round.tombstone)?.id : undefined) ?? newId()
  const account: Account = `cash:${member}/BRL`
  const funding: Leg[] = [{ account, amount: -cash }]
  if (bonus > 0n) funding.push({ account: `bonus:${member}/BRL`, amount: -bonus })
  const stake = cash + bonus
  const key = `round:${id}:place`
  const bet = (extra: string) => ({
    ...GAME,
    id,
    inputs: `home${extra}`,
    funding: funding.map((leg) => ({ account: idOf(world, leg.account), amount: -leg.amount })),
  })
  return {
    key,
    make: (db) => place(db, bet('')),
    changed: (db) => place(db, bet(' and away')),
    expect: () => {
      if (!model.keys.has(key) && model.round(id)) return { refused: ['round.void'] }
      return model.posting(key, String(count), [...funding, { account: 'stakes/BRL', amount: stake }], () =>
        model.rounds.push({ id, account, stake, payout: 0n, state: 'open', moved: [...funding], tombstone: false }),
      )
    },
  }
}

export function settleCall({ model, postingIds }: Books, { nth, payout }: Extract<Step, { do: 'settle' }>): Call | undefined {
  const round = model.rounds.filter(({ id }) => postingIds.has(`round:${id}:place`)).at(-1 - nth)
  if (!round) return undefined
  const key = `round:${round.id}:settle`
  return {
    key,
    make: (db) => settle(db, { id: round.id, payout }),
    // More than any history pays, so that it is never what was asked for before.
    changed: (db) => settle(db, { id: round.id, payout: payout + 1_000_000n }),
    expect: () => {
      if (!model.keys.has(key) && round.state !== 'open') return { refused: [`round.${round.state}`] }
      const paid: Account = model.closed.has(round.account) ? 'suspense/BRL' : round.account
      const legs: Leg[] = [
        { account: 'stakes/BRL', amount: -round.stake },
        { account: 'house/BRL', amount: round.stake - payout },
        { account: paid, amount: payout },
      ]
      return model.posting(key, String(payout), legs, () => {
        round.state = 'settled'
        round.payout = payout
        round.moved = merged([...round.moved, { account: paid, amount: payout }])
      })
    },
  }
}

/** Undoing a round that there is; a rollback may also come before its bet. */
export function undoCall({ world, model }: Books, { do: how, nth }: Extract<Step, { do: 'void' | 'rollback' }>): Call | undefined {
  const round = model.rounds.at(-1 - nth)
  const id = how === 'rollback' && nth === 0 ? newId() : round?.id
  if (id === undefined) return undefined
  const account: Account = round?.account ?? 'cash:0/BRL'
  const make = (db: Db): Promise<Posted> =>
    how === 'void' ? voidRound(db, id) : rollback(db, { ...GAME, id, account: idOf(world, account) })
  const expect = (): Verdict => {
    const known = model.round(id)
    if (!known)
      return { apply: () => void model.rounds.push({ id, account, stake: 0n, payout: 0n, state: 'void', moved: [], tombstone: true }) }
    return known.state === 'void' ? { replay: true } : { apply: () => model.undo(known) }
  }
  return { key: `round:${id}:void`, make, expect }
}

/** Parallel withdrawals: as many succeed as the balance pays for, and the others are refused. */
export async function rush({ world, model, count }: Books, { member, amount, times }: Extract<Step, { do: 'rush' }>): Promise<void> {
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
