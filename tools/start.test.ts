import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { databaseUrl } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import type { SystemStatus } from '@tucano/contract/site'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { StartError, readConfiguration } from '../server/src/platform/configuration.ts'
import { startServer } from '../server/src/start.ts'
import { freePlay } from '../server/src/testing/sign-in.ts'
import { sealWith } from '../server/src/testing/test-server.ts'
import { type Program, killLaunched, launchServer, ready, refusal } from './program.ts'

// Each starts programs and databases, which takes as long as the machine has other work.
vi.setConfig({ testTimeout: 300_000 })

/** Without what the demo brings: its history, its bank, its beacon. */
const BARE = { DEMO_ROUNDS: '0', DEMO_DAYS: '0', SANDBOX_BANK: '0', LOCAL_BEACON: '0', LOCAL_WORLD: '0' }
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-start-'))
fs.chmodSync(folder, 0o755)
afterAll(() => {
  killLaunched()
  const pid = postmaster()
  if (pid && fs.existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const postmaster = (): number | undefined => {
  const file = path.join(folder, 'pg', 'postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

const launch = (env: Record<string, string>): Program => launchServer(folder, env)

test('one command brings up the database and the site, tells where and who, and goes down cleanly', async () => {
  const program = launch({ DEMO_DAYS: '2', DEMO_ROUNDS: '16' })
  const address = await program.listening
  expect(await ready(address)).toBe(true)
  const lines = program.output()
  for (const line of [
    'Tucano · brand Tucano',
    'PostgreSQL started, data in',
    'Database migrated',
    'Demo content and accounts are in place',
    'Listening after',
  ])
    expect(lines).toContain(line)
  expect(lines).toMatch(/ana +tucano2026 +member/)
  expect(postmaster()).toBeDefined()
  program.child.kill('SIGINT')
  expect(await program.ended).toBe(0)
  expect(program.errors()).toBe('')
  expect(postmaster()).toBeUndefined()
})

test('after kill -9 of the server, and of the database too, a new start has everything', async () => {
  const first = launch(BARE)
  const opened = await openTrial(await first.listening)
  first.child.kill('SIGKILL')
  await first.ended
  const second = launch(BARE)
  expect(await memberInfo(await second.listening, opened)).toBe(200)
  expect(second.output()).toContain('PostgreSQL was still running')
  expect(second.output()).toContain('Database is up to date')
  process.kill(postmaster() ?? 0, 'SIGKILL')
  second.child.kill('SIGKILL')
  await second.ended
  const third = launch(BARE)
  expect(await memberInfo(await third.listening, opened)).toBe(200)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  expect(postmaster()).toBeUndefined()
})

async function openTrial(address: string): Promise<string> {
  const { value } = (await (await fetch(`${address}/wps/system/status`)).json()) as { value: SystemStatus }
  const start = freePlay()
  const body = JSON.stringify({ ...start, random: await sealWith(value.info.encryptionKey, start.random) })
  const response = await fetch(`${address}/wps/session/login/freeplay`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  return ((await response.json()) as { value: { token: string } }).value.token
}

const memberInfo = async (address: string, token: string): Promise<number> =>
  (await fetch(`${address}/wps/member/info`, { headers: { authorization: token } })).status

/** The sentence of a start that is refused, made in this process: that the command writes it and ends is shown with the taken port. */
async function refused(env: Record<string, string>): Promise<string> {
  const start = async (): Promise<never> => {
    const configuration = readConfiguration({ ...process.env, DATABASE_URL: '', PORT: '0', DATA_DIR: folder, BUILD_WEB: '0', ...env })
    const server = await startServer(configuration, { say: () => undefined, signal: new AbortController().signal })
    await server.stop()
    throw new Error('it was not refused')
  }
  const error: unknown = await start().catch((thrown: unknown) => thrown)
  if (!(error instanceof StartError) || error.message.includes('\n')) throw error
  return error.message
}

test('a taken port is told in one sentence', async () => {
  const squatter = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => squatter.once('listening', resolve))
  const { port } = squatter.address() as net.AddressInfo
  expect(await refusal(launch({ PORT: String(port) }))).toBe(
    `Port ${port} is taken by another program: stop it, or choose another port with PORT=${port + 1}.\n`,
  )
  squatter.close()
})

test('a folder that cannot be written to is told in one sentence', async () => {
  expect(await refused({ DATA_DIR: '/sys/tucano' })).toContain('The folder /sys/tucano cannot be written to')
})

test('a wrong DATABASE_URL is told in one sentence, without its password', async () => {
  const cluster = inject('clusterUrl')
  const wrong = new URL(cluster)
  wrong.password = 'wrong-secret'
  expect(await refused({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' })).toMatch(
    /^DATABASE_URL: no connection to 127\.0\.0\.1:1\/x \(.*ECONNREFUSED.*\)\.$/,
  )
  const password = await refused({ DATABASE_URL: wrong.href })
  expect(password).toContain('password authentication failed')
  expect(password).not.toContain('wrong-secret')
  expect(await refused({ DATABASE_URL: databaseUrl(cluster, 'nowhere') })).toContain('database "nowhere" does not exist')
  expect(await refused({ DATABASE_URL: 'not a url' })).toContain('DATABASE_URL must look like')
})

test('a brand that does not exist is told in one sentence', async () => {
  expect(await refused({ BRAND: 'nobody' })).toContain('there is no brand "nobody"')
})

test('any PostgreSQL will do, and a migration that was rewritten is refused', async () => {
  const url = await createTestDatabase(inject('clusterUrl'))
  const program = launch({ DATABASE_URL: url, ...BARE })
  expect(await ready(await program.listening)).toBe(true)
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update platform.migrations set hash = 'x' where name = '0001_roles_and_schemas'`)
  await client.end()
  expect(await refused({ DATABASE_URL: url })).toContain('migration 0001_roles_and_schemas was changed after it had run')
})
