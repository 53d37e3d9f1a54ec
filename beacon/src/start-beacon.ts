import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Chain, hashOfChain, infoOf, msOfRound, roundAt } from './chain.ts'
import { newSecretKey, publicKeyOf, randomnessOf, signRound } from './verify.ts'

export interface BeaconOptions {
  /** Where it keeps its key and its first moment. */
  folder: string
  /** 0, the default, is any that is free. */
  port?: number
  host?: string
  periodSeconds?: number
  /** Milliseconds since 1970. */
  clock?: () => number
}

export interface LocalBeacon {
  url: string
  chain: Chain
  stop: () => Promise<void>
}

interface Kept {
  secretKey: string
  genesisSeconds: number
  periodSeconds: number
}

const PERIOD_SECONDS = 3
/** So many signatures are kept: whoever draws asks for the newest. */
const KEPT_MAX = 64
const NAME = 'local'

/** Its key is made once. A file that is not whole is an error, not a reason for another key: rounds that were told would not be signed any more. */
function openKept(folder: string, { periodSeconds, clock }: { periodSeconds: number; clock: () => number }): Kept {
  const file = path.join(folder, 'beacon.json')
  if (!fs.existsSync(file)) {
    fs.mkdirSync(folder, { recursive: true })
    const genesisSeconds = Math.floor(clock() / 1000)
    const kept: Kept = { secretKey: Buffer.from(newSecretKey()).toString('hex'), genesisSeconds, periodSeconds }
    const written = `${file}.${process.pid}`
    fs.writeFileSync(written, JSON.stringify(kept), { mode: 0o600, flush: true })
    fs.renameSync(written, file)
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept
}

/**
 * A beacon of the house's own with drand's HTTP API, for where there is no network: a round is signed when its time has come, and not before. It
 * proves less than a public one, since whoever has its key knows all rounds; pages that show a proof say so.
 */
export async function startBeacon({
  folder,
  port = 0,
  host = '127.0.0.1',
  periodSeconds = PERIOD_SECONDS,
  clock = Date.now,
}: BeaconOptions): Promise<LocalBeacon> {
  const kept = openKept(folder, { periodSeconds, clock })
  const secretKey = Buffer.from(kept.secretKey, 'hex')
  const promised = {
    publicKey: Buffer.from(publicKeyOf(secretKey)).toString('hex'),
    periodSeconds: kept.periodSeconds,
    genesisSeconds: kept.genesisSeconds,
    groupHash: '00'.repeat(32),
    name: NAME,
  }
  const chain: Chain = { ...promised, hash: hashOfChain(promised) }
  const signed = new Map<number, string>()
  const answerRound = (round: number): unknown => {
    let signature = signed.get(round)
    if (signature === undefined) {
      signature = Buffer.from(signRound(secretKey, round)).toString('hex')
      signed.set(round, signature)
      if (signed.size > KEPT_MAX) signed.delete(signed.keys().next().value!)
    }
    return { round, randomness: Buffer.from(randomnessOf(Buffer.from(signature, 'hex'))).toString('hex'), signature }
  }
  const answer = (asked: string): unknown => {
    const [, given, what, which] = asked.split('/')
    if (asked === '/chains') return [chain.hash]
    if (given !== chain.hash) return undefined
    if (what === 'info' && which === undefined) return infoOf(chain)
    const newest = roundAt(chain, clock())
    const round = which === 'latest' ? newest : /^[1-9]\d{0,14}$/.test(which ?? '') ? Number(which) : 0
    return what === 'public' && round >= 1 && round <= newest && clock() >= msOfRound(chain, round) ? answerRound(round) : undefined
  }
  const server = http.createServer((request, reply) => {
    const body = request.method === 'GET' ? answer(request.url ?? '') : undefined
    reply.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    reply.end(JSON.stringify(body ?? { error: 'there is no such round yet' }))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host}:${bound}`,
    chain,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
