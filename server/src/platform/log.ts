import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

/** Where a secret could ever stand in something that is logged. Requests are logged by `requestLine`, which names what it takes. */
const SECRET = [
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'confirmNewPassword',
  'paymentPassword',
  'token',
  'ticket',
  'secret',
  'captcha',
  'verificationCode',
]

export function openLog({ level, destination }: { level: string; destination?: { write: (line: string) => void } }): Log {
  const redact = { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' }
  const options = { level, redact, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
  return destination ? pino(options, destination) : pino(options)
}
