import { type Db, connect } from '@tucano/database'
import { openAccount, openCurrency, operatorAccount } from '@tucano/ledger'
import { openMetrics } from '#platform/metrics'
import { KnownPlays } from '../known-plays.ts'
import { type Books, CURRENCY, deposit } from './acts.ts'
import { openJournal } from './journal.ts'

interface NewBooks {
  memberIds: bigint[]
  /** What each member has at the beginning. */
  money: bigint
}

/** Opens the accounts of members in an empty database, and gives them money. */
export const openBooks = (url: string, { memberIds, money }: NewBooks): Promise<Books> =>
  withApplication(url, 4, async (db) => {
    await openCurrency(db, CURRENCY, 'money')
    const clearing = await operatorAccount(db, 'clearing', CURRENCY)
    const books: Books = { journal: openJournal(), members: [], clearing }
    for (const id of memberIds) {
      const member = { id, cash: await openAccount(db, { memberId: id, pocket: 'cash', currency: CURRENCY }) }
      books.members.push(member)
      if (money > 0n) await deposit(books, { db, member, amount: money })
    }
    return books
  })

export const memberIds = (count: number): bigint[] => Array.from({ length: count }, (_, n) => BigInt(n + 1))

/** Works over connections of the application, and closes them. Rounds that end at once have two of their own. */
export async function withApplication<Result>(
  url: string,
  connections: number,
  work: (db: Db, plays: KnownPlays) => Promise<Result>,
): Promise<Result> {
  const { db, pool } = connect({ url, connections, onError: () => undefined })
  const plays = new KnownPlays({ db, pool, metrics: openMetrics() })
  try {
    return await work(db, plays)
  } finally {
    await plays.stop()
    await pool.end()
  }
}
