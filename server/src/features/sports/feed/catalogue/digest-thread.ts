// A thread of its own for long documents: what is told meanwhile is followed without delay.
import { parentPort } from 'node:worker_threads'
import { DIGESTS, type DigestName, type Documents } from './digest.ts'

parentPort!.on('message', ({ id, name, documents }: { id: number; name: DigestName; documents: Documents }) => {
  try {
    parentPort!.postMessage({ id, value: DIGESTS[name](documents) })
  } catch (error) {
    parentPort!.postMessage({ id, problem: error instanceof Error ? error.message : String(error) })
  }
})
