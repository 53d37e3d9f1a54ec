import fs from 'node:fs'
import Type, { type Static } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { type Env, StartError } from './environment.ts'

const strict = { additionalProperties: false } as const
const Name = Type.String({ minLength: 1, maxLength: 60 })
const Cents = Type.Integer({ minimum: 1, maximum: 100_000_000_00 })
/** How late its picture is: nothing of a round is told before that. */
const LatencyMs = Type.Integer({ minimum: 0, maximum: 60_000 })

const StudioVideo = Type.Union([
  Type.Object({ kind: Type.Literal('hls'), url: Type.String(), latencyMs: LatencyMs, poster: Type.Optional(Type.String()) }, strict),
  /** A player of their own, in a frame. */
  Type.Object({ kind: Type.Literal('player'), url: Type.String(), latencyMs: LatencyMs }, strict),
])

const StudioTable = Type.Object(
  {
    /** What the table is called in addresses here. */
    code: Type.String({ pattern: '^[a-z0-9-]{2,60}$' }),
    /** What its own people call it. */
    table: Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' }),
    kind: Type.String({ pattern: '^[a-z-]{2,40}$' }),
    name: Name,
    nameEn: Name,
    limits: Type.Object({ min: Cents, max: Cents, slip: Cents }, strict),
    betSeconds: Type.Optional(Type.Integer({ minimum: 5, maximum: 120 })),
    video: StudioVideo,
  },
  strict,
)
export type ConfiguredTable = Static<typeof StudioTable>

const Studio = Type.Object(
  {
    name: Name,
    events: Type.String(),
    token: Type.String({ minLength: 16 }),
    publicKey: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' }),
    tables: Type.Array(StudioTable, { minItems: 1, maxItems: 100 }),
  },
  strict,
)
export type ConfiguredStudio = Static<typeof Studio>
const Studios = Type.Array(Studio, { maxItems: 20 })

/** On the same machine anything may be asked without encryption; elsewhere nothing. */
const isSafe = (address: string, protocols: readonly string[]): boolean => {
  const url = URL.parse(address)
  if (!url) return false
  return (
    protocols.includes(url.protocol) || (protocols.includes(url.protocol.replace(/^(ws|http):/, '$1s:')) && url.hostname === 'localhost')
  )
}

/** `LIVE_STUDIOS` names a file of JSON: who plays live tables for this site, and which of them it has. */
export function liveStudios(env: Env): readonly ConfiguredStudio[] {
  const file = env['LIVE_STUDIOS']
  if (!file) return []
  const hosts = read(file)
  if (!Check(Studios, hosts)) {
    const [first] = Errors(Studios, hosts)
    throw new StartError(`LIVE_STUDIOS: ${first?.instancePath || 'the file'} ${first?.message ?? 'is wrong'}.`)
  }
  for (const { events, tables } of hosts) {
    if (!isSafe(events, ['wss:'])) throw new StartError(`LIVE_STUDIOS: ${events} must begin with wss://.`)
    for (const { code, limits, video } of tables) {
      const addresses = [video.url, ...('poster' in video && video.poster !== undefined ? [video.poster] : [])]
      const wrong = addresses.find((address) => !isSafe(address, ['https:']))
      if (wrong !== undefined) throw new StartError(`LIVE_STUDIOS: ${wrong} must begin with https://.`)
      if (limits.min > limits.max || limits.max > limits.slip) throw new StartError(`LIVE_STUDIOS: the limits of ${code} are out of order.`)
    }
  }
  const codes = hosts.flatMap(({ tables }) => tables.map(({ code }) => code))
  if (new Set(codes).size !== codes.length) throw new StartError('LIVE_STUDIOS: two tables have the same code.')
  return hosts
}

function read(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(`LIVE_STUDIOS: ${file} cannot be read (${(error as Error).message}).`)
  }
}

/** Origins that pages load from, and nothing else of these services. */
export function studioOrigins(hosts: readonly ConfiguredStudio[]): { media: string; player: string; poster: string } {
  const videos = hosts.flatMap(({ tables }) => tables.map(({ video }) => video))
  const origins = (addresses: readonly string[]): string => [...new Set(addresses.map((address) => new URL(address).origin))].join(' ')
  return {
    media: origins(videos.flatMap(({ kind, url }) => (kind === 'hls' ? [url] : []))),
    player: origins(videos.flatMap(({ kind, url }) => (kind === 'player' ? [url] : []))),
    poster: origins(videos.flatMap((video) => (video.kind === 'hls' && video.poster !== undefined ? [video.poster] : []))),
  }
}
