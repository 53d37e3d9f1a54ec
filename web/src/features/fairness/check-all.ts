import type { ToldSeed } from '@tucano/contract/fairness'
import { useRef, useState } from 'react'
import type { LogReport } from '../../verifier/check-log.ts'
import type { Report } from '../../verifier/check-seeds.ts'
import { type OwnSeeds, readLog, readRounds } from './read-rounds.ts'

/** What came of the public log: `empty` as long as none of the member's seals stands in it. */
export type LogResult = (LogReport & { mine: number }) | 'empty' | 'failed'

export type CheckState =
  | { step: 'idle' | 'failed' }
  | { step: 'reading'; rounds: number }
  | { step: 'checking'; done: number; all: number }
  | { step: 'log' }
  | { step: 'done'; report: Report; log: LogResult }

/** Lets the page draw itself and hear the visitor. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Reads all that the member can verify, and verifies it. */
export function useCheckAll() {
  const [state, setState] = useState<CheckState>({ step: 'idle' })
  const own = useRef<OwnSeeds>(undefined)
  const read = async (): Promise<OwnSeeds> => {
    setState({ step: 'reading', rounds: 0 })
    own.current = await readRounds((rounds) => setState({ step: 'reading', rounds }))
    return own.current
  }
  const check = async (): Promise<void> => {
    const { told, kept } = await read()
    const all = kept.reduce((sum, { rounds }) => sum + rounds.length, 0)
    const { checkSeeds } = await import('../../verifier/check-seeds.ts')
    const onProgress = (done: number): void => setState({ step: 'checking', done, all })
    const report = await checkSeeds(kept, { onProgress, pause, now: () => performance.now() })
    setState({ step: 'log' })
    setState({ step: 'done', report, log: await checkPublicLog(told).catch(() => 'failed' as const) })
  }
  const run = (work: () => Promise<void>): void => void work().catch(() => setState({ step: 'failed' }))
  /** What was read is what is saved, if it has been. */
  const save = async (write: (own: OwnSeeds) => void): Promise<void> => {
    const known = own.current
    write(known ?? (await read()))
    if (!known) setState({ step: 'idle' })
  }
  const forget = (): void => {
    own.current = undefined
    setState({ step: 'idle' })
  }
  return { state, check: () => run(check), save: (write: (own: OwnSeeds) => void) => run(() => save(write)), forget }
}

async function checkPublicLog(told: readonly ToldSeed[]): Promise<LogResult> {
  const logged = told.flatMap(({ seedHash, logPlace }) => (logPlace === null ? [] : [{ seedHash, logPlace }]))
  if (logged.length === 0) return 'empty'
  const [{ checkLog }, log] = await Promise.all([
    import('../../verifier/check-log.ts'),
    readLog(Math.min(...logged.map(({ logPlace }) => logPlace))),
  ])
  const first = log.entries[0]?.place ?? 0
  const mine = logged.filter(({ logPlace }) => logPlace >= first).map(({ seedHash }) => seedHash)
  return { ...(await checkLog(log, mine)), mine: mine.length }
}
