import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Rabbit, findRabbit, startRabbit } from '../testing/rabbit.ts'
import { type AmqpAddress, publishToBroker } from './amqp.ts'
import { type SubscribeOptions, subscribe } from './subscribe.ts'

/**
 * `FEED_AMQP_URL` is a broker, `amqp://token:password@host:port/vhost`, where the token may do anything; or it is `start`, and Debian's RabbitMQ is started.
 * Without it this is no test: the machine may have no broker.
 */
const given = process.env['FEED_AMQP_URL']

describe.runIf(given)('by a broker', () => {
  let rabbit: Rabbit | undefined
  let folder: string | undefined
  let broker: AmqpAddress
  const open: { stop: () => Promise<void> }[] = []

  beforeAll(async () => {
    let url = given!
    if (url === 'start') {
      const program = findRabbit()
      if (program === undefined) throw new Error('this machine has no rabbitmq-server')
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-rabbit-'))
      rabbit = await startRabbit({ folder, program })
      url = rabbit.url
    }
    const { protocol, username, password, host, pathname } = new URL(url)
    broker = {
      address: `${protocol}//:${password}@${host}`,
      vhost: decodeURIComponent(pathname.slice(1)) || '/',
      token: decodeURIComponent(username),
    }
  })
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.stop()
  })
  afterAll(async () => {
    await rabbit?.stop()
    if (folder !== undefined) fs.rmSync(folder, { recursive: true })
  })

  const opened = <T extends { stop: () => Promise<void> }>(one: T): T => {
    open.push(one)
    return one
  }
  const publisher = () => opened(publishToBroker(broker))
  const listen = (options: Partial<SubscribeOptions> = {}) => {
    const told = { messages: [] as [key: string, body: string][], states: [] as string[], troubles: [] as string[] }
    const { stop } = opened(
      subscribe(
        { ...broker, bindings: ['#'], ...options },
        {
          onMessage: (key, body) => told.messages.push([key, body.toString()]),
          onConnection: (state) => told.states.push(state),
          onTrouble: (error) => told.troubles.push(error.message),
        },
      ),
    )
    return { ...told, stop }
  }
  const isUp = async (told: { states: string[] }): Promise<void> => {
    await expect.poll(() => told.states.at(-1)).toBe('up')
  }

  test('subscribers get what they are bound to, whole and in order', async () => {
    const feed = publisher()
    // The first message makes the exchange, which subscribers cannot.
    await feed.publish('first', '')
    const [all, alive] = [listen(), listen({ bindings: ['x', '#.alive.#'] })]
    await isUp(all)
    await isUp(alive)
    const long = 'ção'.repeat(100_000)
    const bodies = Array.from({ length: 500 }, (_, n) => (n === 250 ? long : `<alive n="${n}"/>`))
    await Promise.all(bodies.map((body, n) => feed.publish(n % 2 ? '-.-.-.alive.-' : 'hi.-.live.odds_change.1', Buffer.from(body))))
    await feed.publish('x', 'last')
    await expect.poll(() => alive.messages.at(-1)).toEqual(['x', 'last'])
    await expect.poll(() => all.messages.at(-1)).toEqual(['x', 'last'])
    expect(all.messages.map(([, body]) => body)).toEqual([...bodies, 'last'])
    expect(alive.messages.map(([, body]) => body)).toEqual([...bodies.filter((_, n) => n % 2), 'last'])
    expect(all).toMatchObject({ states: ['up'], troubles: [] })
  })

  test('who has not the token gets nothing, and is told so', async () => {
    const stranger = listen({ token: 'nobody' })
    await expect.poll(() => stranger.troubles.length).toBeGreaterThan(0)
    expect(stranger).toMatchObject({ messages: [], states: [] })
  })

  test('a connection that is lost is told of, and found again', async () => {
    const feed = publisher()
    await feed.publish('first', '')
    const { hostname, port } = new URL(broker.address)
    const between = new Set<net.Socket>()
    const proxy = net.createServer((socket) => {
      const far = net.connect(Number(port), hostname)
      for (const [one, other] of [
        [socket, far],
        [far, socket],
      ] as const) {
        between.add(one)
        one.on('error', () => {}).on('close', () => other.destroy())
        one.pipe(other)
      }
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const address = Object.assign(new URL(broker.address), {
      hostname: '127.0.0.1',
      port: String((proxy.address() as net.AddressInfo).port),
    })
    const told = listen({ address: address.href })
    await isUp(told)
    for (const socket of between) socket.destroy()
    await expect.poll(() => told.states).toEqual(['up', 'down', 'up'])
    await feed.publish('a', 'b')
    await expect.poll(() => told.messages).toEqual([['a', 'b']])
    await told.stop()
    await new Promise((resolve) => proxy.close(resolve))
    expect(told.states).toEqual(['up', 'down', 'up'])
  })
})

test('what cannot be published is said to be lost, and a broker that is not there is not waited for', async () => {
  const nowhere: AmqpAddress = { address: 'amqp://127.0.0.1:1', vhost: '/unifiedfeed/1', token: 'x' }
  const told = { troubles: 0, states: 0 }
  const feed = publishToBroker({ ...nowhere, onTrouble: () => told.troubles++ })
  const end = feed.publish('a', 'b').then(
    () => 'published',
    () => 'lost',
  )
  const subscriber = subscribe(
    { ...nowhere, bindings: ['#'] },
    { onMessage: () => told.states++, onConnection: () => told.states++, onTrouble: () => told.troubles++ },
  )
  await expect.poll(() => told.troubles).toBe(2)
  await feed.stop()
  expect(await end).toBe('lost')
  await subscriber.stop()
  expect(told).toEqual({ troubles: 2, states: 0 })
  expect(() => publishToBroker({ ...nowhere, address: 'http://127.0.0.1:1' })).toThrow('not the address of a broker')
})
