import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindScroll } from './bind-scroll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the element that scrolls is looked for ten times, 50 ms apart [CON-07]', () => {
  let looks = 0
  const stop = bindScroll(() => {
    looks++
    return null
  }, vi.fn<() => void>())
  expect(looks).toBe(1)
  vi.advanceTimersByTime(49)
  expect(looks).toBe(1)
  vi.advanceTimersByTime(1)
  expect(looks).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(looks).toBe(10)
  stop()
})

test('one that comes late is heard, until nobody listens any more', () => {
  const target = new EventTarget()
  const heard = vi.fn<() => void>()
  let looks = 0
  const stop = bindScroll(() => (++looks === 5 ? target : null), heard)
  vi.advanceTimersByTime(200)
  target.dispatchEvent(new Event('scroll'))
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  target.dispatchEvent(new Event('scroll'))
  expect(heard).toHaveBeenCalledTimes(1)
})
