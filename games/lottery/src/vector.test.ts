import { createHash, createHmac } from 'node:crypto'
import { SHARED_NONCE, Stream, messageOf, merkleRoot, sharedClientSeed } from '@tucano/randomness'
import { ratio } from '@tucano/round'
import { expect, test } from 'vitest'
import { type Result, payoutOf, playOf, shapes } from './index.ts'
import { kindOf } from './shapes/ssc.ts'
import { leafOfSlip } from './slip.ts'

const sha256 = (data: Uint8Array | string): Uint8Array => createHash('sha256').update(data).digest()
const ids = [1, 2, 3].map((n) => `018f0000-0000-7000-8000-00000000000${n}`)
const ssc = shapes.get('ssc')!
const leaves = [
  { play: 'B3D', picks: '3.4.5', unit: 100, multiple: 1 },
  { play: 'FIX1', picks: '7....', unit: 100, multiple: 2 },
  { play: 'SUM', picks: 'BIG', unit: 100, multiple: 1 },
].map((content, n) => leafOfSlip(ssc, ids[n]!, { game: 'ssc1m', series: null, most: 1960, contents: [content] }))
const root = Buffer.from(
  merkleRoot(
    leaves.map((leaf) => sha256(`\u0000${leaf}`)),
    sha256,
  ),
).toString('hex')

function drawn(source: string, shape: string): Result {
  const binding = {
    source,
    number: '202701010001',
    root,
    beaconRound: 657_413,
    beaconRandomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  }
  const message = { game: source, maths: '0'.repeat(64), clientSeed: sharedClientSeed(binding, sha256), nonce: SHARED_NONCE }
  const key = Buffer.from(Array.from({ length: 32 }, (_, n) => n))
  return shapes.get(shape)!.draw(new Stream((cursor) => createHmac('sha256', key).update(messageOf(message, cursor)).digest()))
}

const MB =
  '60599 76985 29603 75003 94294 80349 66306 45324 86898 45004 9706 2536 9400 3521 2010 9678 4292 2855 7703 3489 154 095 897 25 05 37 49'.split(
    ' ',
  )

test('leaves and root of the known draw are those of the slips', () => {
  expect(leaves).toEqual([`bet|${ids[0]}|B3D|3.4.5|100|1|100`, `bet|${ids[1]}|FIX1|7....|100|2|200`, `bet|${ids[2]}|SUM|BIG|100|1|100`])
  expect(root).toBe('d2ad22c7f0df4fd891ce1b0540257d2b26ca1b4e726cbdffb366a80c53bbe4d6')
})

test('the known draw comes to the known results', () => {
  expect(drawn('ssc1m', 'ssc')).toEqual(['4', '3', '1', '7', '1'])
  expect(drawn('pk101m', 'pk10')).toEqual(['6', '7', '9', '1', '8', '2', '4', '5', '3', '10'])
  expect(drawn('mb1m', 'mb')).toEqual(MB)
})

/** What a line of unit 1.00 pays. */
const pays = (shape: string, result: Result, [play, picks]: [string, string], series = 1960): bigint =>
  payoutOf(shapes.get(shape)!, { play, picks, unit: 100, multiple: 1 }, series, result)
const won = (shape: string, result: Result, [code, picks]: [string, string]): number => {
  const play = playOf(shapes.get(shape)!, code)
  return play.hits(play.read(picks), result).reduce((sum, { times }) => sum + times, 0)
}

test('of five digits: total 16, dragon, front three group 6, back three a pair, spread 6', () => {
  const hit = (play: string, picks: string): number => won('ssc', ['4', '3', '1', '7', '1'], [play, picks])
  expect([hit('SUM', 'SMALL,EVEN'), hit('SUM', 'BIG,ODD')]).toEqual([2, 0])
  expect([hit('DT15', 'DRAGON'), hit('DT15', 'TIGER'), hit('DT15', 'TIE')]).toEqual([1, 0, 0])
  expect([hit('F3G6', '134'), hit('F3G3', '134')]).toEqual([1, 0])
  expect([hit('B3K', 'PAIR'), kindOf([1, 7, 1])]).toEqual([1, 'PAIR'])
  expect([hit('B3P', '6'), hit('B3P', '5')]).toEqual([1, 0])
})

test('of ten cars: sum 13, tiger', () => {
  const hit = (play: string, picks: string): number => won('pk10', ['6', '7', '9', '1', '8', '2', '4', '5', '3', '10'], [play, picks])
  expect([hit('SUM', '13'), hit('SUM', '12'), hit('DT1', 'TIGER'), hit('DT1', 'DRAGON')]).toEqual([1, 0, 1, 0])
})

test('of the north: what is told of it is paid', () => {
  const hit = (play: string, picks: string): number => won('mb', MB, [play, picks])
  expect([hit('DE', '99'), hit('NHAT', '85'), hit('CANG3', '599')]).toEqual([1, 1, 1])
  expect([hit('LO2', '03'), hit('LO2', '06'), hit('LO2', '49'), hit('LO3', '003')]).toEqual([3, 2, 2, 1])
  expect([hit('XIEN2', '03,49'), hit('TRUOT4', '01,02,07,08')]).toEqual([1, 1])
  // Ten points of 1.00 cost 270 and pay 2,970 at 99: the series of 1980.
  const lo = playOf(shapes.get('mb')!, 'LO2')
  expect(lo.lines(lo.read('03')) * 10).toBe(270)
  expect(lo.prizes[0]!.odds(1980)).toEqual(ratio(99))
  expect(pays('mb', MB, ['LO2', '03'], 1980) * 10n).toBe(297_000n)
})
