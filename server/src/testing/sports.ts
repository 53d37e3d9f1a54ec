import type { Brand } from '@tucano/brand'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import type { SportsSlip } from '@tucano/contract/sports'
import { cashOutSportsBet, getSportsBet, placeSportsBet } from '@tucano/contract/sports/bets'
import { sql } from 'kysely'
import pg from 'pg'
import { Catalogue } from '#catalogue/catalogue'
import { newBetId } from '#betting/bet'
import { decideCashOuts, decidePending, followResults, openBook } from '#features/sports'
import { DESCRIBED } from './described-markets.ts'
import { type Player, newPlayer } from './players.ts'
import { type TestServer, openTestServer } from './test-server.ts'

/** A match that a test has made. */
export interface TestMatch {
  id: bigint
  urn: string
}

interface Making {
  sport?: string
  league?: string
  state?: string
  isVirtual?: boolean
  startsInMs?: number
}

/** Odds by outcome, in thousandths; with a chance in billionths where the feed tells it. */
export type TestOdds = Readonly<Record<string, number | { odds: number; probability: number }>>

/** A market of a test: its number, and its line. */
export interface TestMarket {
  market: number
  specifiers?: string
}

/** How outcomes ended, as a feed writes it: `1`, `0`, `1/0.5` with a void factor, `1*0.333333333` with a dead heat. */
export type TestEnding = Readonly<Record<string, string>>

const FOOTBALL = 'sr:sport:1'
const LEAGUE = 'tc:tournament:1'
const LIVE = 101
const BEFORE = 103

interface Options {
  brand?: (brand: Brand) => Brand
  databaseUrl?: string
  /** Where a feed answers for builders; the book of the test asks it, and not the server's. */
  api?: { url: string; token: string }
}

let numbers = 0

/** Sports on a clock that runs and can be turned on. Matches, odds and results are stated as the adapter of a feed states them; bets follow results when the test says so. */
export class SportsTest {
  readonly server: TestServer
  readonly book: ReturnType<typeof openBook>
  readonly owner: pg.Pool

  private constructor(server: TestServer, owner: pg.Pool, api: Options['api']) {
    this.server = server
    this.owner = owner
    this.book = openBook(server.services, new Catalogue(server.services, []), api)
  }

  static async open(clusterUrl: string, { api, ...more }: Options = {}): Promise<SportsTest> {
    const server = await openTestServer({ clusterUrl, ...more })
    const { types } = server.services.pool.options
    const owner = new pg.Pool({ connectionString: server.databaseUrl, max: 4, ...(types && { types }) })
    const test = new SportsTest(server, owner, api)
    if (!more.databaseUrl) await test.#begin()
    return test
  }

  async #begin(): Promise<void> {
    await this.owner.query(`
      create table public.ahead (by interval not null);
      insert into public.ahead values ('0');
      create or replace function platform.clock() returns timestamptz language sql volatile security definer as $$ select clock_timestamp() + by from public.ahead $$;
      insert into sports.producers (id, name, scope, recovery_hours, is_up) values (${LIVE}, 'Live', 'live', 10, true), (${BEFORE}, 'Before', 'prematch', 72, true);
      update sports.feed_lease set until = 'infinity', owner = gen_random_uuid();
      insert into sports.names (urn, kind, parent_urn, name_en, name_pt) values ('${FOOTBALL}', 'sport', null, 'Soccer', 'Futebol'), ('sr:sport:5', 'sport', null, 'Tennis', 'Tênis'),
        ('tc:category:1', 'category', '${FOOTBALL}', 'North', 'Norte'), ('${LEAGUE}', 'tournament', 'tc:category:1', 'North League', 'Liga do Norte')`)
    for (const [id, name, groups, specifiers, outcomes] of DESCRIBED)
      await this.owner.query(
        'insert into sports.descriptions (market_id, variant, name_en, name_pt, groups, specifiers, outcomes) values ($1, $2, $3, $3, $4, $5, $6)',
        [
          id,
          '',
          name,
          groups,
          specifiers,
          JSON.stringify(Object.entries(outcomes).map(([one, pt]) => ({ id: one, name: { pt, en: pt } }))),
        ],
      )
  }

  get db() {
    return this.server.services.db
  }

  async close(): Promise<void> {
    await this.book.placing.stop()
    await this.owner.end()
    await this.server.close()
  }

  /** Turns the clock on. */
  async wait(seconds: number): Promise<void> {
    await this.owner.query(`update public.ahead set by = by + interval '${seconds} seconds'`)
  }

  async now(): Promise<Date> {
    const { rows } = await sql<{ now: Date }>`select platform.clock() as now`.execute(this.db)
    return rows[0]!.now
  }

  newPlayer(balance = 1_000_000_00n): Promise<Player> {
    return newPlayer(this.server, balance)
  }

  async newMatch({
    sport = FOOTBALL,
    league = LEAGUE,
    state = 'not_started',
    isVirtual = false,
    startsInMs = 3_600_000,
  }: Making = {}): Promise<TestMatch> {
    const n = ++numbers
    const [urn, home, away] = [`tc:match:${n}`, `tc:competitor:${n * 2}`, `tc:competitor:${n * 2 + 1}`]
    await this.owner.query(
      `insert into sports.names (urn, kind, name_en, name_pt, abbreviation) values ($1, 'competitor', $2, $2, 'CAS'), ($3, 'competitor', $4, $4, 'FOR')`,
      [home, `Casa ${n}`, away, `Fora ${n}`],
    )
    const { rows } = await this.owner.query<{ id: bigint }>(
      `insert into sports.events (urn, sport_urn, tournament_urn, home_urn, away_urn, starts_at, state, is_virtual, version, standing)
       values ($1, $2, $3, $4, $5, platform.clock() + $6 * interval '1 millisecond', $7, $8, 1, '{"status":"live","matchStatus":0,"score":{"home":0,"away":0},"periods":[]}') returning id`,
      [urn, sport, league, home, away, startsInMs, state, isVirtual],
    )
    return { id: rows[0]!.id, urn }
  }

  /** States the odds of a market; those of one that is there are changed. */
  async odds(
    { id }: TestMatch,
    { market, specifiers = '' }: TestMarket,
    odds: TestOdds,
    { isLive = false, status = 1 } = {},
  ): Promise<void> {
    const outcomes = Object.entries(odds).map(([outcome, told]) => ({
      id: outcome,
      active: true,
      ...(typeof told === 'number' ? { odds: told } : told),
    }))
    await this.owner.query(
      `insert into sports.markets as m (event_id, market_id, specifiers, producer, status, outcomes, told_at) values ($1, $2, $3, $4, $5, $6, platform.clock())
       on conflict (event_id, market_id, specifiers) do update set producer = excluded.producer, status = excluded.status, is_stopped = false, outcomes = excluded.outcomes, version = m.version + 1, told_at = excluded.told_at`,
      [id, market, specifiers, isLive ? LIVE : BEFORE, status, JSON.stringify(outcomes)],
    )
  }

  /** Stops bets on all markets of a match. */
  async stop({ id }: TestMatch): Promise<void> {
    await this.owner.query(
      'update sports.markets set status = -1, is_stopped = true, version = version + 1 where event_id = $1 and status = 1',
      [id],
    )
  }

  /** Takes bets on them again, at the same odds. */
  async goOn({ id }: TestMatch): Promise<void> {
    await this.owner.query(
      'update sports.markets set status = 1, is_stopped = false, version = version + 1 where event_id = $1 and status = -1',
      [id],
    )
  }

  async score({ id }: TestMatch, home: number, away: number): Promise<void> {
    await this.owner.query(
      `update sports.events set standing = jsonb_set(standing, '{score}', jsonb_build_object('home', $2::integer, 'away', $3::integer)), version = version + 1 where id = $1`,
      [id, home, away],
    )
  }

  async state({ id }: TestMatch, state: string): Promise<void> {
    await this.owner.query('update sports.events set state = $2, version = version + 1 where id = $1', [id, state])
  }

  /** Everybody who tells odds, or those of one scope, goes down or up. */
  async producer(isUp: boolean, scope: 'live' | 'prematch' | null = null): Promise<void> {
    await this.owner.query(
      `update sports.producers set is_up = $1, down_reason = case when $1 then null else 'silent' end where scope = coalesce($2, scope)`,
      [isUp, scope],
    )
  }

  /** Tells how a market ended. */
  async settle(match: TestMatch, where: TestMarket, endings: TestEnding, { voidReason = null as number | null } = {}): Promise<void> {
    const outcomes = Object.entries(endings).map(([id, told]) => {
      const [, result = '0', sign, factor = ''] = /^(0|1|-1)(?:([/*])(.+))?$/.exec(told) ?? []
      return { id, result, ...(sign === '/' && { void_factor: factor }), ...(sign === '*' && { dead_heat_factor: factor }) }
    })
    await this.owner.query(
      'update sports.markets set status = -3, version = version + 1 where event_id = $1 and market_id = $2 and specifiers = $3',
      [match.id, where.market, where.specifiers ?? ''],
    )
    await this.#result(match, where, { kind: 'settled', outcomes, voidReason })
  }

  rollBack = (match: TestMatch, where: TestMarket): Promise<void> => this.#result(match, where, { kind: 'rolled_back' })
  cancel = (match: TestMatch, where: TestMarket, from: Date | null, to: Date | null): Promise<void> =>
    this.#result(match, where, { kind: 'cancelled', from, to, voidReason: 12 })
  rollBackCancel = (match: TestMatch, where: TestMarket, from: Date | null, to: Date | null): Promise<void> =>
    this.#result(match, where, { kind: 'cancel_rolled_back', from, to })

  async #result(
    { id }: TestMatch,
    { market, specifiers = '' }: TestMarket,
    told: { kind: string; outcomes?: object[]; from?: Date | null; to?: Date | null; voidReason?: number | null },
  ): Promise<void> {
    await this.owner.query(
      `insert into sports.results (event_id, market_id, specifiers, version, kind, certainty, outcomes, from_at, to_at, void_reason, source, told_at)
       select $1, $2, $3, coalesce(max(r.version), 0) + 1, $4, 2, $5, $6, $7, $8, 'feed', platform.clock() from sports.results r where r.event_id = $1 and r.market_id = $2 and r.specifiers = $3`,
      [id, market, specifiers, told.kind, JSON.stringify(told.outcomes ?? []), told.from ?? null, told.to ?? null, told.voidReason ?? null],
    )
  }

  /** Until bets have followed all that was told; the server does it as well, by itself. */
  async follow(): Promise<void> {
    for (let isOpen = true; isOpen;) {
      await followResults(this.db)
      isOpen = await this.#isThere('select from sports.results where not is_done limit 1')
    }
  }

  /** Until what has waited out its delay is decided. */
  async decide(): Promise<void> {
    for (let isOpen = true; isOpen;) {
      await decidePending(this.book)
      await decideCashOuts(this.book)
      isOpen = await this.#isThere(
        "select from sports.bets where state = 'pending' and decides_at <= platform.clock() union all select from sports.cash_outs where state = 'pending' and decides_at <= platform.clock() limit 1",
      )
    }
  }

  async #isThere(query: string): Promise<boolean> {
    return (await this.owner.query(query)).rowCount! > 0
  }

  /** A leg of one selection. */
  leg({ urn }: TestMatch, { market, specifiers = '' }: TestMarket, outcome: string, odds: number): SportsSlip['legs'][number] {
    return { event: urn, selections: [{ market, specifiers, outcome, version: 1 }], odds }
  }

  single = (leg: SportsSlip['legs'][number], unit: bigint | number): SportsSlip => ({ kind: 'single', legs: [leg], unit: String(unit) })

  async place(player: Pick<Player, 'headers'>, slip: SportsSlip, more: Partial<RequestOf<typeof placeSportsBet>> = {}) {
    const { status, body } = await this.server.call(placeSportsBet, { betId: newBetId(), slip, policy: 'better', ...more }, player.headers)
    return { status, errorCode: body.errorCode, ...body.value } as { status: number; errorCode?: string } & ReplyOf<typeof placeSportsBet>
  }

  /** A bet that has to be taken; its id. */
  async bet(player: Pick<Player, 'headers'>, slip: SportsSlip, more: Partial<RequestOf<typeof placeSportsBet>> = {}): Promise<string> {
    const placed = await this.place(player, slip, more)
    if (!placed.bet) throw new Error(`refused: ${placed.errorCode ?? JSON.stringify(placed.refusal)}`)
    return placed.betId
  }

  async read(player: Pick<Player, 'headers'>, betId: string) {
    return (await this.server.call(getSportsBet, { betId }, player.headers)).body.value
  }

  async cashOut(player: Pick<Player, 'headers'>, asked: Partial<RequestOf<typeof cashOutSportsBet>> & { betId: string }) {
    const { offer, bet } = await this.read(player, asked.betId)
    const request = { cashOutId: newBetId(), version: bet.version, offer: offer?.offer ?? '0', ...asked }
    const { status, body } = await this.server.call(cashOutSportsBet, request, player.headers)
    return { status, errorCode: body.errorCode, ...body.value }
  }

  async balanceOf({ cash }: Pick<Player, 'cash'>): Promise<bigint> {
    const { balance } = await this.db.selectFrom('ledger.accounts').select('balance').where('id', '=', cash).executeTakeFirstOrThrow()
    return balance
  }

  /** What is on an outcome, and on its market. */
  async exposure(
    { id }: TestMatch,
    { market, specifiers = '' }: TestMarket,
    outcome: string,
  ): Promise<{ bets: number; stake: bigint; payout: bigint }> {
    const { rows } = await this.owner.query<{ bets: number; stake: bigint; payout: bigint }>(
      'select bets, stake, payout from sports.exposures where event_id = $1 and market_id = $2 and specifiers = $3 and outcome = $4',
      [id, market, specifiers, outcome],
    )
    const [row] = rows
    return row ? { bets: row.bets, stake: row.stake, payout: row.payout } : { bets: 0, stake: 0n, payout: 0n }
  }
}
