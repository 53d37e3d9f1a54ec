import { getServiceTimes } from '@tucano/contract/cashier'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1000)
  const old = 40 * 86_400
  await server.house.db
    .insertInto('cashier.times')
    .values([
      { kind: 'deposit', asked_at: ago(100), done_at: ago(90) },
      { kind: 'deposit', asked_at: ago(300), done_at: ago(280) },
      { kind: 'withdrawal', asked_at: ago(2000), done_at: ago(1000) },
      { kind: 'withdrawal', asked_at: ago(old + 9999), done_at: ago(old) },
    ])
    .execute()
})
afterAll(() => server.close())

test('the average times come from what deposits and withdrawals took of late', async () => {
  expect((await server.call(getServiceTimes, {})).body.value).toEqual({ deposit: 15, withdrawal: 1000 })
})

test('where there were none, there is no average', async () => {
  const fresh = await openTestServer({ clusterUrl: inject('clusterUrl') })
  try {
    expect((await fresh.call(getServiceTimes, {})).body.value).toEqual({ deposit: null, withdrawal: null })
  } finally {
    await fresh.close()
  }
})
