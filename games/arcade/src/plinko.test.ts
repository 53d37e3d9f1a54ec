import { basisPoints, ratio } from '@tucano/round'
import { expect, test } from 'vitest'
import { type PlinkoSheet, plinko } from './plinko.ts'
import { scripted } from './testing/scripted.ts'

const { tables } = plinko.sheet as PlinkoSheet

test.each(tables)('all paths over $rows rows at $risk risk come to what the table says', ({ rows, risk, rtpBp, pays }) => {
  let paid = 0n
  const landed = new Set<number>()
  for (let way = 0; way < 2 ** rows; way++) {
    const path = Array.from({ length: rows }, (_, row) => (way >> row) & 1)
    const { payout, view, over } = plinko.run([{ stake: '10', rows, risk }], scripted(path), {})
    if (!over || view.path.join('') !== path.join('') || view.bin !== path.filter(Boolean).length) throw new Error(path.join(''))
    landed.add(view.bin)
    paid += payout
  }
  const rtp = ratio(paid, 10 * 2 ** rows)
  expect(basisPoints(rtp)).toBe(rtpBp)
  expect(rtpBp).toBeGreaterThan(9400)
  expect(rtpBp).toBeLessThan(9750)
  expect(landed.size).toBe(rows + 1)
  expect(pays).toHaveLength(rows + 1)
  expect(pays).toEqual(pays.toReversed())
  for (const [bin, tenths] of pays.slice(0, rows / 2).entries()) expect(tenths).toBeGreaterThanOrEqual(pays[bin + 1]!)
})

test('there is a table for each number of rows and each risk, and the limit is the best of them', () => {
  expect(new Set(tables.map(({ rows, risk }) => `${rows} ${risk}`)).size).toBe(9)
  expect(plinko.maxWin).toBe(Math.max(...tables.flatMap(({ pays }) => pays)) / 10)
  expect(tables.map(({ rtpBp }) => rtpBp)).toEqual([9672, 9656, 9641, 9691, 9644, 9622, 9615, 9690, 9630])
  expect(plinko.returns.map(({ rtp }) => basisPoints(rtp))).toEqual([
    Math.max(...tables.map(({ rtpBp }) => rtpBp)),
    Math.min(...tables.map(({ rtpBp }) => rtpBp)),
  ])
})
