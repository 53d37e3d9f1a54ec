import { randomUUID } from 'node:crypto'
import { getServiceTimes } from '@tucano/contract/cashier'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newPlayer } from '../../testing/players.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  const { db } = server.services
  const { memberId } = await newPlayer(server)
  const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1000)
  const old = 40 * 86_400
  const money = { member_id: memberId, method: 'pix', kind: 'pix', amount: 1000n, currency: 'BRL' }
  const deposited = (asked: number, done: number) => ({
    ...money,
    id: randomUUID(),
    state: 'credited',
    created_at: ago(asked),
    expires_at: ago(asked - 1800),
    done_at: ago(done),
    paid: 1000n,
    fee: 0n,
    posting_id: 1n,
  })
  const payeeId = randomUUID()
  const withdrawn = (asked: number, done: number) => ({
    ...money,
    id: randomUUID(),
    payee_id: payeeId,
    state: 'paid',
    hold_id: 1n,
    created_at: ago(asked),
    done_at: ago(done),
  })
  await db
    .insertInto('cashier.payees')
    .values({
      id: payeeId,
      member_id: memberId,
      kind: 'pix',
      sealed: Buffer.alloc(1),
      masked: '•',
      print: Buffer.alloc(1),
      holder: 'Ana',
      usable_at: ago(0),
    })
    .execute()
  await db
    .insertInto('cashier.deposits')
    .values([deposited(100, 90), deposited(300, 280)])
    .execute()
  await db
    .insertInto('cashier.withdrawals')
    .values([withdrawn(2000, 1000), withdrawn(old + 9999, old)])
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
