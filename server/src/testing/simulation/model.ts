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

/** Something that decides bets. With a pot, they play for one another's stakes. */
export interface ModelEvent {
  id: string
  hasPot: boolean
  isClosed: boolean
  /** What the pot holds. */
  pot: bigint
}

export interface ModelBet {
  id: string
  pocket: Account
  stake: bigint
  decided: bigint
  payout: bigint
  /** What the pocket could not give back, or below zero, could not take. */
  owed: bigint
  state: 'open' | 'settled' | 'void'
  isFree: boolean
  event: ModelEvent | undefined
  /** What its steps changed, by their keys. */
  steps: Map<string, { stake: bigint; decided: bigint; payout: bigint; isUndone: boolean; canBeUndone: boolean }>
  /** The key of the step that made it void. */
  voidedBy: string | undefined
  tombstone: boolean
}

/** What a step makes of a bet's amounts. */
export type Become = Pick<ModelBet, 'stake' | 'decided' | 'payout' | 'state'>

/** What a call must come to: a change of the books, the answer of an earlier call, or one of some refusals. */
export type Verdict = { apply: () => void } | { replay: true; of?: string } | { refused: RefusalCode[] }

/** The books as they should be: plain sums, no SQL. */
export class Model {
  balances = new Map<Account, bigint>()
  closed = new Set<Account>()
  /** Keys that have had their effect, with what they asked for. */
  keys = new Map<string, string>()
  /** Postings that could be reversed, by key, with their legs. */
  postings: { key: string; legs: Leg[]; reversed: boolean }[] = []
  holds: ModelHold[] = []
  bets: ModelBet[] = []
  events: ModelEvent[] = []

  balance(account: Account): bigint {
    return this.balances.get(account) ?? 0n
  }

  bet(id: string): ModelBet | undefined {
    return this.bets.find((bet) => bet.id === id)
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

  /** One bet that ends at once. */
  play(id: string, { account, stake, payout }: { account: Account; stake: bigint; payout: bigint }): Verdict {
    const known = this.bet(id)
    if (known)
      return known.pocket === account && known.stake === stake && !known.tombstone ? { replay: true } : { refused: ['key.conflict'] }
    const refused = this.problems([{ account, amount: -stake }])
    if (refused.length > 0) return { refused }
    return {
      apply: () => {
        const bet = { ...newBet(id, account), stake, payout, state: 'settled' as const }
        this.move([
          { account, amount: payout - stake },
          { account: `house/${currencyOf(account)}`, amount: stake - payout },
        ])
        this.bets.push(bet)
      },
    }
  }

  /** What moves when a bet becomes something else. A stake is taken in full; whatever else a pocket cannot give or take is in suspense. */
  become(bet: ModelBet, next: Become, { takesInFull = false, from = bet.pocket } = {}): { legs: Leg[]; apply: () => void } {
    const [before, after] = [position(bet), position({ ...bet, ...next })]
    const wants = after.member - before.member
    const moved = takesInFull ? wants : this.#possible(bet, wants)
    const currency = currencyOf(bet.pocket)
    const promotion = after.promotion - before.promotion
    const aside = after.aside - before.aside
    const other = -(wants + promotion + aside)
    const legs: Leg[] = [
      { account: from, amount: moved },
      { account: `suspense/${currency}`, amount: wants - moved },
      { account: `promotion/${currency}`, amount: promotion },
      { account: `stakes/${currency}`, amount: aside },
      { account: `${bet.event?.hasPot ? 'pot' : 'house'}/${currency}`, amount: other },
    ]
    return {
      legs,
      apply: () => {
        bet.owed += moved - wants
        if (bet.event?.hasPot) bet.event.pot += other
        Object.assign(bet, { stake: next.stake, decided: next.decided, payout: next.payout, state: next.state })
      },
    }
  }

  #possible({ pocket, owed }: ModelBet, wants: bigint): bigint {
    if (this.closed.has(pocket)) return 0n
    if (wants > 0n) return max(0n, wants - max(owed, 0n))
    return min(0n, max(wants - min(owed, 0n), -this.balance(pocket)))
  }
}

export const newBet = (id: string, pocket: Account): ModelBet => ({
  id,
  pocket,
  stake: 0n,
  decided: 0n,
  payout: 0n,
  owed: 0n,
  state: 'open',
  isFree: false,
  event: undefined,
  steps: new Map(),
  voidedBy: undefined,
  tombstone: false,
})

/** Where the money of a bet stands. */
function position({ state, stake, decided, payout, isFree }: ModelBet): { member: bigint; promotion: bigint; aside: bigint } {
  if (state === 'void') return { member: 0n, promotion: 0n, aside: 0n }
  return { member: isFree ? payout : payout - stake, promotion: isFree ? -stake : 0n, aside: state === 'open' ? stake - decided : 0n }
}

/** Legs of one account as one. */
function merged(legs: Leg[]): Leg[] {
  const sums = new Map<Account, bigint>()
  for (const { account, amount } of legs) sums.set(account, (sums.get(account) ?? 0n) + amount)
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const isMembers = (account: Account): boolean => account.includes(':')
export const currencyOf = (account: Account): 'BRL' | 'FUN' | 'PTS' => account.slice(-3) as 'BRL'
