import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFrame } from './frames.ts'
import { startFeedServer } from './local-server.ts'
import { type SubscribeOptions, subscribe } from './subscribe.ts'

let folder: string
const open: { stop: () => Promise<void> }[] = []
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-feed-'))
})
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop()
  fs.rmSync(folder, { recursive: true })
})
const opened = <T extends { stop: () => Promise<void> }>(one: T): T => {
  open.push(one)
  return one
}
const start = async (address = 'tcp://127.0.0.1:0', queuedMax?: number) =>
  opened(await startFeedServer({ address, token: 'secret', ...(queuedMax === undefined ? {} : { queuedMax }) }))

/** A subscriber that writes down what it is told. */
function listen(address: string, options: Partial<SubscribeOptions> = {}, onKey: (key: string) => void = () => {}) {
  const told = { messages: [] as [key: string, body: string][], states: [] as string[], troubles: [] as string[] }
  const subscriber = opened(
    subscribe(
      { address, token: 'secret', bindings: ['#'], ...options },
      {
        onMessage: (key, body) => {
          told.messages.push([key, body.toString()])
          onKey(key)
        },
        onConnection: (state) => told.states.push(state),
        onTrouble: (error) => told.troubles.push(error.message),
      },
    ),
  )
  return { ...told, stop: subscriber.stop }
}
const isUp = async (told: { states: string[] }): Promise<void> => {
  await expect.poll(() => told.states.at(-1)).toBe('up')
}

test.each(['tcp', 'unix'])('subscribers by %s get what they are bound to, whole and in order', async (kind) => {
  const server = await start(kind === 'unix' ? `unix:${folder}/feed.sock` : undefined)
  const [all, alive] = [listen(server.address), listen(server.address, { bindings: ['x', '#.alive.#'] })]
  await isUp(all)
  await isUp(alive)
  const long = 'ção'.repeat(200_000)
  const bodies = Array.from({ length: 500 }, (_, n) => (n === 250 ? long : `<alive n="${n}"/>`))
  for (const [n, body] of bodies.entries()) await server.publish(n % 2 ? '-.-.-.alive.-' : 'hi.-.live.odds_change.1', Buffer.from(body))
  await server.publish('x', 'last')
  await expect.poll(() => alive.messages.at(-1)).toEqual(['x', 'last'])
  await expect.poll(() => all.messages.at(-1)).toEqual(['x', 'last'])
  expect(all.messages.map(([, body]) => body)).toEqual([...bodies, 'last'])
  expect(alive.messages.map(([, body]) => body)).toEqual([...bodies.filter((_, n) => n % 2), 'last'])
  expect(all.states).toEqual(['up'])
})

test('who has not the token gets nothing, and is told that it is refused', async () => {
  const server = await start()
  const stranger = listen(server.address, { token: 'other' })
  await expect.poll(() => stranger.troubles.length).toBeGreaterThan(1)
  await server.publish('a', 'b')
  const friend = listen(server.address)
  await isUp(friend)
  await server.publish('a', 'c')
  await expect.poll(() => friend.messages).toEqual([['a', 'c']])
  expect(stranger).toMatchObject({ messages: [], states: [] })
  expect(stranger.troubles[0]).toBe('the feed answers "refused"')
})

test('whatever else comes is no subscriber, and does no harm', async () => {
  const server = await start()
  for (const nonsense of ['GET / HTTP/1.1\r\n\r\n', Buffer.from([0, 0, 0, 1, 9]), writeFrame('secret', 'x'.repeat(70_000))]) {
    const socket = net.connect(Number(new URL(server.address).port), '127.0.0.1')
    socket.on('error', () => {}).write(nonsense)
    await new Promise((resolve) => socket.once('close', resolve))
  }
  const told = listen(server.address)
  await isUp(told)
  await server.publish('a', 'b')
  await expect.poll(() => told.messages).toEqual([['a', 'b']])
})

test('a feed that goes is told of, and found again when it comes back', async () => {
  const address = `unix:${folder}/feed.sock`
  const first = await start(address)
  const told = listen(address)
  await isUp(told)
  await first.stop()
  await expect.poll(() => told.states).toEqual(['up', 'down'])
  await expect.poll(() => told.troubles.length).toBeGreaterThan(1)
  const second = await start(address)
  await expect.poll(() => told.states).toEqual(['up', 'down', 'up'])
  await second.publish('a', 'b')
  await expect.poll(() => told.messages).toEqual([['a', 'b']])
})

test('a socket that was left behind is taken over, one that somebody listens on is not', async () => {
  const server = await start(`unix:${folder}/first.sock`)
  fs.renameSync(`${folder}/first.sock`, `${folder}/feed.sock`)
  await expect(startFeedServer({ address: `unix:${folder}/feed.sock`, token: 'x' })).rejects.toThrow('EADDRINUSE')
  await server.stop()
  expect(fs.existsSync(`${folder}/feed.sock`)).toBe(true)
  await isUp(listen((await start(`unix:${folder}/feed.sock`)).address))
  fs.writeFileSync(`${folder}/file`, 'kept')
  await expect(startFeedServer({ address: `unix:${folder}/file`, token: 'x' })).rejects.toThrow('EADDRINUSE')
  expect(fs.readFileSync(`${folder}/file`, 'utf8')).toBe('kept')
})

test('who has more than 20,000 messages before it is cut off', async () => {
  const server = await start()
  const told = listen(server.address)
  await isUp(told)
  for (let n = 0; n < 20_000; n++) void server.publish('a', `${n}`)
  await expect.poll(() => told.messages.length).toBe(20_000)
  expect(told.states).toEqual(['up'])
  for (let n = 0; n < 20_001; n++) void server.publish('a', `${n}`)
  await expect.poll(() => told.states).toEqual(['up', 'down', 'up'])
})

test('who does not read is cut off, and nobody else waits for it', async () => {
  const server = await start('tcp://127.0.0.1:0', 100)
  const slow = net.connect(Number(new URL(server.address).port), '127.0.0.1')
  slow.write(writeFrame('secret', '#'))
  await new Promise((resolve) => slow.once('data', resolve))
  slow.pause()
  const gone = new Promise((resolve) => slow.once('close', resolve).once('error', () => {}))
  const told = listen(server.address)
  await isUp(told)
  const body = 'x'.repeat(256 * 1024)
  for (let n = 1; n <= 300; n++) {
    await server.publish('a', body)
    await expect.poll(() => told.messages.length, { interval: 1 }).toBe(n)
  }
  slow.resume()
  await gone
  expect(slow.bytesRead).toBeLessThan(300 * body.length)
  expect(told.states).toEqual(['up'])
})

test('a message that its handler throws at counts as lost', async () => {
  const server = await start()
  const told = listen(server.address, {}, (key) => {
    if (key === 'bad') throw new Error('not today')
  })
  await isUp(told)
  for (const key of ['a', 'bad', 'b']) await server.publish(key, '')
  await expect.poll(() => told.messages.length).toBe(3)
  expect(told.states).toEqual(['up', 'down', 'up'])
  expect(told.troubles).toEqual(['not today'])
})

test('nothing is told after a stop, not even that the connection is gone', async () => {
  const server = await start()
  const told = listen(server.address, {}, (key) => key === 'stop' && void told.stop())
  await isUp(told)
  for (const key of ['a', 'stop', 'b', 'c']) await server.publish(key, '')
  const other = listen(server.address)
  await isUp(other)
  await server.publish('d', '')
  await expect.poll(() => other.messages).toEqual([['d', '']])
  expect(told.messages.map(([key]) => key)).toEqual(['a', 'stop'])
  expect(told).toMatchObject({ states: ['up'], troubles: [] })
  const never = listen('tcp://127.0.0.1:1')
  await never.stop()
  expect(never.troubles).toEqual([])
})

test('an address says how to get there', () => {
  for (const address of ['', 'feed', 'http://127.0.0.1:80', 'tcp://127.0.0.1', 'unix:feed.sock'])
    expect(() => listen(address), address).toThrow('not an address of a feed')
})
