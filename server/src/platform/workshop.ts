import type { CoverTheme } from '@tucano/art'
import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { env as environment } from 'node:process'
import { Fault } from './fault.ts'
import type { Metrics } from './metrics.ts'

/** Work that takes the processor for long: what it is given, and what comes back. */
export interface Works {
  hashPassword: (password: string) => string
  verifyPassword: (given: { password: string; hash: string }) => boolean
  drawText: () => { text: string; png: Uint8Array }
  drawSlider: () => DrawnSlider
  squarePicture: (file: Uint8Array) => Uint8Array | undefined
  drawCover: (given: { name: string; vendor: string; theme: CoverTheme; scale: number }) => Uint8Array
  drawIcon: (given: { svg: string; size: number }) => Uint8Array
}

export interface DrawnSlider {
  background: Uint8Array
  piece: Uint8Array
  x: number
  y: number
  width: number
  height: number
  pieceSize: number
}

export interface WorkOrder {
  name: keyof Works
  given: unknown
}

interface Waiting {
  order: WorkOrder
  resolve: (result: never) => void
  reject: (error: Error) => void
}

interface Worker {
  process: ChildProcess
  busy: Waiting | undefined
}

const WAITING_MAX = 100

/**
 * Does heavy work in as many processes as there are processors, one thing at a time in each: memory is bounded, and since the processes have
 * a low priority, a flood of logins takes what others leave. What would wait too long is told to come back.
 */
export class Workshop {
  #entry: string
  #workers: Worker[] = []
  #waiting: Waiting[] = []
  #metrics: Pick<Metrics, 'workWaiting'>
  #stopped = false

  /** `entry` is the file that the processes run. */
  constructor(entry: string, metrics: Pick<Metrics, 'workWaiting'>) {
    this.#entry = entry
    this.#metrics = metrics
  }

  do<Name extends keyof Works>(name: Name, ...given: Parameters<Works[Name]>): Promise<ReturnType<Works[Name]>> {
    if (this.#waiting.length >= WAITING_MAX || this.#stopped) return Promise.reject(new Fault('system.busy', { retryAfterSeconds: 2 }))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order: { name, given: given[0] }, resolve, reject })
      this.#work()
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    // Whoever waits in the queue would wait for ever, and a server that closes waits for them.
    for (const { reject } of this.#waiting.splice(0)) reject(new Fault('system.busy', { retryAfterSeconds: 2 }))
    const ended = this.#workers.map(({ process }) => new Promise((resolve) => process.once('exit', resolve)))
    for (const { process } of this.#workers) if (process.connected) process.disconnect()
    await Promise.all(ended)
  }

  #work(): void {
    this.#metrics.workWaiting.set(this.#waiting.length)
    while (this.#waiting.length > 0) {
      const free = this.#workers.find(({ busy }) => busy === undefined) ?? this.#employ()
      if (!free) return
      free.busy = this.#waiting.shift()!
      free.process.send(free.busy.order)
    }
  }

  /** Workers come as they are needed: a server where nobody signs in has none. */
  #employ(): Worker | undefined {
    if (this.#workers.length >= os.availableParallelism()) return undefined
    const process = fork(this.#entry, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // It does one thing at a time: one thread with one piece of memory is enough.
      env: { ...environment, UV_THREADPOOL_SIZE: '1' },
    })
    const worker: Worker = { process, busy: undefined }
    const finish = (settle: (work: Waiting) => void): void => {
      if (worker.busy) settle(worker.busy)
      worker.busy = undefined
    }
    process.on('message', ({ result, problem }: { result?: unknown; problem?: string }) => {
      finish(({ resolve, reject }) => (problem === undefined ? resolve(result as never) : reject(new Error(problem))))
      this.#work()
    })
    process.on('error', () => undefined)
    process.on('exit', () => {
      finish(({ reject }) => reject(new Fault('system.busy', { retryAfterSeconds: 2 })))
      this.#workers = this.#workers.filter((other) => other !== worker)
      if (!this.#stopped) this.#work()
    })
    this.#workers.push(worker)
    return worker
  }
}
