import type { Run } from '@tucano/round'
import type { Certified } from './maths.ts'
import type { Seeds } from './seeds.ts'
import { readTranscript } from './transcript.ts'

export interface Recorded {
  game: string
  seedId: bigint
  nonce: number
  transcript: Buffer
}

/** A round again, from what was written down of it. Nothing when its maths is no longer the game's: then it can be read, not drawn. */
export async function rerun(
  { seeds, games }: { seeds: Seeds; games: ReadonlyMap<string, Certified> },
  { game: code, seedId, nonce, transcript }: Recorded,
): Promise<{ run: Run; moves: unknown[] } | undefined> {
  const { maths, moves, pool } = readTranscript(transcript)
  const certified = games.get(code)
  if (!certified || certified.mathsId !== maths) return undefined
  const { game, digest } = certified
  const draws = seeds.draws(await seeds.keyOf(seedId), { game: code, maths: digest, nonce })
  return { run: game.run(moves as never, draws, pool === undefined ? {} : { pool: BigInt(pool) }), moves }
}
