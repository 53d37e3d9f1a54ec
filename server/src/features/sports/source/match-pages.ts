import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getMatchPages } from '@tucano/contract/sports'
import { wordIn } from '../board/market.ts'
import type { SourceHeadToHead, SourceLineUps, SourceStatistics, SourceTable, SourceTeam } from './match-source.ts'

type Pages = ReplyOf<typeof getMatchPages>
/** What a team or a player is called, by its urn. */
export type NameOf = (urn: string) => string

const HAPPENED_MAX = 400
const MINUTE = 60

export function showLineUps(told: SourceLineUps, language: string): Pages['lineups'] {
  const squad = ({ starters, bench }: SourceLineUps['home']) =>
    [...starters.map((player) => ({ player, isStarting: true })), ...bench.map((player) => ({ player, isStarting: false }))].map(
      ({ player: { id, name, number, position }, isStarting }) => ({
        urn: id,
        name,
        number: number ?? null,
        isStarting,
        position: position ? wordIn(position.name, language) : null,
      }),
    )
  return { home: squad(told.home), away: squad(told.away) }
}

export const showStatistics = ({ counts }: SourceStatistics): Pages['statistics'] =>
  Object.entries(counts).map(([key, { home, away }]) => ({ key, home, away }))

/** What has happened to somebody, newest last. */
export const showTimeline = ({ events }: SourceStatistics, nameOf: NameOf): Pages['timeline'] =>
  events.slice(-HAPPENED_MAX).map(({ what: { kind, side, player, minute, ...facts } }) => ({
    seconds: minute === undefined ? null : Math.round(minute * MINUTE),
    kind,
    side: side ?? null,
    player: typeof player === 'string' ? nameOf(player) : null,
    score: null,
    ...(Object.keys(facts).length > 0 && { facts }),
  }))

const LETTERS = { won: 'W', drawn: 'D', lost: 'L' } as const

/** Of the teams whose last matches are known, how these ended. */
export const showTable = ({ rows }: SourceTable, nameOf: NameOf, forms: ReadonlyMap<string, SourceTeam['form']>): Pages['table'] =>
  rows.map(({ rank, competitor, conceded, played, won, drawn, lost, scored, points }) => ({
    played,
    won,
    drawn,
    lost,
    scored,
    points,
    form: (forms.get(competitor) ?? []).map((ended) => LETTERS[ended]).join(''),
    place: rank,
    team: competitor,
    name: nameOf(competitor),
    against: conceded,
  }))

export const showHeadToHead = ({ meetings }: SourceHeadToHead, nameOf: NameOf): Pages['headToHead'] =>
  meetings.map(({ id, startsAtMs, home, away, score }) => ({
    event: id,
    startsAt: startsAtMs,
    home: score.home,
    away: score.away,
    homeName: nameOf(home),
    awayName: nameOf(away),
  }))

/** Whom some pages speak of. */
export const urnsIn = (
  table: SourceTable | undefined,
  met: SourceHeadToHead | undefined,
  statistics: SourceStatistics | undefined,
): string[] => [
  ...new Set([
    ...(table?.rows.map(({ competitor }) => competitor) ?? []),
    ...(met?.meetings.flatMap(({ home, away }) => [home, away]) ?? []),
    ...(statistics?.events.flatMap(({ what: { player } }) => (typeof player === 'string' ? [player] : [])) ?? []),
  ]),
]
