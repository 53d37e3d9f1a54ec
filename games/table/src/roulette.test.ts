import { BadMove } from '@tucano/round'
import { expect, test } from 'vitest'
import { PAYS, SPOTS } from './roulette-layout.ts'
import { coversMost, roulette } from './roulette.ts'
import { scripted } from './testing/play-round.ts'

const on = (bets: unknown) => roulette.readMove({ bets }, true)
const spin = (bets: unknown, number: number) => roulette.run([on(bets)], scripted([number]), {})

test('every bet that can be laid gets back 36 of 37 over all numbers', () => {
  expect(SPOTS).toHaveLength(157)
  for (const { kind, which, numbers } of SPOTS) {
    const bet = { kind, stake: '50', ...(which === undefined ? { numbers: [...numbers] } : { which }) }
    const back = Array.from({ length: 37 }, (_, number) => spin([bet], number).payout)
    expect(back.reduce((sum, payout) => sum + payout, 0n)).toBe(36n * 50n)
    expect(back.filter((payout) => payout > 0n)).toHaveLength(36 / (PAYS[kind] + 1))
  }
})

test('the cloth has as many places of each kind as a real one', () => {
  const counts = Object.groupBy(SPOTS, ({ kind }) => kind)
  expect(Object.fromEntries(Object.entries(counts).map(([kind, spots]) => [kind, spots.length]))).toEqual({
    straight: 37,
    split: 60,
    street: 12,
    trio: 2,
    firstFour: 1,
    corner: 22,
    line: 11,
    column: 3,
    dozen: 3,
    colour: 2,
    parity: 2,
    half: 2,
  })
  expect(new Set(SPOTS.map(({ numbers }) => numbers.join())).size).toBe(157)
})

test('numbers that do not lie together cannot be bet on together', () => {
  // On the cloth, neighbours are next to each other in a row of three, or one row apart.
  const [rowOf, columnOf] = [(n: number) => Math.ceil(n / 3), (n: number) => (n - 1) % 3]
  for (let a = 0; a <= 36; a++)
    for (let b = a + 1; b <= 36; b++) {
      const rows = rowOf(b) - rowOf(a)
      const beside = a === 0 ? b <= 3 : rows + Math.abs(columnOf(b) - columnOf(a)) === 1
      const bet = () => on([{ kind: 'split', numbers: [b, a], stake: '50' }])
      if (beside) expect(bet()).toEqual({ bets: [{ kind: 'split', numbers: [a, b], stake: '50' }] })
      else expect(bet, `${a} ${b}`).toThrow(BadMove)
    }
  for (const [kind, numbers] of [
    ['street', [2, 3, 4]],
    ['corner', [3, 4, 6, 7]],
    ['line', [2, 3, 4, 5, 6, 7]],
    ['trio', [0, 1, 3]],
    ['firstFour', [0, 1, 2, 4]],
    ['straight', [37]],
    ['straight', [1, 1]],
    ['straight', []],
    ['dozen', [1, 2, 3]],
  ])
    expect(() => on([{ kind, numbers, stake: '50' }])).toThrow(BadMove)
  for (const wrong of [
    { kind: 'column', numbers: [1] },
    { kind: 'straight', which: '7' },
    { kind: 'split', which: '1-2' },
  ])
    expect(() => on([{ ...wrong, stake: '50' }])).toThrow('no such place on the cloth')
  for (const which of ['0', '4', 1, 'red', undefined]) expect(() => on([{ kind: 'dozen', which, stake: '50' }])).toThrow(BadMove)
})

test('bets are paid one by one, and two on one place are one', () => {
  const { stake, payout, view, over } = spin(
    [
      { kind: 'straight', numbers: [17], stake: '100' },
      { kind: 'colour', which: 'black', stake: '30' },
      { kind: 'straight', numbers: [17], stake: '10' },
      { kind: 'dozen', which: '1', stake: '20' },
    ],
    17,
  )
  expect([stake, payout, over]).toEqual([160n, 110n * 36n + 60n, true])
  expect(view).toEqual({
    number: 17,
    colour: 'black',
    bets: [
      { kind: 'straight', numbers: [17], stake: '110', payout: '3960' },
      { kind: 'colour', which: 'black', stake: '30', payout: '60' },
      { kind: 'dozen', which: '1', stake: '20', payout: '0' },
    ],
  })
})

test('what is staked is within the limits, bet by bet and in all', () => {
  const red = (stake: unknown) => ({ kind: 'colour', which: 'red', stake })
  for (const stake of ['0', '-50', '55', '1e3', '050', ' 50', '50.0', 50, null, '9'.repeat(30)])
    expect(() => on([red(stake)])).toThrow(BadMove)
  expect(() => on([red('5')])).toThrow('a multiple of 10')
  expect(() => on([red('200000'), red('10')])).toThrow('from 10 to 200000')
  expect(() => on([])).toThrow('from 1 to 60 bets')
  expect(() => on(Array.from({ length: 61 }, () => red('10')))).toThrow('from 1 to 60 bets')
  expect(on(Array.from({ length: 60 }, () => red('10'))).bets).toEqual([red('600')])
  expect(() => roulette.readMove({ bets: [red('50')] }, false)).toThrow('one spin a round')
})

test('two dozens leave a risk; more than 67 of 100 numbers do not', () => {
  const dozens = ['1', '2', '3'].map((which) => SPOTS.find((spot) => spot.kind === 'dozen' && spot.numbers.includes(Number(which) * 12))!)
  const bet = ({ kind, which }: (typeof dozens)[number]) => ({ kind, which, stake: '50' })
  const [first, second] = dozens as [(typeof dozens)[number], (typeof dozens)[number]]
  expect(coversMost(on([bet(first), bet(second)]))).toBe(false)
  expect(coversMost(on([bet(first), bet(second), { kind: 'straight', numbers: [0], stake: '50' }]))).toBe(true)
  expect(coversMost(on(dozens.map(bet)))).toBe(true)
})
