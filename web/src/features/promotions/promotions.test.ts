import { expect, test } from 'vitest'
import { countUnseen } from './use-unseen.ts'

test('a promotion is new until this browser has shown it', () => {
  const running = [{ id: '1' }, { id: '2' }, { id: '12' }]
  expect(countUnseen(running, [])).toBe(3)
  expect(countUnseen(running, ['2', '99'])).toBe(2)
  expect(countUnseen(running, ['1', '2', '12'])).toBe(0)
  expect(countUnseen([], ['1'])).toBe(0)
})
