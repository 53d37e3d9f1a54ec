import { findTable } from '@tucano/live'
import { expect, test } from 'vitest'
import { readConfiguration } from '#platform/configuration'
import { betMsOf } from './tables.ts'

test('a table takes bets as long as it says itself, or as long as the site says of all of them', () => {
  const [slow, fast] = [findTable('galo-virtual')!, findTable('bacara-veloz')!]
  const under = (seconds?: string) => ({ configuration: readConfiguration({ DATABASE_URL: 'postgres://x/y', LIVE_BET_SECONDS: seconds }) })
  expect([slow, fast].map((table) => betMsOf(under(), table))).toEqual([30_000, 8_000])
  expect([slow, fast].map((table) => betMsOf(under('12'), table))).toEqual([12_000, 12_000])
  expect(() => under('-1')).toThrow('LIVE_BET_SECONDS')
  expect(() => under('1e9')).toThrow('LIVE_BET_SECONDS')
})
