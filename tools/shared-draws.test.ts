import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { leafHash, linkBefore, merkleRoot, sharedClientSeed } from '@tucano/randomness'
import { type PublishedDraw, sharedDrawsOf } from '@tucano/round'
import { expect, test } from 'vitest'
import { nodeHashes } from '../server/src/fairness/node-hashes.ts'

const COUNT = 1000
const PROGRAM = path.join(import.meta.dirname, '..', 'games', 'randomness', 'independent', 'shared_draws.py')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
/** A number below `n` that follows from a text: the draws are the same in every run. */
const choose = (text: string, n: number): number => sha256(text).readUInt32BE() % n

interface Line {
  draw: PublishedDraw
  leaves: string[]
  ranges: number[]
}

/** A chain of a thousand draws, each with up to forty bets. */
function publishedDraws(): Line[] {
  const last = sha256('the last link')
  const anchor = hex(linkBefore(last, COUNT, sha256))
  const seeds = [last as Uint8Array]
  for (let n = 1; n < COUNT; n++) seeds.unshift(sha256(seeds[0]!))
  return seeds.map((seed, n) => {
    const leaves = Array.from({ length: choose(`bets ${n}`, 41) }, (_, bet) => `bet|${n}-${bet}|${choose(`side ${n} ${bet}`, 2)}|100|ação`)
    const signature = Buffer.concat([sha256(`signature ${n}`), sha256(`more ${n}`).subarray(16)])
    const draw: PublishedDraw = {
      source: 'ssc1m',
      number: String(202_701_010_001 + n),
      game: 'ssc1m',
      maths: hex(sha256('maths')),
      chain: { anchor, length: COUNT, logPlace: 1 },
      link: n + 1,
      beacon: { hash: '', publicKey: '', groupHash: '', name: '', genesisSeconds: 1, periodSeconds: 3 },
      beaconRound: 657_413 + n,
      root: hex(
        merkleRoot(
          leaves.map((leaf) => leafHash(Buffer.from(leaf), sha256)),
          sha256,
        ),
      ),
      bets: leaves.length,
      seed: hex(seed),
      signature: hex(signature),
      randomness: hex(sha256(signature)),
      moves: null,
      result: null,
    }
    return { draw, leaves, ranges: [10, 10, 10, 10, 10, 100_000, 3, 65_537].slice(0, 1 + (n % 8)) }
  })
}

test('an independent program in Python makes a thousand shared draws again from what was published', () => {
  const lines = publishedDraws()
  const expected = lines.map(({ draw, ranges }) => {
    const { source, number, root, beaconRound, randomness } = draw
    const client = sharedClientSeed({ source, number, root: root!, beaconRound, beaconRandomness: randomness! }, sha256)
    const draws = sharedDrawsOf(draw, nodeHashes)
    return [draw.chain.anchor, root, client, ranges.map((n) => draws.below(n)).join(',')].join(' ')
  })
  // The program is given neither root, randomness nor client seed.
  const input = lines.map(({ draw: { root: _, randomness: __, ...draw }, ...line }) => JSON.stringify({ ...line, draw })).join('\n')
  const { status, stdout, stderr } = spawnSync('python3', [PROGRAM], { input, encoding: 'utf8', maxBuffer: 2 ** 26 })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const found = stdout.trimEnd().split('\n')
  expect(found).toHaveLength(COUNT)
  expect(found.filter((line, n) => line !== expected[n]).slice(0, 3)).toEqual([])
})

test('the program stands on Python’s own library alone', () => {
  const imports = fs.readFileSync(PROGRAM, 'utf8').matchAll(/^(?:import|from) (\w+)/gm)
  expect([...imports].map(([, name]) => name)).toEqual(['base64', 'hashlib', 'json', 'sys', 'draws'])
})
