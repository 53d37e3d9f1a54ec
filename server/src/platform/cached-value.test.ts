import { expect, test } from 'vitest'
import { CachedValue } from './cached-value.ts'

test('many who ask at once cause one reading', async () => {
  let readings = 0
  const value = new CachedValue(async () => ++readings, 60_000)
  expect(await Promise.all([value.read(), value.read(), value.read()])).toEqual([1, 1, 1])
  expect(await value.read()).toBe(1)
})

test('the last value serves on while reading fails', async () => {
  let fails = false
  const value = new CachedValue(async () => (fails ? Promise.reject(new Error('down')) : 'open'), 0)
  expect(await value.read()).toBe('open')
  fails = true
  expect(await value.read()).toBe('open')
})

test('after a change nobody gets what was read before it', async () => {
  let state = 'open'
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  let slow = true
  const value = new CachedValue(async () => {
    const seen = state
    if (slow) await gate
    return seen
  }, 60_000)
  const early = value.read()
  slow = false
  state = 'closed'
  value.forget()
  expect(await value.read()).toBe('closed')
  release()
  expect(await early).toBe('open')
  expect(await value.read()).toBe('closed')
})

test('without any value the failure is told', async () => {
  await expect(new CachedValue(() => Promise.reject(new Error('down')), 0).read()).rejects.toThrow('down')
})
