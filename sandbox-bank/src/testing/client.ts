import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Bank } from '../start-bank.ts'

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** Whoever has the client's secret, talking to the bank as programs do. */
export class BankClient {
  readonly bank: Bank
  #token: string | undefined

  constructor(bank: Bank) {
    this.bank = bank
  }

  async token(secret = this.bank.clientSecret): Promise<Answer> {
    return answer(
      await fetch(`${this.bank.url}/oauth/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${this.bank.clientId}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    )
  }

  /** As a real client does, with a new token when the old one is over. */
  async call(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
    const once = async (): Promise<Response> => {
      this.#token ??= String((await this.token()).body['access_token'])
      return fetch(`${this.bank.url}/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : null,
        signal: signal ?? null,
      })
    }
    const first = await once()
    if (first.status !== 401) return answer(first)
    this.#token = undefined
    return answer(await once())
  }

  /** A charge of so many reais. */
  charge(txid: string, original = '110.00', more: object = {}): Promise<Answer> {
    return this.call('PUT', `/cob/${txid}`, { valor: { original }, chave: this.bank.key, ...more })
  }

  listen(url: string): Promise<Answer> {
    return this.call('PUT', `/webhook/${this.bank.key}`, { webhookUrl: url })
  }
}

async function answer(response: Response): Promise<Answer> {
  const said = await response.text()
  return { status: response.status, headers: response.headers, body: said ? (JSON.parse(said) as Record<string, unknown>) : {} }
}

interface Heard {
  path: string
  signature: string
  raw: string
  body: { pix?: Record<string, unknown>[]; envios?: Record<string, unknown>[] }
}

export interface Receiver {
  url: string
  heard: Heard[]
  /** What it answers from now on. */
  answerWith: (status: number) => void
  stop: () => Promise<void>
}

/** A server that is told. */
export async function startReceiver(): Promise<Receiver> {
  const heard: Heard[] = []
  let status = 200
  const server = http.createServer((request, response) => {
    void text(request).then((raw) => {
      heard.push({
        path: request.url ?? '',
        signature: String(request.headers['x-tucano-signature']),
        raw,
        body: JSON.parse(raw) as Heard['body'],
      })
      response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    heard,
    answerWith: (next) => void (status = next),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
