import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { listOutbox, reportDelivery } from '@tucano/contract/letters'
import { requestPasswordEmail } from '@tucano/contract/member'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, inject, test } from 'vitest'
import { openTestServer } from '../testing/test-server.ts'
import type { Services } from './services.ts'

const clusterUrl = inject('clusterUrl')
const letter = {
  purpose: 'test',
  asker: { name: 'network 192.0.2.1', budget: 'stranger' } as const,
  minutes: 5,
  subject: 'Olá, assunto',
  body: 'Seu código é 123456.',
}
const write = ({ db, letters }: Services, channel: 'sms' | 'email', recipient: string): Promise<void> =>
  db
    .transaction()
    .execute((trx) => letters.write(trx, { ...letter, channel, recipient }))
    .then(() => letters.call())
const states = (services: Services) =>
  services.db.selectFrom('platform.letters').select(['state', 'body', 'attempts', 'provider_id', 'problem']).orderBy('id').execute()

/** A mail server that keeps what it is given, and refuses as often as it is told to. */
async function mailServer(refusals = 0) {
  const mails: ReturnType<typeof PostalMime.parse>[] = []
  let left = refusals
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (left-- > 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        mails.push(PostalMime.parse(Buffer.concat(chunks)))
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}

/** A gateway for text messages. */
async function smsGateway(answers: number[] = []) {
  const messages: { headers: http.IncomingHttpHeaders; body: unknown }[] = []
  const server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      messages.push({ headers: request.headers, body: JSON.parse(text) })
      response.statusCode = answers.shift() ?? 200
      response.end(JSON.stringify({ id: `gw-${messages.length}` }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/messages`, messages, close: () => new Promise<unknown>((resolve) => server.close(resolve)) }
}

test('an e-mail goes out by SMTP, and what it said is not kept', async () => {
  const mail = await mailServer()
  const server = await openTestServer({ clusterUrl, env: { SMTP_URL: mail.url, MAIL_FROM: 'Tucano <nao-responda@tucano.example>' } })
  await write(server.services, 'email', 'ana@tucano.example')
  await expect.poll(() => mail.mails).toHaveLength(1)
  const arrived = await mail.mails[0]!
  expect(arrived).toMatchObject({
    subject: 'Olá, assunto',
    from: { address: 'nao-responda@tucano.example' },
    to: [{ address: 'ana@tucano.example' }],
  })
  expect(arrived.text).toContain('Seu código é 123456.')
  await expect.poll(() => states(server.services)).toMatchObject([{ state: 'sent', body: '', attempts: 1 }])
  expect((await server.call(listOutbox, {})).body.value.letters, 'there is nothing to look at').toEqual([])
  await server.close()
  await mail.close()
})

test('a letter that is not taken is tried again', async () => {
  const mail = await mailServer(1)
  const server = await openTestServer({ clusterUrl, env: { SMTP_URL: mail.url } })
  await write(server.services, 'email', 'ana@tucano.example')
  await expect.poll(() => states(server.services)).toMatchObject([{ state: 'queued', problem: expect.stringContaining('451') }])
  await server.services.db.updateTable('platform.letters').set({ due_at: new Date() }).execute()
  server.services.letters.call()
  await expect.poll(() => states(server.services)).toMatchObject([{ state: 'sent', attempts: 2 }])
  expect(mail.mails).toHaveLength(1)
  await server.close()
  await mail.close()
})

test('a letter that is of no use any more is given up, and its code forgotten', async () => {
  const server = await openTestServer({ clusterUrl, env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  await write(server.services, 'email', 'ana@tucano.example')
  await expect.poll(async () => (await states(server.services))[0]!.problem).toBeTruthy()
  await server.services.db.updateTable('platform.letters').set({ due_at: new Date(), until: new Date() }).execute()
  server.services.letters.call()
  await expect.poll(() => states(server.services)).toMatchObject([{ state: 'failed', body: '' }])
  await server.close()
})

test('a text message goes to the gateway with a key of its own, and the gateway tells what became of it', async () => {
  const gateway = await smsGateway([500])
  const server = await openTestServer({ clusterUrl, env: { SMS_URL: gateway.url, SMS_TOKEN: 'segredo' } })
  await write(server.services, 'sms', '+5511987654321')
  await expect.poll(() => states(server.services)).toMatchObject([{ state: 'queued', problem: 'the gateway answered 500' }])
  await server.services.db.updateTable('platform.letters').set({ due_at: new Date() }).execute()
  server.services.letters.call()
  await expect.poll(() => states(server.services)).toMatchObject([{ state: 'sent', provider_id: 'gw-2', body: '' }])
  const message = { to: '+5511987654321', text: 'Seu código é 123456.', reference: '1' }
  expect(gateway.messages.map(({ body }) => body)).toEqual([message, message])
  expect(gateway.messages.map(({ headers }) => headers['idempotency-key'])).toEqual(['letter-1', 'letter-1'])
  expect(gateway.messages[0]!.headers.authorization).toBe('Bearer segredo')
  const report = (status: 'delivered' | 'failed', secret = 'segredo') =>
    server.call(reportDelivery, { id: 'gw-2', status, signature: createHmac('sha256', secret).update(`gw-2 ${status}`).digest('hex') })
  expect((await report('delivered', 'errado')).status).toBe(403)
  expect((await report('delivered')).body.success).toBe(true)
  await report('failed')
  expect(await states(server.services), 'what has arrived has arrived').toMatchObject([{ state: 'delivered' }])
  await server.close()
  await gateway.close()
})

test('two servers send a letter once', async () => {
  const mail = await mailServer()
  const env = { SMTP_URL: mail.url }
  const server = await openTestServer({ clusterUrl, env })
  const { buildServices } = await import('../build-services.ts')
  const { configuration, brand, db, pool, log } = server.services
  const second = await buildServices({ configuration, brand, db, pool, log })
  second.letters.start()
  for (let n = 0; n < 8; n++) await write(n % 2 ? server.services : second, 'email', `m${n}@tucano.example`)
  await expect.poll(async () => (await states(server.services)).filter(({ state }) => state !== 'sent')).toEqual([])
  expect(mail.mails).toHaveLength(8)
  await second.letters.stop()
  await server.close()
  await mail.close()
})

test('a demo with one channel shows the letters of the other; elsewhere nothing is written that nobody carries', async () => {
  const sms = await smsGateway()
  const server = await openTestServer({ clusterUrl, env: { SMS_URL: sms.url, SMS_TOKEN: 't' } })
  await write(server.services, 'email', 'ana@tucano.example')
  await write(server.services, 'sms', '+5511987654321')
  await expect
    .poll(() => states(server.services))
    .toMatchObject([
      { state: 'sent', body: letter.body },
      { state: 'sent', body: '' },
    ])
  expect((await server.call(listOutbox, {})).body.value.letters).toMatchObject([{ channel: 'email', body: letter.body }])
  await server.close()
  const real = await openTestServer({
    clusterUrl,
    env: { SMS_URL: sms.url, SMS_TOKEN: 't' },
    brand: (brand) => ({ ...brand, demo: false }),
  })
  const request = { username: 'ana', email: 'ana@tucano.example' }
  expect((await real.call(requestPasswordEmail, request)).body.errorCode).toBe('verification.no.channel')
  expect(await states(real.services)).toEqual([])
  await real.close()
  await sms.close()
})

test('a demo without channels shows its outbox', async () => {
  const server = await openTestServer({ clusterUrl })
  await write(server.services, 'sms', '+5511987654321')
  await expect
    .poll(async () => (await server.call(listOutbox, {})).body.value.letters)
    .toMatchObject([{ channel: 'sms', recipient: '+5511987654321', state: 'sent', body: letter.body }])
  await server.close()
  const real = await openTestServer({ clusterUrl, brand: (brand) => ({ ...brand, demo: false }) })
  expect((await real.call(listOutbox, {})).body.errorCode).toBe('function.not.available')
  await real.close()
})
