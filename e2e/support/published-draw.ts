import { createHash } from 'node:crypto'
import { leafHash, linkBefore, merklePath, merkleRoot } from '@tucano/randomness'
import type { PublishedDraw } from '@tucano/round'

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

/** A draw and a bet on it, as the site answers: of a game that the verifier does not know, with a round of drand that anybody can look up. */
export function publishedDraw(change: Partial<PublishedDraw> = {}): string {
  const seed = sha256('a link of the chain')
  const leaves = Array.from({ length: BETS }, (_, n) => `bet|018f0000-0000-7000-8000-00000000000${n}|1|100`)
  const hashes = leaves.map((leaf) => leafHash(Buffer.from(leaf), sha256))
  const draw: PublishedDraw = {
    source: 'coin',
    number: '20261117001',
    game: 'coin',
    maths: hex(sha256('rules')),
    chain: { anchor: hex(linkBefore(seed, LINK, sha256)), length: 1000, logPlace: 12 },
    link: LINK,
    beacon: QUICKNET,
    beaconRound: 1000,
    root: hex(merkleRoot(hashes, sha256)),
    bets: BETS,
    seed: hex(seed),
    signature: SIGNATURE,
    randomness: hex(sha256(Buffer.from(SIGNATURE, 'hex'))),
    result: 1,
    ...change,
  }
  const bet = { id: '018f0000-0000-7000-8000-000000000003', stake: '100', payout: '200', selections: { side: 1 }, leaf: leaves[OWN]! }
  const proof = { index: OWN, path: merklePath(OWN, hashes, sha256).map(hex) }
  return JSON.stringify({ success: true, value: { draw, bet, proof } })
}
