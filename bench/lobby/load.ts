import http from 'node:http'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'

export interface Times {
  p50: number
  p99: number
  max: number
  count: number
}

interface Load {
  urls: string[]
  headers: Record<string, string>
  rate: number
  seconds: number
}

function timesOf(times: number[]): Times {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1), count: sorted.length }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

function get(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        response.resume()
        response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`))))
      })
      .once('error', reject)
  })
}

/** One request after the other. */
export async function ask(urls: string[]): Promise<Times> {
  const times: number[] = []
  for (const url of urls) {
    const began = performance.now()
    await get(url, {})
    times.push(performance.now() - began)
  }
  return timesOf(times)
}

/** So many requests a second, sent by the clock whatever comes back; a request that waits to be sent waits on its own time. */
export function loadAt(load: Load): Promise<Times> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load })
    worker.once('message', (times: number[]) => resolve(timesOf(times)))
    worker.once('error', reject)
  })
}

async function run({ urls, headers, rate, seconds }: Load): Promise<number[]> {
  const times: number[] = []
  const waiting: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n < rate * seconds; n++) {
    const due = began + (n * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    waiting.push(get(urls[n % urls.length]!, headers).then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(waiting)
  return times
}

if (!isMainThread) {
  parentPort?.postMessage(await run(workerData as Load))
  agent.destroy()
}
