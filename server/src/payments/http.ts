import http from 'node:http'
import https from 'node:https'
import { ProviderError } from './provider.ts'

/** Files of the certificate by which the provider knows us, and of whoever vouches for the provider's. */
export interface ClientCertificate {
  cert: Buffer
  key: Buffer
  ca: Buffer | undefined
}

export interface HttpAnswer {
  status: number
  body: unknown
}

interface Asked {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH'
  url: string
  headers: Record<string, string>
  body?: string | undefined
}

const TIMEOUT_MS = 10_000
const BODY_MAX = 4 * 1024 * 1024

/** Asks over connections that stay open, with our certificate when there is one. */
export class HttpClient {
  #agent: http.Agent | https.Agent
  #request: typeof http.request
  #timeoutMs: number

  constructor(
    base: string,
    { certificate, timeoutMs = TIMEOUT_MS }: { certificate?: ClientCertificate | undefined; timeoutMs?: number } = {},
  ) {
    const options = { keepAlive: true, maxSockets: 16 }
    const secure = base.startsWith('https:')
    this.#agent = secure ? new https.Agent({ ...options, ...certificate, minVersion: 'TLSv1.2' }) : new http.Agent(options)
    this.#request = secure ? https.request : http.request
    this.#timeoutMs = timeoutMs
  }

  /** Rejects with `down` while nothing can have arrived, and with `unclear` as soon as something may have. */
  ask({ method, url, headers, body }: Asked): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      let sent = false
      const fail = (message: string): void => reject(new ProviderError(sent ? 'unclear' : 'down', message))
      const request = this.#request(url, { method, agent: this.#agent, headers, signal: AbortSignal.timeout(this.#timeoutMs) })
      request.once('socket', (socket) => {
        const begin = (): void => void (sent = true)
        if (socket.connecting) socket.once(url.startsWith('https:') ? 'secureConnect' : 'connect', begin)
        else begin()
      })
      request.once('error', (error) => fail(error.message))
      request.once('response', (response) => {
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          if (size > BODY_MAX) response.destroy(new Error('the answer is too long'))
          else parts.push(part)
        })
        response.once('error', (error) => fail(error.message))
        response.once('end', () => {
          const read = readJson(Buffer.concat(parts).toString())
          if (read === undefined) return fail('the answer is no JSON')
          resolve({ status: response.statusCode ?? 0, body: read })
        })
      })
      request.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

function readJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
