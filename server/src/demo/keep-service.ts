import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#platform/log'
import { type Service, startService } from './start-service.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** What has run for so long was well: the next pause is a short one again. */
const STEADY_MS = 5 * MINUTE
const PAUSE_MS_MAX = MINUTE
/** More lines than this in a minute are counted, and not logged. */
const LINES_MAX = 60
const LINE_LENGTH_MAX = 2000

const LEVELS = { error: 'error', warning: 'warn', info: 'info' } as const

/** What a service writes goes to the log, a line each, as severe as it says of itself: `error: …`, `warning: …`, `info: …`. */
function lineTeller(service: string, log: Log): (line: string, isError: boolean) => void {
  let [sinceMs, told, left] = [performance.now(), 0, 0]
  return (line, isError) => {
    const now = performance.now()
    if (now - sinceMs >= MINUTE) {
      if (left > 0) log.warn({ service, lines: left }, 'a service wrote more lines than are logged')
      ;[sinceMs, told, left] = [now, 0, 0]
    }
    if (line.trim() === '') return
    if (told >= LINES_MAX) {
      left++
      return
    }
    told++
    const [, severity, text = line] = /^(error|warning|info): (.*)$/.exec(line) ?? []
    const level = severity === undefined ? (isError ? 'warn' : 'info') : LEVELS[severity as keyof typeof LEVELS]
    log[level]({ service }, text.slice(0, LINE_LENGTH_MAX))
  }
}

/** Twice as long each time, up to a minute. */
const growing = (deaths: number): number => Math.min(PAUSE_MS_MAX, SECOND * 2 ** (deaths - 1))

export interface KeptOptions {
  /** What it is called in the log. */
  name: string
  /** Its settings: the first time, and again after what it said then. */
  env: (said: RegExpExecArray | undefined) => Record<string, string>
  says: RegExp
  log: Log
  /** How long to wait before it is started again, by how often it has ended in a row. */
  pauseMs?: (deaths: number) => number
}

/** Starts a service and starts it again whenever it ends by itself. What it writes is logged. A first start that fails is its caller's affair. */
export async function keepService(
  entry: string,
  { name, env, says, log, pauseMs = growing }: KeptOptions,
): Promise<Pick<Service, 'said' | 'stop'>> {
  const stopping = new AbortController()
  const { signal } = stopping
  const onLine = lineTeller(name, log)
  const first = await startService(entry, { env: env(undefined), says, onLine, signal })
  let running = first

  /** How it ended, or why it did not start. */
  async function runAgain(): Promise<string> {
    try {
      running = await startService(entry, { env: env(first.said), says, onLine, signal })
      log.info({ service: name }, 'a service that had ended is there again')
      return await running.ended
    } catch (error) {
      return (error as Error).message.slice(-LINE_LENGTH_MAX)
    }
  }

  async function keep(): Promise<void> {
    let [deaths, sinceMs] = [0, performance.now()]
    let why = await first.ended
    while (!signal.aborted) {
      deaths = performance.now() - sinceMs >= STEADY_MS ? 1 : deaths + 1
      const ms = pauseMs(deaths)
      log.error({ service: name, why, times: deaths, seconds: ms / SECOND }, 'a service ended, and is started again after a pause')
      await wait(ms, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      sinceMs = performance.now()
      why = await runAgain()
    }
  }

  const keeping = keep()
  return {
    said: first.said,
    stop: async () => {
      stopping.abort()
      await running.stop()
      await keeping
    },
  }
}
