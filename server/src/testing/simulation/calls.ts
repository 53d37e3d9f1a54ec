import type { Db } from '@tucano/database'
import { AMOUNT_MAX, type Posted, capture, hold, post, release, reverse } from '@tucano/ledger'
import type { Step } from './history.ts'
import { type Account, type Leg, type Model, type Verdict, currencyOf } from './model.ts'
import { type World, idOf } from './world.ts'

/** A call to the books, with what it must come to whenever it is made. */
export interface Call {
  key: string
  make: (db: Db) => Promise<Posted>
  /** The same key, asked for something else. */
  changed?: (db: Db) => Promise<Posted>
  expect: () => Verdict
}

/** The two books side by side, and how far the history has come. */
export interface Books {
  world: World
  model: Model
  /** Steps so far; makes keys that no other step has. */
  count: number
  /** What the real books called the postings, by key. */
  postingIds: Map<string, bigint>
}

interface Move {
  from: Account
  to: Account
  amount: bigint
}

type Of<Do extends Step['do']> = Extract<Step, { do: Do }>

const cash = (member: number): Account => `cash:${member}/BRL`
const locked = (member: number): Account => `locked:${member}/BRL`

/** Steps that move money from account to account. */
export function movesOf(step: Of<'deposit' | 'withdraw' | 'bonus' | 'earn' | 'chips' | 'transfer' | 'redeem' | 'give'>): Move[] {
  const { member, amount } = step
  switch (step.do) {
    case 'deposit':
      return [{ from: 'clearing/BRL', to: cash(member), amount }]
    case 'withdraw':
      return [{ from: cash(member), to: 'clearing/BRL', amount }]
    case 'bonus':
      return [{ from: 'promotion/BRL', to: `bonus:${member}/BRL`, amount }]
    case 'earn':
      return [{ from: 'promotion/PTS', to: `points:${member}/PTS`, amount }]
    case 'chips':
      return [{ from: 'promotion/FUN', to: `chips:${member}/FUN`, amount }]
    case 'transfer':
      return step.back
        ? [{ from: `vendor:${member}/BRL`, to: cash(member), amount }]
        : [{ from: cash(member), to: `vendor:${member}/BRL`, amount }]
    case 'redeem':
      return [
        { from: `points:${member}/PTS`, to: 'promotion/PTS', amount: step.points },
        { from: 'promotion/BRL', to: cash(member), amount },
      ]
    case 'give':
      return [{ from: cash(member), to: cash(step.to), amount }]
  }
}

export function moveCall({ world, model, count }: Books, kind: string, moves: Move[]): Call {
  const key = `${kind}:${count}`
  const legs: Leg[] = moves.flatMap(({ from, to, amount }) => [
    { account: from, amount: -amount },
    { account: to, amount },
  ])
  const posting = (extra: bigint) => ({
    key,
    kind,
    moves: moves.map(({ from, to, amount }) => ({
      from: idOf(world, from),
      to: idOf(world, to),
      amount: amount + extra,
      currency: currencyOf(from),
    })),
  })
  return {
    key,
    make: (db) => post(db, posting(0n)),
    changed: (db) => post(db, posting(1n)),
    expect: () => model.posting(key, key, legs, () => model.postings.push({ key, legs, reversed: false })),
  }
}

export function holdCall({ world, model, count }: Books, member: number, amount: bigint): Call {
  const key = `hold:${count}`
  const account = idOf(world, cash(member))
  const legs: Leg[] = [
    { account: cash(member), amount: -amount },
    { account: locked(member), amount },
  ]
  return {
    key,
    make: (db) => hold(db, { key, account, amount }),
    changed: (db) => hold(db, { key, account, amount: amount + 1n }),
    expect: () => model.posting(key, key, legs, () => model.holds.push({ key, member, remaining: amount })),
  }
}

/** Takes part of a hold, or more than there is. */
export function captureCall({ world, model, count, postingIds }: Books, { nth, percent }: Of<'capture'>): Call | undefined {
  const held = model.holds.at(-1 - nth)
  if (!held) return undefined
  const key = `capture:${count}`
  const holdId = postingIds.get(held.key)!
  const amount = (held.remaining * BigInt(percent)) / 100n || 1n
  const legs: Leg[] = [
    { account: locked(held.member), amount: -amount },
    { account: 'clearing/BRL', amount },
  ]
  return {
    key,
    make: (db) => capture(db, { key, holdId, to: idOf(world, 'clearing/BRL'), amount }),
    expect: () => {
      if (model.keys.has(key)) return { replay: true }
      if (held.remaining === 0n) return { refused: ['hold.closed'] }
      if (amount > held.remaining) return { refused: ['hold.exceeded'] }
      return model.posting(key, key, legs, () => (held.remaining -= amount))
    },
  }
}

export function releaseCall({ model, count, postingIds }: Books, nth: number): Call | undefined {
  const held = model.holds.at(-1 - nth)
  if (!held) return undefined
  const key = `release:${count}`
  const holdId = postingIds.get(held.key)!
  return {
    key,
    make: (db) => release(db, { key, holdId }),
    expect: () => {
      if (model.keys.has(key)) return { replay: true }
      if (held.remaining === 0n) return { refused: ['hold.closed'] }
      const legs: Leg[] = [
        { account: locked(held.member), amount: -held.remaining },
        { account: cash(held.member), amount: held.remaining },
      ]
      return model.posting(key, key, legs, () => (held.remaining = 0n))
    },
  }
}

export function reverseCall({ model, count, postingIds }: Books, nth: number): Call | undefined {
  const original = model.postings.at(-1 - nth)
  if (!original) return undefined
  const key = `reverse:${count}`
  const postingId = postingIds.get(original.key)!
  const legs = original.legs.map(({ account, amount }) => ({ account, amount: -amount }))
  return {
    key,
    make: (db) => reverse(db, { key, postingId }),
    expect: () => {
      if (!model.keys.has(key) && original.reversed) return { refused: ['posting.reversed'] }
      return model.posting(key, key, legs, () => (original.reversed = true))
    },
  }
}

/** A call that must be refused, and the code that it must be refused with. */
export function wrongCall({ world, count }: Books, { how, member }: Of<'wrong'>): { make: (db: Db) => Promise<Posted>; code: string } {
  const clearing = idOf(world, 'clearing/BRL')
  const chips = idOf(world, `chips:${member}/FUN`)
  const good = { from: clearing, to: idOf(world, cash(member)), amount: 10n, currency: 'BRL' }
  const [code, moves] = {
    zero: ['amount.invalid', [{ ...good, amount: 0n }]] as const,
    negative: ['amount.invalid', [{ ...good, amount: -5n }]] as const,
    huge: ['amount.invalid', [{ ...good, amount: AMOUNT_MAX + 1n }]] as const,
    unknown: ['account.unknown', [{ ...good, to: 999_999_999n }]] as const,
    currency: ['currency.mismatch', [{ ...good, to: chips }]] as const,
    same: ['posting.invalid', [{ ...good, to: clearing }]] as const,
    mixed: ['currency.mixed', [good, { from: idOf(world, 'promotion/FUN'), to: chips, amount: 1n, currency: 'FUN' }]] as const,
    empty: ['posting.invalid', []] as const,
  }[how]
  return { code, make: (db) => post(db, { key: `wrong:${count}`, kind: 'wrong', moves: [...moves] }) }
}
