import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { env as environment } from 'node:process'
import { Fault } from './fault.ts'
import { processorSeconds } from './processor-time.ts'

export interface Order {
  name: string
  given: unknown
}

interface Waiting {
  order: Order
  resolve: (result: never) => void
  reject: (error: Error) => void
}

interface Worker {
  process: ChildProcess
  ready: boolean
  busy: Waiting | undefined
  timer?: NodeJS.Timeout | undefined
}

export interface CrewLimits {
  /** How many processes there are at most. */
  workers: number
  /** How many orders wait at most; whoever would wait longer is told to come back. */
  waiting: number
  /** How much of the processor an order may take. Then its process is killed, and another takes its place. */
  seconds: number
  /** An order whose process had to wait for the processor may take this many times as long. */
  patience?: number
  priority: number
}

/** A process that has not said in this time that it is there is not going to. */
const START_SECONDS = 60

const PATIENCE = 3

const busyFault = (): Fault => new Fault('system.busy', { retryAfterSeconds: 2 })

/** Processes that do one kind of work, one thing at a time in each, with a queue of their own: no other kind waits for them. */
export class WorkerGroup {
  #entry: string
  #limits: CrewLimits
  #workers: Worker[] = []
  #waiting: Waiting[] = []
  #changed: () => void
  #stopped = false

  /** `changed` hears whenever the queue is longer or shorter. */
  constructor(entry: string, limits: CrewLimits, changed: () => void) {
    this.#entry = entry
    this.#limits = limits
    this.#changed = changed
  }

  get waiting(): number {
    return this.#waiting.length
  }

  do(order: Order): Promise<never> {
    if (this.#waiting.length >= this.#limits.waiting || this.#stopped) return Promise.reject(busyFault())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject })
      this.#work()
    })
  }

  /** Nothing that the processes do is kept: they are simply ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    const ended = this.#workers.map(({ process }) => new Promise((resolve) => process.once('exit', resolve)))
    for (const { process } of this.#workers) process.kill('SIGKILL')
    for (const { reject } of this.#waiting.splice(0)) reject(busyFault())
    await Promise.all(ended)
  }

  #work(): void {
    while (this.#waiting.length > 0) {
      const free = this.#workers.find(({ busy }) => busy === undefined) ?? this.#employ()
      if (!free) break
      free.busy = this.#waiting.shift()!
      if (free.ready) this.#send(free)
    }
    this.#changed()
  }

  /** The time begins when the process has the order, so that a slow start is held against no picture. */
  #send(worker: Worker): void {
    worker.process.send(worker.busy!.order)
    this.#limit(worker, this.#limits.seconds)
  }

  /** A machine that is busy with other things is held against no order either: what counts is what its process had of the processor. */
  #limit(worker: Worker, seconds: number): void {
    const { process } = worker
    const { patience = PATIENCE } = this.#limits
    const before = processorSeconds(process.pid) ?? 0
    let waited = 0
    const wait = (more: number): void => {
      clearTimeout(worker.timer)
      waited += more
      worker.timer = setTimeout(() => {
        const left = Math.min(seconds - ((processorSeconds(process.pid) ?? Infinity) - before), patience * seconds - waited)
        if (left < 0.1) process.kill('SIGKILL')
        else wait(left)
      }, more * 1000).unref()
    }
    wait(seconds)
  }

  /** Workers come as they are needed: a server where nobody signs in has none. */
  #employ(): Worker | undefined {
    if (this.#workers.length >= this.#limits.workers) return undefined
    const process = fork(this.#entry, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // It does one thing at a time: one thread with one piece of memory is enough.
      env: { ...environment, UV_THREADPOOL_SIZE: '1' },
    })
    const worker: Worker = { process, ready: false, busy: undefined }
    this.#limit(worker, START_SECONDS)
    const finish = (settle: (work: Waiting) => void): void => {
      clearTimeout(worker.timer)
      if (worker.busy) settle(worker.busy)
      worker.busy = undefined
    }
    process.on('message', (said: { ready?: true; result?: unknown; problem?: string }) => {
      if (said.ready) {
        worker.ready = true
        lower(process, this.#limits.priority)
        clearTimeout(worker.timer)
        if (worker.busy) this.#send(worker)
        return
      }
      finish(({ resolve, reject }) => (said.problem === undefined ? resolve(said.result as never) : reject(new Error(said.problem))))
      this.#work()
    })
    process.on('error', () => undefined)
    process.on('exit', () => {
      finish(({ reject }) => reject(busyFault()))
      this.#workers = this.#workers.filter((other) => other !== worker)
      if (!this.#stopped) this.#work()
    })
    this.#workers.push(worker)
    return worker
  }
}

/** It may be gone already. */
function lower({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid !== undefined) os.setPriority(pid, priority)
  } catch {
    // Nothing is left to be lowered.
  }
}
