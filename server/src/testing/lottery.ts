import type { Brand } from '@tucano/brand'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { betOnLottery } from '@tucano/contract/lottery'
import { sharedGames } from '@tucano/lottery'
import { newBetId } from '#betting/bet'
import { findGame, lotteryDraws, productOf, tend } from '#features/lottery'
import { makeChain } from '#draws/chains'
import { scheduleDraw } from '#draws/schedule'
import { certify } from '#fairness/maths'
import { type Player, newPlayer } from './players.ts'
import { SharedDrawsTest } from './shared-draws.ts'

/** A draw that a test has made. */
export interface TestDraw {
  id: string
  gameCode: string
  numero: string
  closesAt: Date
}

type Slip = RequestOf<typeof betOnLottery>
/** A line of a slip: play, picks, unit, multiple. */
export type Line = readonly [playId: string, picks: string, unit?: number, multiple?: number]

interface Options {
  brand?: (brand: Brand) => Brand
  databaseUrl?: string
}

/** The lottery on a clock that the test turns: draws are made by the test, and go on when it says so. */
export class LotteryTest {
  readonly shared: SharedDrawsTest
  #maths: ReadonlyMap<string, { digest: string }>
  #sources = new Set<string>()
  #numeros = 0

  private constructor(shared: SharedDrawsTest, maths: ReadonlyMap<string, { digest: string }>) {
    this.shared = shared
    this.#maths = maths
  }

  static async open(clusterUrl: string, { brand = (same) => same, ...more }: Options = {}): Promise<LotteryTest> {
    const drawnGames = new Map(lotteryDraws.map((one) => [one.game.code, one]))
    const shared = await SharedDrawsTest.open(clusterUrl, { drawnGames, content: true, brand, ...more })
    const { services } = shared.server
    // Games are open, and nobody draws but the test.
    services.configuration.beacon = { urls: [shared.beacon.url], chain: shared.beacon.chain.hash, isOwn: true }
    return new LotteryTest(shared, await certify(services.db, sharedGames))
  }

  get server() {
    return this.shared.server
  }

  get db() {
    return this.shared.server.services.db
  }

  close(): Promise<void> {
    return this.shared.close()
  }

  newPlayer(balance = 1_000_000_00n): Promise<Player> {
    return newPlayer(this.server, balance)
  }

  /** A draw that closes so long from now; the one before it, if any, is `opensInMs`. */
  async newDraw(
    gameCode: string,
    { closesInMs = 30_000, opensInMs = -1000 }: { closesInMs?: number; opensInMs?: number } = {},
  ): Promise<TestDraw> {
    const { draws, beacon, clock } = this.shared
    if (!this.#sources.has(gameCode)) {
      this.#sources.add(gameCode)
      await makeChain(draws, { source: gameCode, length: 600 })
    }
    const id = newBetId(new Date(clock.now + closesInMs))
    const numero = `20990101${String(++this.#numeros).padStart(4, '0')}`
    const closesAt = new Date(clock.now + closesInMs)
    const game = findGame(gameCode)!
    await scheduleDraw(
      this.db,
      { chain: beacon.chain, isOwn: true },
      {
        id,
        product: productOf(game),
        vendor: game.vendor,
        game: gameCode,
        source: gameCode,
        number: numero,
        maths: this.#maths.get(gameCode)!.digest,
        opensAt: new Date(clock.now - 86_400_000),
        closesAt,
        committedMs: 0,
      },
    )
    await this.db
      .insertInto('lottery.draws')
      .values({
        event_id: id,
        game_code: gameCode,
        numero,
        opens_at: new Date(clock.now + opensInMs),
        closes_at: closesAt,
        draws_at: closesAt,
      })
      .execute()
    return { id, gameCode, numero, closesAt }
  }

  /** Plans the next draws of a game as a server does. */
  async plan(gameCode: string): Promise<void> {
    const tended = { ...this.server.services, beacon: this.shared.draws.beacon }
    while ((await tend(tended, [findGame(gameCode)!])) > 0);
  }

  /** Draws of a game that are planned and not closed yet. */
  async ahead(gameCode: string): Promise<TestDraw[]> {
    const rows = await this.db
      .selectFrom('lottery.draws')
      .select(['event_id', 'numero', 'closes_at'])
      .where('game_code', '=', gameCode)
      .where('closes_at', '>', new Date(this.shared.clock.now))
      .orderBy('closes_at')
      .execute()
    return rows.map((row) => ({ id: row.event_id, gameCode, numero: row.numero, closesAt: row.closes_at }))
  }

  /** A slip of lines for draws of one game. */
  slip(draws: readonly TestDraw[], lines: readonly Line[], more: Partial<Slip> = {}): Slip {
    return {
      slipId: newBetId(),
      contents: lines.map(([playId, bettingContent, unit = 200, multiple = 1]) => ({
        gameId: draws[0]!.gameCode,
        playId,
        bettingContent,
        singleBetPrice: String(unit),
        numero: draws.map(({ numero }) => ({ numero, multiple })),
      })),
      ...more,
    }
  }

  async bet(player: Pick<Player, 'headers'>, slip: Slip) {
    const { status, body } = await this.server.call(betOnLottery, slip, player.headers)
    // Calls of the lottery answer the bare value, refusals in the envelope.
    return { status, ...(body as unknown as ReplyOf<typeof betOnLottery> & { errorCode?: string; value?: unknown }) }
  }

  async balanceOf({ cash }: Pick<Player, 'cash'>): Promise<bigint> {
    const { balance } = await this.db.selectFrom('ledger.accounts').select('balance').where('id', '=', cash).executeTakeFirstOrThrow()
    return balance
  }

  /** What the house has taken on for a draw, by kind and key. */
  async exposures(draw: TestDraw): Promise<Record<string, bigint>> {
    const rows = await this.db.selectFrom('lottery.exposures').selectAll().where('draw_id', '=', draw.id).execute()
    return Object.fromEntries(rows.map(({ kind, key, amount }) => [`${kind} ${key}`, amount]))
  }
}
