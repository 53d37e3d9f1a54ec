import { createHash, randomBytes } from 'node:crypto'
import { type FeedPublisher, publishToBroker, startFeedServer } from '@tucano/feed'
import { SPORTS, type Sport } from '@tucano/sports/markets'
import { BeaconClient } from './beacon-client.ts'
import { createCalendar } from './calendar/index.ts'
import { type Clock, systemClock } from './clock.ts'
import { type CancelledInterval, cancelInterval, flood } from './faults/acts.ts'
import { FaultSwitches, type Faults } from './faults/faults.ts'
import { type SportCode, inventWorld, labelledDraws } from './invented/index.ts'
import { jsonApi } from './own-api/json-api.ts'
import { Programme } from './programme.ts'
import { type Answer, startHttpServer } from './rest/http-server.ts'
import { XmlApi } from './rest/xml-api.ts'
import type { Running } from './running.ts'
import type { Say } from './say.ts'
import { Store } from './store/store.ts'
import { Teller } from './telling/teller.ts'
import { yieldTurn } from './turns.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** How long before a match its prices open. */
const AHEAD_MS = 3 * HOUR
/** The longest season is shorter. */
const PAST_MS = 7 * DAY

export interface WorldOptions {
  /** Where it keeps its one file. */
  folder: string
  token: string
  beacon: { urls: readonly string[]; chain: string }
  host?: string
  /** 0, the default, is any that is free. */
  port?: number
  /** `tcp://127.0.0.1:0`, the default, is any port that is free. */
  feedAddress?: string
  /** A broker besides: what a bookmaker's user and virtual host are there. */
  broker?: { address: string; vhost: string; token: string }
  clock?: Clock
  /** Nothing is played or told before it. */
  begin?: Promise<void>
  aheadMs?: number
  pastMs?: number
  faults?: Partial<Faults>
  sports?: Readonly<Partial<Record<SportCode, Sport>>>
  randomBytes?: (count: number) => Uint8Array
  /** Called before each statement that changes something, and before each commit. */
  onStatement?: () => void
  say?: Say
}

/** What tests do without an address. */
export interface Control {
  faults: FaultSwitches
  cancelInterval: (interval: CancelledInterval) => void
  flood: (messages: number) => number
  /** Matches that are being played. */
  live: () => string[]
  /** Those whose prices are open. */
  announced: () => string[]
  /** How many messages were told. */
  told: () => number
  /** When something is to be done next. */
  nextMs: () => number
  /** Ends once all that is due is done. */
  settled: () => Promise<void>
}

export interface World {
  url: string
  feedAddress: string
  control: Control
  /** Comes when it cannot go on. */
  broken: Promise<Error>
  stop: () => Promise<void>
}

const drawsOf = labelledDraws((text) => createHash('sha256').update(text).digest())

/** Does what is due, for as long as it is let. */
function drive(programme: Programme, { clock = systemClock, say = () => {}, begin }: Pick<WorldOptions, 'clock' | 'say' | 'begin'>) {
  const stopping = new AbortController()
  let waiting: (() => void)[] = []
  let isIdle = false
  async function run(): Promise<void> {
    await begin
    while (!stopping.signal.aborted) {
      await programme.step()
      const leftMs = programme.nextMs() - clock.now()
      if (leftMs <= 0) await yieldTurn()
      else {
        isIdle = true
        for (const hear of waiting.splice(0)) hear()
        await clock.wait(leftMs, stopping.signal)
        isIdle = false
      }
    }
  }
  const { promise: broken, resolve: tellBroken } = Promise.withResolvers<Error>()
  const running = run().catch((error: Error) => {
    say(`The world stands still: ${error.stack}`, 'error')
    tellBroken(error)
  })
  return {
    broken,
    settled: () =>
      new Promise<void>((resolve) => {
        if (isIdle && programme.nextMs() > clock.now()) resolve()
        else waiting.push(resolve)
      }),
    stop: async () => {
      stopping.abort()
      await running
      for (const hear of waiting) hear()
      waiting = []
    },
  }
}

/** Stops what was started, the last first. */
class Started {
  readonly #stops: (() => Promise<void> | void)[] = []

  add(stop: () => Promise<void> | void): void {
    this.#stops.push(stop)
  }

  stop = async (): Promise<void> => {
    for (const stop of this.#stops.splice(0).toReversed()) await stop()
  }
}

export async function startWorld(options: WorldOptions): Promise<World> {
  const started = new Started()
  try {
    return await start(options, started)
  } catch (error) {
    await started.stop()
    throw error
  }
}

async function publishersOf({ feedAddress, token, broker, say = () => {} }: WorldOptions, started: Started) {
  const server = await startFeedServer({ address: feedAddress ?? 'tcp://127.0.0.1:0', token })
  started.add(server.stop)
  const publishers: FeedPublisher[] = [server]
  if (broker) {
    const publisher = publishToBroker({ ...broker, onTrouble: (error) => say(`The broker: ${error.message}`) })
    started.add(publisher.stop)
    publishers.push(publisher)
  }
  return { publishers, address: server.address }
}

async function start(options: WorldOptions, started: Started): Promise<World> {
  const { folder, token, clock = systemClock, say = () => {}, host = '127.0.0.1', port = 0 } = options
  const store = new Store(folder, options.onStatement)
  started.add(() => store.close())
  const world = inventWorld(drawsOf)
  const { publishers, address: feedAddress } = await publishersOf(options, started)
  const faults = new FaultSwitches(options.faults)
  const running: Running = {
    world,
    calendar: createCalendar(world, drawsOf),
    store,
    clock,
    faults,
    teller: new Teller({ publishers, clock, faults, say }),
    sports: options.sports ?? SPORTS,
    randomBytes: options.randomBytes ?? ((count) => randomBytes(count)),
  }
  const { aheadMs = AHEAD_MS, pastMs = PAST_MS } = options
  const programme = new Programme({ running, beacon: new BeaconClient(options.beacon), aheadMs, pastMs, say })
  const address = { url: '' }
  const xml = new XmlApi({ running, programme, url: () => address.url, say })
  started.add(xml.stop)
  const answers: Answer[] = [({ method, url, body }) => xml.answer(method, url, body), jsonApi(running, programme)]
  const http = await startHttpServer({ host, port, token, answers, say })
  started.add(http.stop)
  address.url = http.url
  const driven = drive(programme, options)
  started.add(driven.stop)
  return {
    url: http.url,
    feedAddress,
    control: {
      faults,
      cancelInterval: (interval) => cancelInterval(running, programme, interval),
      flood: (messages) => flood(running, programme, messages),
      live: () => [...programme.live.keys()],
      announced: () => programme.announced.map(({ id }) => id),
      told: () => running.teller.count,
      nextMs: () => programme.nextMs(),
      settled: driven.settled,
    },
    broken: driven.broken,
    stop: started.stop,
  }
}
