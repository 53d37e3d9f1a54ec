import { expect, test } from 'vitest'
import { duration } from '#platform/duration'

test('durations are written as people say them', () => {
  expect([0, 12, 60, 200, 3600, 3900].map(duration)).toEqual(['0 s', '12 s', '1 min', '3 min 20 s', '1 h', '1 h 05 min'])
})
