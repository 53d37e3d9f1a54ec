// The rest of the house while pages are measured, in a process of its own: rounds by the clock, and everything that hears of them, folds and pays.
import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readBrand } from '@tucano/brand'
import { connect } from '@tucano/database'
import { Listening } from '../../server/src/betting/listen.ts'
import { buildServices } from '../../server/src/build-services.ts'
import { Catalogue } from '../../server/src/catalogue/catalogue.ts'
import { agents } from '../../server/src/features/agents/index.ts'
import { ownListeners } from '../betting/own-listeners.ts'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { KnownPlays } from '../../server/src/testing/known-plays.ts'
import { someRound } from '../ledger/measure.ts'

export interface Playing {
  url: string
  /** Accounts that play. */
  pockets: string[]
  /** Rounds a second; nothing is as many as there can be. */
  perSecond: number
}

/** How many rounds were over at a moment. */
export interface Count {
  at: number
  rounds: number
}

const HOUSE = 'rest-of-the-house'
const TICK_MS = 10
const TELL_MS = 100
/** Of rounds that nobody paces, so many are under way. */
const MANY = 256

/** Plays until it is stopped. */
export async function openHouse(playing: Playing) {
  const child = fork(new URL(import.meta.url), [HOUSE])
  const counts: Count[] = []
  let failure: string | undefined
  child.on('message', (message: Count | { failed: string }) => {
    if ('failed' in message) failure = message.failed
    else counts.push(message)
  })
  child.send(playing)
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the house ended with ${code}`))),
  ])
  return {
    counts,
    stop: async () => {
      child.send('stop')
      await once(child, 'exit')
      if (failure) throw new Error(failure)
    },
  }
}

async function run({ url, pockets, perSecond }: Playing): Promise<void> {
  const configuration = readConfiguration({ DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'warn' })
  const brand = await readBrand('tucano')
  const { db, pool } = connect({ url, connections: 12, onError: () => undefined })
  const services = await buildServices({ configuration, brand, db, pool, log: openLog({ level: 'warn' }) })
  const catalogue = new Catalogue(services, [])
  const listening = new Listening(services, ownListeners(services, catalogue))
  await listening.catchUp()
  listening.start()
  const stopTeams = agents({ services, catalogue, tellers: [] }).start!(undefined as never)
  const plays = new KnownPlays(services)
  let [asked, over, stopped] = [0, 0, false]
  const play = async (): Promise<void> => {
    const round = someRound({ first: 0n, members: 1 })
    await plays.play({ ...round, pocket: BigInt(pockets[randomInt(pockets.length)]!) })
    over++
  }
  const failed = (error: unknown): void => void process.send?.({ failed: String(error) })
  const began = performance.now()
  const clock = setInterval(() => {
    const due = perSecond > 0 ? Math.floor(((performance.now() - began) / 1000) * perSecond) : Infinity
    // Who is behind does not pile up more than a second's worth.
    for (; asked < due && asked - over < (perSecond || MANY); asked++) play().catch(failed)
  }, TICK_MS)
  const tell = setInterval(() => process.send?.({ at: Date.now(), rounds: over }), TELL_MS)
  process.on('message', (message) => {
    if (message !== 'stop' || stopped) return
    stopped = true
    clearInterval(clock)
    clearInterval(tell)
    void (async () => {
      await plays.stop()
      await listening.stop()
      await stopTeams()
      await services.workerPool.stop()
      await pool.end()
      process.disconnect?.()
    })()
  })
}

if (process.argv[2] === HOUSE) {
  process.once('message', (playing) => void run(playing as Playing))
  // Whoever measures is gone.
  process.once('disconnect', () => process.exit())
}
