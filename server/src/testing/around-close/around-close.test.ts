import { createTestDatabase } from '@tucano/database/test-cluster'
import { expect, inject, test } from 'vitest'
import { betAroundClose } from './drill.ts'

/** A share of what `npm run faults -- --phase close` asks for. */
const BETS = process.env['TEST_WHOLE'] ? 100_000 : 4000

test('bets around a close, by servers whose clocks are an hour off: none is accepted late', async () => {
  const url = await createTestDatabase(inject('clusterUrl'))
  const { verdicts, booked, late, afterwards, problems } = await betAroundClose(url, { bets: BETS, openMs: 3000 })
  expect(problems).toEqual([])
  expect([late, afterwards]).toEqual([0, 0])
  expect(Object.keys(verdicts).toSorted()).toEqual(['done', 'event.closed'])
  expect(booked).toBeGreaterThan(0)
  expect(booked + verdicts['event.closed']!).toBeGreaterThanOrEqual(BETS)
})
