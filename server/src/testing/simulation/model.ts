import type { RefusalCode } from '@tucano/ledger'

/** An account of the model: `cash:0` of a member, or `house` of the operator, with its currency. */
export type Account = `${string}/${'BRL' | 'FUN' | 'PTS'}`

export interface Leg {
  account: Account
  amount: bigint
}

export interface ModelHold {
  key: string
  member: number
  remaining: bigint
}

export interface ModelRound {
  id: string
  account: Account
  stake: bigint
  payout: bigint
  state: 'open' | 'settled' | 'void'
  /** What it took from and gave to accounts that are not the house's, so far. */
  moved: Leg[]
  tombstone: boolean
}

/** What a call must come to: a change of the books, the same answer as before, or one of some refusals. */
export type Verdict = { apply: () => void } | { replay: true } | { refused: RefusalCode[] }

/** The books as they should be: plain sums, no SQL. */
export class Model {
  balances = new Map<Account, bigint>()
  closed = new Set<Account>()
  /** Keys that have had their effect, with what they asked for. */
  keys = new Map<string, string>()
  /** Postings that could be reversed, by key, with their legs. */
  postings: { key: string; legs: Leg[]; reversed: boolean }[] = []
  holds: ModelHold[] = []
  rounds: ModelRound[] = []

  balance(account: Account): bigint {
    return this.balances.get(account) ?? 0n
  }

  round(id: string): ModelRound | undefined {
    return this.rounds.find((round) => round.id === id)
  }

  move(legs: Leg[]): void {
    for (const { account, amount } of legs) this.balances.set(account, this.balance(account) + amount)
  }

  /** A call under a key that moves legs. Members' accounts have a floor of zero. */
  posting(key: string, inputs: string, legs: Leg[], effect: () => void = () => undefined): Verdict {
    const known = this.keys.get(key)
    if (known !== undefined) return known === inputs ? { replay: true } : { refused: ['key.conflict'] }
    const refused = this.problems(legs)
    if (refused.length > 0) return { refused }
    return {
      apply: () => {
        this.keys.set(key, inputs)
        this.move(legs)
        effect()
      },
    }
  }

  /** Why legs cannot be written. With several reasons, any of them will do. */
  problems(legs: Leg[]): RefusalCode[] {
    return merged(legs).flatMap(({ account, amount }): RefusalCode[] => {
      if (this.closed.has(account)) return ['account.closed']
      return isMembers(account) && amount < 0n && this.balance(account) + amount < 0n ? ['balance.insufficient'] : []
    })
  }

  /** One round that ends at once. */
  play(id: string, { account, stake, payout }: { account: Account; stake: bigint; payout: bigint }): Verdict {
    const known = this.round(id)
    if (known)
      return known.account === account && known.stake === stake && !known.tombstone ? { replay: true } : { refused: ['key.conflict'] }
    const refused = this.problems([{ account, amount: -stake }])
    if (refused.length > 0) return { refused }
    return {
      apply: () => {
        const house: Account = `house/${currencyOf(account)}`
        this.move([
          { account, amount: payout - stake },
          { account: house, amount: stake - payout },
        ])
        this.rounds.push({ id, account, stake, payout, state: 'settled', moved: [{ account, amount: payout - stake }], tombstone: false })
      },
    }
  }

  /** Undoing a round: what it took goes back, what it gave is taken as far as it is there; suspense has the rest. */
  undo(round: ModelRound): void {
    const currency = currencyOf(round.account)
    const legs = round.moved.flatMap(({ account, amount }): Leg[] => {
      const back = -amount
      if (!isMembers(account)) return [{ account, amount: back }]
      const given = this.closed.has(account) ? 0n : max(back, -this.balance(account))
      return [
        { account, amount: given },
        { account: `suspense/${currency}`, amount: back - given },
      ]
    })
    const total = legs.reduce((sum, { amount }) => sum + amount, 0n)
    this.move([...legs, { account: `${round.state === 'open' ? 'stakes' : 'house'}/${currency}`, amount: -total }])
    round.state = 'void'
  }
}

/** Legs of one account as one. */
export function merged(legs: Leg[]): Leg[] {
  const sums = new Map<Account, bigint>()
  for (const { account, amount } of legs) sums.set(account, (sums.get(account) ?? 0n) + amount)
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const isMembers = (account: Account): boolean => account.includes(':')
export const currencyOf = (account: Account): 'BRL' | 'FUN' | 'PTS' => account.slice(-3) as 'BRL'
