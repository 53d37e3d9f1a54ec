import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readBrand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { createMember } from '#accounts/members'
import { signedIn } from '../sign-in.ts'
import { type Books, type Member, type Player, bet, deposit, playRound, reserve, withdraw } from './acts.ts'
import { memberIds, openBooks, withApplication } from './books.ts'
import { underLoad } from './call.ts'
import type { DurableCluster } from './durable-cluster.ts'
import type { Journal } from './journal.ts'
import { openProxy } from './proxy.ts'
import { type Report, report } from './report.ts'
import { openSite, transfer } from './site.ts'
import { openWorkers } from './workers.ts'

/** How much is done to the money system, and who hears of it. */
interface Run {
  cluster: DurableCluster
  kills: number
  /** Answers between two kills, at most. */
  answersMax: number
  say: (line: string) => void
}

const amountUpTo = (max: number): bigint => BigInt(randomInt(1, max + 1))
const oneOf = <Item>(items: Item[]): Item => items[randomInt(items.length)]!
const payoutFor = (stake: bigint): bigint => (randomInt(3) === 0 ? amountUpTo(3 * Number(stake)) : 0n)

/** One act of any kind, for any member. Money is always short, so that some of it is refused. */
const anything = (books: Books, db: Db, plays: Player) => async (): Promise<void> => {
  const member = oneOf(books.members)
  const amount = amountUpTo(300)
  const dice = randomInt(10)
  if (dice < 4) await playRound(books, plays, { member, stake: amount, payout: payoutFor(amount) })
  else if (dice < 6) await deposit(books, { db, member, amount: 2n * amount })
  else if (dice < 7) await withdraw(books, { db, member, amount })
  else if (dice < 9) await bet(books, db, { member, stake: amount, payout: payoutFor(amount) })
  else await reserve(books, { db, member, amount, taken: oneOf([0n, amount, amount / 2n]) })
}

/** A moment that nobody can foresee, in the middle of work. */
async function randomMoment(journal: Journal, answersMax: number): Promise<void> {
  await journal.answered(randomInt(1, answersMax))
  await pause(randomInt(20))
}

/** The processes of PostgreSQL are killed, all of them, while callers of one process work. */
export async function killPostgres({ cluster, kills, answersMax, say }: Run): Promise<Report> {
  const url = await cluster.createDatabase()
  const books = await openBooks(url, { memberIds: memberIds(40), money: 1000n })
  const { journal } = books
  await withApplication(url, 12, (db, plays) =>
    underLoad({ journal, callers: 32, step: anything(books, db, plays) }, async () => {
      for (let kill = 1; kill <= kills; kill++) {
        await randomMoment(journal, answersMax)
        journal.killed()
        await cluster.kill()
        await cluster.restart()
        say(`PostgreSQL killed, ${kill} of ${kills}`)
      }
      await journal.answered(answersMax)
    }),
  )
  return report({ phase: 'PostgreSQL', kills, url, journal })
}

/** The server is killed while fifty members move money between their wallets over HTTP. */
export async function killServer({ cluster, kills, answersMax, say }: Run): Promise<Report> {
  const url = await cluster.createDatabase()
  const tokens = await withApplication(url, 4, (db) => signIn(db, 50))
  const books = await openBooks(url, { memberIds: [...tokens.keys()], money: 2000n })
  const { journal } = books
  const { wallet } = await readBrand('tucano')
  const site = await openSite(url)
  const step = async (caller: number): Promise<void> => {
    const customer = { ...books.members[caller]!, token: tokens.get(books.members[caller]!.id) ?? '' }
    await transfer(books, site, { customer, wallet: oneOf(wallet.vendors), amount: amountUpTo(400), back: randomInt(2) === 0 })
  }
  try {
    await underLoad({ journal, callers: books.members.length, step }, async () => {
      for (let kill = 1; kill <= kills; kill++) {
        await randomMoment(journal, answersMax)
        journal.killed()
        await site.kill()
        await site.restart()
        say(`server killed, ${kill} of ${kills}`)
      }
      await journal.answered(answersMax)
    })
  } finally {
    await site.stop()
  }
  return report({ phase: 'server', kills, url, journal })
}

async function signIn(db: Db, count: number): Promise<Map<bigint, string>> {
  const tokens = new Map<bigint, string>()
  for (let n = 1; n <= count; n++) {
    const created = await createMember(db, { account: `member${n}`, nickname: `Member ${n}`, passwordHash: '*' })
    if (!('id' in created)) throw new Error('the database was not empty')
    const { token } = await signedIn(db, created.id)
    tokens.set(created.id, token)
  }
  return tokens
}

/** One of two processes that play rounds is killed, again and again. Who has no answer asks the other at once. */
export async function killWorkers({ cluster, kills, answersMax, say }: Run): Promise<Report> {
  const url = await cluster.createDatabase()
  const books = await openBooks(url, { memberIds: memberIds(8), money: 0n })
  const { journal, members } = books
  const workers = await openWorkers(url, 2)
  let slowestRecoveryMs = 0
  try {
    await withApplication(url, 8, (db) =>
      underLoad(
        { journal, callers: members.length, step: (caller) => stakeEverything(books, { db, workers, member: members[caller]! }) },
        async () => {
          for (let kill = 1; kill <= kills; kill++) {
            await randomMoment(journal, answersMax)
            slowestRecoveryMs = Math.max(slowestRecoveryMs, await journal.orFailure(workers.killOne()))
            say(`worker killed, ${kill} of ${kills}`)
          }
          await journal.answered(answersMax)
        },
      ),
    )
  } finally {
    await workers.stop()
  }
  journal.slowestRecoveryMs = slowestRecoveryMs
  return report({ phase: 'worker', kills, url, journal })
}

/** Stakes all that a member has on one round, and loses it. Asked again, the round must be known before the money is missed. */
async function stakeEverything(books: Books, { db, workers, member }: { db: Db; workers: Player; member: Member }): Promise<void> {
  const amount = amountUpTo(300)
  await deposit(books, { db, member, amount })
  await playRound(books, workers, { member, stake: amount, payout: 0n })
}

/** One in twenty answers of PostgreSQL is lost after the commit. */
export async function swallowReplies({ cluster, calls, say }: Pick<Run, 'cluster' | 'say'> & { calls: number }): Promise<Report> {
  const url = await cluster.createDatabase()
  const books = await openBooks(url, { memberIds: memberIds(40), money: 1000n })
  const { journal } = books
  const proxy = await openProxy({ to: cluster.port, percent: 5 })
  const through = new URL(url)
  through.port = String(proxy.port)
  try {
    await withApplication(through.href, 12, (db, plays) =>
      underLoad({ journal, callers: 32, step: anything(books, db, plays) }, async () => {
        for (let tenth = 1; tenth <= 10; tenth++) {
          await journal.answered(Math.ceil(calls / 10))
          say(`${proxy.swallowed()} replies swallowed after ${journal.acts.length} calls`)
        }
      }),
    )
  } finally {
    await proxy.close()
  }
  return report({ phase: 'proxy', kills: proxy.swallowed(), url, journal })
}
