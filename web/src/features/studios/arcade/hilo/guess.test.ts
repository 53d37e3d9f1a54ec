import { type HiloSheet, type HiloView, arcadeGames } from '@tucano/arcade'
import { expect, test } from 'vitest'
import { letterOf, suitOf } from '#play/cards/card.ts'
import { chanceOf, faceOf, likelier, rankOf, sayingOf } from './guess.ts'

const game = arcadeGames.find(({ engine }) => engine === 'hilo')!
const sheet = game.sheet as HiloSheet
const dealing = (...cards: number[]) => ({ below: () => cards.shift()! }) as never

test('the first card of the deck is an ace, the last a king, and no card is another', () => {
  expect([0, 4, 36, 40, 44, 51].map((card) => letterOf(faceOf(card)))).toEqual(['A', '2', '10', 'J', 'Q', 'K'])
  expect(suitOf(faceOf(0))).toBe(suitOf(faceOf(4)))
  expect(new Set(Array.from({ length: 52 }, (_, card) => faceOf(card))).size).toBe(52)
})

test('the chance on a button is the share of ranks with which the game says right', () => {
  for (const guess of ['higherOrSame', 'lowerOrSame'] as const)
    for (let shown = 0; shown < 13; shown++) {
      const right = Array.from({ length: 13 }, (_, next) => next).filter((next) => {
        const run = game.run([{ stake: '100' }, { do: guess }], dealing(shown * 4, next * 4), {})
        return (run.view as HiloView).multiplier > 0
      })
      expect(chanceOf(guess, shown, sheet)).toBeCloseTo((100 * right.length) / 13)
    }
})

test('at the ends of the deck a guess has another name', () => {
  expect([0, 6, 12].map((shown) => sayingOf('higherOrSame', shown))).toEqual(['higher', 'higherOrSame', 'same'])
  expect([0, 6, 12].map((shown) => sayingOf('lowerOrSame', shown))).toEqual(['same', 'lowerOrSame', 'lower'])
})

test('a row of rounds makes the likelier guess', () => {
  expect([0, 6, 12].map((shown) => likelier(shown, sheet))).toEqual(['higherOrSame', 'higherOrSame', 'lowerOrSame'])
  expect(rankOf(51)).toBe(12)
})
