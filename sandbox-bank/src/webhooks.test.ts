import { createHmac } from 'node:crypto'
import { isEndToEndId } from '@tucano/pix'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTxid, startTestBank, type TestBank } from './testing/test-bank.ts'

let given: TestBank
beforeEach(async () => {
  given = await startTestBank()
  await given.client.listen(given.receiver.url)
})
afterEach(() => given.stop())

async function pay(amount = '10.00'): Promise<string> {
  const txid = newTxid()
  await given.client.charge(txid, amount)
  given.bank.control.pay(txid)
  return txid
}

const payOut = (id: string, favorecido: object = { chave: 'ana.moreira@example.com' }): Promise<unknown> =>
  given.client.call('PUT', `/envios/${id}`, { valor: '5.00', pagador: { chave: given.bank.key }, favorecido })

/** As whoever is told would check it. */
function isSigned(signature: string, raw: string, secret = given.bank.webhookSecret): boolean {
  const [, seconds, sum] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  return sum === createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex')
}

const heardTxids = (): unknown[] => given.receiver.heard.flatMap(({ body }) => (body.pix ?? []).map(({ txid }) => txid))
const quiet = async (): Promise<void> => {
  await expect.poll(() => given.bank.control.undelivered()).toBe(0)
}

test('a payment is told, signed, as the charge tells it', async () => {
  const txid = await pay('110.00')
  await quiet()
  const [heard] = given.receiver.heard
  expect(given.receiver.heard).toHaveLength(1)
  expect(heard).toMatchObject({ path: '/hooks/pix', body: { pix: [{ txid, valor: '110.00', pagador: { cpf: '00000000191' } }] } })
  expect(isSigned(heard!.signature, heard!.raw)).toBe(true)
  expect(heard!.signature).toContain(`t=${Math.floor(given.clock.now() / 1000)},`)
  const { body } = await given.client.call('GET', `/cob/${txid}`)
  expect(body['pix']).toEqual(heard!.body.pix)
})

test('a refund that arrived is told with its payment', async () => {
  const txid = await pay()
  await quiet()
  const { endToEndId } = given.receiver.heard[0]!.body.pix![0] as { endToEndId: string }
  await given.client.call('PUT', `/pix/${endToEndId}/devolucao/r1`, { valor: '4.00' })
  await expect.poll(() => given.receiver.heard.length).toBe(2)
  expect(given.receiver.heard[1]!.body.pix).toMatchObject([
    { txid, endToEndId, devolucoes: [{ id: 'r1', status: 'DEVOLVIDO', valor: '4.00' }] },
  ])
})

test('pay-outs are told at an address of their own', async () => {
  await payOut('one')
  await payOut('two', { chave: 'nobody@example.com' })
  await expect.poll(() => given.receiver.heard.flatMap(({ body }) => body.envios ?? []).length).toBe(2)
  expect(new Set(given.receiver.heard.map(({ path }) => path))).toEqual(new Set(['/hooks/envios']))
  const told = given.receiver.heard.flatMap(({ body }) => body.envios ?? [])
  expect(told).toMatchObject([
    { id: 'one', status: 'REALIZADO', valor: '5.00' },
    { id: 'two', status: 'NAO_REALIZADO', motivo: 'Chave Pix não encontrada.' },
  ])
  expect(isEndToEndId(String(told[0]?.['endToEndId']))).toBe(true)
})

test('what is not taken is told again, after growing waits, until it is', async () => {
  const { receiver, clock } = given
  receiver.answerWith(500)
  const txid = await pay()
  let tries = 1
  await expect.poll(() => receiver.heard.length).toBe(tries)
  for (const waitMs of [1000, 2000, 4000, 8000]) {
    await expect.poll(() => clock.waits()).toContain(waitMs)
    clock.advance(waitMs - 1)
    expect(receiver.heard).toHaveLength(tries)
    clock.advance(1)
    await expect.poll(() => receiver.heard.length).toBe(++tries)
  }
  await expect.poll(() => clock.waits()).toContain(16_000)
  receiver.answerWith(302)
  clock.advance(300_000)
  await expect.poll(() => receiver.heard.length).toBe(++tries)
  expect(receiver.heard.every(({ path }) => path === '/hooks/pix')).toBe(true)
  await expect.poll(() => clock.waits()).toContain(32_000)
  receiver.answerWith(204)
  clock.advance(300_000)
  await quiet()
  expect(heardTxids()).toEqual(Array.from({ length: tries + 1 }, () => txid))
  // Each try is signed anew, so that an old signature is always a suspect one.
  expect(new Set(receiver.heard.map(({ signature }) => signature)).size).toBe(tries + 1)
})

test('what waited goes out together', async () => {
  const { receiver, clock, bank } = given
  bank.control.setFaults({ late: 30 })
  const txids = [await pay(), await pay(), await pay()]
  await payOut('one')
  await expect.poll(() => bank.control.undelivered()).toBe(4)
  expect(receiver.heard).toEqual([])
  clock.advance(30_000)
  await quiet()
  expect(receiver.heard.map(({ path }) => path)).toEqual(['/hooks/pix', '/hooks/envios'])
  expect(heardTxids()).toEqual(txids)
})

test('a bank that was stopped goes on with what it has not told', async () => {
  given.receiver.answerWith(503)
  const txid = await pay()
  await expect.poll(() => given.receiver.heard.length).toBe(1)
  given.receiver.answerWith(200)
  given = await given.restart()
  given.clock.advance(300_000)
  await quiet()
  expect(heardTxids()).toEqual([txid, txid])
  expect((await given.client.call('GET', `/cob/${txid}`)).body).toMatchObject({ status: 'CONCLUIDA' })
})

test('a pay-out that was under way when the bank stopped arrives afterwards', async () => {
  await given.stop()
  given = await startTestBank({ settleMs: 60_000 })
  await given.client.listen(given.receiver.url)
  await payOut('slow')
  given = await given.restart()
  expect((await given.client.call('GET', '/envios/slow')).body).toMatchObject({ status: 'EM_PROCESSAMENTO' })
  given.clock.advance(60_000)
  await expect.poll(() => given.receiver.heard.length).toBe(1)
  expect(given.receiver.heard[0]!.body.envios).toMatchObject([{ id: 'slow', status: 'REALIZADO' }])
})

test('nothing is told to nobody', async () => {
  await given.client.call('DELETE', `/webhook/${given.bank.key}`)
  await pay()
  expect(given.bank.control.undelivered()).toBe(0)
  await given.client.listen(given.receiver.url)
  given.bank.control.setFaults({ late: 10 })
  await pay()
  expect(given.bank.control.undelivered()).toBe(1)
  await given.client.call('DELETE', `/webhook/${given.bank.key}`)
  given.clock.advance(10_000)
  await quiet()
  expect(given.receiver.heard).toEqual([])
})
