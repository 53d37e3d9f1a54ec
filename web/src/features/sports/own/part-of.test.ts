import { CASH_OUT_MARGIN_BP, cashOut, inBillionths } from '@tucano/sports/slips'
import { expect, test } from 'vitest'
import { partOf } from './part-of.ts'

test('all of a bet, and 40 % of it: 67.20 now, 60.00 rides', () => {
  const offer = { offer: '16800', value: '17500', unitLeft: '10000' }
  expect(partOf(offer, 100)).toEqual({ unit: 10_000n, rides: 0n, value: 17_500n, offer: 16_800n })
  expect(partOf(offer, 40)).toEqual({ unit: 4000n, rides: 6000n, value: 7000n, offer: 6720n })
})

test('a part is never said to bring more than the house pays for it', () => {
  const leg = { event: 'tc:match:1', selections: [{ market: 1, specifiers: '', outcome: '1' }] as const, odds: 2370 }
  for (let unit = 1n; unit < 2000n; unit += 37n) {
    const slip = {
      kind: 'single' as const,
      legs: [{ ...leg, selections: [leg.selections[0]] as [(typeof leg.selections)[0]] }],
      unit,
      eachWay: false,
    }
    const outlook = [{ win: { won: inBillionths(0.413) } }]
    const whole = cashOut(slip, outlook, { marginBp: CASH_OUT_MARGIN_BP.live })
    for (const share of [5, 35, 50, 95, 100]) {
      const part = partOf({ offer: String(whole.offer), value: String(whole.value), unitLeft: String(unit) }, share)
      expect(part.unit > 0n && part.unit + part.rides === unit).toBe(true)
      expect(part.offer <= cashOut(slip, outlook, { marginBp: CASH_OUT_MARGIN_BP.live, part: part.unit }).offer).toBe(true)
    }
  }
})
