import type { Draws } from '@tucano/randomness'
import { compare, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { combinations } from './combinations.ts'
import { type MinesMove, type MinesSheet, mines } from './mines.ts'
import { scripted } from './testing/scripted.ts'

const { multipliers } = mines.sheet as MinesSheet
const open = (tile: number): MinesMove => ({ do: 'open', tile })
const cashOut: MinesMove = { do: 'cashOut' }
const rtpOf = (mines: number, opened: number) =>
  ratio(BigInt(multipliers[mines - 1]![opened - 1]!) * combinations(25 - mines, opened), 100n * combinations(25, opened))

/** One step after the other, as long as the round goes on. */
function playOn(opening: MinesMove, steps: readonly MinesMove[], draws: () => Draws) {
  const moves = [opening]
  let now = mines.run(moves, draws(), {})
  for (const step of steps) {
    if (now.over) break
    moves.push(step)
    now = mines.run(moves, draws(), {})
  }
  return now
}

test('every number of mines and every stop returns between 96.25 and 97 %', () => {
  const all = multipliers.flatMap((ladder, n) => ladder.map((_, step) => rtpOf(n + 1, step + 1))).toSorted(compare)
  expect(all).toHaveLength(multipliers.flat().length)
  expect(mines.returns).toEqual([
    { way: 'best', rtp: all.at(-1) },
    { way: 'worst', rtp: all[0] },
  ])
  expect([mines.returns[0].rtp, mines.returns[1]!.rtp]).toEqual([ratio(97, 100), ratio(77, 80)])
})

test('a tile more always pays more, from 1.01 up to the limit', () => {
  expect(multipliers).toHaveLength(24)
  expect(Math.min(...multipliers.flat())).toBe(101)
  expect(Math.max(...multipliers.flat())).toBe(388_565)
  for (const ladder of multipliers)
    for (const [step, multiplier] of ladder.entries()) expect(multiplier).toBeGreaterThan(step === 0 ? 100 : ladder[step - 1]!)
})

test('a ladder ends with the last safe tile, or before the one that would pay more than the limit', () => {
  for (const [n, ladder] of multipliers.entries()) {
    if (ladder.length === 24 - n) continue
    const next = (97n * combinations(25, ladder.length + 1)) / combinations(24 - n, ladder.length + 1)
    expect(next).toBeGreaterThan(BigInt(mines.maxWin * 100))
  }
})

/** Every way in which so many mines are dealt, as the draws that deal them. */
function deals(mines: number): number[][] {
  if (mines === 0) return [[]]
  return deals(mines - 1).flatMap((before) => Array.from({ length: 26 - mines }, (_, result) => [...before, result]))
}

test.each([1, 2, 3])('all boards with %i mines pay together what the formula says, wherever one stops', (mines) => {
  const boards = deals(mines)
  for (const opened of [1, 2, 5, 20, 25 - mines]) {
    const tiles = Array.from({ length: opened }, (_, n) => open((n * 7 + mines) % 25))
    let paid = 0n
    for (const board of boards) {
      paid += playOn({ stake: '100', mines }, [...tiles, cashOut], () => scripted(board)).payout
    }
    expect(ratio(paid, 100 * boards.length)).toEqual(rtpOf(mines, opened))
  }
})

test('the round ends by itself with the last multiplier, and then shows the mines', () => {
  const moves: MinesMove[] = [{ stake: '200', mines: 24 }]
  const board = Array.from({ length: 24 }, () => 0)
  // Always the first that is left: the mines lie on every tile but the last.
  const won = mines.run([...moves, open(24)], scripted(board), {})
  expect(won).toMatchObject({ over: true, payout: 4850n, options: [], view: { multiplier: 2425, opened: [24] } })
  expect(won.view.board).toEqual(Array.from({ length: 24 }, (_, n) => n))
  const lost = mines.run([...moves, open(3)], scripted(board), {})
  expect(lost).toMatchObject({ over: true, payout: 0n, view: { multiplier: 0, opened: [3] } })
})

test('while tiles stay closed, every board looks the same', () => {
  for (const tiles of [[], [0], [0, 13, 24]]) {
    const seen = new Set<string>()
    for (let seed = 0; seed < 400; seed++) {
      const now = playOn({ stake: '100', mines: 5 }, tiles.map(open), () => new Seeded(seed))
      if (!now.over) seen.add(JSON.stringify([now.view, now.options.map(({ move }) => move)]))
    }
    expect(seen.size).toBe(1)
    expect([...seen][0]).toContain('"board":null')
  }
})

test('what cannot be done is refused', () => {
  const none = [0]
  const opening: MinesMove = { stake: '100', mines: 1 }
  const run = (...moves: MinesMove[]) => mines.run(moves, scripted(none), {})
  expect(() => run(opening, cashOut)).toThrow('nothing is open')
  expect(() => run(opening, open(1), open(1))).toThrow('open already')
  expect(() => run(opening, open(1), cashOut, open(2))).toThrow('over')
  expect(() => run(opening, open(0), open(2))).toThrow('over')
  expect(() => run(opening, opening)).toThrow('open already')
  expect(() => run()).toThrow('opens with a stake')
  expect(() => run(open(1))).toThrow('opens with a stake')
})

test('who stays away is cashed out, or has the stake back when nothing was opened', () => {
  const opening: MinesMove = { stake: '100', mines: 1 }
  expect(mines.abandon!(mines.run([opening], scripted([0]), {}))).toBeUndefined()
  expect(mines.abandon!(mines.run([opening, open(1)], scripted([0]), {}))).toEqual(cashOut)
})
