import { type KeyObject, randomUUID } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { type WalletCall, type WalletReply, isWalletReply, walletCalls } from '@tucano/contract/vendors'
import { signatureOf } from '../../server/src/features/vendors/signature.ts'

/** Minor units of money in the units of the wire. */
export const units = (minor: number): number => minor * 1000

export interface Player {
  user: string
  token: string
}

export interface Answer {
  http: number
  status: WalletReply['status']
  /** Minor units. */
  balance: number | undefined
  reply: WalletReply
}

interface Sending {
  path: string
  body: string | Buffer
  headers: Record<string, string>
  /** Whoever stops listening: once all is sent, or when the answer begins. */
  hangUp?: 'sent' | 'answered'
}

/** Nobody listened to the answer, or there was none in time. */
export class NoAnswer extends Error {}

const TIMEOUT_MS = 10_000

/** A vendor's end of the wallet: signs, sends, and reads the answer by its schema. */
export class WalletClient {
  readonly #url: URL
  readonly #key: KeyObject
  readonly #agent: http.Agent

  constructor(url: string, key: KeyObject) {
    this.#url = new URL(url)
    this.#key = key
    this.#agent = new (this.#url.protocol === 'https:' ? https : http).Agent({ keepAlive: true })
  }

  /** What every call about a round carries; the rest is the call's own. */
  call(call: WalletCall, fields: object, hangUp?: Sending['hangUp']): Promise<Answer> {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
    const headers = signatureOf(this.#key, body, Date.now())
    return this.send({ path: walletCalls[call].path, body, headers, ...(hangUp ? { hangUp } : {}) })
  }

  send({ path, body, headers, hangUp }: Sending): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const address = new URL(this.#url.pathname.replace(/\/$/, '') + path, this.#url)
    const options = { method: 'POST', agent: this.#agent, timeout: TIMEOUT_MS }
    const request = (this.#url.protocol === 'https:' ? https : http).request(address, {
      ...options,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    })
    const leave = (): void => {
      request.destroy()
      reject(new NoAnswer('nobody listened'))
    }
    request.on('timeout', () => request.destroy(new NoAnswer('no answer in time')))
    request.on('error', reject)
    request.on('response', (response) => {
      if (hangUp === 'answered') return leave()
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        try {
          resolve(read(response.statusCode ?? 0, Buffer.concat(parts).toString()))
        } catch (error) {
          reject(error)
        }
      })
    })
    request.end(body, () => {
      if (hangUp === 'sent') leave()
    })
    return promise
  }

  close(): void {
    this.#agent.destroy()
  }
}

function read(status: number, text: string): Answer {
  const reply: unknown = JSON.parse(text)
  if (!isWalletReply(reply)) throw new Error(`the reply does not fit its schema: ${text.slice(0, 200)}`)
  return { http: status, status: reply.status, balance: reply.balance === undefined ? undefined : reply.balance / units(1), reply }
}
