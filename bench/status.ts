// `/wps/system/status` against a bare Fastify route that returns a constant of the same size: both in one run, one after the other in
// turns, with the same load. `npm run bench:status`.
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import http from 'node:http'
import Fastify from 'fastify'
import { openBenchSite } from './site.ts'

const CONNECTIONS = 32
const ROUND_MS = 4000
const ROUNDS = 3

/** Keeps a number of connections busy for a while and returns the answers a second. */
function load(url: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + ROUND_MS
  let answers = 0
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (performance.now() > until) return resolve()
      http
        .get(url, { agent }, (response) => {
          response.resume()
          response.once('end', () => {
            if (response.statusCode !== 200) return reject(new Error(`status ${response.statusCode}`))
            answers++
            resolve(ask())
          })
        })
        .once('error', reject)
    })
  return Promise.all(Array.from({ length: CONNECTIONS }, ask)).then(() => {
    agent.destroy()
    return answers / (ROUND_MS / 1000)
  })
}

/** The load comes from a thread of its own, so that it does not share the server's. */
function loadFromThread(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { url } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

async function compare(): Promise<void> {
  const site = await openBenchSite()
  const status = `${site.url}/wps/system/status?host=localhost`
  const size = (await (await fetch(status)).text()).length
  const bare = Fastify()
  const constant = JSON.stringify({ constant: 'x'.repeat(size - 15) })
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(constant))
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  const rates = { status: [] as number[], bare: [] as number[] }
  for (const url of [status, bareUrl]) await loadFromThread(url)
  for (let round = 0; round < ROUNDS; round++) {
    rates.status.push(await loadFromThread(status))
    rates.bare.push(await loadFromThread(bareUrl))
  }
  const best = { status: Math.max(...rates.status), bare: Math.max(...rates.bare) }
  console.log(`${size} bytes, ${CONNECTIONS} connections, best of ${ROUNDS} rounds of ${ROUND_MS / 1000} s each, in turns`)
  console.log(`bare Fastify route   ${Math.round(best.bare)} answers/s`)
  console.log(`/wps/system/status   ${Math.round(best.status)} answers/s   ${Math.round((best.status / best.bare) * 100)} % of bare`)
  await bare.close()
  await site.stop()
}

if (isMainThread) await compare()
else parentPort?.postMessage(await load((workerData as { url: string }).url))
