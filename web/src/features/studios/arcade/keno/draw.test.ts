import { type KenoSheet, type KenoView, arcadeGames } from '@tucano/arcade'
import { expect, test } from 'vitest'
import { hitsIn, paysFor, spotOf, toggled } from './draw.ts'

const game = arcadeGames.find(({ engine }) => engine === 'keno')!
const sheet = game.sheet as KenoSheet

test('the row that is lit is what the round pays', () => {
  for (let picks = 1; picks <= sheet.tables.length; picks++) {
    const numbers = Array.from({ length: picks }, (_, n) => n * 3 + 1)
    let seed = picks
    const draws = { below: (limit: number) => (seed = (seed * 1103 + 12_345) % 65_536) % limit }
    const view = game.run([game.readMove({ stake: '10', picks: numbers }, true)], draws as never, {}).view as KenoView
    const hits = hitsIn(numbers, view.drawn)
    expect(hits).toBe(view.hits)
    expect(paysFor(sheet, picks).find((row) => row.hits === hits)?.pays ?? 0).toBe(view.multiplier)
  }
})

test('the list has every number of hits that pays, and no other', () => {
  expect(paysFor(sheet, 0)).toEqual([])
  expect(paysFor(sheet, 1)).toEqual([{ hits: 1, pays: 38 }])
  expect(paysFor(sheet, 10).map(({ hits }) => hits)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
})

test('a number is what has been shown of it so far', () => {
  const drawn = [4, 9, 12]
  expect([1, 4, 9, 5].map((number) => spotOf(number, [9, 5], drawn))).toEqual(['free', 'drawn', 'hit', 'picked'])
  expect(spotOf(9, [9], drawn.slice(0, 1))).toBe('picked')
})

test('a full board takes no more, and gives back', () => {
  expect(toggled([1, 2], 3, 3)).toEqual([1, 2, 3])
  expect(toggled([1, 2, 3], 4, 3)).toEqual([1, 2, 3])
  expect(toggled([1, 2, 3], 2, 3)).toEqual([1, 3])
})
