/** A signed amount on an account. Accounts have the names that `accountNames` of the audit gives them; the operator's have no stripes. */
export type Leg = [account: string, amount: bigint]

/** Something that somebody asks for, under a name that is made before the first try. */
export interface Act {
  /** The key of its posting; of a round that ends at once, `play:` and its id. */
  key: string
  legs: Leg[]
  /** What it makes of a round, as the audit writes it. */
  round?: { id: string; becomes: string }
}

export interface Noted extends Act {
  state: 'open' | 'acknowledged' | 'refused'
  lastTryAt: number
  /** Unknown where answers do not tell: then the audit finds out. */
  replayed?: boolean | undefined
  postingId?: bigint | undefined
}

/** What was asked for and what was answered, kept by whoever asks. */
export interface Journal {
  acts: Noted[]
  tries: number
  slowestCallMs: number
  slowestRecoveryMs: number
  /** Answers that must not be given, and how often they were. */
  wrong: Map<string, number>
  note: (act: Act) => Noted
  /** Takes down an answer to a try that began at a moment of `performance.now()`. */
  close: (noted: Noted, state: 'acknowledged' | 'refused', triedAt: number) => void
  complain: (what: string) => void
  /** The next acknowledged try that begins after this has recovered from a kill. */
  killed: () => void
  /** Resolves after so many more answers; rejects when the load has failed. */
  answered: (more: number) => Promise<void>
  fail: (error: unknown) => void
  /** What needs a load to come to its end: rejects when the load has failed. */
  orFailure: <Result>(work: Promise<Result>) => Promise<Result>
}

interface Waiter {
  at: number
  resolve: () => void
  reject: (error: unknown) => void
}

export function openJournal(): Journal {
  let answers = 0
  let killedAt: number | undefined
  let failure: { error: unknown } | undefined
  let waiters: Waiter[] = []
  const journal: Journal = {
    acts: [],
    tries: 0,
    slowestCallMs: 0,
    slowestRecoveryMs: 0,
    wrong: new Map(),
    note: (act) => {
      const noted: Noted = { ...act, state: 'open', lastTryAt: 0 }
      journal.acts.push(noted)
      return noted
    },
    close: (noted, state, triedAt) => {
      noted.state = state
      if (state === 'acknowledged' && killedAt !== undefined && triedAt > killedAt) {
        journal.slowestRecoveryMs = Math.max(journal.slowestRecoveryMs, performance.now() - killedAt)
        killedAt = undefined
      }
      answers++
      for (const { resolve } of waiters.filter(({ at }) => at <= answers)) resolve()
      waiters = waiters.filter(({ at }) => at > answers)
    },
    complain: (what) => void journal.wrong.set(what, (journal.wrong.get(what) ?? 0) + 1),
    killed: () => (killedAt = performance.now()),
    answered: (more) =>
      new Promise((resolve, reject) => {
        if (failure) reject(failure.error)
        else waiters.push({ at: answers + more, resolve, reject })
      }),
    fail: (error) => {
      failure ??= { error }
      for (const { reject } of waiters) reject(error)
      waiters = []
    },
    orFailure: (work) => Promise.race([work, journal.answered(Infinity).then(() => work)]),
  }
  return journal
}
