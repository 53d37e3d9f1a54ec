import { setTimeout as pause } from 'node:timers/promises'
import { LedgerRefusal } from '@tucano/ledger'
import { isTransient } from '#platform/fault'
import type { Act, Journal } from './journal.ts'

/** No call may take longer, whatever happens to the machines behind it. */
const STUCK_MS = 30_000
const FIRST_PAUSE_MS = 5
const PAUSE_MAX_MS = 160

interface Answer {
  replayed?: boolean
  postingId?: bigint
}

class Stuck extends Error {}

/**
 * Asks for the same thing under the same name until there is an answer, as every caller of the money system has to. The first repetition
 * follows at once: then what was lost may still be under way. Resolves to nothing when the answer is a refusal.
 */
export async function call<Given extends Answer>(journal: Journal, act: Act, ask: () => Promise<Given>): Promise<Given | undefined> {
  const noted = journal.note(act)
  const began = performance.now()
  for (let attempt = 0; ; attempt++) {
    const triedAt = performance.now()
    noted.lastTryAt = Date.now()
    journal.tries++
    try {
      const answer = await within(STUCK_MS - (triedAt - began), act.key, ask)
      noted.replayed = answer.replayed
      noted.postingId = answer.postingId
      journal.slowestCallMs = Math.max(journal.slowestCallMs, performance.now() - began)
      journal.close(noted, 'acknowledged', triedAt)
      return answer
    } catch (error) {
      if (error instanceof Stuck) throw error
      if (error instanceof LedgerRefusal) {
        journal.slowestCallMs = Math.max(journal.slowestCallMs, performance.now() - began)
        journal.close(noted, 'refused', triedAt)
        return undefined
      }
      // Whoever gets such an answer would take it for a decision; here it is taken down, and asked again all the same.
      if (!isTransient(error)) journal.complain(`wrong error: ${describe(error)}`)
    }
    if (attempt > 0) await pause(Math.min(PAUSE_MAX_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
  }
}

/** An error that says of itself that it passes, for connections which are not PostgreSQL's. */
export const passingTrouble = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: 'ECONNRESET' })

async function within<Result>(limitMs: number, what: string, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stuck(`${what} had no answer within ${STUCK_MS / 1000} s`)), Math.max(0, limitMs))
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

function describe(error: unknown): string {
  const { message, code } = error as { message?: string; code?: unknown }
  return [code, message].filter(Boolean).map(String).join(' ')
}

interface Load {
  journal: Journal
  callers: number
  /** What one caller does, again and again. */
  step: (caller: number) => Promise<void>
}

/** Lets callers work while something happens to them. When this returns, each has its last answer. */
export async function underLoad({ journal, callers, step }: Load, happening: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  let failure: { error: unknown } | undefined
  const working = Array.from({ length: callers }, async (_, caller) => {
    try {
      while (!over.signal.aborted) await step(caller)
    } catch (error) {
      over.abort()
      failure ??= { error }
      journal.fail(error)
    }
  })
  try {
    await happening()
  } finally {
    over.abort()
    await Promise.all(working)
  }
  if (failure) throw failure.error
}
