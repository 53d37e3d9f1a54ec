import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashOfChain, msOfRound, startBeacon } from '@tucano/beacon'
import { isSigned } from '@tucano/beacon/verify'
import { operatorAccount, post } from '@tucano/ledger'
import type { BeaconChecks, Hashes, SharedGame } from '@tucano/round'
import { newBetId } from '#betting/bet'
import { type Moved, move } from '#betting/bets'
import { type DrawServices, advanceDraw } from '#draws/advance'
import { Beacon } from '#draws/beacon'
import { makeChain, sha256 } from '#draws/chains'
import { readDraw } from '#draws/published'
import { scheduleDraw } from '#draws/schedule'
import { certify } from '#fairness/maths'
import pg from 'pg'
import { openTestServer } from './test-server.ts'

export const testHashes: Hashes = { sha256, hmacSha256: (key, text) => createHmac('sha256', key).update(text).digest() }
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
const WAIT_MS = 600_000

/** A server with shared coins, a beacon beside it, and one clock of both that the test turns. */
export async function openSharedDraws(clusterUrl: string) {
  const clock = { now: Date.now() }
  const games = new Map([[sharedCoin.code, { game: sharedCoin, waitMs: WAIT_MS }]])
  const server = await openTestServer({ clusterUrl, drawnGames: games })
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query(`create table public.clock (at timestamptz not null); insert into public.clock values (clock_timestamp());
    create or replace function platform.clock() returns timestamptz language sql volatile security definer as $$ select at from public.clock $$`)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
  const beacon = await startBeacon({ folder, clock: () => clock.now })
  const { db, vault, workerPool } = server.services
  /** A client of a beacon at these addresses. The first of the usual ones is nobody's: the second answers. */
  const beaconAt = (urls: string[], chain = beacon.chain.hash): Beacon => new Beacon({ urls, chain, isOwn: true }, workerPool)
  const draws: DrawServices = { db, vault, games, beacon: beaconAt(['http://127.0.0.1:9', beacon.url]) }
  const maths = (await certify(db, [sharedCoin])).get(sharedCoin.code)!.digest
  const turnTo = async (ms: number): Promise<void> => {
    clock.now = ms
    await owner.query('update public.clock set at = $1', [new Date(ms)])
  }
  return {
    server,
    owner,
    clock,
    beacon,
    beaconAt,
    draws,
    turnTo,
    newSource: async (source: string) => makeChain(draws, { source, length: 1200 }),
    /** A draw that closes in half a minute. */
    async newDraw(source: string, number: string, id = newBetId()): Promise<{ id: string; closesAt: Date }> {
      const closesAt = new Date(clock.now + 30_000)
      const about = { ...ABOUT, id, source, number, maths, opensAt: new Date(clock.now - 1000), closesAt }
      await scheduleDraw(db, { chain: (await draws.beacon.chain())!, isOwn: true }, { ...about, committedMs: 0 })
      return { id, closesAt }
    },
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
      const placed = await move(db, bets)
      return bets.map(({ id }, n) => ({ id, verdict: placed[n]!.verdict }))
    },
    async fund(pocket: bigint, amount: bigint): Promise<void> {
      const from = await operatorAccount(db, 'clearing', 'BRL')
      await post(db, { key: `fund:${pocket}`, kind: 'deposit', moves: [{ from, to: pocket, amount, currency: 'BRL' }] })
    },
    /** Every step of a draw, each when its time has come. */
    async drawIt(id: string): Promise<void> {
      const { closesAt, beacon: of, beaconRound } = (await readDraw(db, id))!
      await turnTo(closesAt.getTime())
      for (let steps = 0; steps < 2; steps++) await advanceDraw(draws, id)
      await turnTo(msOfRound(of, beaconRound))
      for (let steps = 0; steps < 2; steps++) await advanceDraw(draws, id)
    },
    async close(): Promise<void> {
      await beacon.stop()
      await owner.end()
      await server.close()
      fs.rmSync(folder, { recursive: true })
    },
  }
}

export type SharedDrawsTest = Awaited<ReturnType<typeof openSharedDraws>>
