import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, startCluster } from './cluster.ts'

const LOOK_MS = 200
const RETRY_MS = [0, 500, 1000, 2000, 5000, 10_000]

interface Watch {
  /** The folder that the cluster was started with. */
  folder: string
  /** Aborted when whoever needs the cluster begins to stop: then one that ends stays down. */
  stopping: AbortSignal
  onDown: () => void
  onUp: () => void
  /** A try to start it again that failed; another one follows. */
  onFailure: (error: Error) => void
}

/** Starts a cluster again, at the same address, whenever it ends without having been told to. Stopping it here is telling it. */
export function keepRunning(
  started: Cluster,
  { folder, stopping, onDown, onUp, onFailure }: Watch,
): Pick<Cluster, 'stop' | 'foundDiskFull'> {
  const port = Number(new URL(started.url).port)
  const stopped = new AbortController()
  const signal = AbortSignal.any([stopping, stopped.signal])
  let cluster = started
  const wait = (ms: number): Promise<void> => pause(ms, undefined, { ref: false, signal }).catch(() => undefined)

  async function startAgain(): Promise<void> {
    for (let tries = 0; !signal.aborted; tries++) {
      await wait(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]!)
      if (signal.aborted) return
      try {
        cluster = await startCluster({ folder, port })
        return onUp()
      } catch (error) {
        onFailure(error as Error)
      }
    }
  }
  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await wait(LOOK_MS)
      if (signal.aborted || cluster.isAlive()) continue
      onDown()
      await startAgain()
    }
  }
  const watching = watch()
  return {
    foundDiskFull: () => cluster.foundDiskFull(),
    stop: async () => {
      stopped.abort()
      await watching
      await cluster.stop()
    },
  }
}
