import path from 'node:path'

/** A mistake of whoever starts the program: reported as one sentence, without a stack. */
export class StartError extends Error {}

export interface Configuration {
  port: number
  host: string
  /** A PostgreSQL of the operator's own; without it the embedded one is started. */
  databaseUrl: string | undefined
  databaseConnections: number
  dataFolder: string
  brand: string
  /** How many proxies stand before us: so many addresses of `X-Forwarded-For`, from the right, are believed. */
  trustedProxies: number
  logLevel: string
  /** Bearer token for `/metrics`; without one only the machine itself may read them. */
  metricsToken: string | undefined
  /** Requests that one address may make in a minute. */
  requestsPerMinute: number
  /** Check every reply against its schema, and fail when it does not fit. */
  strictReplies: boolean
}

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the environment, and refuses with the name of the variable that is wrong. */
export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const databaseUrl = url(env, 'DATABASE_URL')
  return {
    port: integer(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 }),
    host: env['HOST'] || '127.0.0.1',
    databaseUrl,
    databaseConnections: integer(env, 'DATABASE_CONNECTIONS', { fallback: 10, min: 2, max: 500 }),
    dataFolder: path.resolve(ROOT, env['DATA_DIR'] || '.data'),
    brand: env['BRAND'] || 'tucano',
    trustedProxies: integer(env, 'TRUSTED_PROXIES', { fallback: 0, min: 0, max: 10 }),
    // With the embedded database a person sits at the terminal and reads the progress lines; otherwise a log collector reads everything.
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, databaseUrl ? 'info' : 'warn'),
    metricsToken: env['METRICS_TOKEN'] || undefined,
    requestsPerMinute: integer(env, 'REQUESTS_PER_MINUTE', { fallback: 1200, min: 10, max: 100_000_000 }),
    strictReplies: oneOf(env, 'STRICT_REPLIES', ['0', '1'], '0') === '1',
  }
}

type Env = Record<string, string | undefined>

function integer(env: Env, name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

function oneOf(env: Env, name: string, values: readonly string[], fallback: string): string {
  const text = env[name] || fallback
  if (!values.includes(text)) throw new StartError(`${name} must be one of ${values.join(', ')}, not "${text}".`)
  return text
}

function url(env: Env, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const parsed = URL.parse(text)
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol) || parsed.pathname.length < 2) {
    throw new StartError(`${name} must look like postgres://user:password@host:5432/database.`)
  }
  return text
}
