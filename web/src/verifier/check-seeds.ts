import { type Finding, type Runnable, verifyRounds, verifySeed } from '@tucano/round'
import { games } from './games.ts'
import { hashes } from './hashes.ts'
import { isUnknown } from './is-unknown.ts'
import type { KeptRound, KeptSeed } from './kept-seed.ts'

/** Something that is not as it should be, and where. */
export interface Found extends Finding {
  /** Commitment of the seed. */
  seedHash: string
  round?: KeptRound
}

export interface Report {
  seeds: number
  rounds: number
  /** Run again, and exactly as they were told. */
  right: number
  /** They gave their stakes back, and have no outcome to compare. */
  voided: number
  /** Numbers that were drawn and have no round, as the site says. */
  unused: number
  /** Games or rules that this page does not know: neither right nor wrong. */
  unknown: number
  findings: Found[]
  tookMs: number
}

interface Ways {
  /** Told after every few rounds. */
  onProgress: (rounds: number) => void
  /** Lets the page draw itself and hear the visitor. */
  pause: () => Promise<void>
  now: () => number
}

const AT_ONCE = 50
const OF_SEED: readonly Finding['problem'][] = ['commitment', 'client-seed', 'missing', 'repeated', 'segment']

/** Verifies seeds and every round under them, a few rounds at a time. */
export async function checkSeeds(seeds: readonly KeptSeed[], { onProgress, pause, now }: Ways): Promise<Report> {
  const began = now()
  const report: Report = { seeds: seeds.length, rounds: 0, right: 0, voided: 0, unused: 0, unknown: 0, findings: [], tookMs: 0 }
  for (const seed of seeds) {
    report.findings.push(...checkSeed(seed))
    report.unused += seed.unused?.length ?? 0
    const over = seed.rounds.filter(({ state }) => state !== 'void')
    report.voided += seed.rounds.length - over.length
    report.rounds += seed.rounds.length - over.length
    for (let from = 0; from < over.length; from += AT_ONCE) {
      const some = over.slice(from, from + AT_ONCE)
      const found = checkSome(seed, some)
      const unknown = new Set(found.filter(isUnknown).map(({ nonce }) => nonce)).size
      report.findings.push(...found)
      report.rounds += some.length
      report.unknown += unknown
      report.right += some.length - new Set(found.map(({ nonce }) => nonce)).size
      onProgress(report.rounds)
      await pause()
    }
  }
  return { ...report, tookMs: now() - began }
}

/** What is wrong with the seed, or with which rounds there are. */
function checkSeed(seed: KeptSeed): Found[] {
  const { serverSeedHash: seedHash, rounds, unused = [], turns = [], count = 0 } = seed
  const last = Math.max(0, ...rounds.map(({ nonce }) => nonce), ...unused, ...turns.map(({ nonce }) => nonce))
  const found = verifySeed(seed, hashes).filter(({ problem }) => problem !== 'client-seed' || rounds.length + turns.length > 0)
  // The numbers tell of gaps between rounds; of those at the end, only the count does.
  if (count > last) found.push({ nonce: last + 1, problem: 'missing', expected: `${last + 1} to ${count}` })
  return found.map((finding) => ({ ...finding, seedHash }))
}

function checkSome(seed: KeptSeed, rounds: KeptRound[]): Found[] {
  const found = verifyRounds(gamesOf(rounds), { ...seed, rounds }, hashes).filter(({ problem }) => !OF_SEED.includes(problem))
  return found.map((finding) => {
    const round = rounds.find(({ nonce }) => nonce === finding.nonce)
    return { ...finding, seedHash: seed.serverSeedHash, ...(round ? { round } : {}) }
  })
}

function gamesOf(rounds: readonly KeptRound[]): ReadonlyMap<string, Runnable> {
  const codes = new Set(rounds.map(({ game }) => game))
  return new Map([...games].filter(([code]) => codes.has(code)))
}
