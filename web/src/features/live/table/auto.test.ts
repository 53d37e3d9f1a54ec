import { expect, test } from 'vitest'
import { fitsLoss, judgeAuto, startAuto } from './auto.ts'

const plan = { rounds: 3, loss: 250n, win: 400n }
const chips = { red: '100' }
const laid = (auto: ReturnType<typeof startAuto>) => ({ ...auto, left: auto.left - 1 })

test('an automatic repeat ends after its rounds, at its win, and before it could lose more than it may', () => {
  const first = judgeAuto(laid(startAuto(plan, chips)), 0n)
  expect(first).toMatchObject({ end: undefined, auto: { net: -100n, left: 2 } })
  // Two hundred lost: another hundred would be more than two hundred and fifty.
  expect(judgeAuto(laid(first.auto), 0n).end).toBe('loss')
  const even = judgeAuto(laid(first.auto), 200n)
  expect(even).toMatchObject({ end: undefined, auto: { net: 0n } })
  expect(judgeAuto(laid(even.auto), 100n).end).toBe('rounds')
  expect(judgeAuto(laid(startAuto(plan, chips)), 500n).end).toBe('win')
})

test('a first round that is more than may be lost is not begun', () => {
  expect(fitsLoss({ ...plan, loss: 99n }, chips)).toBe(false)
  expect(fitsLoss({ ...plan, loss: undefined }, chips)).toBe(true)
})
