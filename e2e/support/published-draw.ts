import { createHash } from 'node:crypto'
import { sharedGames } from '@tucano/lottery'
import { leafHash, linkBefore, merklePath, merkleRoot } from '@tucano/randomness'
import { type PublishedDraw, mathsDigest, sharedDrawsOf } from '@tucano/round'
import { nodeHashes } from '../../server/src/fairness/node-hashes.ts'

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** drand's public chain, and one of its rounds, as published. */
const QUICKNET = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  name: 'quicknet',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
}
const SIGNATURE = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const LINK = 7
const BETS = 5
const OWN = 3

interface Bet {
  id: string
  stake: string
  payout: string
  selections: unknown
}
const idOf = (n: number): string => `018f0000-0000-7000-8000-00000000000${n}`

function published(
  draw: Pick<PublishedDraw, 'source' | 'number' | 'game' | 'maths'>,
  leaves: readonly string[],
): { draw: PublishedDraw; proof: object } {
  const seed = sha256('a link of the chain')
  const hashes = leaves.map((leaf) => leafHash(Buffer.from(leaf), sha256))
  return {
    draw: {
      ...draw,
      chain: { anchor: hex(linkBefore(seed, LINK, sha256)), length: 1000, logPlace: 12 },
      link: LINK,
      beacon: QUICKNET,
      beaconRound: 1000,
      root: hex(merkleRoot(hashes, sha256)),
      bets: leaves.length,
      seed: hex(seed),
      signature: SIGNATURE,
      randomness: hex(sha256(Buffer.from(SIGNATURE, 'hex'))),
      moves: null,
      result: null,
    },
    proof: { index: OWN, path: merklePath(OWN, hashes, sha256).map(hex) },
  }
}

/** A draw and a bet on it, as the site answers: of a game that the verifier does not know, with a round of drand that anybody can look up. */
export function publishedDraw(change: Partial<PublishedDraw> = {}): string {
  const leaves = Array.from({ length: BETS }, (_, n) => `bet|${idOf(n)}|1|100`)
  const { draw, proof } = published({ source: 'coin', number: '20261117001', game: 'coin', maths: hex(sha256('rules')) }, leaves)
  const bet = { id: idOf(OWN), stake: '100', payout: '200', selections: { side: 1 }, leaf: leaves[OWN]! }
  return JSON.stringify({ success: true, value: { draw: { ...draw, result: 1, ...change }, bet, proof } })
}

/** A draw of the lottery with bets on it, of which one can be told otherwise than it was. */
export function publishedLotteryDraw({ draw: change, bet: told }: { draw?: Partial<PublishedDraw>; bet?: Partial<Bet> } = {}): string {
  const game = sharedGames.find(({ code }) => code === 'cinco-digitos-1m')!
  const selections = {
    game: game.code,
    series: 1900,
    most: 1956,
    contents: [{ play: 'FIX1', picks: '0123456789....', unit: 200, multiple: 1 }],
  }
  const stake = 2000n
  const leaves = Array.from({ length: BETS }, (_, n) => game.leaf({ id: idOf(n), stake, selections }))
  const named = { source: game.code, number: '202701010001', game: game.code, maths: mathsDigest(game.maths, nodeHashes) }
  const { draw, proof } = published(named, leaves)
  const result = game.draw(sharedDrawsOf(draw, nodeHashes), draw)
  const payout = String(game.payout({ id: idOf(OWN), stake, selections }, result))
  const bet = { id: idOf(OWN), stake: String(stake), payout, selections, leaf: leaves[OWN]!, ...told }
  return JSON.stringify({ success: true, value: { draw: { ...draw, result, ...change }, bet, proof } })
}
