import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Bank, startBank } from '@tucano/sandbox-bank'
import { type Brand, readBrand, readContent } from '@tucano/brand'
import { openDeposit } from '@tucano/contract/deposits'
import { getConsolidatedFunds } from '@tucano/contract/wallet'
import { cancelWithdrawal, decideWithdrawal, listWaitingWithdrawals, requestWithdrawal, reviewPoints } from '@tucano/contract/withdrawals'
import { type Db, connect } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { txidOf } from '@tucano/pix'
import { createMember } from '#accounts/members'
import { readConfiguration } from '#platform/configuration'
import { deposits } from '#features/deposits'
import { withdrawals } from '#features/withdrawals'
import { openPayments } from '#payments/open-payments'
import { Encryption } from '#platform/encryption'
import type { Services } from '#platform/services'
import { openLog } from '#platform/log'
import type { OpenPages } from '#platform/feature'
import { openVault } from '#platform/vault'
import { buildServices } from '../../build-services.ts'
import { openBooks } from '../../open-books.ts'
import { seedContent } from '../../seeding/seed-content.ts'
import { employ } from '../desk.ts'
import { PAYMENT_PASSWORD, makePayer } from '../money.ts'
import { signedIn } from '../sign-in.ts'
import { type Ask, asker } from './asker.ts'
import type { DurableCluster } from './durable-cluster.ts'
import { openSite } from './site.ts'

const MONEY = 10_000_000n
const PAYERS = 8
/** So many withdrawals are asked for before each kill, and after the last. */
const BETWEEN = 24
/** Pages that are open: none. */
const NOBODY = {} as OpenPages
const OPEN = ['review', 'approved', 'sending']

export interface CashierReport {
  kills: number
  deposits: number
  withdrawals: number
  /** Withdrawals that went to the provider under a second name, since it had never heard the first. */
  resent: number
  /** Calls that had to be made again. */
  again: number
  problems: string[]
}

interface Payer {
  memberId: bigint
  token: string
  payeeId: string
  /** What was paid at the bank for this member. */
  paid: bigint
}

/** Deposits, withdraws, approves and gives up over HTTP, with a bank that goes on, while the server is killed again and again. */
export async function killInTheCashier({
  cluster,
  kills,
  say,
}: {
  cluster: DurableCluster
  kills: number
  say: (line: string) => void
}): Promise<CashierReport> {
  const databaseUrl = await cluster.createDatabase()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-faults-bank-'))
  const bank = await startBank({ folder, retryMs: 50 })
  const env = environment(bank)
  const { db, pool } = connect({ url: databaseUrl, connections: 4, onError: () => undefined })
  const report: CashierReport = { kills, deposits: 0, withdrawals: 0, resent: 0, again: 0, problems: [] }
  try {
    const { payers, clerk } = await prepare(db, bank, env)
    const site = await openSite(databaseUrl, { env, brand: withoutBounds })
    const over = new AbortController()
    try {
      const encryption = new Encryption(db)
      const as = (token: string): Ask => asker(site, { token, encryption, again: () => report.again++ })
      const operator = as(clerk)
      const working = Promise.all(
        payers.map(async (payer) => {
          while (!over.signal.aborted) await oneRound({ ask: as(payer.token), operator, bank, payer, report })
        }),
      )
      const asked = async (before: number): Promise<void> => {
        while (report.withdrawals < before + BETWEEN) await pause(20)
      }
      const someMore = () => Promise.race([asked(report.withdrawals), working])
      for (let kill = 1; kill <= kills; kill++) {
        await someMore()
        await pause(randomInt(0, 200))
        await site.kill()
        await site.restart()
        say(`server killed among deposits and withdrawals, ${kill} of ${kills}`)
      }
      await someMore()
      over.abort()
      await working
      await finish({ db, bank, operator }, await furnishCashier(databaseUrl, { db, pool, env }))
      for (const payer of payers) report.problems.push(...(await compare({ db, bank, ask: as(payer.token) }, payer)))
    } finally {
      over.abort()
      await site.stop()
    }
    report.problems.push(...(await compareBank(db, bank)))
    for (const { problem } of await reconcile(db)) report.problems.push(`reconciliation: ${problem}`)
    report.resent = Number(
      (
        await db
          .selectFrom('cashier.withdrawals')
          .select((eb) => eb.fn.countAll().as('n'))
          .where('sending', '>', 1)
          .executeTakeFirstOrThrow()
      ).n,
    )
  } finally {
    await pool.end()
    await bank.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return report
}

const environment = (bank: Bank) => ({
  VAULT_KEY: randomBytes(32).toString('base64'),
  PIX_URL: bank.url,
  PIX_CLIENT_ID: bank.clientId,
  PIX_CLIENT_SECRET: bank.clientSecret,
  PIX_KEY: bank.key,
  PIX_WEBHOOK_SECRET: bank.webhookSecret,
})

/** Nobody has to stake anything, and there may be any number of withdrawals in a day. */
const withoutBounds = ({ cashier, wallet }: Brand): Partial<Brand> => ({
  wallet: { ...wallet, single: true },
  cashier: {
    ...cashier,
    wagerRate: 0,
    dayAmount: Number.MAX_SAFE_INTEGER,
    withdrawals: cashier.withdrawals.map((method) => ({ ...method, dayAmount: Number.MAX_SAFE_INTEGER, dayCount: 1_000_000 })),
  },
})

async function prepare(db: Db, bank: Bank, env: { VAULT_KEY: string }): Promise<{ payers: Payer[]; clerk: string }> {
  const brand = await readBrand('tucano')
  await openBooks({ db, brand })
  await seedContent(db, await readContent(brand))
  const vault = openVault(readConfiguration(env))
  const currency = brand.currency.code
  const from = await operatorAccount(db, 'clearing', currency)
  const payers: Payer[] = []
  for (let n = 1; n <= PAYERS; n++) {
    const created = await createMember(db, { account: `payer${n}`, nickname: `Payer ${n}`, passwordHash: '*' })
    if (!('id' in created)) throw new Error('the database was not empty')
    const to = await openAccount(db, { memberId: created.id, currency, pocket: 'cash' })
    await post(db, { key: `fund:${created.id}`, kind: 'deposit', moves: [{ from, to, amount: MONEY, currency }] })
    const { payeeId } = await makePayer({ db, vault }, bank, created.id)
    payers.push({ memberId: created.id, token: (await signedIn(db, created.id)).token, payeeId, paid: 0n })
  }
  return { payers, clerk: (await employ({ db }, 'caixa', ['cashier'])).headers.authorization }
}

interface Work {
  ask: Ask
  operator: Ask
  bank: Bank
  payer: Payer
  report: CashierReport
}

/** Money in, and money out: approved, or given up, or both at once. */
async function oneRound({ ask, operator, bank, payer, report }: Work): Promise<void> {
  const depositId = randomUUID()
  const opened = await ask(openDeposit, { depositId, method: 'pix', amount: String(1000 + randomInt(5000)) })
  if (!opened.success) throw new Error(`a deposit was refused: ${opened.errorCode}`)
  payer.paid += bank.control.pay(txidOf(depositId)).amount
  report.deposits++
  const withdrawalId = randomUUID()
  const amount = String(2000 + randomInt(5000))
  const asked = await ask(requestWithdrawal, {
    withdrawalId,
    method: 'pix',
    amount,
    payeeId: payer.payeeId,
    paymentPassword: PAYMENT_PASSWORD,
  })
  if (!asked.success) throw new Error(`a withdrawal was refused: ${asked.errorCode}`)
  report.withdrawals++
  const dice = randomInt(4)
  await Promise.all([
    dice === 0 ? undefined : operator(decideWithdrawal, { withdrawalId, decision: 'approve', checked: reviewPoints }),
    dice > 1 ? undefined : ask(cancelWithdrawal, { withdrawalId }),
  ])
}

/** What looks after money by the minute, without the minute. */
async function furnishCashier(url: string, { db, pool, env }: Pick<Services, 'db' | 'pool'> & { env: Record<string, string> }) {
  const configuration = readConfiguration({ ...env, DATABASE_URL: url })
  const services = await buildServices({ configuration, brand: await readBrand('tucano'), db, pool, log: openLog({ level: 'silent' }) })
  const payments = openPayments(configuration)
  const features = [deposits(services, payments), withdrawals(services, payments)]
  return {
    lookAfter: async () => {
      for (const { jobs = [] } of features) for (const { run } of jobs) await run()
    },
    stop: async () => {
      for (const { start } of features) await start?.(NOBODY)()
      payments?.close()
      await services.workerPool.stop()
    },
  }
}

/** All that is under way comes to its end; what the provider never heard of is approved again. */
async function finish(
  { db, bank, operator }: { db: Db; bank: Bank; operator: Ask },
  { lookAfter, stop }: Awaited<ReturnType<typeof furnishCashier>>,
): Promise<void> {
  for (;;) {
    const open = await db.selectFrom('cashier.withdrawals').select('id').where('state', 'in', OPEN).execute()
    const unpaid = await db.selectFrom('cashier.deposits').select('id').where('state', 'in', ['asked', 'open']).execute()
    if (open.length === 0 && unpaid.length === 0 && bank.control.undelivered() === 0) break
    // As if ten minutes had passed for what was on its way when the server was killed.
    await db
      .updateTable('cashier.withdrawals')
      .set({ sent_at: new Date(Date.now() - 660_000) })
      .where('state', '=', 'sending')
      .execute()
    await lookAfter()
    const { list } = (await operator(listWaitingWithdrawals, {})).value
    for (const { withdrawal } of list)
      if (withdrawal.state === 'review')
        await operator(decideWithdrawal, { withdrawalId: withdrawal.withdrawalId, decision: 'approve', checked: reviewPoints })
    await pause(100)
  }
  await stop()
}

/** A member has what came in less what went out, and nothing is set aside. */
async function compare({ db, ask }: { db: Db; bank: Bank; ask: Ask }, { memberId, paid }: Payer): Promise<string[]> {
  const rows = await db
    .selectFrom('cashier.withdrawals')
    .select('amount')
    .where('member_id', '=', memberId)
    .where('state', '=', 'paid')
    .execute()
  const expected = MONEY + paid - rows.reduce((sum, { amount }) => sum + amount, 0n)
  const { funds } = (await ask(getConsolidatedFunds, {})).value
  const problems: string[] = []
  if (BigInt(funds.cash) !== expected) problems.push(`member ${memberId} has ${funds.cash} instead of ${expected}`)
  if (funds.locked !== '0') problems.push(`member ${memberId} has ${funds.locked} set aside`)
  return problems
}

/** What the bank paid out is what we say was paid, each once; and what it got was credited, each once. */
async function compareBank(db: Db, bank: Bank): Promise<string[]> {
  const problems: string[] = []
  const payOuts = bank.control.payOuts()
  for (const { id, state, amount, fee } of await db.selectFrom('cashier.withdrawals').select(['id', 'state', 'amount', 'fee']).execute()) {
    const done = payOuts.filter((payOut) => payOut.id.startsWith(txidOf(id)) && payOut.status === 'REALIZADO')
    if (done.length !== (state === 'paid' ? 1 : 0)) problems.push(`withdrawal ${id} is ${state} and was paid out ${done.length} times`)
    if (done[0] && done[0].amount !== amount - fee) problems.push(`withdrawal ${id} of ${amount} was paid out as ${done[0].amount}`)
  }
  const lost = await db.selectFrom('cashier.deposits').select(['id', 'state']).where('state', '<>', 'credited').execute()
  for (const { id, state } of lost) problems.push(`deposit ${id} was paid and is ${state}`)
  return problems
}
