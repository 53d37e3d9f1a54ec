import { expect, test } from 'vitest'
import { type Winner, beadPlate, bigRoad, coloursOf, derivedRoad, forecast } from './roads.ts'

const WINNERS = { B: 'banker', P: 'player', T: 'tie' } as const
const read = (text: string): Winner[] => text.split('').map((letter) => WINNERS[letter as keyof typeof WINNERS])
const colours = (text: string): string[] =>
  (['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const).map((road) =>
    coloursOf(read(text), road)
      .map((colour) => colour[0]!.toUpperCase())
      .join(''),
  )

test('derived roads of the known shoes', () => {
  expect(colours('BBPPPBPPBBBTPBBBB')).toEqual(['RBBBBBRBBBBRR', 'BRBBRBBRRB', 'RRRRRRRBR'])
  expect(colours('TPPTBBBPBP')).toEqual(['RBBBR', 'BB', 'B'])
})

test('the big road turns at the bottom and before a place that is taken', () => {
  const { marks } = bigRoad(read('BBBBBBBPPPPPPP'))
  const places = (of: string): number[][] => marks.filter((mark) => mark.of === of).map(({ column, row }) => [column, row])
  expect(places('banker').at(-1)).toEqual([1, 5])
  expect(places('player').slice(-3)).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ])
})

test('ties begin no place and are counted where they fall', () => {
  const { marks, tiesBefore } = bigRoad(read('TTBTTPB'))
  expect(tiesBefore).toBe(2)
  expect(marks.map(({ column, row, ties }) => [column, row, ties])).toEqual([
    [0, 0, 2],
    [1, 0, 0],
    [2, 0, 0],
  ])
})

test('the bead plate has every result, ties too, six to a column', () => {
  const marks = beadPlate(read('BPTBPTB'))
  expect(marks.map(({ column, row }) => `${column}${row}`)).toEqual(['00', '01', '02', '03', '04', '05', '10'])
  expect(marks[2]!.of).toBe('tie')
})

test('a forecast is what the road gets when that side wins', () => {
  const shoe = read('BBPPPBPPBBBTPBBBB')
  for (const road of ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const)
    for (const next of ['banker', 'player'] as const) {
      const told = forecast(shoe, next, road)
      expect(coloursOf([...shoe, next], road).at(-1)).toBe(told)
    }
  expect(forecast([], 'banker', 'bigEyeBoy')).toBeUndefined()
})

test('a road is laid out by its colours, a column each', () => {
  // R B B B B B R B B B B R R: a column of one, one of five, one, one of four, one of two.
  expect(derivedRoad(read('BBPPPBPPBBBTPBBBB'), 'bigEyeBoy').map(({ column }) => column)).toEqual([0, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 4])
})
