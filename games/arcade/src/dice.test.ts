import { compare, ratio } from '@tucano/round'
import { expect, test } from 'vitest'
import { type DiceBet, type DiceSheet, dice } from './dice.ts'
import { scripted } from './testing/scripted.ts'

const { wins } = dice.sheet as DiceSheet
const [best, worst] = dice.returns

function rtpOf(bet: DiceBet) {
  let paid = 0n
  for (let roll = 0; roll < 10_000; roll++) paid += dice.run([{ stake: '100', ...bet }], scripted([roll]), {}).payout
  return ratio(paid, 1_000_000)
}

test('all 10,000 rolls of a bet come to what its formula says', () => {
  for (const count of [100, 101, 333, 4950, 5000, 9418, 9500]) {
    const expected = ratio(Math.floor(970_000 / count) * count, 1_000_000)
    expect(rtpOf({ side: 'under', target: count })).toEqual(expected)
    expect(rtpOf({ side: 'over', target: 9999 - count })).toEqual(expected)
  }
})

test('every bet returns between 96.06 and 97 %, and every one pays more than the stake', () => {
  expect(best.rtp).toEqual(ratio(97, 100))
  expect(worst!.rtp).toEqual(rtpOf({ side: 'under', target: 9418 }))
  for (let count = wins.min; count <= wins.max; count++) {
    const move = dice.readMove({ stake: '100', side: 'under', target: count }, true)
    const { multiplier } = dice.run([move], scripted([0]), {}).view
    expect(multiplier).toBeGreaterThan(100)
    const rtp = ratio(multiplier * count, 1_000_000)
    expect([compare(rtp, best.rtp) <= 0, compare(rtp, worst!.rtp) >= 0]).toEqual([true, true])
  }
  expect(dice.maxWin).toBe(97)
})

test('the target itself never wins', () => {
  for (const side of ['over', 'under'] as const)
    expect(dice.run([{ stake: '100', side, target: 5000 }], scripted([5000]), {}).view).toEqual({
      side,
      target: 5000,
      roll: 5000,
      multiplier: 0,
    })
})

test('bets that win too seldom or too often are refused', () => {
  const read = (side: string, target: number) => () => dice.readMove({ stake: '100', side, target }, true)
  for (const target of [100, 9500]) expect(read('under', target)).not.toThrow()
  for (const target of [99, 9501]) expect(read('under', target)).toThrow('100 to 9500')
  for (const target of [499, 9899]) expect(read('over', target)).not.toThrow()
  for (const target of [498, 9900]) expect(read('over', target)).toThrow('100 to 9500')
})
