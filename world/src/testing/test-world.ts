import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { type LocalBeacon, startBeacon } from '@tucano/beacon'
import { type World, type WorldOptions, startWorld } from '../start-world.ts'
import { TestClock } from './clock.ts'
import { Listener } from './listener.ts'
import { RACE } from './race.ts'

export const TOKEN = 'a token of the world'
/** A Thursday on which nothing special begins. */
export const NOON = Date.UTC(2026, 10, 19, 12)

export interface TestWorld {
  world: World
  listener: Listener
  clock: TestClock
  beacon: LocalBeacon
  folder: string
  /** Time passes, from one thing that is due to the next. */
  advanceTo: (ms: number) => Promise<void>
  advance: (ms: number) => Promise<void>
  /** Time passes until something is so. */
  until: (isSo: () => boolean) => Promise<void>
  /** What the world's API answers. */
  ask: (path: string, init?: { method?: string; body?: string }) => Promise<{ status: number; body: string }>
  /** The same folder, so much later, another process. */
  restart: (options?: Partial<WorldOptions>, laterMs?: number) => Promise<TestWorld>
  stop: () => Promise<void>
}

/** Of the world's time. */
const PATIENCE_MS = 60 * 60_000

/** Seeds that are the same each time. */
export const seededBytes = (label: string): ((count: number) => Uint8Array) => {
  let n = 0
  return (count) => createHash('sha512').update(`${label}|${n++}`).digest().subarray(0, count)
}

interface Parts {
  folder: string
  clock: TestClock
  beacon: LocalBeacon
  options: Partial<WorldOptions>
}

async function open(parts: Parts): Promise<TestWorld> {
  const { folder, clock, beacon, options } = parts
  const begin = Promise.withResolvers<void>()
  const world = await startWorld({
    begin: begin.promise,
    token: TOKEN,
    clock,
    beacon: { urls: [beacon.url], chain: beacon.chain.hash },
    sports: { football: RACE },
    aheadMs: 10 * 60_000,
    pastMs: 0,
    say: (line) => {
      throw new Error(line)
    },
    ...options,
    folder,
  })
  const listener = await Listener.bind(world, TOKEN)
  begin.resolve()
  await world.control.settled()
  const advanceTo = async (ms: number): Promise<void> => {
    for (let next = world.control.nextMs(); next <= ms; next = world.control.nextMs()) {
      clock.set(next)
      await world.control.settled()
    }
    clock.set(ms)
    await listener.all()
  }
  const close = async (): Promise<void> => {
    await listener.stop()
    await world.stop()
  }
  return {
    world,
    listener,
    clock,
    beacon,
    folder,
    advanceTo,
    advance: (ms) => advanceTo(clock.now() + ms),
    until: async (isSo) => {
      const endMs = clock.now() + PATIENCE_MS
      while (!isSo()) {
        if (clock.now() > endMs) throw new Error('it does not come to be')
        await advanceTo(clock.now() + 1000)
      }
    },
    ask: async (asked, init = {}) => {
      const reply = await fetch(`${world.url}${asked}`, { ...init, headers: { 'x-access-token': TOKEN } })
      return { status: reply.status, body: await reply.text() }
    },
    restart: async (more = {}, laterMs = 0) => {
      await close()
      clock.set(clock.now() + laterMs)
      return open({ ...parts, options: { ...options, ...more } })
    },
    stop: async () => {
      await close()
      await beacon.stop()
      fs.rmSync(folder, { recursive: true })
    },
  }
}

/** A world whose time stands still, with a beacon of the same time and somebody who listens. */
export async function startTestWorld({
  startMs = NOON,
  ...options
}: Partial<WorldOptions> & { startMs?: number } = {}): Promise<TestWorld> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'world-'))
  const clock = new TestClock(startMs)
  const beacon = await startBeacon({ folder: path.join(folder, 'beacon'), clock: clock.now })
  return open({ folder, clock, beacon, options })
}
