import { CLIENT_SEED, type Draws, Stream, messageOf } from '@tucano/randomness'
import type { Game } from './game.ts'
import { type Hashes, fromHex, mathsDigest, toHex } from './hashes.ts'
import type { SeedExport, WrittenRound } from './seed-export.ts'
import { turnAgain } from './wheel.ts'

/** What of a game it takes to run a round again. */
export type Runnable = Pick<Game<never>, 'maths' | 'run'>

export interface Finding {
  /** Of the round; absent where it is about the seed. */
  nonce?: number
  problem:
    | 'commitment' // The seed is not the one that was promised.
    | 'client-seed' // A client seed that the site would not have taken.
    | 'missing' // Rounds that were played and are not shown.
    | 'repeated' // One number, two rounds.
    | 'game' // No such game here.
    | 'maths' // The game had other rules then, or is said to have had.
    | 'move' // What the player is said to have done is not possible.
    | 'unfinished' // After these moves the round goes on.
    | 'stake'
    | 'payout'
    | 'segment' // The wheel stood still elsewhere.
  expected?: string
  found?: string
}

/** The chance of a round that is to be drawn again. */
export function drawsOf({ serverSeed, clientSeed }: SeedExport, { game, maths, nonce }: WrittenRound, { hmacSha256 }: Hashes): Draws {
  const key = fromHex(serverSeed)
  return new Stream((cursor) => hmacSha256(key, messageOf({ game, maths, clientSeed, nonce }, cursor)))
}

/** What is wrong with the seed itself, with which rounds there are, or with turns of wheels. */
export function verifySeed(
  { serverSeed, serverSeedHash, clientSeed, rounds, unused = [], turns = [] }: SeedExport,
  hashes: Hashes,
): Finding[] {
  const findings: Finding[] = []
  const promised = toHex(hashes.sha256(fromHex(serverSeed)))
  if (promised !== serverSeedHash) findings.push({ problem: 'commitment', expected: serverSeedHash, found: promised })
  if (!CLIENT_SEED.test(clientSeed)) findings.push({ problem: 'client-seed', found: clientSeed })
  let last = 0
  for (const nonce of [...rounds.map((round) => round.nonce), ...unused, ...turns.map((turn) => turn.nonce)].toSorted((a, b) => a - b)) {
    if (nonce === last) findings.push({ nonce, problem: 'repeated' })
    if (nonce > last + 1) findings.push({ nonce: last + 1, problem: 'missing', expected: `${last + 1} to ${nonce - 1}` })
    last = nonce
  }
  for (const turn of turns) {
    const segment = turnAgain({ serverSeed, clientSeed }, turn, hashes)
    if (segment !== turn.segment)
      findings.push({ nonce: turn.nonce, problem: 'segment', expected: String(segment), found: String(turn.segment) })
  }
  return findings
}

/** Runs a round again, and tells what differs from what was written down. */
function verifyRound(game: Runnable, draws: Draws, { nonce, moves, given, stake, payout }: WrittenRound): Finding[] {
  try {
    const run = game.run(moves as never[], draws, given?.pool === undefined ? {} : { pool: BigInt(given.pool) })
    const findings: Finding[] = []
    if (!run.over) findings.push({ nonce, problem: 'unfinished' })
    if (String(run.stake) !== stake) findings.push({ nonce, problem: 'stake', expected: String(run.stake), found: stake })
    if (String(run.payout) !== payout) findings.push({ nonce, problem: 'payout', expected: String(run.payout), found: payout })
    return findings
  } catch (error) {
    return [{ nonce, problem: 'move', found: error instanceof Error ? error.message : String(error) }]
  }
}

/** Verifies a seed and all rounds under it. Nothing is found when all of it is as it was promised. */
export function verifyRounds(games: ReadonlyMap<string, Runnable>, written: SeedExport, hashes: Hashes): Finding[] {
  const digests = new Map([...games].map(([code, { maths }]) => [code, mathsDigest(maths, hashes)]))
  return [
    ...verifySeed(written, hashes),
    ...written.rounds.flatMap((round): Finding[] => {
      const { game: code, nonce, maths } = round
      const game = games.get(code)
      if (!game) return [{ nonce, problem: 'game', found: code }]
      const expected = digests.get(code)!
      if (maths !== expected) return [{ nonce, problem: 'maths', expected, found: maths }]
      return verifyRound(game, drawsOf(written, round, hashes), round)
    }),
  ]
}
