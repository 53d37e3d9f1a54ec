import { transactionsEnded } from '@tucano/database/test-cluster'
import { openLog } from '#platform/log'
import { openMetrics } from '#platform/metrics'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ClockedBooks } from '../testing/clocked-books.ts'
import { type Listener, Listening } from './listen.ts'

let books: ClockedBooks
beforeAll(async () => {
  books = await ClockedBooks.open(inject('clusterUrl'), '2026-05-04T12:00:00Z', (brand) => brand)
})
afterAll(() => books.close())

/** Looks until everything is heard, and counts what is asked meanwhile. */
function listeningOf(listeners: Listener[]): { look: () => Promise<number> } {
  let asked = 0
  const db = books.db.withPlugin({
    transformQuery: ({ node }) => {
      asked++
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const listening = new Listening({ db, log: openLog({ level: 'silent' }), metrics: openMetrics() }, listeners)
  return {
    look: async () => {
      await transactionsEnded(books.db)
      asked = 0
      await listening.look()
      return asked
    },
  }
}

test('while nothing is new one question is asked for all who listen; the next bet is heard by each of them', async () => {
  const heard: string[] = []
  const hearer = (name: string): Listener => ({
    name,
    hear: (_db, facts) => Promise.resolve(void heard.push(...facts.map((fact) => `${name} ${fact.name}`))),
  })
  const { look } = listeningOf([hearer('one'), hearer('other')])
  const ana = await books.begin()
  await look()
  await look()
  heard.length = 0
  expect(await look()).toBe(1)
  expect(heard).toEqual([])
  await books.bet(ana, 1000n)
  expect(await look()).toBeGreaterThan(1)
  expect(heard.toSorted()).toEqual(['one betPlaced', 'one betSettled', 'other betPlaced', 'other betSettled'])
  await look()
  expect(await look()).toBe(1)
})

test('a period that ends while nothing is new is closed all the same', async () => {
  const closed: string[] = []
  const closer: Listener = {
    name: 'closer',
    hear: () => Promise.resolve(),
    closes: {
      periods: ['hour'],
      close: (_db, { until }) => Promise.resolve(void closed.push(until.toISOString())),
    },
  }
  const { look } = listeningOf([closer])
  for (let times = 0; times < 4; times++) await look()
  expect(await look()).toBe(1)
  await books.turn('2026-05-04T13:00:05Z')
  for (let times = 0; times < 4; times++) await look()
  expect(closed).toEqual(['2026-05-04T13:00:00.000Z'])
  expect(await look()).toBe(1)
})

test('who could not hear hears it at the next look, though nothing is new', async () => {
  let stumbles = true
  const heard: string[] = []
  const stumbler: Listener = {
    name: 'stumbler',
    hear: (_db, facts) => {
      if (stumbles) throw new Error('not now')
      heard.push(...facts.map(({ name }) => name))
      return Promise.resolve()
    },
  }
  const { look } = listeningOf([stumbler])
  await books.bet(await books.begin(), 1000n)
  await look()
  await look()
  stumbles = false
  await look()
  expect(heard.slice(-2)).toEqual(['betPlaced', 'betSettled'])
})
