import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { mathsDigest } from '@tucano/round'
import { expect, test } from 'vitest'
import { studioGames } from '../server/src/features/studios/games.ts'
import { games } from '../web/src/verifier/games.ts'
import { allGames } from './all-games.ts'

const serverSeed = 'c0ffee'.padEnd(64, '0')
const round = { game: 'none-such', maths: 'ab'.repeat(32), nonce: 1, moves: [], stake: '100', payout: '0' }
const kept = {
  serverSeed,
  serverSeedHash: createHash('sha256').update(serverSeed, 'hex').digest('hex'),
  clientSeed: 'minha-semente',
  rounds: [round, { ...round, nonce: 2 }],
}

function verify(input: string, ...flags: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [path.join(import.meta.dirname, 'verify-round.ts'), ...flags], { input, encoding: 'utf8' })
}

test('whatever the site plays can be verified, by the command and by the page', () => {
  const played = studioGames.map(({ code }) => code)
  expect(played.filter((code) => !allGames.has(code))).toEqual([])
  expect(played.filter((code) => !games.has(code))).toEqual([])
})

test('draws are told of any game, as the independent program makes them', () => {
  const { status, stdout } = verify(JSON.stringify(kept), '--draws', '37,52,100000000000000000000')
  expect(status).toBe(0)
  const script = path.join(import.meta.dirname, '..', 'games', 'randomness', 'independent', 'draws.py')
  const ask = JSON.stringify({ ...round, seed: serverSeed, client: kept.clientSeed, ask: [37, 52, '100000000000000000000'] })
  const drawn = spawnSync('python3', [script], { input: ask, encoding: 'utf8' }).stdout.trim()
  expect(drawn).toMatch(/^\d+ \d+ \d+$/)
  expect(stdout).toContain(`${drawn}  drawn again`)
  expect(stdout).toContain('2 rounds: the seed is the one that was promised')
})

test('whatever is wrong is told, and the command fails', () => {
  const gap = verify(JSON.stringify({ ...kept, serverSeedHash: 'ab'.repeat(32), rounds: [round, { ...round, nonce: 4 }] }))
  expect(gap.status).toBe(1)
  expect(gap.stdout).toContain('no such game here (found none-such)')
  expect(gap.stdout).toContain('the server seed is not the one that was promised')
  expect(gap.stdout).toContain('not shown (expected 2 to 3)')
  expect(gap.stdout).toContain('4 problems; 0 of 2 rounds are right')
})

test('a file of the site may have several seeds, and rounds that were made void', () => {
  const maths = mathsDigest(allGames.get('minas')!.maths, { sha256: (data) => createHash('sha256').update(data).digest() })
  const arcade = { ...round, game: 'minas', maths, moves: [{ stake: '100', mines: 3 }] }
  const seeds = [kept, { ...kept, rounds: [{ ...arcade, state: 'void' }] }]
  const { status, stdout } = verify(JSON.stringify({ seeds }))
  expect(status).toBe(1)
  expect(stdout).toContain('2 problems; 0 of 2 rounds are right')
  expect(stdout).toContain('1 rounds: the seed is the one that was promised, and every round is right')
  expect(verify(JSON.stringify({ seeds: [{ ...kept, rounds: [arcade] }] })).stdout).toContain('the round is not over')
})

test('what is no export is refused with a sentence', () => {
  for (const [input, sentence] of [
    ['{', /cannot be verified/],
    ['{}', /serverSeed is to be/],
  ] as const) {
    const { status, stderr } = verify(input)
    expect(status).toBe(2)
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toContain('    at ')
  }
})
