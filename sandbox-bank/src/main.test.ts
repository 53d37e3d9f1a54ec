import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import type { Bank } from './start-bank.ts'
import { BankClient, startReceiver } from './testing/client.ts'
import { newTxid } from './testing/test-bank.ts'

const SECRETS = { BANK_CLIENT_SECRET: 'a secret of the client', BANK_WEBHOOK_SECRET: 'a secret of webhooks' }
const KEY = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bank-'))
const children = new Set<ChildProcess>()

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true })
})

function run(env: Record<string, string>): ChildProcess & { ended: Promise<number | null> } {
  const usual = { ...process.env, BANK_PORT: '0', BANK_DATA: folder }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env: { ...usual, ...env } })
  children.add(child)
  return Object.assign(child, { ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) })
}

async function started(child: ChildProcess): Promise<BankClient> {
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data)))
    child.once('exit', () => reject(new Error('the bank did not start')))
  })
  const [, url = ''] = /listens on (http:\S+)\n$/.exec(line) ?? []
  return new BankClient({ url, clientId: 'tucano', clientSecret: SECRETS.BANK_CLIENT_SECRET, key: KEY } as Bank)
}

test('a bank that is killed goes on with what it has not told, and stops when it is asked to', async () => {
  const receiver = await startReceiver()
  receiver.answerWith(500)
  const first = run(SECRETS)
  const client = await started(first)
  await client.listen(receiver.url)
  const txid = newTxid()
  await client.charge(txid)
  const { url } = client.bank
  const paid = await fetch(`${url}/pagar/${txid}`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ payer: '0' }),
    redirect: 'manual',
  })
  expect(paid.status).toBe(303)
  await expect.poll(() => receiver.heard.length).toBeGreaterThan(0)
  first.kill('SIGKILL')
  await first.ended
  receiver.answerWith(200)
  const before = receiver.heard.length

  const second = run(SECRETS)
  const again = await started(second)
  await expect.poll(() => receiver.heard.length).toBeGreaterThan(before)
  expect(receiver.heard.at(-1)?.body.pix).toMatchObject([{ txid }])
  expect((await again.call('GET', `/cob/${txid}`)).body).toMatchObject({ status: 'CONCLUIDA' })

  const third = run(SECRETS)
  const [said, code] = await Promise.all([text(third.stderr!), third.ended])
  expect(said).toBe('The sandbox bank does not start: database is locked\n')
  expect(code).toBe(1)

  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  await receiver.stop()
}, 60_000)

test('a bank that is asked to stop ends while whoever started it still holds the other end', { timeout: 20_000 }, async () => {
  const child = run({ ...SECRETS, BANK_LIFELINE: '1' })
  await started(child)
  child.kill('SIGTERM')
  expect(await child.ended).toBe(0)
})

test.each([
  ['BANK_CLIENT_SECRET', { ...SECRETS, BANK_CLIENT_SECRET: 'short' }],
  ['BANK_WEBHOOK_SECRET', { BANK_CLIENT_SECRET: SECRETS.BANK_CLIENT_SECRET }],
  ['BANK_PORT', { ...SECRETS, BANK_PORT: 'x' }],
  ['BANK_PUBLIC_URL', { ...SECRETS, BANK_PUBLIC_URL: 'bank' }],
  ['The public address', { ...SECRETS, BANK_PUBLIC_URL: `https://${'x'.repeat(60)}.example` }],
])('%s is checked before anything starts', async (name, env) => {
  const child = run({ ...env, BANK_DATA: path.join(folder, name.replaceAll(' ', '')) })
  const [said, code] = await Promise.all([text(child.stderr!), child.ended])
  expect(said).toContain(name)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})
