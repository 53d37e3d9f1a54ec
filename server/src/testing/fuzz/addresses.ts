import { LIVE_PATH } from '@tucano/contract/event'
import { WebSocket } from 'ws'
import { jsonOf } from './ask.ts'
import { badBodies, badValues } from './bad-values.ts'
import type { Tried } from './doors.ts'
import type { FuzzWorld } from './world.ts'

const parts = [
  '%00',
  '%ED%A0%80',
  '%c0%af',
  '%ff',
  '%',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  '9'.repeat(60),
  'a'.repeat(5000),
  '%F0%9F%A6%9C',
]
const places = [
  (part: string) => `/${part}`,
  (part: string) => `/lobby/${part}`,
  (part: string) => `/pictures/${part}.png`,
  (part: string) => `/pictures/banners/${part}.webp`,
  (part: string) => `/brand/covers/${part}.webp`,
  (part: string) => `/brand/vendors/${part}/${part}.svg`,
  (part: string) => `/brand/${part}`,
  (part: string) => `/brand/flags/${part}.svg`,
  (part: string) => `/assets/${part}`,
  (part: string) => `/docs/${part}`,
  (part: string) => `/dev/${part}`,
  (part: string) => `/wps/${part}`,
  (part: string) => `/wps/system/status?host=${part}`,
  (part: string) => `/wps/system/status?${part}=1&${part}`,
  (part: string) => `/hooks/pix/${part}`,
  (part: string) => `/wallet/v1/${part}/bet`,
  (part: string) => `/wallet/gap/${part}/play`,
  (part: string) => `/wallet/pg/${part}/Cash/Get`,
]

/** Addresses with parts that are none. */
export async function fuzzAddresses({ money: { server } }: FuzzWorld): Promise<Tried> {
  const tried: Tried = { calls: 0, failures: [] }
  for (const url of places.flatMap((place) => parts.map(place)))
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode } = await server.app.inject({ method, url })
      tried.calls++
      if (statusCode >= 500) tried.failures.push(`${statusCode} ${method} ${url.slice(0, 100)}`)
    }
  return tried
}

/** What a page could say on its socket: it is answered, or the socket is closed with the name of what is wrong. Never as if we were broken. */
export async function fuzzSocket({ money: { url } }: FuzzWorld): Promise<Tried> {
  const fields = ['type', 'token', 'conversation', 'operator', 'lounge', 'after', 'other', 'x'.repeat(200), '\u{1f99c}'.repeat(40)]
  const messages = [
    ...badBodies.filter((body) => body.length < 16_000),
    ...fields.flatMap((field) => badValues.filter((_value, n) => n % 7 < 2).map((value) => jsonOf({ type: 'hello', [field]: value }))),
  ]
  const tried: Tried = { calls: 0, failures: [] }
  for (const message of messages.filter((one) => one.length < 16_000)) {
    const said = await tell(url, message)
    const isRefused = /^1008 [ -~]+: /.test(said) || said.startsWith('1007')
    tried.calls++
    if (said !== 'ready' && !isRefused) tried.failures.push(`${said} for ${String(message).slice(0, 100)}`)
  }
  return tried
}

function tell(url: string, message: string | Buffer): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`)
  socket.on('open', () => socket.send(message))
  socket.on('message', (data: Buffer) => {
    if (!String(data).includes('"ready"')) return
    resolve('ready')
    socket.close()
  })
  socket.on('close', (code, reason) => resolve(`${code} ${String(reason)}`))
  socket.on('error', (error) => resolve(error.message))
  return promise
}
