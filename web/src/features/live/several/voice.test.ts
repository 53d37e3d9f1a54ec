import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Voice } from './voice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('four tables have one voice: one sentence at a time, of each table the newest', () => {
  const said: string[] = []
  const voice = new Voice((sentence) => said.push(sentence), 1000)
  voice.say('a', 'a opens')
  voice.say('b', 'b opens')
  voice.say('c', 'c opens')
  voice.say('b', 'b closes')
  expect(said).toEqual(['a opens'])
  vi.advanceTimersByTime(1000)
  voice.say('c', 'c closes')
  voice.say('d', 'd opens')
  voice.forget('d')
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['a opens', 'b closes', 'c closes'])
  // After a silence the next one is heard at once.
  voice.say('a', 'a closes')
  expect(said.at(-1)).toBe('a closes')
  voice.say('a', 'a opens again')
  voice.stop()
  vi.advanceTimersByTime(5000)
  expect(said.at(-1)).toBe('a closes')
})
