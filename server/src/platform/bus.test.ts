import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRedis } from '../start-redis.ts'
import { type Bus, LocalBus } from './bus.ts'
import { openLog } from './log.ts'
import { RedisBus } from './redis-bus.ts'

const log = openLog({ level: 'silent' })
let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

/** What a channel hears, and the next thing that it hears. */
async function hear(bus: Bus, channel: string) {
  const heard: unknown[] = []
  const unsubscribe = await bus.subscribe(channel, (message) => heard.push(message))
  return { heard, unsubscribe }
}

test.each(['one process', 'two processes'])(
  'a message reaches whoever hears its channel, in order, and nobody else (%s)',
  async (processes) => {
    const one = processes === 'one process' ? new LocalBus() : await RedisBus.open(redis.url, log)
    const two = processes === 'one process' ? one : await RedisBus.open(redis.url, log)
    const [a, b, other] = [await hear(one, 'x'), await hear(two, 'x'), await hear(two, 'y')]
    for (let n = 0; n < 100; n++) await one.publish('x', { n, text: 'São João' })
    const all = Array.from({ length: 100 }, (_, n) => ({ n, text: 'São João' }))
    await expect.poll(() => [a.heard, b.heard]).toEqual([all, all])
    expect(other.heard).toEqual([])
    expect(await one.publish('nobody', 1)).toBe(0)
    // Whoever has left hears nothing; whoever came again, and whoever stayed, do.
    a.unsubscribe()
    b.unsubscribe()
    const again = await hear(two, 'x')
    await one.publish('x', 'after')
    await expect.poll(() => again.heard).toEqual(['after'])
    expect(a.heard).toEqual(all)
    await one.stop()
    await two.stop()
  },
)

test('while redis is away nobody waits for it; when it is back, everybody hears again and knows that something was missed', async () => {
  const own = await startRedis()
  const bus = await RedisBus.open(own.url, log)
  const { heard } = await hear(bus, 'x')
  let missed = 0
  bus.onMissed(() => missed++)
  await own.stop()
  await expect.poll(() => bus.publish('x', 'lost')).toBe(0)
  const back = await startRedis(Number(new URL(own.url).port))
  await expect.poll(() => missed).toBeGreaterThan(0)
  await expect.poll(() => bus.publish('x', 'heard')).toBe(1)
  await expect.poll(() => heard).toContain('heard')
  expect(heard).not.toContain('lost')
  await bus.stop()
  await back.stop()
})

test('a redis that is not there is told by the name of its variable', async () => {
  await expect(RedisBus.open('redis://127.0.0.1:9', log)).rejects.toThrow(/^REDIS_URL: no connection to 127\.0\.0\.1:9/)
})
