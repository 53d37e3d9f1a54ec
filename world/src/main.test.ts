import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type LocalBeacon, startBeacon } from '@tucano/beacon'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

const TOKEN = 'a token of the world'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'world-'))
const children = new Set<ChildProcess>()
let beacon: LocalBeacon

beforeAll(async () => {
  beacon = await startBeacon({ folder: path.join(folder, 'beacon') })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await beacon.stop()
  fs.rmSync(folder, { recursive: true })
})

function run(env: Record<string, string>): ChildProcess & { ended: Promise<number | null> } {
  const usual = { ...process.env, WORLD_PORT: '0', WORLD_FEED_PORT: '0', WORLD_TOKEN: TOKEN, WORLD_DATA: path.join(folder, 'world') }
  const whole = { ...usual, BEACON_URL: beacon.url, BEACON_CHAIN: beacon.chain.hash, ...env }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env: whole })
  children.add(child)
  return Object.assign(child, { ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) })
}

async function urlOf(child: ChildProcess): Promise<string> {
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data)))
    child.once('exit', () => reject(new Error('the world did not start')))
  })
  return /listens on (http:\S+) and tells on tcp:\/\/\S+\n$/.exec(line)?.[1] ?? ''
}

test('a world as a process: it answers, has its folder for itself, and ends with whoever started it', { timeout: 120_000 }, async () => {
  const first = run({ WORLD_LIFELINE: '1' })
  const url = await urlOf(first)
  const reply = await fetch(`${url}/v1/descriptions/producers.xml`, { headers: { 'x-access-token': TOKEN } })
  expect(await reply.text()).toContain('id="101"')
  const second = run({})
  const [said, code] = await Promise.all([text(second.stderr!), second.ended])
  expect([said, code]).toEqual(['The world does not start: database is locked\n', 1])
  first.stdin?.end()
  expect(await first.ended).toBe(0)
})

test('what is wrong in the environment is said before anything starts', { timeout: 120_000 }, async () => {
  const child = run({ WORLD_TOKEN: 'short', WORLD_DATA: path.join(folder, 'none') })
  const [said, code] = await Promise.all([text(child.stderr!), child.ended])
  expect(said).toBe('The world does not start: WORLD_TOKEN is missing or shorter than 16 characters.\n')
  expect(code).toBe(1)
  expect(fs.existsSync(path.join(folder, 'none'))).toBe(false)
})

const GOOD = { WORLD_TOKEN: TOKEN, BEACON_URL: 'http://127.0.0.1:4300', BEACON_CHAIN: 'ab'.repeat(32) }

test.each([
  ['WORLD_TOKEN', { WORLD_TOKEN: 'short' }],
  ['WORLD_PORT', { WORLD_PORT: 'x' }],
  ['WORLD_FEED_PORT', { WORLD_FEED_PORT: '70000' }],
  ['BEACON_CHAIN', { BEACON_CHAIN: 'x' }],
  ['BEACON_URL', { BEACON_URL: 'beacon' }],
  ['WORLD_BROKER', { WORLD_BROKER: 'http://broker' }],
])('%s is checked', (name, env) => {
  expect(() => readOptions({ ...GOOD, ...env })).toThrow(name)
})

test('a broker is named by one address: its user is the bookmaker’s token, its path the virtual host', () => {
  const { broker, port, feedAddress, beacon } = readOptions({
    ...GOOD,
    WORLD_BROKER: 'amqps://token:secret@mq.example:5671/%2Funifiedfeed%2F1',
  })
  expect(broker).toMatchObject({ vhost: '/unifiedfeed/1', token: 'token' })
  expect([port, feedAddress]).toEqual([4400, 'tcp://127.0.0.1:4401'])
  expect(beacon).toEqual({ urls: ['http://127.0.0.1:4300'], chain: GOOD.BEACON_CHAIN })
})
