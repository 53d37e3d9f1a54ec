import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { LedgerRefusal } from '@tucano/ledger'
import type { Played } from '#betting/play'
import type { Player } from './acts.ts'
import { passingTrouble } from './call.ts'
import type { WorkerReply, WorkerRequest } from './worker.ts'

/** Processes that play rounds, as servers behind one address. Whoever has no answer from one asks another. */
export interface Workers extends Player {
  /** Ends one with SIGKILL, starts another in its place, and resolves to the time until that one has played a round. */
  killOne: () => Promise<number>
  stop: () => Promise<void>
}

interface Waiter {
  resolve: (played: Played) => void
  reject: (error: unknown) => void
}

interface Worker {
  child: ChildProcess
  ready: boolean
  waiting: Map<number, Waiter>
  /** When it can be asked, and when it has played its first round. Both reject when it ends before. */
  started: PromiseWithResolvers<void>
  working: PromiseWithResolvers<void>
}

export async function openWorkers(url: string, count: number): Promise<Workers> {
  const workers = Array.from({ length: count }, () => startWorker(url))
  let asked = 0
  await Promise.all(workers.map(({ started }) => started.promise))
  return {
    play: (round) => {
      const ready = workers.filter((worker) => worker.ready)
      const worker = ready[randomInt(Math.max(1, ready.length))]
      if (!worker) return Promise.reject(passingTrouble('no worker is there'))
      const request: WorkerRequest = { n: ++asked, round }
      return new Promise((resolve, reject) => {
        worker.waiting.set(request.n, { resolve, reject })
        worker.child.send(request)
      })
    },
    killOne: async () => {
      const place = randomInt(workers.length)
      const killedAt = performance.now()
      abandon(workers[place]!)
      const successor = startWorker(url)
      workers[place] = successor
      await successor.working.promise
      return performance.now() - killedAt
    },
    stop: async () => {
      const alive = workers.filter(({ child }) => child.exitCode === null && child.signalCode === null)
      const gone = alive.map(({ child }) => once(child, 'exit'))
      for (const worker of workers) abandon(worker)
      await Promise.all(gone)
    },
  }
}

function startWorker(url: string): Worker {
  const child = fork(new URL('worker.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: url },
    execArgv: [],
    serialization: 'advanced',
  })
  const [started, working] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const worker: Worker = { child, ready: false, waiting: new Map(), started, working }
  for (const { promise } of [started, working]) promise.catch(() => undefined)
  child.on('message', (reply: WorkerReply) => {
    if ('ready' in reply) {
      worker.ready = true
      started.resolve()
    } else answer(worker, reply)
  })
  child.on('error', () => undefined)
  child.once('exit', (code) => giveUp(worker, new Error(`a worker ended by itself with ${code}`)))
  return worker
}

function answer({ waiting, working }: Worker, reply: Exclude<WorkerReply, { ready: true }>): void {
  const waiter = waiting.get(reply.n)
  waiting.delete(reply.n)
  if ('played' in reply) {
    working.resolve()
    waiter?.resolve(reply.played)
  } else if ('refused' in reply) waiter?.reject(new LedgerRefusal(reply.refused))
  else waiter?.reject(Object.assign(new Error(reply.failed), { code: reply.code }))
}

/** Whoever waits hears at once, while the database may still be at work on what was asked. */
function abandon(worker: Worker): void {
  worker.child.kill('SIGKILL')
  giveUp(worker, passingTrouble('the worker was killed'))
}

function giveUp(worker: Worker, error: Error): void {
  worker.ready = false
  for (const { reject } of [...worker.waiting.values(), worker.started, worker.working]) reject(error)
  worker.waiting.clear()
}
