import { type LogEntry, type LogHead, type ToldSeed, getLog, listSeedRounds, listSeeds } from '@tucano/contract/fairness'
import { call } from '#platform/call'
import { type KeptSeed, keptOf } from '../../verifier/kept-seed.ts'

const SEEDS_A_PAGE = 100
const AT_ONCE = 4
const ENTRIES_A_PAGE = 1000
/** Of a very long log, so much is read: its newest part. */
const ENTRIES_MAX = 50_000

export interface OwnSeeds {
  told: ToldSeed[]
  kept: KeptSeed[]
}

/** Every seed of the member that has been told, with every round drawn from it. */
export async function readRounds(onProgress: (rounds: number) => void): Promise<OwnSeeds> {
  const told = await readTold()
  const kept: KeptSeed[] = []
  let rounds = 0
  for (let from = 0; from < told.length; from += AT_ONCE) {
    const some = await Promise.all(told.slice(from, from + AT_ONCE).map(readOne))
    kept.push(...some)
    for (const seed of some) rounds += seed.rounds.length
    onProgress(rounds)
  }
  return { told, kept }
}

async function readTold(): Promise<ToldSeed[]> {
  const told: ToldSeed[] = []
  for (;;) {
    const last = told.at(-1)
    const { list, more } = await call(listSeeds, { limit: SEEDS_A_PAGE, ...(last ? { before: last.seedId } : {}) })
    told.push(...list)
    if (!more) return told
  }
}

/** A seed that nothing was drawn from has no rounds to ask for. */
const readOne = async (seed: ToldSeed): Promise<KeptSeed> =>
  keptOf(seed.rounds > 0 ? await call(listSeedRounds, { seedId: seed.seedId }) : { seed, rounds: [] })

export interface PublicLog {
  entries: LogEntry[]
  head: LogHead | null
}

/** The public log from one place on, or from the signed head where that comes before it: the entries in between hang together. */
export async function readLog(from: number): Promise<PublicLog> {
  const { head } = await call(getLog, { limit: 1 })
  const first = Math.max(Math.min(from, head?.place ?? from) - 1, (head?.place ?? 0) - ENTRIES_MAX, 1)
  const entries: LogEntry[] = []
  for (;;) {
    const page = await call(getLog, { after: entries.at(-1)?.place ?? first - 1, limit: ENTRIES_A_PAGE })
    entries.push(...page.entries)
    if (page.entries.length < ENTRIES_A_PAGE || entries.length > ENTRIES_MAX) return { entries, head }
  }
}
