import { audit } from './audit.ts'
import type { Journal } from './journal.ts'

/** What a phase came to. */
export interface Report {
  phase: string
  /** Processes killed, or answers swallowed. */
  kills: number
  calls: number
  tries: number
  acknowledged: number
  replays: number
  refusals: number
  lost: number
  doubled: number
  /** Whatever is wrong, the lost and the doubled among it. Empty is what a phase has to prove. */
  problems: string[]
  slowestRecoveryMs: number
  slowestCallMs: number
}

interface Phase {
  phase: string
  kills: number
  url: string
  journal: Journal
}

/** Audits what a phase has left behind. */
export async function report({ phase, kills, url, journal }: Phase): Promise<Report> {
  const { acts, tries, slowestRecoveryMs, slowestCallMs } = journal
  const { lost, doubled, replays, problems } = await audit(url, journal)
  return {
    phase,
    kills,
    calls: acts.length,
    tries,
    acknowledged: acts.filter(({ state }) => state === 'acknowledged').length,
    replays,
    refusals: acts.filter(({ state }) => state === 'refused').length,
    lost,
    doubled,
    problems,
    slowestRecoveryMs,
    slowestCallMs,
  }
}
