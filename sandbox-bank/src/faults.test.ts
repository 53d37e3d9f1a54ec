import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NO_FAULTS } from './faults.ts'
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

const ENVIO = () => ({ valor: '5.00', pagador: { chave: given.bank.key }, favorecido: { chave: 'ana.moreira@example.com' } })
const told = () => given.receiver.heard.flatMap(({ body }) => body.pix ?? [])
const quiet = async (): Promise<void> => {
  await expect.poll(() => given.bank.control.undelivered()).toBe(0)
}

function isTrue({ signature, raw }: { signature: string; raw: string }): boolean {
  const [, seconds, sum] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  return sum === createHmac('sha256', given.bank.webhookSecret).update(`${seconds}.${raw}`).digest('hex')
}

const put = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${given.bank.url}/faults`, { method: 'PUT', headers: { 'content-type': 'application/json', ...headers }, body })

test('switches are set by programs: what is not named is off, and a restart forgets nothing', async () => {
  expect(await (await fetch(`${given.bank.url}/faults`)).json()).toEqual(NO_FAULTS)
  expect(await (await put(JSON.stringify({ late: 5, forged: 'besides' }))).json()).toEqual({ ...NO_FAULTS, late: 5, forged: 'besides' })
  given = await given.restart()
  expect(await (await fetch(`${given.bank.url}/faults`)).json()).toEqual({ ...NO_FAULTS, late: 5, forged: 'besides' })
  expect(await (await put('{}')).json()).toEqual(NO_FAULTS)
})

test('what is no switch is refused, and so is another site', async () => {
  for (const wrong of [
    '{"late":-1}',
    '{"late":1.5}',
    '{"late":"5"}',
    '{"late":1e9}',
    '{"forged":true}',
    '{"unheard":true}',
    '[]',
    'null',
    '{"silent":1}',
  ])
    expect((await put(wrong)).status, wrong).toBe(400)
  for (const origin of ['https://evil.example', 'null', `${given.bank.url}.evil.example`])
    expect((await put('{"silent":true}', { origin })).status, origin).toBe(403)
  expect((await put('{"silent":true}', { origin: given.bank.url })).status).toBe(200)
  expect((await put('{}', { origin: given.bank.url.replace('127.0.0.1', 'localhost') })).status).toBe(200)
})

test('late: nothing is told before its time', async () => {
  given.bank.control.setFaults({ late: 90 })
  await pay()
  given.clock.advance(89_999)
  expect(given.receiver.heard).toEqual([])
  given.clock.advance(1)
  await expect.poll(told).toHaveLength(1)
})

test('duplicate: each webhook comes three times', async () => {
  given.bank.control.setFaults({ duplicate: true })
  const txid = await pay()
  await expect.poll(told).toHaveLength(3)
  await quiet()
  expect(told().map((pix) => pix['txid'])).toEqual([txid, txid, txid])
  expect(new Set(given.receiver.heard.map(({ raw }) => raw)).size).toBe(1)
  expect(given.receiver.heard.every(isTrue)).toBe(true)
})

test('disorder: the newest comes first', async () => {
  given.bank.control.setFaults({ disorder: true })
  const txids = [await pay(), await pay(), await pay()]
  given.clock.advance(2000)
  await quiet()
  expect(given.receiver.heard).toHaveLength(3)
  expect(told().map((pix) => pix['txid'])).toEqual(txids.toReversed())
})

test('wrongAmount: another amount than the one asked for', async () => {
  given.bank.control.setFaults({ wrongAmount: true })
  await pay('10.00')
  await pay('0.01')
  const txid = newTxid()
  await given.client.charge(txid, '10.00')
  for (const amount of [0n, -1n, 1_000_000_000_000n]) expect(() => given.bank.control.pay(txid, { amount })).toThrow('amount')
  given.bank.control.pay(txid, { amount: 123456n })
  await quiet()
  expect(told().map((pix) => pix['valor'])).toEqual(['9.99', '0.02', '1234.56'])
  expect((await given.client.call('GET', `/cob/${txid}`)).body).toMatchObject({ valor: { original: '10.00' }, pix: [{ valor: '1234.56' }] })
})

test('forged: a lie with a wrong signature besides the truth', async () => {
  given.bank.control.setFaults({ forged: 'besides' })
  const txid = await pay('10.00')
  await quiet()
  expect(given.receiver.heard.map(isTrue)).toEqual([false, true])
  expect(told()).toMatchObject([
    { txid, valor: '100.00' },
    { txid, valor: '10.00' },
  ])
  expect(told()[0]?.['endToEndId']).not.toBe(told()[1]?.['endToEndId'])
})

test('forged: a lie instead of the truth, also about pay-outs', async () => {
  given.bank.control.setFaults({ forged: 'instead' })
  await pay()
  await given.client.call('PUT', '/envios/one', ENVIO())
  await expect.poll(() => given.receiver.heard.length).toBe(2)
  await quiet()
  expect(given.receiver.heard.some(isTrue)).toBe(false)
  expect(given.receiver.heard.find(({ body }) => body.envios)?.body.envios).toMatchObject([{ id: 'one', status: 'NAO_REALIZADO' }])
  expect((await given.client.call('GET', '/envios/one')).body).toMatchObject({ status: 'REALIZADO' })
})

test('silent: nothing is told, not even later; who asks learns it', async () => {
  given.bank.control.setFaults({ silent: true })
  const txid = await pay()
  given.bank.control.setFaults({})
  const second = await pay()
  await quiet()
  expect(told().map((pix) => pix['txid'])).toEqual([second])
  expect((await given.client.call('GET', `/cob/${txid}`)).body).toMatchObject({ status: 'CONCLUIDA' })
})

test('down: the API is not there, but the pages are', async () => {
  const txid = await pay()
  given.bank.control.setFaults({ down: 'unavailable' })
  expect(await given.client.call('GET', `/cob/${txid}`)).toMatchObject({
    status: 503,
    body: { type: 'https://pix.bcb.gov.br/api/v2/error/ServicoIndisponivel' },
  })
  expect((await given.client.token()).status).toBe(503)
  given.bank.control.setFaults({ down: 'closed' })
  await expect(given.client.call('GET', `/cob/${txid}`)).rejects.toThrow('fetch failed')
  await expect(given.client.token()).rejects.toThrow('fetch failed')
  expect((await fetch(`${given.bank.url}/pagar/${txid}`)).status).toBe(200)
  given.bank.control.setFaults({})
  expect((await given.client.call('GET', `/cob/${txid}`)).status).toBe(200)
})

test('unclear: the pay-out is taken, once, but its answer is lost', async () => {
  given.bank.control.setFaults({ unclear: 'reset' })
  for (let time = 0; time < 2; time++) await expect(given.client.call('PUT', '/envios/one', ENVIO())).rejects.toThrow('fetch failed')
  given.bank.control.setFaults({ unclear: 'timeout' })
  const patience = new AbortController()
  const asked = given.client.call('PUT', '/envios/two', ENVIO(), patience.signal)
  await expect.poll(async () => (await given.client.call('GET', '/envios/two')).body['status']).toBe('REALIZADO')
  patience.abort()
  await expect(asked).rejects.toThrow('aborted')
  expect((await given.client.call('GET', '/envios/one')).body).toMatchObject({ status: 'REALIZADO' })
  await expect.poll(() => given.receiver.heard.flatMap(({ body }) => body.envios ?? []).map(({ id }) => id)).toEqual(['one', 'two'])
  // A charge is not a pay-out.
  expect((await given.client.charge(newTxid())).status).toBe(201)
})

test('unclear: an answer that never comes does not keep the bank from stopping', async () => {
  given.bank.control.setFaults({ unclear: 'timeout' })
  const asked = given.client.call('PUT', '/envios/one', ENVIO())
  const lost = asked.catch(String)
  await expect.poll(async () => (await given.client.call('GET', '/envios/one')).status).toBe(200)
  given = await given.restart()
  expect(await lost).toContain('fetch failed')
  expect((await given.client.call('GET', '/envios/one')).body).toMatchObject({ status: 'REALIZADO' })
})

test('refusing: pay-outs come to nothing, and stay so', async () => {
  given.bank.control.setFaults({ refusing: true })
  await given.client.call('PUT', '/envios/one', ENVIO())
  await expect.poll(() => given.receiver.heard.length).toBe(1)
  given.bank.control.setFaults({})
  expect((await given.client.call('PUT', '/envios/one', ENVIO())).body).toMatchObject({
    status: 'NAO_REALIZADO',
    motivo: 'Recusado pelo banco do favorecido.',
  })
})
