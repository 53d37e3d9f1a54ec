import { expect, test } from 'vitest'
import { countUnseen } from './use-unseen.ts'
import { sceneOf } from './scenes.ts'

test('a promotion is new until this browser has shown it', () => {
  const running = [{ id: '1' }, { id: '2' }, { id: '12' }]
  expect(countUnseen(running, [])).toBe(3)
  expect(countUnseen(running, ['2', '99'])).toBe(2)
  expect(countUnseen(running, ['1', '2', '12'])).toBe(0)
  expect(countUnseen([], ['1'])).toBe(0)
})

test('five promotions that follow each other have five pictures', () => {
  for (const first of [1, 6, 98]) {
    const pictures = [0, 1, 2, 3, 4].map((next) => sceneOf(String(first + next)))
    expect(new Set(pictures.map(([hero]) => hero)).size).toBe(5)
    expect(new Set(pictures.map(([, , , from, to]) => from + to)).size).toBe(5)
  }
})
