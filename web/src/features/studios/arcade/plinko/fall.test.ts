import { type PlinkoSheet, type PlinkoView, arcadeGames } from '@tucano/arcade'
import { expect, test } from 'vitest'
import { ROW, fallOf, placeAt, xAt } from './fall.ts'
import { layoutOf, pegsOf } from './layout.ts'

const paths = [
  [0, 0, 0, 0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0],
  [1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 1],
]
const binOf = (path: readonly number[]): number => path.reduce((sum, turn) => sum + turn, 0)

test('a ball touches one peg of each row, on the side by which it leaves', () => {
  for (const path of paths) {
    const fall = fallOf(path, 110, 7)
    path.forEach((turn, row) => {
      const hop = fall.hops.find((hop) => hop.row === row)!
      const { x, y } = placeAt(fall, hop.fromMs)
      expect(y).toBeCloseTo(row * ROW)
      expect(Math.sign(x - xAt(path, row))).toBe(turn === 1 ? 1 : -1)
      expect(Math.abs(x - xAt(path, row))).toBeLessThan(0.2)
    })
  }
})

test('it ends over the pocket that the path adds up to', () => {
  for (const path of paths) {
    const fall = fallOf(path, 110, 3)
    expect(placeAt(fall, fall.lastsMs).x).toBeCloseTo(binOf(path) - path.length / 2)
    expect(placeAt(fall, fall.lastsMs + 5000)).toEqual(placeAt(fall, fall.lastsMs))
  }
})

test('it never jumps, and bounces before it falls on', () => {
  for (const path of paths)
    for (const kind of [1, 2, 900]) {
      const fall = fallOf(path, 110, kind)
      let before = placeAt(fall, 0)
      for (let ms = 4; ms <= fall.lastsMs; ms += 4) {
        const now = placeAt(fall, ms)
        expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(0.3)
        before = now
      }
      for (const hop of fall.hops.slice(1, -1)) expect(placeAt(fall, hop.fromMs + hop.lastsMs * 0.2).y).toBeLessThan(hop.fromY)
    }
})

test('the same way looks different in another round, and takes as long as it is told, about', () => {
  const [one, other] = [fallOf(paths[2]!, 110, 1), fallOf(paths[2]!, 110, 2)]
  expect(placeAt(one, 700)).not.toEqual(placeAt(other, 700))
  for (const fall of [one, other]) expect(Math.abs(fall.lastsMs - 110 * 13.2)).toBeLessThan(110)
})

test('the ball lands in the pocket that the round pays, among as many as there are', () => {
  const game = arcadeGames.find(({ engine }) => engine === 'plinko')!
  const { tables } = game.sheet as PlinkoSheet
  for (const { rows, risk, pays } of tables) {
    let turn = 0
    const draws = { below: () => (++turn % 3 === 0 ? 1 : 0) }
    const view = game.run([{ stake: '10', rows, risk }], draws as never, {}).view as PlinkoView
    const fall = fallOf(view.path, 100, 1)
    const bin = Math.round(placeAt(fall, fall.lastsMs).x + rows / 2)
    expect(bin).toBe(view.bin)
    expect(pays[bin]).toBe(view.multiplier)
  }
})

test('pegs and pockets fit into any place', () => {
  for (const rows of [8, 12, 16])
    for (const size of [
      { width: 374, height: 340 },
      { width: 1400, height: 560 },
      { width: 600, height: 200 },
    ]) {
      const layout = layoutOf(size, rows)
      const pegs = pegsOf(layout)
      expect(pegs.map((row) => row.length)).toEqual(Array.from({ length: rows }, (_, n) => n + 3))
      expect(Math.min(...pegs.flat().map(({ x }) => x))).toBeGreaterThan(0)
      expect(Math.max(...pegs.flat().map(({ x }) => x))).toBeLessThan(layout.size.width)
      expect(layout.top).toBeGreaterThan(0)
      expect(layout.floor + layout.pocket).toBeLessThanOrEqual(size.height + 1)
    }
})
