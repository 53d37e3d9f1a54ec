import { seal } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import type { Services } from '#platform/services'

/**
 * Seals what was posted since the last time and compares the books. The head of the chain goes into the log: a copy of it outside the
 * database is what makes a rewritten chain visible.
 */
export async function reconcileBooks({ db, log, metrics }: Services, now: Date): Promise<void> {
  const links = await seal(db)
  const head = links.at(-1)
  if (head) log.info({ seal: String(head.id), digest: head.digest.toString('hex') }, 'ledger sealed')
  const differences = await reconcile(db, Math.floor(now.getTime() / 60_000))
  metrics.ledgerDifferences.reset()
  for (const { problem, account_id, currency, expected, found } of differences) {
    metrics.ledgerDifferences.inc({ problem })
    log.error({ problem, account: account_id === null ? null : String(account_id), currency, expected, found }, 'ledger differs')
  }
  metrics.ledgerReconciledAt.set(Math.floor(now.getTime() / 1000))
}
