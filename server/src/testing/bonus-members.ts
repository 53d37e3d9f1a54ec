import type { BonusTerms } from '@tucano/contract/promotions'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { newBetId } from '#betting/bet'
import { type Listener, hearSome } from '#betting/listen'
import { giveBonus } from '#bonus/bonuses'
import { readContribution } from '#bonus/contribution'
import { bonusListener } from '#bonus/listen'
import { open } from './agents.ts'
import type { KnownRound } from './known-plays.ts'
import type { TestServer } from './test-server.ts'

const CURRENCY = 'BRL'

export const BONUS_TERMS: BonusTerms = {
  multiple: 10,
  base: 'bonus',
  contribution: {},
  maxStake: '500',
  maxConversion: 5,
  days: 30,
  products: null,
  convert: 'all',
  onWithdrawal: 'forfeit',
}

let given = 0

/** Members with cash and bonus money, for tests of it. */
export class BonusMembers {
  #server: TestServer
  #listener: Listener

  constructor(server: TestServer, counting = readContribution([])) {
    this.#server = server
    this.#listener = bonusListener({ currency: CURRENCY, ...counting })
  }

  /** Lets bonuses hear of everything that has happened. */
  async hear(): Promise<void> {
    const { db } = this.#server.services
    await transactionsEnded(db)
    while (await hearSome(db, this.#listener));
  }

  async begin(deposit = 0n) {
    const { db } = this.#server.services
    const somebody = await open(this.#server)
    const { id: memberId } = somebody
    const cash = await openAccount(db, { memberId, pocket: 'cash', currency: CURRENCY })
    const bonus = await openAccount(db, { memberId, pocket: 'bonus', currency: CURRENCY })
    const from = await operatorAccount(db, 'clearing', CURRENCY)
    if (deposit > 0n)
      await post(db, { key: `fund:${cash}`, kind: 'deposit', moves: [{ from, to: cash, amount: deposit, currency: CURRENCY }] })
    const balances = async () => {
      const rows = await db.selectFrom('ledger.accounts').select(['id', 'balance']).where('id', 'in', [cash, bonus]).execute()
      const of = (account: bigint) => rows.find(({ id }) => id === account)!.balance
      return { cash: of(cash), bonus: of(bonus) }
    }
    const bonuses = () =>
      db.selectFrom('betting.bonuses').select(['state', 'progress', 'converted']).where('member_id', '=', memberId).orderBy('id').execute()
    return { ...somebody, memberId, cash, bonus, balances, bonuses }
  }

  give(memberId: bigint, terms: Partial<BonusTerms> = {}, amount = 10_000n): Promise<void> {
    const { db } = this.#server.services
    return db.transaction().execute((trx) =>
      giveBonus(trx, {
        memberId,
        currency: CURRENCY,
        source: `test:${++given}`,
        title: 'Boas-vindas',
        amount,
        terms: { ...BONUS_TERMS, ...terms },
      }),
    )
  }
}

export const spin = (pocket: bigint, more: Partial<KnownRound> = {}): KnownRound => ({
  id: newBetId(),
  pocket,
  product: 'RNG',
  vendor: 'TUC',
  game: 'jaguar',
  inputs: 'x',
  stake: 500n,
  payout: 0n,
  transcript: Buffer.from('x'),
  ...more,
})
