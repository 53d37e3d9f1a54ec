import { ratio } from '@tucano/round'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadSlip, costOf, countOf, linesOfSlip, readSlip, writeSlip } from './index.ts'

const leg = (n: number, more = {}): Record<string, unknown> => ({
  event: `sr:match:${n}`,
  selections: [{ market: 16, specifiers: 'hcp=-0.25', outcome: '1714' }],
  odds: 1900,
  ...more,
})
const legs = (count: number): unknown[] => Array.from({ length: count }, (_, n) => leg(n))

function refused(value: unknown): string {
  try {
    readSlip(value)
  } catch (error) {
    if (error instanceof BadSlip) return error.field
    throw error
  }
  return 'taken'
}

test('a slip is read, with specifiers in one order', () => {
  const builder = {
    event: 'tc:match:7',
    selections: [
      { market: 203, specifiers: 'setnr=1|hcp=-1.5', outcome: '1714' },
      { market: 40, specifiers: '', outcome: 'sr:player:12' },
    ],
    odds: 3570,
    terms: '2/8',
  }
  const slip = readSlip({ kind: 'system', size: 3, bankers: [3, 0], legs: [...legs(4), builder], unit: '250', more: 1 })
  expect(slip).toMatchObject({ kind: 'system', size: 3, bankers: [0, 3], unit: 250n, eachWay: false })
  expect(slip.legs[4]).toEqual({
    ...builder,
    selections: [{ ...builder.selections[0], specifiers: 'hcp=-1.5|setnr=1' }, builder.selections[1]],
    terms: ratio(1, 4),
  })
  expect([countOf(slip), costOf(slip), linesOfSlip(slip)]).toEqual([3, 750n, { legs: 5, sizes: [3], bankers: [0, 3] }])
})

test('what is wrong is named', () => {
  const good = { kind: 'multiple', legs: legs(3), unit: '100' }
  const withLeg = (more: object): object => ({ ...good, legs: [leg(0), leg(1), leg(2, more)] })
  const withSelection = (more: object): object => withLeg({ selections: [{ market: 18, specifiers: 'total=2.5', outcome: '12', ...more }] })
  const cases: [unknown, string][] = [
    [good, 'taken'],
    [null, 'legs'],
    ['multiple', 'legs'],
    [{ ...good, legs: [] }, 'legs'],
    [{ ...good, legs: legs(21) }, 'legs'],
    [{ ...good, legs: { length: 2 } }, 'legs'],
    [{ ...good, kind: 'toString' }, 'kind'],
    [{ ...good, kind: 3 }, 'kind'],
    [{ ...good, kind: 'single' }, 'kind'],
    [{ ...good, kind: 'yankee' }, 'kind'],
    [{ ...good, kind: 'trixie' }, 'taken'],
    [{ ...good, bankers: [0] }, 'bankers'],
    [{ ...good, kind: 'system' }, 'size'],
    [{ ...good, kind: 'system', size: 3 }, 'size'],
    [{ ...good, kind: 'system', size: 1 }, 'size'],
    [{ ...good, kind: 'system', size: 2 }, 'taken'],
    [{ ...good, kind: 'system', size: 2, bankers: [2] }, 'taken'],
    [{ ...good, kind: 'system', size: 2, bankers: [3] }, 'bankers.0'],
    [{ ...good, kind: 'system', size: 2, bankers: ['0'] }, 'bankers.0'],
    [{ ...good, kind: 'system', size: 2, bankers: [1, 1] }, 'bankers'],
    [{ ...good, kind: 'system', size: 2, bankers: [0, 1] }, 'size'],
    [{ kind: 'system', size: 10, legs: legs(20), unit: '1' }, 'size'],
    [{ ...good, unit: 100 }, 'unit'],
    [{ ...good, unit: '0' }, 'unit'],
    [{ ...good, unit: '-5' }, 'unit'],
    [{ ...good, unit: '1.5' }, 'unit'],
    [{ ...good, unit: '1000000000000' }, 'unit'],
    [{ ...good, eachWay: 'yes' }, 'eachWay'],
    [{ ...good, eachWay: true }, 'legs.0.terms'],
    [withLeg({ odds: 1000 }), 'legs.2.odds'],
    [withLeg({ odds: 1900.5 }), 'legs.2.odds'],
    [withLeg({ odds: '1900' }), 'legs.2.odds'],
    [withLeg({ event: 'sr:match:' }), 'legs.2.event'],
    [withLeg({ event: 'sr:match:1\n' }), 'legs.2.event'],
    [withLeg({ selections: [] }), 'legs.2.selections'],
    [withLeg({ selections: Array.from({ length: 13 }, () => ({})) }), 'legs.2.selections'],
    [withLeg({ terms: '5/4' }), 'legs.2.terms'],
    [withLeg({ terms: 0.25 }), 'legs.2.terms'],
    [withSelection({ market: 0 }), 'legs.2.selections.0.market'],
    [withSelection({ market: '18' }), 'legs.2.selections.0.market'],
    [withSelection({ outcome: '' }), 'legs.2.selections.0.outcome'],
    [withSelection({ outcome: 'a b' }), 'legs.2.selections.0.outcome'],
    [withSelection({ specifiers: undefined }), 'legs.2.selections.0.specifiers'],
    [withSelection({ specifiers: 'total' }), 'legs.2.selections.0.specifiers'],
    [withSelection({ specifiers: 'total=1|total=2' }), 'legs.2.selections.0.specifiers'],
    [withSelection({ specifiers: 'total=1|' }), 'legs.2.selections.0.specifiers'],
    [withSelection({ specifiers: `a=${'1'.repeat(400)}` }), 'legs.2.selections.0.specifiers'],
  ]
  for (const [value, field] of cases) expect([value, refused(value)]).toEqual([value, field])
  expect(() => readSlip({ ...good, unit: '0' })).toThrow('unit: minor units')
})

test('nothing that comes in does anything but be read or refused', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(refused(value)).toMatch(/^legs/)
    }),
  )
  const wild = fc.record({
    kind: fc.anything(),
    size: fc.anything(),
    bankers: fc.anything(),
    legs: fc.constant(legs(3)),
    unit: fc.anything(),
  })
  fc.assert(
    fc.property(wild, (value) => {
      expect(refused(value)).toMatch(/^(taken|kind|size|bankers|unit)/)
    }),
  )
})

test('what is written down reads as the same slip', () => {
  const slips = [
    { kind: 'single', legs: [leg(1, { terms: '1/5' })], unit: '100', eachWay: true },
    { kind: 'super-goliath', legs: legs(9), unit: '1' },
    { kind: 'system', size: 4, bankers: [1], legs: legs(6), unit: '999999999999' },
  ].map(readSlip)
  for (const slip of slips) expect(readSlip(JSON.parse(JSON.stringify(writeSlip(slip))))).toEqual(slip)
})
