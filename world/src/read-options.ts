import path from 'node:path'
import { sayOn } from './say.ts'
import type { WorldOptions } from './start-world.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const TOKEN_MIN = 16
type Env = Readonly<Record<string, string | undefined>>

/** A mistake of whoever starts it: one sentence, without a stack. */
export class StartError extends Error {}

function portIn(env: Env, name: string, usual: number): number {
  const port = Number(env[name] ?? usual)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`${name} is no port.`)
  return port
}

/** `amqp://user:password@host/virtual%2Fhost`: the user is the token of a bookmaker. */
function brokerIn(address: string): NonNullable<WorldOptions['broker']> {
  const url = URL.parse(address)
  if (url === null || !/^amqps?:$/.test(url.protocol)) throw new StartError('WORLD_BROKER is no address of a broker.')
  return { address, vhost: decodeURIComponent(url.pathname.slice(1)) || '/', token: decodeURIComponent(url.username) }
}

/** What the environment says; every setting is looked at before anything starts. */
export function readOptions(env: Env): WorldOptions {
  const token = env['WORLD_TOKEN'] ?? ''
  if (token.length < TOKEN_MIN) throw new StartError(`WORLD_TOKEN is missing or shorter than ${TOKEN_MIN} characters.`)
  const { BEACON_URL: urls = '', BEACON_CHAIN: chain = '', WORLD_BROKER: broker } = env
  if (!/^[\da-f]{64}$/.test(chain)) throw new StartError('BEACON_CHAIN is no hash of a chain.')
  if (urls === '' || urls.split(',').some((url) => !URL.canParse(url))) throw new StartError('BEACON_URL is no address.')
  return {
    folder: path.resolve(ROOT, env['WORLD_DATA'] ?? '.data/world'),
    token,
    beacon: { urls: urls.split(','), chain },
    port: portIn(env, 'WORLD_PORT', 4400),
    feedAddress: `tcp://127.0.0.1:${portIn(env, 'WORLD_FEED_PORT', 4401)}`,
    ...(broker === undefined ? {} : { broker: brokerIn(broker) }),
    say: sayOn(process.stderr),
  }
}
