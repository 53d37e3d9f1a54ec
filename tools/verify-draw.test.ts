import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publishedDraw, publishedLotteryDraw } from '../e2e/support/published-draw.ts'

const verify = (input: string): { status: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'verify-draw.ts')], {
    input,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('a shared draw is checked without the site: chain, a published round of drand, and the way from a bet to the root', () => {
  const right = verify(publishedDraw())
  expect(right.said).toMatch(/seed +beacon +rules +result +bet +payout/)
  expect(right.said).toMatch(/quicknet.* right +right +not known here +not known here +right +not known here/)
  expect(right.status).toBe(0)
  const wrong = verify(publishedDraw({ beaconRound: 1001 }))
  expect(wrong.said).toContain('WRONG')
  expect(wrong.status).toBe(1)
  expect(verify(publishedDraw({ root: 'ab'.repeat(32) })).status).toBe(1)
})

test('a draw of the lottery is made again, with what a bet on it pays', () => {
  const right = verify(publishedLotteryDraw())
  expect(right.said).toMatch(/cinco-digitos-1m +202701010001 .*quicknet.* right +right +right +right +right +right/)
  expect(right.status).toBe(0)
  // Ten marks at a place of 2.00 pay 19.00 at the series of 1900.
  const selections = {
    game: 'cinco-digitos-1m',
    series: 1960,
    most: 1960,
    contents: [{ play: 'FIX1', picks: '0123456789....', unit: 200, multiple: 1 }],
  }
  for (const wrong of [
    { draw: { result: ['0', '0', '0', '0', '0'] } },
    { draw: { maths: 'ab'.repeat(32) } },
    { draw: { number: '202701010002' } },
    { bet: { payout: '1901' } },
    { bet: { selections } },
  ]) {
    const { said, status } = verify(publishedLotteryDraw(wrong))
    expect([wrong, status, said.includes('WRONG')]).toEqual([wrong, 1, true])
  }
  expect(JSON.parse(publishedLotteryDraw())).toMatchObject({ value: { bet: { stake: '2000', payout: '1900' } } })
})

test('what is no draw is said to be none, by the field that is wrong', () => {
  for (const [text, said] of [
    ['{}', /source is no text/],
    ['no JSON', /cannot be verified/],
    [publishedDraw({ seed: 'xyz' }), /seed is not hexadecimal/],
    [publishedDraw({ link: 1e9 }), /link is no number/],
  ] as const) {
    const { status, said: found } = verify(text)
    expect([status, found]).toEqual([2, expect.stringMatching(said)])
  }
})
