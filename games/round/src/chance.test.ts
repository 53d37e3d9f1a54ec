import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Hashes, type RaffleRange, drawRaffle, isGapless, turnAgain, verifySeed } from './index.ts'

const hashes: Hashes = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
}

test('a raffle draws one number an owner, never one without an owner, and each number as often as the other', () => {
  const list: RaffleRange[] = [
    { first: 1, last: 3, owner: 'a' },
    { first: 4, last: 6, owner: null },
    { first: 7, last: 7, owner: 'b' },
    { first: 8, last: 9, owner: 'c' },
  ]
  expect(isGapless(list)).toBe(true)
  expect(isGapless(list.slice(1))).toBe(false)
  const firsts = new Map<string, number>()
  for (let n = 0; n < 6000; n++) {
    const lot = createHash('sha256').update(`lot ${n}`).digest('hex')
    const wins = drawRaffle(list, { lot, winners: 5 }, hashes)
    expect(wins.map(({ owner }) => owner).toSorted()).toEqual(['a', 'b', 'c'])
    firsts.set(wins[0]!.owner, (firsts.get(wins[0]!.owner) ?? 0) + 1)
  }
  // Six numbers can win: three, one and two of them, a thousand times each. The lots are fixed.
  const chiSquare = [
    { owner: 'a', expected: 3000 },
    { owner: 'b', expected: 1000 },
    { owner: 'c', expected: 2000 },
  ].reduce((sum, { owner, expected }) => sum + (firsts.get(owner)! - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(13.8)
  expect(drawRaffle([], { lot: '00', winners: 3 }, hashes)).toEqual([])
})

test('a verifier counts turns of a wheel among the numbers of a seed, and finds one that stood still elsewhere', () => {
  const serverSeed = '11'.repeat(32)
  const clientSeed = 'a-part-of-it'
  const serverSeedHash = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')
  const weights = [5, 3, 1]
  const turns = [1, 2, 3].map((nonce) => ({
    nonce,
    weights,
    segment: turnAgain({ serverSeed, clientSeed }, { nonce, weights, segment: 0 }, hashes),
  }))
  const written = { serverSeed, serverSeedHash, clientSeed, rounds: [], turns }
  expect(verifySeed(written, hashes)).toEqual([])
  expect(verifySeed({ ...written, turns: turns.slice(1) }, hashes)).toEqual([{ nonce: 1, problem: 'missing', expected: '1 to 1' }])
  const moved = turns.map((turn) => (turn.nonce === 2 ? { ...turn, segment: (turn.segment + 1) % 3 } : turn))
  expect(verifySeed({ ...written, turns: moved }, hashes)).toMatchObject([{ nonce: 2, problem: 'segment' }])
})
