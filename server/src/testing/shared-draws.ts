import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type LocalBeacon, hashOfChain, msOfRound, startBeacon } from '@tucano/beacon'
import { isSigned } from '@tucano/beacon/verify'
import { operatorAccount, post } from '@tucano/ledger'
import type { BeaconChecks, SharedGame } from '@tucano/round'
import { newBetId } from '#betting/bet'
import { type Moved, move } from '#betting/bets'
import { type DrawServices, type DrawnGames, advanceDraw } from '#draws/advance'
import { Beacon } from '#draws/beacon'
import { makeChain } from '#draws/chains'
import { readDraw } from '#draws/published'
import { scheduleDraw } from '#draws/schedule'
import { certify } from '#fairness/maths'
import pg from 'pg'
import { type TestServer, openTestServer } from './test-server.ts'

export const testChecks: BeaconChecks = { hashOfChain, isSigned }

interface OnSide {
  side: number
}

/** A coin for everybody: the smallest game that a shared draw can decide. */
export const sharedCoin: SharedGame<number> = {
  code: 'coin',
  maths: { game: 'coin', sides: 2, pays: 2 },
  draw: (draws) => draws.below(2),
  leaf: ({ id, stake, selections }) => `bet|${id}|${(selections as OnSide).side}|${stake}`,
  payout: ({ stake, selections }, result) => ((selections as OnSide).side === result ? stake * 2n : 0n),
}
const ABOUT = { product: 'LOTTERY', vendor: 'TUC', game: sharedCoin.code }
/** The coin as a server has it. */
export const drawnCoins: DrawnGames = new Map([[sharedCoin.code, { game: sharedCoin, waitMs: 600_000 }]])

interface Parts {
  server: TestServer
  owner: pg.Client
  beacon: LocalBeacon
  clock: { now: number }
  folder: string
  maths: string
  drawnGames: DrawnGames
}

interface Opening extends Pick<Parameters<typeof openTestServer>[0], 'env' | 'drawnGames' | 'databaseUrl' | 'content' | 'brand'> {
  /** The clock goes on by itself. */
  isRunning?: boolean
}

/** A server with shared coins, a beacon beside it, and one clock of both that the test turns. */
export class SharedDrawsTest {
  readonly server: TestServer
  readonly owner: pg.Client
  readonly beacon: LocalBeacon
  readonly draws: DrawServices
  readonly clock: { now: number }
  readonly maths: string
  #folder: string

  private constructor({ folder, maths, ...parts }: Parts) {
    this.server = parts.server
    this.owner = parts.owner
    this.beacon = parts.beacon
    this.clock = parts.clock
    this.maths = maths
    this.#folder = folder
    const { db, vault } = parts.server.services
    // The first address is nobody's: the second answers.
    this.draws = { db, vault, games: parts.drawnGames, beacon: this.beaconAt(['http://127.0.0.1:9', parts.beacon.url]) }
  }

  /** With `isRunning` the clock goes on by itself, and can be turned on. */
  static async open(
    clusterUrl: string,
    { env = {}, isRunning = false, drawnGames = drawnCoins, ...more }: Opening = {},
  ): Promise<SharedDrawsTest> {
    const clock = { now: isRunning ? 0 : Date.now() }
    const server = await openTestServer({ clusterUrl, drawnGames, env, ...more })
    const owner = new pg.Client({ connectionString: server.databaseUrl })
    await owner.connect()
    const now = isRunning ? `clock_timestamp() + (at - '2000-01-01')` : 'at'
    await owner.query(`create table public.clock (at timestamptz not null); insert into public.clock values (${isRunning ? `'2000-01-01'` : 'clock_timestamp()'});
      create or replace function platform.clock() returns timestamptz language sql volatile security definer as $$ select ${now} from public.clock $$`)
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
    const beacon = await startBeacon({ folder, clock: () => (isRunning ? Date.now() : 0) + clock.now })
    const maths = (await certify(server.services.db, [sharedCoin])).get(sharedCoin.code)!.digest
    return new SharedDrawsTest({ server, owner, beacon, clock, folder, maths, drawnGames })
  }

  async close(): Promise<void> {
    await this.beacon.stop()
    await this.owner.end()
    await this.server.close()
    fs.rmSync(this.#folder, { recursive: true })
  }

  /** What asks a beacon at these addresses. */
  beaconAt(urls: string[], chain = this.beacon.chain.hash): Beacon {
    return new Beacon({ urls, chain, isOwn: true }, this.server.services.workerPool)
  }

  async turnTo(ms: number): Promise<void> {
    this.clock.now = ms
    await this.owner.query('update public.clock set at = $1', [new Date(ms)])
  }

  /** A running clock goes on by so much at once. */
  async turnBy(ms: number): Promise<void> {
    this.clock.now += ms
    await this.owner.query(`update public.clock set at = at + $1 * interval '1 millisecond'`, [ms])
  }

  async newSource(source: string): Promise<void> {
    await makeChain(this.draws, { source, length: 1200 })
  }

  /** A draw that closes in half a minute. */
  async newDraw(source: string, number: string, id = newBetId()): Promise<{ id: string; closesAt: Date }> {
    const { beacon, db } = this.draws
    const closesAt = new Date(this.clock.now + 30_000)
    const about = { ...ABOUT, id, source, number, maths: this.maths, opensAt: new Date(this.clock.now - 1000), closesAt }
    await scheduleDraw(db, { chain: (await beacon.chain())!, isOwn: true }, { ...about, committedMs: 0 })
    return { id, closesAt }
  }

  /** Bets on both sides in turn, of 1.00 and a cent more each. */
  async placeBets(event: string, pockets: readonly bigint[], count: number): Promise<{ id: string; verdict: Moved['verdict'] }[]> {
    const bets = Array.from({ length: count }, (_, n) => ({
      ...ABOUT,
      kind: 'place' as const,
      id: newBetId(),
      inputs: '',
      pocket: pockets[n % pockets.length]!,
      stake: BigInt(100 + n),
      event,
      selections: { side: n % 2 },
    }))
    const placed = await move(this.draws.db, bets)
    return bets.map(({ id }, n) => ({ id, verdict: placed[n]!.verdict }))
  }

  async fund(pocket: bigint, amount: bigint): Promise<void> {
    const { db } = this.draws
    const from = await operatorAccount(db, 'clearing', 'BRL')
    await post(db, { key: `fund:${pocket}`, kind: 'deposit', moves: [{ from, to: pocket, amount, currency: 'BRL' }] })
  }

  /** Every step of a draw, each when its time has come. */
  async drawIt(id: string): Promise<void> {
    const { closesAt, beacon, beaconRound } = (await readDraw(this.draws.db, id))!
    await this.turnTo(closesAt.getTime())
    for (let steps = 0; steps < 2; steps++) await advanceDraw(this.draws, id)
    await this.turnTo(msOfRound(beacon, beaconRound))
    for (let steps = 0; steps < 2; steps++) await advanceDraw(this.draws, id)
  }
}
