import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { DIGESTS, type DigestName, type Documents } from './digest.ts'

/** What is shorter is read at once. */
const LONG = 200_000

type Digested<N extends DigestName> = ReturnType<(typeof DIGESTS)[N]>
type Answer = { id: number; value: unknown } | { id: number; problem: string }

/** Has long documents read by a thread of its own, which is there while there is something to read. */
export class Digester {
  #thread: Worker | undefined
  #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #last = 0
  #closed = false

  async digest<N extends DigestName>(name: N, documents: Documents): Promise<Digested<N>> {
    if (this.#closed) throw new Error('no documents are read any more')
    if (documents.en.length + (documents.pt?.length ?? 0) < LONG) return DIGESTS[name](documents) as Digested<N>
    const id = ++this.#last
    const answer = Promise.withResolvers<unknown>()
    this.#waiting.set(id, answer)
    this.#thread ??= this.#start()
    this.#thread.postMessage({ id, name, documents })
    try {
      return (await answer.promise) as Digested<N>
    } finally {
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) await this.#rest()
    }
  }

  async stop(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#waiting.values()) reject(new Error('no documents are read any more'))
    await this.#rest()
  }

  async #rest(): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(path.join(import.meta.dirname, 'digest-thread.ts'), { execArgv: [] })
    thread.unref()
    const fail = (error: Error): void => {
      if (this.#thread === thread) this.#thread = undefined
      for (const { reject } of this.#waiting.values()) reject(error)
    }
    thread.on('message', (said: Answer) => {
      const waiting = this.#waiting.get(said.id)
      if ('problem' in said) waiting?.reject(new Error(said.problem))
      else waiting?.resolve(said.value)
    })
    thread.once('error', fail)
    thread.once('exit', () => this.#thread === thread && fail(new Error('whoever reads documents is gone')))
    return thread
  }
}
