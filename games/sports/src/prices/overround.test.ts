import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '../slips/lines.ts'
import { BUILDER_OVERROUND_BP, mostOverroundBp, overroundBp, passesReturnBound } from './index.ts'

test('overrounds by group, and one hundredth more live', () => {
  expect((['main', 'maps', 'scores'] as const).map((group) => [overroundBp(group, 'before'), overroundBp(group, 'live')])).toEqual([
    [10_500, 10_600],
    [10_600, 10_700],
    [11_500, 11_600],
  ])
})

test('what each of so many legs can carry', () => {
  expect([1, 2, 3, 4, 5, 20].map(mostOverroundBp)).toEqual([11_760, 10_844, 10_555, 10_413, 10_329, 10_081])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (legs) => {
      const most = mostOverroundBp(legs)
      const alike = (each: number): number[] => Array.from({ length: legs }, () => each)
      const lines = linesOf({ kind: 'multiple' }, legs)
      expect([passesReturnBound(lines, alike(most)), passesReturnBound(lines, alike(most + 1))]).toEqual([true, false])
    }),
  )
})

test('a slip on virtual events gives enough back, or is refused', () => {
  const passes = (overrounds: number[]): boolean => passesReturnBound(linesOf({ kind: 'multiple' }, overrounds.length), overrounds)
  expect([[11_600], [11_700], [11_760], [11_761]].map(passes)).toEqual([true, true, true, false])
  expect([passes([10_500, 10_500, 10_500]), passes([10_500, 10_500, 10_500, 10_500])]).toEqual([true, false])
  expect([passes([10_600, 10_600]), passes([10_600, 10_600, 10_600]), passes([11_500, 10_500])]).toEqual([true, false, false])
  expect(passes([BUILDER_OVERROUND_BP, 10_500])).toBe(false)
})

test('of a system its dearest line counts, with the bankers in it', () => {
  const five = [10_500, 10_600, 10_700, 10_500, 11_500]
  const system = (size: number, bankers: number[] = []): boolean => passesReturnBound(linesOf({ kind: 'system', size, bankers }, 5), five)
  expect([system(2), system(2, [0])]).toEqual([false, false])
  const four = five.slice(0, 4)
  const ofFour = (size: number, bankers: number[] = []): boolean => passesReturnBound(linesOf({ kind: 'system', size, bankers }, 4), four)
  expect([ofFour(2), ofFour(3), ofFour(3, [0])]).toEqual([true, false, false])
  expect(passesReturnBound(linesOf({ kind: 'system', size: 3, bankers: [0, 3] }, 4), [10_500, 10_500, 10_600, 10_500])).toBe(true)
  expect(passesReturnBound(linesOf({ kind: 'yankee' }, 4), [10_500, 10_500, 10_500, 10_500])).toBe(false)
})
