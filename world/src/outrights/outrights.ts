import type { OfferedMarket, SportEventStatus } from '@tucano/feed'
import type { Fixture } from '../calendar/index.ts'
import { sportNumber, tournamentOf } from '../services.ts'
import type { Tournament, TournamentId } from '../invented/index.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import type { Running } from '../running.ts'
import { archive, keepMessage } from '../store/beats.ts'
import { type OutrightRow, type SeasonId, keepOutright, outrightById, outrightsNotOver } from '../store/outrights.ts'
import { bareMarket } from '../telling/offered.ts'
import { PRODUCERS } from '../telling/producers.ts'
import type { Address } from '../telling/teller.ts'
import { offerOf, settledOf } from './offer.ts'
import { type SeasonNow, lastRoundMs, readSeasonId, seasonId, seasonNow } from './season.ts'

/** One league at a time, so that nothing waits for long. */
const EVERY_MS = 15_000
/** Before the last round begins: what it brings is too much for a price that is looked at now and then. */
const CLOSED_MS = 60_000

const AHEAD: SportEventStatus = { status: 'not_started', matchStatus: 0, periods: [] }
const ENDED: SportEventStatus = { status: 'closed', matchStatus: 100, periods: [] }

const isOpen = ({ status }: OfferedMarket): boolean => status === 'active'

const addressOf = ({ sport }: Pick<Tournament, 'sport'>, event: SeasonId): Address => ({
  producer: 'pre',
  sport: sportNumber(sport),
  event,
})

/** Leagues whose winner is bet on: those where goals are rare enough for a price to stand for a while. */
const isOffered = ({ sport, form }: Tournament): boolean => sport === 'football' && form === 'league'

interface Season {
  number: number
  fixtures: readonly Fixture[]
}

/** Who wins the leagues: priced from the table and what is ahead, each by turns, and settled from the table once all is played. */
export class Outrights {
  readonly #running: Running
  readonly #live: ReadonlyMap<string, LiveMatch>
  readonly #leagues: readonly Tournament[]
  /** Fixtures of a season are the same each time. */
  readonly #seasons = new Map<TournamentId, Season>()
  /** What each was priced from last. */
  readonly #pricedFrom = new Map<SeasonId, string>()
  #turn = 0
  nextMs = 0

  constructor(running: Running, live: ReadonlyMap<string, LiveMatch>) {
    this.#running = running
    this.#live = live
    this.#leagues = running.world.tournaments.filter((one) => isOffered(one) && running.sports[one.sport] !== undefined)
  }

  /** Looks at the next league: what of it has ended, and how it stands. */
  look(now: number): void {
    this.nextMs = now + EVERY_MS
    const league = this.#leagues[this.#turn++ % Math.max(1, this.#leagues.length)]
    if (league === undefined) return
    const { store, calendar } = this.#running
    const season = calendar.seasonAt(league.id, now)?.season
    const open = outrightsNotOver(store).filter(({ tournament }) => tournament === league.id)
    for (const row of open) this.#follow(row, now)
    if (season === undefined || outrightById(store, seasonId(league, season))) return
    const begun: OutrightRow = { id: seasonId(league, season), tournament: league.id, season, stage: 'open', isStopped: true, markets: [] }
    this.#follow(begun, now)
  }

  #fixturesOf({ tournament, season }: OutrightRow): readonly Fixture[] {
    const known = this.#seasons.get(tournament)
    if (known?.number === season) return known.fixtures
    const fixtures = this.#running.calendar.fixturesOfSeason(tournament, season)
    this.#seasons.set(tournament, { number: season, fixtures })
    return fixtures
  }

  #follow(row: OutrightRow, atMs: number): void {
    const fixtures = this.#fixturesOf(row)
    const now = seasonNow(this.#running, { season: row.season, fixtures, live: this.#live, atMs })
    if (now === undefined) return
    if (now.isOver) return this.#settle(row, now)
    if (atMs < lastRoundMs(fixtures) - CLOSED_MS) return this.#price(row, now)
    if (row.stage === 'open' && row.markets.length > 0) this.#close(row, now)
  }

  #price(row: OutrightRow, now: SeasonNow): void {
    const from = priceSource(now)
    if (!row.isStopped && this.#pricedFrom.get(row.id) === from) return
    this.#pricedFrom.set(row.id, from)
    const markets = offerOf(now, row.season)
    keepOutright(this.#running.store, { ...row, isStopped: false, markets })
    const { teller } = this.#running
    teller.tell({ kind: 'odds_change', event: row.id, status: AHEAD, markets }, addressOf(now.tournament, row.id))
  }

  #close(row: OutrightRow, { tournament }: SeasonNow): void {
    keepOutright(this.#running.store, { ...row, stage: 'closed', isStopped: true })
    const markets = row.markets.filter(isOpen).map((market) => bareMarket(market, 'suspended'))
    this.#running.teller.tell({ kind: 'odds_change', event: row.id, status: AHEAD, markets }, addressOf(tournament, row.id))
  }

  #settle(row: OutrightRow, { tournament, table }: SeasonNow): void {
    const { store, teller } = this.#running
    // A season that nobody could bet on has nothing to be settled.
    if (row.markets.length === 0) return
    const message = { kind: 'bet_settlement', event: row.id, certainty: 'confirmed', markets: settledOf(table) } as const
    const atMs = teller.nextMoment()
    store.inTransaction(() => {
      keepOutright(store, { ...row, stage: 'over', isStopped: true })
      keepMessage(store, row.id, {
        atMs,
        message: { ...message, markets: [...message.markets], producer: PRODUCERS.pre.id, timestampMs: atMs },
      })
      archive(store, row.id, atMs)
    })
    const to = addressOf(tournament, row.id)
    teller.tell(message, to, atMs)
    teller.tell({ kind: 'odds_change', event: row.id, status: ENDED, markets: [] }, to)
  }
}

/** Chances of matches that are being played change with every beat, and little: so little changes no price of a season. */
const STEPS = 50

const priceSource = ({ table, ahead }: SeasonNow): string =>
  JSON.stringify([
    table.map(({ points, scored, conceded }) => [points, scored - conceded]),
    ahead.map(({ homeWins, draw }) => [Math.round(homeWins * STEPS), Math.round(draw * STEPS)]),
  ])

/** Something has happened in a match: what it leaves of its season's prices is not known until they are looked at again. Told before the match is. */
export function stopOutright(running: Running, { tournament: of, season }: { tournament: TournamentId; season: number }): void {
  const { store, teller } = running
  const tournament = tournamentOf(running, of)
  const row = outrightById(store, seasonId(tournament, season))
  if (row === undefined || row.stage !== 'open' || row.isStopped) return
  keepOutright(store, { ...row, isStopped: true })
  teller.tell({ kind: 'bet_stop', event: row.id, groups: ['all'], marketStatus: 'suspended' }, addressOf(tournament, row.id))
}

/** All that is offered of a season, for whoever asks for it again. */
function outrightMarkets({ markets, isStopped, stage }: OutrightRow): OfferedMarket[] {
  if (stage === 'over') return markets.map((market) => bareMarket(market, 'settled'))
  return isStopped ? markets.map((market): OfferedMarket => (isOpen(market) ? { ...market, status: 'suspended' } : market)) : markets
}

/** Tells it again, to whoever asks. */
export function tellOutright(
  running: Running,
  row: OutrightRow,
  { requestId, node }: { requestId: number; node?: number | undefined },
): void {
  const found = readSeasonId(running, row.id)
  if (found === undefined || row.markets.length === 0) return
  const status = row.stage === 'over' ? ENDED : AHEAD
  const to = { ...addressOf(found.tournament, row.id), node }
  running.teller.tell({ kind: 'odds_change', event: row.id, requestId, status, markets: outrightMarkets(row) }, to)
}
