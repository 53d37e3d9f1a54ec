import { type Db } from '@tucano/database'
import { AMOUNT_MAX, type Posted, capture, hold, post, reconcile, release, reverse, seal, setAccountClosed, verify } from '@tucano/ledger'
import { place, rollback, settle, voidRound } from '#betting/bets'
import type { Delivery, SimulatedRound, Step } from './history.ts'
import { type Account, type Leg, type Model, type ModelRound, type Verdict, currencyOf } from './model.ts'
import { type Outcome, type World, ask, askPlay, crash, idOf, newId, turnClock } from './world.ts'

/** A call to the books, with what it must come to whenever it is made. */
interface Call {
  key: string
  make: (db: Db) => Promise<Posted>
  /** The same key, asked for something else. */
  changed?: (db: Db) => Promise<Posted>
  expect: () => Verdict
}

/** Steps between two looks at the rows that may not change. */
const FIXED_EVERY = 10

interface State {
  problems: string[] | null
  balances: Record<string, string>
  holds: string[]
  rounds: string[]
  last: string
}

const MOVES = { deposit: ['clearing/BRL', 'cash'], withdraw: ['cash', 'clearing/BRL'], bonus: ['promotion/BRL', 'bonus'] } as const

/** Takes the steps of a history in the real books and in the model, and compares the two after each. */
export class Runner {
  #world: World
  #model: Model
  #count = 0
  #postingIds = new Map<string, bigint>()
  #later: { due: number; call: Call }[] = []
  #asked: { id: string; round: SimulatedRound }[] = []
  #fixed: { until: bigint; digest: string } = { until: 0n, digest: '' }

  constructor(world: World, model: Model) {
    this.#world = world
    this.#model = model
  }

  async take(step: Step): Promise<void> {
    this.#count++
    for (const { call } of this.#later.filter(({ due }) => due === this.#count)) await this.#deliver(call, 'once')
    await this.#do(step)
    await this.#compare()
  }

  /** Whoever lost an answer asks again, and then everything is compared once more. */
  async finish(): Promise<void> {
    for (const { call } of this.#later.filter(({ due }) => due > this.#count)) await this.#deliver(call, 'once')
    await this.#compare()
    await this.#prove()
  }

  async #do(step: Step): Promise<void> {
    switch (step.do) {
      case 'deposit':
      case 'withdraw':
      case 'bonus': {
        const [from, to] = MOVES[step.do].map((name): Account => (name.includes('/') ? (name as Account) : `${name}:${step.member}/BRL`))
        return this.#deliver(this.#move(step.do, [{ from: from!, to: to!, amount: step.amount }]), step.delivery)
      }
      case 'earn':
        return this.#deliver(
          this.#move('earn', [{ from: 'promotion/PTS', to: `points:${step.member}/PTS`, amount: step.amount }]),
          step.delivery,
        )
      case 'chips':
        return this.#deliver(
          this.#move('chips', [{ from: 'promotion/FUN', to: `chips:${step.member}/FUN`, amount: step.amount }]),
          step.delivery,
        )
      case 'transfer': {
        const pair: Account[] = [`cash:${step.member}/BRL`, `vendor:${step.member}/BRL`]
        const [from, to] = step.back ? pair.toReversed() : pair
        return this.#deliver(this.#move('transfer', [{ from: from!, to: to!, amount: step.amount }]), step.delivery)
      }
      case 'redeem':
        return this.#deliver(
          this.#move('redeem', [
            { from: `points:${step.member}/PTS`, to: 'promotion/PTS', amount: step.points },
            { from: 'promotion/BRL', to: `cash:${step.member}/BRL`, amount: step.amount },
          ]),
          step.delivery,
        )
      case 'give':
        if (step.member === step.to) return
        return this.#deliver(
          this.#move('give', [{ from: `cash:${step.member}/BRL`, to: `cash:${step.to}/BRL`, amount: step.amount }]),
          step.delivery,
        )
      case 'wrong':
        return this.#wrong(step.how, step.member)
      case 'hold':
        return this.#hold(step.member, step.amount, step.delivery)
      case 'capture':
        return this.#capture(step.nth, BigInt(step.percent), step.delivery)
      case 'release':
        return this.#release(step.nth, step.delivery)
      case 'reverse':
        return this.#reverse(step.nth, step.delivery)
      case 'play':
        return this.#play(step.rounds)
      case 'place':
        return this.#place(step)
      case 'settle':
        return this.#settle(step.nth, step.payout, step.delivery)
      case 'void':
      case 'rollback':
        return this.#undo(step.do, step.nth, step.delivery)
      case 'close': {
        const account: Account = `cash:${step.member}/BRL`
        await setAccountClosed(this.#world.db, idOf(this.#world, account), step.closed)
        if (step.closed) this.#model.closed.add(account)
        else this.#model.closed.delete(account)
        return
      }
      case 'clock':
        return turnClock(this.#world, step.hours)
      case 'rush':
        return this.#rush(step.member, step.amount, step.times)
      case 'seal':
        await seal(this.#world.db)
        return
      case 'reconcile': {
        const differences = await reconcile(this.#world.db, this.#count % 2 ? this.#count : undefined)
        if (differences.length > 0)
          throw new Error(`reconciliation finds ${JSON.stringify(differences, (_, value: unknown) => String(value))}`)
      }
    }
  }

  /** Makes a call as often and in the way that its delivery says, and holds each answer against the model. */
  async #deliver(call: Call, delivery: Delivery): Promise<void> {
    const { db } = this.#world
    const once = async (): Promise<void> => this.#judge(call, await ask(() => call.make(db)))
    switch (delivery) {
      case 'once':
        return once()
      case 'twice':
        await once()
        return once()
      case 'crash': {
        const before = await this.#digest()
        await crash(db, call.make)
        if ((await this.#digest()) !== before) throw new Error('a crash before the commit left something behind')
        return once()
      }
      case 'lost': {
        await once()
        this.#later.push({ due: this.#count + 3, call })
        return
      }
      case 'parallel': {
        const outcomes = await Promise.all([1, 2, 3].map(() => ask(() => call.make(db))))
        const fresh = outcomes.findIndex((outcome) => 'posted' in outcome && !outcome.posted.replayed)
        // Which of them comes first is anybody's guess; the others must find it done.
        const ordered = fresh > 0 ? [outcomes[fresh]!, ...outcomes.filter((_, index) => index !== fresh)] : outcomes
        for (const outcome of ordered) this.#judge(call, outcome, { checked: false })
        return
      }
      case 'changed': {
        await once()
        if (!call.changed || !this.#model.keys.has(call.key)) return
        const outcome = await ask(() => call.changed!(db))
        if (!('refused' in outcome) || outcome.refused !== 'key.conflict')
          throw new Error(`the key was taken for something else: ${said(outcome)}`)
      }
    }
  }

  #judge(call: Call, outcome: Outcome, _options?: { checked: boolean }): void {
    const verdict = call.expect()
    if ('refused' in verdict) {
      if (!('refused' in outcome) || !verdict.refused.includes(outcome.refused))
        throw new Error(`expected ${verdict.refused.join(' or ')}, got ${said(outcome)}`)
      return
    }
    if (!('posted' in outcome)) throw new Error(`refused with ${outcome.refused}, which the model allows`)
    const { postingId, replayed } = outcome.posted
    if ('replay' in verdict) {
      const known = this.#postingIds.get(call.key)
      if (!replayed || postingId !== known) throw new Error(`expected posting ${known} again, got ${said(outcome)}`)
      return
    }
    if (replayed) throw new Error('called a repetition, but it is the first')
    verdict.apply()
    this.#postingIds.set(call.key, postingId)
  }

  #move(kind: string, moves: { from: Account; to: Account; amount: bigint }[]): Call {
    const key = `${kind}:${this.#count}`
    const legs: Leg[] = moves.flatMap(({ from, to, amount }) => [
      { account: from, amount: -amount },
      { account: to, amount },
    ])
    const posting = (extra: bigint) => ({
      key,
      kind,
      moves: moves.map(({ from, to, amount }) => ({
        from: idOf(this.#world, from),
        to: idOf(this.#world, to),
        amount: amount + extra,
        currency: currencyOf(from),
      })),
    })
    return {
      key,
      make: (db) => post(db, posting(0n)),
      changed: (db) => post(db, posting(1n)),
      expect: () => this.#model.posting(key, key, legs, () => this.#model.postings.push({ key, legs, reversed: false })),
    }
  }

  async #wrong(how: Extract<Step, { do: 'wrong' }>['how'], member: number): Promise<void> {
    const cash = idOf(this.#world, `cash:${member}/BRL`)
    const clearing = idOf(this.#world, 'clearing/BRL')
    const good = { from: clearing, to: cash, amount: 10n, currency: 'BRL' }
    const [moves, code] = {
      zero: [[{ ...good, amount: 0n }], 'amount.invalid'],
      negative: [[{ ...good, amount: -5n }], 'amount.invalid'],
      huge: [[{ ...good, amount: AMOUNT_MAX + 1n }], 'amount.invalid'],
      unknown: [[{ ...good, to: 999_999_999n }], 'account.unknown'],
      currency: [[{ ...good, to: idOf(this.#world, `chips:${member}/FUN`) }], 'currency.mismatch'],
      same: [[{ ...good, to: clearing }], 'posting.invalid'],
      mixed: [
        [good, { from: idOf(this.#world, 'promotion/FUN'), to: idOf(this.#world, `chips:${member}/FUN`), amount: 1n, currency: 'FUN' }],
        'currency.mixed',
      ],
      empty: [[], 'posting.invalid'],
    }[how] as [Parameters<typeof post>[1]['moves'], string]
    await this.#refused(async () => ask(() => post(this.#world.db, { key: `wrong:${this.#count}`, kind: 'wrong', moves })), code)
  }

  /** A call that must be refused, and leave every row as it was (I15). */
  async #refused(call: () => Promise<Outcome>, code: string): Promise<void> {
    const before = await this.#digest()
    const outcome = await call()
    if (!('refused' in outcome) || outcome.refused !== code) throw new Error(`expected ${code}, got ${said(outcome)}`)
    if ((await this.#digest()) !== before) throw new Error('I15 a refused call changed something')
  }

  async #hold(member: number, amount: bigint, delivery: Delivery): Promise<void> {
    const key = `hold:${this.#count}`
    const account = idOf(this.#world, `cash:${member}/BRL`)
    const legs: Leg[] = [
      { account: `cash:${member}/BRL`, amount: -amount },
      { account: `locked:${member}/BRL`, amount },
    ]
    await this.#deliver(
      {
        key,
        make: (db) => hold(db, { key, account, amount }),
        changed: (db) => hold(db, { key, account, amount: amount + 1n }),
        expect: () => this.#model.posting(key, key, legs, () => this.#model.holds.push({ key, member, remaining: amount })),
      },
      delivery,
    )
  }

  async #capture(nth: number, percent: bigint, delivery: Delivery): Promise<void> {
    const held = this.#model.holds.at(-1 - nth)
    if (!held) return
    const key = `capture:${this.#count}`
    const holdId = this.#postingIds.get(held.key)!
    const amount = (held.remaining * percent) / 100n || 1n
    const legs: Leg[] = [
      { account: `locked:${held.member}/BRL`, amount: -amount },
      { account: 'clearing/BRL', amount },
    ]
    const to = idOf(this.#world, 'clearing/BRL')
    await this.#deliver(
      {
        key,
        make: (db) => capture(db, { key, holdId, to, amount }),
        expect: () => {
          if (this.#model.keys.has(key)) return { replay: true }
          if (held.remaining === 0n) return { refused: ['hold.closed'] }
          if (amount > held.remaining) return { refused: ['hold.exceeded'] }
          return this.#model.posting(key, key, legs, () => (held.remaining -= amount))
        },
      },
      delivery,
    )
  }

  async #release(nth: number, delivery: Delivery): Promise<void> {
    const held = this.#model.holds.at(-1 - nth)
    if (!held) return
    const key = `release:${this.#count}`
    const holdId = this.#postingIds.get(held.key)!
    await this.#deliver(
      {
        key,
        make: (db) => release(db, { key, holdId }),
        expect: () => {
          if (this.#model.keys.has(key)) return { replay: true }
          if (held.remaining === 0n) return { refused: ['hold.closed'] }
          const legs: Leg[] = [
            { account: `locked:${held.member}/BRL`, amount: -held.remaining },
            { account: `cash:${held.member}/BRL`, amount: held.remaining },
          ]
          return this.#model.posting(key, key, legs, () => (held.remaining = 0n))
        },
      },
      delivery,
    )
  }

  async #reverse(nth: number, delivery: Delivery): Promise<void> {
    const original = this.#model.postings.at(-1 - nth)
    if (!original) return
    const key = `reverse:${this.#count}`
    const postingId = this.#postingIds.get(original.key)!
    const legs = original.legs.map(({ account, amount }) => ({ account, amount: -amount }))
    await this.#deliver(
      {
        key,
        make: (db) => reverse(db, { key, postingId }),
        expect: () => {
          if (!this.#model.keys.has(key) && original.reversed) return { refused: ['posting.reversed'] }
          return this.#model.posting(key, key, legs, () => (original.reversed = true))
        },
      },
      delivery,
    )
  }

  async #play(rounds: SimulatedRound[]): Promise<void> {
    const asked = rounds.map(
      (round) => (round.again === undefined ? undefined : this.#asked.at(-1 - round.again)) ?? { id: newId(), round },
    )
    // Two rounds of one id never share a batch: whoever gathers them sees to that.
    const distinct = asked.filter(({ id }, index) => asked.findIndex((other) => other.id === id) === index)
    const account = ({ member, stake }: SimulatedRound): Account => (stake % 7n === 0n ? `chips:${member}/FUN` : `cash:${member}/BRL`)
    const verdicts = await askPlay(
      this.#world.db,
      distinct.map(({ id, round }) => ({ id, account: idOf(this.#world, account(round)), stake: round.stake, payout: round.payout })),
    )
    for (const [index, { id, round }] of distinct.entries()) {
      const verdict = this.#model.play(id, { account: account(round), stake: round.stake, payout: round.payout })
      const expected = 'refused' in verdict ? verdict.refused : [`${'replay' in verdict ? 'replayed' : 'settled'}`]
      if (!expected.includes(verdicts[index] as never))
        throw new Error(`round ${index + 1}: expected ${expected.join(' or ')}, got ${verdicts[index]}`)
      if ('apply' in verdict) verdict.apply()
      if (!this.#asked.some((known) => known.id === id)) this.#asked.push({ id, round })
    }
  }

  async #place({ member, cash, bonus, late, delivery }: Extract<Step, { do: 'place' }>): Promise<void> {
    // A late bet arrives after its rollback: the tombstone is there already.
    const tombstone = late ? this.#model.rounds.findLast((round) => round.tombstone) : undefined
    const id = tombstone?.id ?? newId()
    const funding: Leg[] = [
      { account: `cash:${member}/BRL`, amount: -cash },
      ...(bonus > 0n ? [{ account: `bonus:${member}/BRL`, amount: -bonus } as const] : []),
    ]
    const stake = cash + bonus
    const key = `round:${id}:place`
    const bet = (extra: bigint) => ({
      id,
      product: 'SPORTS',
      vendor: 'TUC',
      game: 'football',
      inputs: `home ${extra}`,
      funding: funding.map(({ account, amount }) => ({ account: idOf(this.#world, account), amount: -amount })),
    })
    const inputs = `${this.#count}`
    await this.#deliver(
      {
        key,
        make: (db) => place(db, bet(0n)),
        changed: (db) => place(db, bet(1n)),
        expect: () => {
          if (!this.#model.keys.has(key) && this.#model.round(id)) return { refused: ['round.void'] }
          return this.#model.posting(key, inputs, [...funding, { account: 'stakes/BRL', amount: stake }], () =>
            this.#model.rounds.push({
              id,
              account: `cash:${member}/BRL`,
              stake,
              payout: 0n,
              state: 'open',
              moved: [...funding],
              tombstone: false,
            }),
          )
        },
      },
      delivery,
    )
  }

  async #settle(nth: number, payout: bigint, delivery: Delivery): Promise<void> {
    const round = this.#model.rounds.filter(({ id }) => this.#postingIds.has(`round:${id}:place`)).at(-1 - nth)
    if (!round) return
    const key = `round:${round.id}:settle`
    const inputs = String(payout)
    await this.#deliver(
      {
        key,
        make: (db) => settle(db, { id: round.id, payout }),
        changed: (db) => settle(db, { id: round.id, payout: payout + 1n }),
        expect: () => {
          if (!this.#model.keys.has(key) && round.state !== 'open') return { refused: [`round.${round.state}`] }
          const paid: Account = this.#model.closed.has(round.account) ? 'suspense/BRL' : round.account
          const legs: Leg[] = [
            { account: 'stakes/BRL', amount: -round.stake },
            { account: 'house/BRL', amount: round.stake - payout },
            { account: paid, amount: payout },
          ]
          return this.#model.posting(key, inputs, legs, () => {
            round.state = 'settled'
            round.payout = payout
            round.moved = merged([...round.moved, { account: paid, amount: payout }])
          })
        },
      },
      delivery,
    )
  }

  async #undo(how: 'void' | 'rollback', nth: number, delivery: Delivery): Promise<void> {
    const round: ModelRound | undefined = this.#model.rounds.at(-1 - nth)
    const id = how === 'rollback' && nth === 0 ? newId() : round?.id
    if (id === undefined) return
    const key = `round:${id}:void`
    const account = idOf(this.#world, round?.account ?? 'cash:0/BRL')
    const expect = (): Verdict => {
      const known = this.#model.round(id)
      if (!known)
        return {
          apply: () =>
            void this.#model.rounds.push({
              id,
              account: round?.account ?? 'cash:0/BRL',
              stake: 0n,
              payout: 0n,
              state: 'void',
              moved: [],
              tombstone: true,
            }),
        }
      if (known.state === 'void') return { replay: true }
      const legs = this.#model.undo(known)
      return {
        apply: () => {
          for (const leg of legs) this.#model.balances.set(leg.account, this.#model.balance(leg.account) + leg.amount)
          known.state = 'void'
        },
      }
    }
    const make = (db: Db): Promise<Posted> =>
      how === 'void' ? voidRound(db, id) : rollback(db, { id, account, product: 'SPORTS', vendor: 'TUC', game: 'football' })
    await this.#deliver({ key, make, expect }, delivery)
  }

  /** Parallel withdrawals: as many succeed as the balance pays for, and the others are refused. */
  async #rush(member: number, amount: bigint, times: number): Promise<void> {
    const cash: Account = `cash:${member}/BRL`
    const outcomes = await Promise.all(
      Array.from({ length: times }, (_, index) =>
        ask(() =>
          post(this.#world.db, {
            key: `rush:${this.#count}:${index}`,
            kind: 'withdraw',
            moves: [{ from: idOf(this.#world, cash), to: idOf(this.#world, 'clearing/BRL'), amount, currency: 'BRL' }],
          }),
        ),
      ),
    )
    const done = outcomes.filter((outcome) => 'posted' in outcome).length
    const affordable = this.#model.closed.has(cash) ? 0 : Number(this.#model.balance(cash) / amount)
    if (done !== Math.min(times, affordable))
      throw new Error(`${done} of ${times} withdrawals of ${amount} succeeded, ${affordable} could be paid for`)
    this.#model.balances.set(cash, this.#model.balance(cash) - amount * BigInt(done))
    this.#model.balances.set('clearing/BRL', this.#model.balance('clearing/BRL') + amount * BigInt(done))
  }

  async #digest(): Promise<string> {
    const { rows } = await this.#world.owner.query<{ everything: string }>({ name: 'everything', text: 'select simulation.everything()' })
    return rows[0]!.everything
  }

  /** The invariants over all rows, and the balances, holds and rounds against the model's. */
  async #compare(): Promise<void> {
    const { owner } = this.#world
    const { rows } = await owner.query<State>({
      name: 'compare',
      text: `select (select array_agg(problem) from simulation.check()) as problems,
        (select json_object_agg(name, total) from (
          select case when member_id is null then kind else case when currency = 'FUN' then 'chips' else kind end || ':' || member_id - 1 end || '/' || currency as name,
            sum(balance)::text as total from ledger.accounts group by 1) a) as balances,
        (select coalesce(array_agg(id || ' ' || remaining order by id), '{}') from ledger.holds) as holds,
        (select coalesce(array_agg(id || ' ' || state || ' ' || stake || ' ' || payout order by id), '{}') from betting.rounds) as rounds,
        (select coalesce(max(id), 0) from ledger.postings) as last`,
    })
    const { problems, balances, holds, rounds, last } = rows[0]!
    if (problems) throw new Error(problems.join('; '))
    for (const [account, balance] of Object.entries(balances))
      if (BigInt(balance) !== this.#model.balance(account as Account))
        throw new Error(`${account} is at ${balance}, the model says ${this.#model.balance(account as Account)}`)
    const expectedHolds = this.#model.holds.map(({ key, remaining }) => `${this.#postingIds.get(key)} ${remaining}`)
    same('holds', holds, expectedHolds)
    same(
      'rounds',
      rounds,
      this.#model.rounds.map(({ id, state, stake, payout }) => `${id} ${state} ${stake} ${payout}`),
    )
    if (this.#count % FIXED_EVERY === 0) await this.#compareFixed(BigInt(last))
  }

  /** Rows that were there some steps ago are as they were. */
  async #compareFixed(last: bigint): Promise<void> {
    const digest = async (until: bigint): Promise<string> => {
      const { rows } = await this.#world.owner.query<{ fixed: string }>({
        name: 'fixed',
        text: 'select simulation.fixed($1)',
        values: [until],
      })
      return rows[0]!.fixed
    }
    if (this.#fixed.until > 0n && (await digest(this.#fixed.until)) !== this.#fixed.digest)
      throw new Error('I7 rows that may not change have changed')
    this.#fixed = { until: last, digest: await digest(last) }
  }

  /** The whole chain of seals, and the whole comparison. */
  async #prove(): Promise<void> {
    const { db, owner } = this.#world
    await seal(db)
    const { rows } = await owner.query<{ head: string }>('select coalesce(max(id), 0) as head from ledger.seals')
    const broken = await verify(db, { first: 1n, last: BigInt(rows[0]!.head) })
    if (broken.length > 0) throw new Error(`I7 seal ${broken[0]!.seal_id} is broken: ${broken[0]!.problem}`)
    const differences = await reconcile(db)
    if (differences.length > 0) throw new Error(`reconciliation finds ${JSON.stringify(differences, (_, value: unknown) => String(value))}`)
  }
}

const said = (outcome: Outcome): string =>
  'refused' in outcome ? outcome.refused : `posting ${outcome.posted.postingId}${outcome.posted.replayed ? ' again' : ''}`

function merged(legs: Leg[]): Leg[] {
  const sums = new Map<Account, bigint>()
  for (const { account, amount } of legs) sums.set(account, (sums.get(account) ?? 0n) + amount)
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

function same(what: string, found: string[], expected: string[]): void {
  const [a, b] = [found.toSorted().join(', '), expected.toSorted().join(', ')]
  if (a !== b) throw new Error(`${what} are ${a}; the model says ${b}`)
}
