import { createHash, createHmac } from 'node:crypto'
import type { Draws } from '@tucano/randomness'
import { expect, test } from 'vitest'
import {
  BadMove,
  type Finding,
  type Given,
  type Hashes,
  type Json,
  type Run,
  type Runnable,
  type SeedExport,
  type WrittenRound,
  drawsOf,
  mathsDigest,
  readSeedExport,
  verifyRounds,
} from './index.ts'

const hashes: Hashes = {
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
  sha256: (data) => createHash('sha256').update(data).digest(),
}

type Move = { stake: string; on: number } | { double: boolean }

/** A coin is thrown; what was won may be ventured once more, and the last draw is for the pool. */
const coin = {
  maths: { game: 'coin', version: 1, pays: 2 } as Json,
  run(moves: readonly Move[], draws: Draws, { pool }: Given): Run {
    const [opening, step] = moves
    if (!opening || !('on' in opening)) throw new BadMove('stake', 'a round opens with a stake')
    const stake = BigInt(opening.stake)
    const won = draws.below(2) === opening.on ? stake * 2n : 0n
    if (won === 0n && step) throw new BadMove('double', 'there is nothing to venture')
    if (won > 0n && !step) return { stake, payout: 0n, over: false, view: null, options: [{ move: 'double', cost: 0n }] }
    const ventured = step && 'double' in step && step.double
    const kept = ventured ? won * BigInt(draws.below(2) * 2) : won
    const jackpot = pool !== undefined && draws.belowBig(pool) < 1000n ? pool : 0n
    return { stake, payout: kept + jackpot, over: true, view: null, options: [] }
  },
}
const games = new Map<string, Runnable>([['coin', coin]])

const serverSeed = 'c0ffee'.padEnd(64, '0')
const maths = mathsDigest(coin.maths, hashes)

/** Rounds as an honest site plays them. */
function play(count: number): SeedExport {
  const written: SeedExport = {
    serverSeed,
    serverSeedHash: createHash('sha256').update(serverSeed, 'hex').digest('hex'),
    clientSeed: 'minha-semente',
    rounds: [],
  }
  for (let nonce = 1; nonce <= count; nonce++) {
    const given = nonce % 3 === 0 ? { given: { pool: '5000' } } : {}
    const round: WrittenRound = { game: 'coin', maths, nonce, moves: [], ...given, stake: '100', payout: '0' }
    const moves: Move[] = [{ stake: '100', on: nonce % 2 }]
    const again = (): Run => coin.run(moves, drawsOf(written, round, hashes), nonce % 3 === 0 ? { pool: 5000n } : {})
    if (!again().over) moves.push({ double: nonce % 4 === 0 })
    written.rounds.push({ ...round, moves, payout: String(again().payout) })
  }
  return written
}

const honest = play(40)
const verify = (written: SeedExport): Finding[] => verifyRounds(games, written, hashes)
/** The same with one round altered. */
const altered = (nonce: number, change: Partial<WrittenRound>): SeedExport => ({
  ...honest,
  rounds: honest.rounds.map((round) => (round.nonce === nonce ? { ...round, ...change } : round)),
})
const problems = (written: SeedExport): (string | number)[] => verify(written).flatMap(({ nonce, problem }) => [nonce ?? 'seed', problem])
const lost = honest.rounds.find(({ moves, payout }) => moves.length === 1 && payout === '0')!
const won = honest.rounds.find(({ moves, payout }) => moves.length === 2 && payout !== '0')!

test('rounds as they were played are found right, in any order', () => {
  expect(new Set(honest.rounds.map(({ payout }) => payout)).size).toBeGreaterThan(3)
  expect(verify(honest)).toEqual([])
  expect(verify({ ...honest, rounds: honest.rounds.toReversed() })).toEqual([])
  expect(verify(readSeedExport(JSON.parse(JSON.stringify(honest))))).toEqual([])
})

test('a payout or a stake that is not what the round came to is found', () => {
  expect(verify(altered(won.nonce, { payout: '1' }))).toEqual([{ nonce: won.nonce, problem: 'payout', expected: won.payout, found: '1' }])
  expect(verify(altered(lost.nonce, { stake: '200' }))).toEqual([{ nonce: lost.nonce, problem: 'stake', expected: '100', found: '200' }])
})

test('a seed that is not the one that was promised is found', () => {
  const other = { ...honest, serverSeed: serverSeed.replace('c', 'd') }
  expect(verify(other)[0]).toMatchObject({ problem: 'commitment', expected: honest.serverSeedHash })
  // Its rounds come out differently too.
  expect(verify(other).length).toBeGreaterThan(5)
  expect(problems({ ...honest, serverSeedHash: 'ab'.repeat(32) })).toEqual(['seed', 'commitment'])
})

test('a client seed that was not the player’s changes the rounds, and one with a bar in it is refused', () => {
  expect(verify({ ...honest, clientSeed: 'outra-semente' }).length).toBeGreaterThan(5)
  expect(problems({ ...honest, clientSeed: 'um|semente', rounds: [] })).toEqual(['seed', 'client-seed'])
})

test('other maths than the game has are found, and so is a game that does not exist', () => {
  expect(problems(altered(5, { maths: 'ab'.repeat(32) }))).toEqual([5, 'maths'])
  expect(problems(altered(5, { game: 'nothing' }))).toEqual([5, 'game'])
})

test('a round that is not shown is found, and so are several', () => {
  const without = (...nonces: number[]): SeedExport => ({ ...honest, rounds: honest.rounds.filter(({ nonce }) => !nonces.includes(nonce)) })
  expect(verify(without(7))).toEqual([{ nonce: 7, problem: 'missing', expected: '7 to 7' }])
  expect(verify(without(1, 2, 20))).toEqual([
    { nonce: 1, problem: 'missing', expected: '1 to 2' },
    { nonce: 20, problem: 'missing', expected: '20 to 20' },
  ])
})

test('a number that two rounds have is found', () => {
  expect(problems({ ...honest, rounds: [...honest.rounds, lost] })).toEqual([lost.nonce, 'repeated'])
})

test('a move that was not made is found', () => {
  const opening = lost.moves[0] as { stake: string; on: number }
  expect(problems(altered(lost.nonce, { moves: [{ ...opening, on: 1 - opening.on }] }))).toEqual([lost.nonce, 'unfinished'])
  expect(problems(altered(lost.nonce, { moves: [opening, { double: true }] }))).toEqual([lost.nonce, 'move'])
  expect(problems(altered(won.nonce, { moves: won.moves.slice(0, 1) }))).toEqual([won.nonce, 'unfinished', won.nonce, 'payout'])
  expect(problems(altered(lost.nonce, { moves: [] }))).toEqual([lost.nonce, 'move'])
})

test('a pool that was not there is found', () => {
  const jackpot = honest.rounds.find(({ payout }) => BigInt(payout) >= 5000n)!
  expect(problems(altered(jackpot.nonce, { given: { pool: '5001' } }))).toEqual([jackpot.nonce, 'payout'])
})

test('what is no export is refused with the field that is wrong', () => {
  const [first] = honest.rounds
  const wrong: [unknown, RegExp][] = [
    [null, /serverSeed/],
    [{ ...honest, serverSeed: 'c0ffee' }, /serverSeed/],
    [{ ...honest, rounds: {} }, /rounds/],
    [{ ...honest, rounds: [first, { ...first, nonce: 0 }] }, /rounds\[1\]\.nonce/],
    [{ ...honest, rounds: [{ ...first, game: 'a|b' }] }, /rounds\[0\]\.game/],
    [{ ...honest, rounds: [{ ...first, payout: 5 }] }, /rounds\[0\]\.payout/],
    [{ ...honest, rounds: [{ ...first, given: { pool: '-1' } }] }, /rounds\[0\]\.given\.pool/],
    [{ ...honest, rounds: [{ ...first, moves: 'none' }] }, /rounds\[0\]\.moves/],
  ]
  for (const [value, message] of wrong) expect(() => readSeedExport(value)).toThrow(message)
})
