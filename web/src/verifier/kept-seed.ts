import type { DrawnRound, ToldSeed } from '@tucano/contract/fairness'
import { type Json, type SeedExport, type WrittenRound, type WrittenTurn, readSeedExport } from '@tucano/round'

/** A round as the site writes it into a file. */
export interface KeptRound extends WrittenRound {
  roundId?: string
  /** A void round gave its stake back, wherever it stood. */
  state?: string
}

/** A seed with its rounds, as the site writes them into a file. */
export interface KeptSeed extends SeedExport {
  seedId?: string
  /** How many rounds were drawn from it, as the site says. */
  count?: number
  rounds: KeptRound[]
}

interface SeedRounds {
  seed: Pick<ToldSeed, 'seedId' | 'serverSeed' | 'seedHash' | 'clientSeed' | 'rounds'>
  rounds: readonly DrawnRound[]
  unused?: number[]
  turns?: WrittenTurn[]
}

/** What the site answers, in the words of those who verify. */
export const keptOf = ({ seed, rounds, unused, turns }: SeedRounds): KeptSeed => ({
  seedId: seed.seedId,
  serverSeed: seed.serverSeed,
  serverSeedHash: seed.seedHash,
  clientSeed: seed.clientSeed ?? '',
  count: seed.rounds,
  ...(unused && unused.length > 0 ? { unused } : {}),
  ...(turns && turns.length > 0 ? { turns } : {}),
  rounds: rounds.map(({ pool, moves, ...round }) => ({
    ...round,
    moves: moves as Json[],
    ...(pool === null || pool === undefined ? {} : { given: { pool } }),
  })),
})

export const writeKept = (seeds: readonly KeptSeed[]): string => JSON.stringify({ seeds }, undefined, 1)

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Reads a file of the site: several seeds, one of them, or what the site answers about one. Throws a TypeError that names the field. */
export function readKept(text: string): KeptSeed[] {
  const value: unknown = JSON.parse(text)
  const { seeds } = fieldsOf(value)
  return Array.isArray(seeds) ? seeds.map(readOne) : [readOne(fieldsOf(value)['value'] ?? value)]
}

function readOne(value: unknown): KeptSeed {
  const given = fieldsOf(value)
  const isAnswer = 'seed' in given
  const raw = fieldsOf(
    isAnswer
      ? keptOf({
          seed: fieldsOf(given['seed']),
          rounds: listOf(given['rounds']),
          unused: given['unused'],
          turns: given['turns'],
        } as unknown as SeedRounds)
      : given,
  )
  const { seedId, count } = raw
  const { rounds, ...seed } = readSeedExport(raw)
  return {
    ...seed,
    ...(typeof seedId === 'string' ? { seedId } : {}),
    ...(typeof count === 'number' ? { count } : {}),
    rounds: rounds.map((round, n) => {
      const { roundId, state } = fieldsOf(listOf(raw['rounds'])[n])
      return { ...round, ...(typeof roundId === 'string' ? { roundId } : {}), ...(typeof state === 'string' ? { state } : {}) }
    }),
  }
}
