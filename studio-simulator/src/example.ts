import type { SimulatedTable, Studio } from './start-studio.ts'

/** What a player needs besides the stream's own delay: a segment that is being made, two that are loaded, and the way. */
const PLAYER_MS = 4500

interface Simulated {
  token: string
  tables: readonly SimulatedTable[]
  delayMs: number
}

/** How a site is told of a simulated studio: what LIVE_STUDIOS has of it. */
export const exampleOf = ({ events, publicKey, streamOf }: Studio, { token, tables, delayMs }: Simulated) => ({
  name: 'Estúdio Aurora',
  events,
  token,
  publicKey,
  tables: tables.map(({ id, kind, title }) => ({
    code: `aurora-${id}`,
    table: id,
    kind,
    name: title,
    nameEn: title,
    limits: { min: 100, max: 50_000, slip: 200_000 },
    video: { kind: 'hls', url: streamOf(id), latencyMs: delayMs + PLAYER_MS },
  })),
})
