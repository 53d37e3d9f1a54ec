import type { CompetitorId, LabelledDraws, Tournament, TournamentId, World } from '../invented/index.ts'
import { seasonOrders } from './orders.ts'
import { leaguePairing, tiesBefore } from './pairings.ts'
import { type Slot, slotsOf } from './slots.ts'
import { GENESIS_MS, TIMETABLES, type Timetable } from './timetables.ts'

export type MatchId = `tc:match:${number}`

/** Who plays: known from the draw, or whoever wins a match before. */
export type Entrant = { competitor: CompetitorId } | { winnerOf: MatchId }

export interface Fixture {
  id: MatchId
  tournament: TournamentId
  /** Seasons, rounds and the matches of a tournament count from 1, and leave out no number. */
  season: number
  round: number
  number: number
  startsAtMs: number
  home: Entrant
  away: Entrant
}

/** Calendars have no state: everything is worked out from the time that is asked for. */
export interface Calendar {
  /** Fixtures that start in [from, to), in the order of their start. */
  fixturesBetween: (window: { fromMs: number; toMs: number }) => Fixture[]
  fixture: (id: MatchId) => Fixture | undefined
  /** The season that it is at a moment; nothing before the first. */
  seasonAt: (tournament: TournamentId, atMs: number) => Season | undefined
  fixturesOfSeason: (tournament: TournamentId, season: number) => Fixture[]
}

export interface Season {
  season: number
  startsAtMs: number
  /** When the next one starts. */
  endsAtMs: number
}

/** A tournament with the slots of its seasons. */
interface Run {
  tournament: Tournament
  timetable: Timetable
  /** In the order of `nth`. */
  slots: readonly Slot[]
}

const MINUTE = 60_000
/** The last two digits of a match's number are its tournament's. */
const TOURNAMENTS = 100

const startOf = ({ phaseMinutes, seasonMinutes }: Timetable, season: number): number =>
  GENESIS_MS + (phaseMinutes + (season - 1) * seasonMinutes) * MINUTE
const seasonNumberAt = ({ phaseMinutes, seasonMinutes }: Timetable, atMs: number): number =>
  Math.floor((atMs - GENESIS_MS - phaseMinutes * MINUTE) / (seasonMinutes * MINUTE)) + 1

export function createCalendar(world: World, drawsOf: LabelledDraws): Calendar {
  const orderOf = seasonOrders(world, drawsOf)
  const byNumber = new Map(world.tournaments.map((tournament) => [tournament.number, tournament]))
  const runs = new Map<number, Run>()
  for (const timetable of TIMETABLES) {
    const slots = slotsOf(timetable, (number) => byNumber.get(number)!.competitors.length)
    for (const number of [...timetable.leagues, ...(timetable.knockout ? [timetable.knockout.tournament] : [])]) {
      const own = slots.filter((slot) => slot.tournament === number)
      runs.set(number, { tournament: byNumber.get(number)!, timetable, slots: own })
    }
  }
  const runOf = (id: TournamentId): Run => runs.get(Number(id.slice('tc:tournament:'.length)))!

  function fixturesBetween({ fromMs, toMs }: { fromMs: number; toMs: number }): Fixture[] {
    const found: Fixture[] = []
    for (const run of runs.values()) {
      const [first, last] = [seasonNumberAt(run.timetable, fromMs), seasonNumberAt(run.timetable, toMs)]
      for (let season = Math.max(1, first); season <= last; season++) {
        const [from, to] = [fromMs, toMs].map((ms) => ms - startOf(run.timetable, season)) as [number, number]
        const slots = run.slots.filter(({ afterMs }) => afterMs >= from && afterMs < to)
        if (slots.length === 0) continue
        const order = orderOf(run.tournament, season)
        for (const slot of slots) found.push(fixtureOf(run, season, slot, order))
      }
    }
    return found.toSorted((a, b) => a.startsAtMs - b.startsAtMs)
  }

  return {
    fixturesBetween,
    fixture: (id) => {
      const number = Number(id.slice('tc:match:'.length))
      const run = runs.get(number % TOURNAMENTS)
      const nth = Math.floor(number / TOURNAMENTS) - 1
      if (run === undefined || nth < 0) return undefined
      const season = Math.floor(nth / run.slots.length) + 1
      const found = fixtureOf(run, season, run.slots[nth % run.slots.length]!, orderOf(run.tournament, season))
      return found.id === id ? found : undefined
    },
    seasonAt: (id, atMs) => {
      const { timetable } = runOf(id)
      const season = seasonNumberAt(timetable, atMs)
      return season < 1 ? undefined : { season, startsAtMs: startOf(timetable, season), endsAtMs: startOf(timetable, season + 1) }
    },
    fixturesOfSeason: (id, season) => {
      const run = runOf(id)
      const order = orderOf(run.tournament, season)
      return run.slots.map((slot) => fixtureOf(run, season, slot, order))
    },
  }
}

function fixtureOf({ tournament, timetable, slots }: Run, season: number, slot: Slot, order: readonly CompetitorId[]): Fixture {
  const { nth, round, place, afterMs } = slot
  const idOf = (nth: number): MatchId => `tc:match:${((season - 1) * slots.length + nth + 1) * TOURNAMENTS + tournament.number}`
  const entrants = (): [Entrant, Entrant] => {
    if (tournament.form === 'knockout' && round > 0) {
      const before = tiesBefore(order.length, round - 1) + 2 * place
      return [{ winnerOf: idOf(before) }, { winnerOf: idOf(before + 1) }]
    }
    const { home, away } =
      tournament.form === 'knockout' ? { home: 2 * place, away: 2 * place + 1 } : leaguePairing({ entrants: order.length, round, place })
    return [{ competitor: order[home]! }, { competitor: order[away]! }]
  }
  const [home, away] = entrants()
  return {
    id: idOf(nth),
    tournament: tournament.id,
    season,
    round: round + 1,
    number: (season - 1) * slots.length + nth + 1,
    startsAtMs: startOf(timetable, season) + afterMs,
    home,
    away,
  }
}
