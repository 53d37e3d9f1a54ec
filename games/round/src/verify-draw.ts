import { type Draws, SHARED_NONCE, Stream, linkBefore, messageOf, rootOfPath, sharedClientSeed } from '@tucano/randomness'
import { type Json, canonical } from './canonical.ts'
import { type Hashes, fromHex, mathsDigest, toHex } from './hashes.ts'
import type { SharedGame } from './shared-game.ts'

/** A shared draw as it is published, when it is drawn or void. Digests, keys and seeds are in hexadecimal. */
export interface PublishedDraw {
  source: string
  number: string
  game: string
  maths: string
  /** The first seed's digest, and which seed of the chain this draw has. */
  chain: { anchor: string; length: number; logPlace: number }
  link: number
  beacon: PublishedBeacon
  beaconRound: number
  root: string | null
  bets: number | null
  seed: string
  signature: string | null
  randomness: string | null
  /** What was done in the round, where members play it. */
  moves: Json
  result: Json
}

export interface PublishedBeacon {
  hash: string
  publicKey: string
  groupHash: string
  name: string
  genesisSeconds: number
  periodSeconds: number
}

/** A bet on a shared draw, with the way from it to the root. */
export interface ProvenBet {
  id: string
  stake: string
  payout: string
  selections: unknown
  leaf: string
  index: number
  path: string[]
}

/** What a page or a program brings besides hashes: BLS signatures take a library. */
export interface BeaconChecks {
  hashOfChain: (beacon: PublishedBeacon) => string
  isSigned: (asked: { publicKey: Uint8Array; round: number; signature: Uint8Array }) => boolean
}

export interface DrawFinding {
  problem:
    | 'chain' // The seed does not lead to the anchor.
    | 'beacon' // The beacon is not the chain that it is said to be.
    | 'signature' // The beacon has not signed this round.
    | 'randomness' // What the signature comes to is something else.
    | 'game' // No such game here.
    | 'maths'
    | 'result'
    | 'leaf' // The bet is another one than the one in the tree.
    | 'path' // The bet is not among those that were sealed.
    | 'payout'
    | 'list' // A raffle's list has a gap, or is not the one that was sealed.
    | 'winners' // Other numbers come out of it.
  expected?: string
  found?: string
}

const differs = (problem: DrawFinding['problem'], expected: string, found: string): DrawFinding[] =>
  expected === found ? [] : [{ problem, expected, found }]

/** The chance of a shared draw, from what was published. */
export function sharedDrawsOf(draw: PublishedDraw, { hmacSha256, sha256 }: Hashes): Draws {
  const { source, number, root, beaconRound, randomness, game, maths, seed } = draw
  const binding = { source, number, root: root ?? '', beaconRound, beaconRandomness: randomness ?? '' }
  const clientSeed = sharedClientSeed(binding, sha256)
  const key = fromHex(seed)
  return new Stream((cursor) => hmacSha256(key, messageOf({ game, maths, clientSeed, nonce: SHARED_NONCE }, cursor)))
}

/** Checks a shared draw from what was published, and a bet on it: nobody has to be asked. Of a void draw, that its seed is the one of the chain. */
export function verifyDraw(
  game: SharedGame | undefined,
  draw: PublishedDraw,
  { hashes, beacon, bet }: { hashes: Hashes; beacon: BeaconChecks; bet?: ProvenBet | undefined },
): DrawFinding[] {
  const { sha256 } = hashes
  const findings = differs('chain', draw.chain.anchor, toHex(linkBefore(fromHex(draw.seed), draw.link, sha256)))
  findings.push(...differs('beacon', draw.beacon.hash, beacon.hashOfChain(draw.beacon)))
  if (draw.signature !== null) {
    const signature = fromHex(draw.signature)
    if (!beacon.isSigned({ publicKey: fromHex(draw.beacon.publicKey), round: draw.beaconRound, signature }))
      findings.push({ problem: 'signature', found: draw.signature })
    findings.push(...differs('randomness', toHex(sha256(signature)), draw.randomness ?? ''))
  }
  if (bet) findings.push(...verifyLeaf(draw, bet, sha256))
  if (!game) return [...findings, { problem: 'game', found: draw.game }]
  findings.push(...differs('maths', mathsDigest(game.maths, hashes), draw.maths))
  if (bet) findings.push(...differs('leaf', game.leaf({ ...bet, stake: BigInt(bet.stake) }), bet.leaf))
  if (draw.signature === null) return bet ? [...findings, ...differs('payout', '0', bet.payout)] : findings
  const result = game.draw(sharedDrawsOf(draw, hashes), draw)
  findings.push(...differs('result', canonical(result), canonical(draw.result)))
  if (bet) findings.push(...differs('payout', String(game.payout({ ...bet, stake: BigInt(bet.stake) }, result)), bet.payout))
  return findings
}

/** A leaf's hash is over a zero byte and the leaf. */
export const textLeafHash = (leaf: string, sha256: Hashes['sha256']): Uint8Array => sha256(`\u0000${leaf}`)

/** That a bet stands in the tree. A draw that was void before it was sealed has none. */
function verifyLeaf({ root, bets }: PublishedDraw, { leaf, index, path }: ProvenBet, sha256: Hashes['sha256']): DrawFinding[] {
  if (root === null) return []
  const found = rootOfPath({ hash: textLeafHash(leaf, sha256), index, count: bets ?? 0, path: path.map(fromHex) }, sha256)
  return differs('path', root, found ? toHex(found) : '')
}
