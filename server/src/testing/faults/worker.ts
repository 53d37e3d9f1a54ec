import { connect } from '@tucano/database'
import { LedgerRefusal } from '@tucano/ledger'
import { openMetrics } from '#platform/metrics'
import { KnownPlays, type KnownRound } from '../known-plays.ts'

/** What the process that started this one is told of a round. */
export type WorkerReply =
  | { ready: true }
  | { n: number; played: Awaited<ReturnType<KnownPlays['play']>> }
  | { n: number; refused: LedgerRefusal['code'] }
  | { n: number; failed: string; code: unknown }

export interface WorkerRequest {
  n: number
  round: KnownRound
}

const { db, pool } = connect({ url: process.env['DATABASE_URL'] ?? '', connections: 4, onError: () => undefined })
const plays = new KnownPlays({ db, pool, metrics: openMetrics() })
const tell = (reply: WorkerReply): void => void process.send?.(reply)

process.on('message', ({ n, round }: WorkerRequest) => {
  plays.play(round).then(
    (played) => tell({ n, played }),
    (error: Error & { code?: unknown }) =>
      tell(error instanceof LedgerRefusal ? { n, refused: error.code } : { n, failed: error.message, code: error.code }),
  )
})
// Whoever started this process is gone, and nobody would end it.
process.on('disconnect', () => process.exit())
tell({ ready: true })
