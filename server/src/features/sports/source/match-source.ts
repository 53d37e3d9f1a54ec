import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const Side = Type.Enum(['home', 'away'])
const Score = Type.Object({ home: Type.Number(), away: Type.Number() })
const Words = Type.Object({ pt: Type.String(), en: Type.String() })
const SourcePlayer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  number: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  position: Type.Optional(Type.Object({ name: Words })),
})
const Squad = Type.Object({ starters: Type.Array(SourcePlayer), bench: Type.Array(SourcePlayer) })
const LineUps = Type.Object({ home: Squad, away: Squad })
const Happened = Type.Object({
  kind: Type.String(),
  side: Type.Optional(Side),
  player: Type.Optional(Type.Unknown()),
  minute: Type.Optional(Type.Number()),
})
const Statistics = Type.Object({
  events: Type.Array(Type.Object({ beat: Type.Integer(), what: Happened })),
  counts: Type.Record(Type.String(), Score),
})
const Table = Type.Object({
  rows: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      competitor: Type.String(),
      played: Type.Integer(),
      won: Type.Integer(),
      drawn: Type.Integer(),
      lost: Type.Integer(),
      scored: Type.Number(),
      conceded: Type.Number(),
      points: Type.Number(),
    }),
  ),
})
const HeadToHead = Type.Object({
  meetings: Type.Array(
    Type.Object({ id: Type.String(), startsAtMs: Type.Integer(), home: Type.String(), away: Type.String(), score: Score }),
  ),
})

const Team = Type.Object({ form: Type.Array(Type.Enum(['won', 'drawn', 'lost'])) })

export type SourceLineUps = Static<typeof LineUps>
export type SourceStatistics = Static<typeof Statistics>
export type SourceTable = Static<typeof Table>
export type SourceHeadToHead = Static<typeof HeadToHead>
export type SourceTeam = Static<typeof Team>

/** What the source of matches tells besides its feed, where it has such pages: the demonstration's world does. Nothing where it has none. */
export interface MatchSource {
  lineUps: (event: string) => Promise<SourceLineUps | undefined>
  statistics: (event: string) => Promise<SourceStatistics | undefined>
  table: (league: string) => Promise<SourceTable | undefined>
  headToHead: (home: string, away: string) => Promise<SourceHeadToHead | undefined>
  team: (urn: string) => Promise<SourceTeam | undefined>
  proof: (event: string) => Promise<unknown>
}

const TIMEOUT_MS = 3000

/** The pages of a world, as JSON below `/world/`. What it does not have, or writes otherwise, is not there. */
export function openMatchSource({ url, token }: { url: string; token: string }): MatchSource {
  const read = async (path: string): Promise<unknown> => {
    try {
      const reply = await fetch(`${url}/world/${path}`, {
        headers: { 'x-access-token': token },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (reply.ok) return await reply.json()
      await reply.body?.cancel()
      return undefined
    } catch {
      // A source that does not answer has nothing to say.
      return undefined
    }
  }
  const reading = <Schema extends TSchema>(schema: Schema) => {
    const check = Compile(schema)
    return async (path: string): Promise<Static<Schema> | undefined> => {
      const told = await read(path)
      return check.Check(told) ? told : undefined
    }
  }
  const [lineUps, statistics, table, headToHead] = [reading(LineUps), reading(Statistics), reading(Table), reading(HeadToHead)]
  const team = reading(Team)
  return {
    lineUps: (event) => lineUps(`matches/${event}/line-ups`),
    statistics: (event) => statistics(`matches/${event}/statistics`),
    table: (league) => table(`tournaments/${league}/table`),
    headToHead: (home, away) => headToHead(`head-to-head/${home}/${away}`),
    team: (urn) => team(`competitors/${urn}`),
    proof: (event) => read(`matches/${event}/proof`),
  }
}
