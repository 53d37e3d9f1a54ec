import { createHash } from 'node:crypto'
import { BadMove, type Json, canonical, compare, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcadeGames } from './index.ts'
import { openings, playRound } from './testing/play-round.ts'

test('six games, each with the page that draws it', () => {
  expect(arcadeGames.map(({ code, engine }) => [code, engine])).toEqual([
    ['foguete', 'crash'],
    ['minas', 'mines'],
    ['plinko', 'plinko'],
    ['dados', 'dice'],
    ['maior-ou-menor', 'hilo'],
    ['keno', 'keno'],
  ])
})

test.each(arcadeGames)('$code says what it is made from, and all ways return from 92 to 98 %, the best first', (game) => {
  expect(canonical(game.maths)).toContain(`"engine":"${game.engine}"`)
  expect(JSON.parse(JSON.stringify(game.sheet))).toEqual(game.sheet)
  const rtps = game.returns.map(({ rtp }) => rtp)
  expect(rtps).toEqual(rtps.toSorted((a, b) => compare(b, a)))
  expect(game.returns.map(({ way }) => way)).toEqual(['best', 'worst'])
  for (const rtp of rtps) expect([compare(rtp, ratio(92, 100)) > 0, compare(rtp, ratio(98, 100)) < 0]).toEqual([true, true])
  expect(Number.isInteger(game.maxWin)).toBe(true)
})

test('what decides outcomes does not change without a new version', () => {
  const digest = (maths: Json): string => createHash('sha256').update(canonical(maths)).digest('hex').slice(0, 16)
  expect(Object.fromEntries(arcadeGames.map(({ code, maths }) => [code, digest(maths)]))).toEqual({
    foguete: '8fb043ced7c36a52',
    minas: 'aa76510717239ef0',
    plinko: '78d0a75b9cf69b0a',
    dados: 'b0adddc525789bc3',
    'maior-ou-menor': '722b20f5113a90ee',
    keno: '072cb93a4c56ff16',
  })
})

test.each(arcadeGames)('$code takes stakes that it can pay exactly, and no others', (game) => {
  const opening = openings[game.code]![0] as { stake: string }
  const { unit, min, max } = game.stakes
  for (const stake of [min, min + unit, max]) {
    const move = game.readMove({ ...opening, stake: String(stake) }, true)
    expect(game.stakeOf(move)).toBe(BigInt(stake))
    expect(game.run([move], new Seeded(1), {}).stake).toBe(BigInt(stake))
  }
  for (const stake of [
    '0',
    '-100',
    '1e2',
    ' 100',
    '100.0',
    '0100',
    String(min + 1),
    String(max + unit),
    '9'.repeat(30),
    100,
    100n,
    null,
    [100],
  ])
    expect(() => game.readMove({ ...opening, stake }, true)).toThrow(BadMove)
})

test.each(arcadeGames)('$code replays every round from any of its moves on, and pays only at its end', (game) => {
  for (let seed = 0; seed < 300; seed++)
    for (const opening of openings[game.code]!) {
      const { moves, runs } = playRound(game, opening, { seed, elapsedMs: 5000 })
      const written = JSON.parse(JSON.stringify(moves)) as Json[]
      for (const [n, run] of runs.entries()) {
        expect(game.run(written.slice(0, n + 1), new Seeded(seed), {})).toEqual(run)
        expect(JSON.parse(JSON.stringify(run.view))).toEqual(run.view)
        expect(run.over).toBe(n === runs.length - 1)
        expect(run.over ? run.options : run.payout).toEqual(run.over ? [] : 0n)
      }
      const { payout, stake } = runs.at(-1)!
      expect(payout).toBeLessThanOrEqual(stake * BigInt(game.maxWin))
      expect(() => game.run([...written, { do: 'cashOut', at: 100 }], new Seeded(seed), {})).toThrow(BadMove)
    }
})

const mostly = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: fc.oneof(fc.double(), fc.anything()) })

const fields = {
  stake: mostly(fc.integer({ min: 0, max: 2010 }).map((n) => String(n * 50))),
  auto: mostly(fc.integer({ min: 90, max: 110_000 })),
  mines: mostly(fc.integer({ min: -1, max: 26 })),
  rows: mostly(fc.constantFrom(8, 12, 16, '8', 10)),
  risk: mostly(fc.constantFrom('low', 'medium', 'high', 'toString')),
  side: mostly(fc.constantFrom('over', 'under', '__proto__')),
  target: mostly(fc.integer({ min: -10, max: 11_000 })),
  picks: mostly(fc.array(fc.integer({ min: 0, max: 41 }), { maxLength: 12 })),
  do: mostly(fc.constantFrom('open', 'cashOut', 'skip', 'higherOrSame', 'lowerOrSame', 'constructor')),
  tile: mostly(fc.integer({ min: -1, max: 26 })),
  at: fc.anything(),
}
const anyMove = fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }), fc.anything())

test.each(arcadeGames)('$code reads whatever comes from outside, or says what is wrong with it', (game) => {
  let read = 0
  const check = (sent: unknown, first: boolean): void => {
    try {
      const move = game.readMove(sent, first)
      read++
      expect(JSON.parse(JSON.stringify(move))).toEqual(move)
      expect(game.readMove(move, first)).toEqual(move)
      if (first) expect(game.run([move], new Seeded(1), {}).stake).toBe(game.stakeOf(move))
    } catch (error) {
      if (!(error instanceof BadMove)) throw error
      expect(error.field).toMatch(/^(stake|auto|mines|rows|risk|side|target|picks|do|tile)$/)
    }
  }
  fc.assert(fc.property(anyMove, fc.boolean(), check), { seed: 1, numRuns: 2000 })
  check({ stake: '100', do: 'open', tile: -0, side: 'under', target: -0, picks: [-0] }, false)
  expect(read).toBeGreaterThan(50)
})
