import { type DiceSheet, type DiceView, arcadeGames } from '@tucano/arcade'
import { expect, test } from 'vitest'
import { type DiceChoice, chanceOf, multiplierOf, targetOf, withChance, withMultiplier, withTarget } from './link.ts'

const game = arcadeGames.find(({ engine }) => engine === 'dice')!
const sheet = game.sheet as DiceSheet
const even: DiceChoice = { side: 'over', wins: 5000 }
const rolling = (roll: number) => ({ below: () => roll }) as never

const played = (choice: DiceChoice, roll: number): DiceView =>
  game.run([game.readMove({ stake: '100', side: choice.side, target: targetOf(choice, sheet) }, true)], rolling(roll), {}).view as DiceView

test('what the page promises is what the game pays, on both sides of the target', () => {
  for (const side of ['over', 'under'] as const)
    for (const wins of [100, 101, 3333, 5000, 9499, 9500]) {
      const choice = { side, wins }
      const [last, first] = side === 'under' ? [wins - 1, wins] : [sheet.rolls - wins, sheet.rolls - wins - 1]
      expect(played(choice, last).multiplier).toBe(multiplierOf(choice, sheet))
      expect(played(choice, first).multiplier).toBe(0)
    }
})

test('target, chance and multiplier follow each other', () => {
  expect(targetOf(even, sheet)).toBe(4999)
  expect(chanceOf(even, sheet)).toBe(50)
  expect(multiplierOf(even, sheet)).toBe(194)
  expect(targetOf({ ...even, side: 'under' }, sheet)).toBe(5000)
  const quarter = withChance(even, 25, sheet)
  expect([targetOf(quarter, sheet), multiplierOf(quarter, sheet)]).toEqual([7499, 388])
  expect(withTarget(even, 7499, sheet)).toEqual(quarter)
  expect(multiplierOf(withMultiplier(even, 388, sheet), sheet)).toBe(388)
})

test('a typed multiplier gives the likeliest bet that pays at least as much', () => {
  for (const hundredths of [102, 137, 200, 1001, 9700]) {
    const choice = withMultiplier(even, hundredths, sheet)
    expect(multiplierOf(choice, sheet)).toBeGreaterThanOrEqual(hundredths)
    if (choice.wins < sheet.wins.max) expect(multiplierOf({ ...choice, wins: choice.wins + 1 }, sheet)).toBeLessThan(hundredths)
  }
})

test('whatever is typed, the bet is one that the game takes', () => {
  for (const side of ['over', 'under'] as const)
    for (const wild of [-5, 0, 0.001, 50.5, 1e9]) {
      const from: DiceChoice = { side, wins: 5000 }
      for (const choice of [withTarget(from, wild, sheet), withChance(from, wild, sheet), withMultiplier(from, wild, sheet)])
        expect(() => played(choice, 1)).not.toThrow()
    }
})
