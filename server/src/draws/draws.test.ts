import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createHmac } from 'node:crypto'
import { type LocalBeacon, hashOfChain, msOfRound, startBeacon } from '@tucano/beacon'
import { isSigned } from '@tucano/beacon/verify'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { type DrawFinding, type ProvenBet, type PublishedDraw, verifyDraw } from '@tucano/round'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { newBetId } from '#betting/bet'
import { move } from '#betting/bets'
import { reconcile } from '#betting/books'
import { certify } from '../fairness/maths.ts'
import { sharedCoin } from '../testing/shared-coin.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { type DrawServices, advanceDraw, advanceDraws, voidDraw } from './advance.ts'
import { Beacon } from './beacon.ts'
import { makeChain, openLink, sha256 } from './chains.ts'
import { publish, readDraw, readDraws } from './published.ts'
import { scheduleDraw } from './schedule.ts'
import { pathOf } from './tree.ts'

let server: TestServer
let owner: pg.Client
let local: LocalBeacon
let folder: string
let draws: DrawServices
let maths: string
let source: string
let many = 0
const pockets: bigint[] = []
/** The clock of the database and of the beacon. */
let now = Date.now()

const turnTo = async (ms: number): Promise<void> => {
  now = ms
  await owner.query('update public.clock set at = $1', [new Date(ms)])
}

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query(`create table public.clock (at timestamptz not null); insert into public.clock values (clock_timestamp());
    create or replace function platform.clock() returns timestamptz language sql volatile security definer as $$ select at from public.clock $$`)
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
  local = await startBeacon({ folder, clock: () => now })
  const { db, vault, workerPool } = server.services
  draws = {
    db,
    vault,
    beacon: new Beacon({ urls: ['http://127.0.0.1:9', local.url], chain: local.chain.hash, isOwn: true }, workerPool),
    games: new Map([[sharedCoin.code, { game: sharedCoin, waitMs: 600_000 }]]),
  }
  const certified = await certify(db, [sharedCoin])
  maths = certified.get('coin')!.digest
  const from = await operatorAccount(db, 'clearing', 'BRL')
  for (let n = 0; n < 3; n++) {
    const to = await openAccount(db, { memberId: 980_000n + BigInt(n), pocket: 'cash', currency: 'BRL' })
    await post(db, { key: `fund:${to}`, kind: 'deposit', moves: [{ from, to, amount: 10_000_000n, currency: 'BRL' }] })
    pockets.push(to)
  }
})
afterAll(async () => {
  await local.stop()
  await owner.end()
  await server.close()
  fs.rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await turnTo(now)
  source = `coin-${++many}`
  await makeChain(draws, { source, length: 1200 })
})

/** A draw that closes in half a minute. */
async function newDraw(number: string, id = newBetId()): Promise<{ id: string; closesAt: Date }> {
  const closesAt = new Date(now + 30_000)
  const about = { id, source, number, maths, product: 'LOTTERY', vendor: 'TUC', game: 'coin', opensAt: new Date(now - 1000), closesAt }
  await scheduleDraw(draws.db, { chain: (await draws.beacon.chain())!, isOwn: true }, { ...about, committedMs: 0 })
  return { id, closesAt }
}
async function placeBets(event: string, count: number): Promise<string[]> {
  const bets = Array.from({ length: count }, (_, n) => ({
    kind: 'place' as const,
    id: newBetId(),
    product: 'LOTTERY',
    vendor: 'TUC',
    game: 'coin',
    inputs: '',
    pocket: pockets[n % pockets.length]!,
    stake: BigInt(100 + n),
    event,
    selections: { side: n % 2 },
  }))
  const placed = await move(draws.db, bets)
  expect(new Set(placed.map(({ verdict }) => verdict))).toEqual(new Set(['done']))
  return bets.map(({ id }) => id)
}
const published = async (id: string): Promise<PublishedDraw> => publish((await readDraw(draws.db, id))!)
const stateOf = async (id: string): Promise<string> => (await readDraw(draws.db, id))!.state

async function provenBet(eventId: string, id: string): Promise<ProvenBet> {
  const { db } = draws
  const bet = await db.selectFrom('betting.bets').select(['stake', 'payout', 'selections']).where('id', '=', id).executeTakeFirstOrThrow()
  const found = (await pathOf(db, { eventId, betId: id, game: sharedCoin }))!
  return {
    id,
    stake: String(bet.stake),
    payout: String(bet.payout),
    selections: bet.selections,
    leaf: sharedCoin.leaf({ id, stake: bet.stake, selections: bet.selections }),
    ...found,
  }
}
const verify = (draw: PublishedDraw, bet?: ProvenBet): DrawFinding['problem'][] =>
  verifyDraw(sharedCoin, draw, {
    hashes: { sha256, hmacSha256: (key, text) => createHmac('sha256', key).update(text).digest() },
    beacon: { hashOfChain, isSigned },
    bet,
  }).map(({ problem }) => problem)

/** To the beacon's round of a draw, and all steps. */
async function drawIt(id: string): Promise<void> {
  const { closesAt, beacon, beaconRound } = (await readDraw(draws.db, id))!
  await turnTo(closesAt.getTime())
  expect(await advanceDraw(draws, id)).toBe(true)
  expect(await advanceDraw(draws, id)).toBe(true)
  expect(await stateOf(id)).toBe('sealed')
  await turnTo(msOfRound(beacon, beaconRound))
  expect(await advanceDraw(draws, id)).toBe(true)
  expect(await stateOf(id)).toBe('drawn')
  expect(await advanceDraw(draws, id)).toBe(true)
}

test('a draw goes its way: bets until the close, sealed, drawn with the beacon, every bet settled and proven', async () => {
  const { db } = draws
  const { id, closesAt } = await newDraw('20260001')
  const bets = await placeBets(id, 2100)
  expect(await advanceDraw(draws, id)).toBe(false)
  const open = await published(id)
  expect([open.seed, open.root, open.randomness]).toEqual(['', null, null])
  await turnTo(closesAt.getTime())
  const late = { kind: 'place' as const, id: newBetId(), product: 'LOTTERY', vendor: 'TUC', game: 'coin', inputs: '', selections: {} }
  expect(await move(db, [{ ...late, pocket: pockets[0]!, stake: 1n, event: id }])).toMatchObject([{ verdict: 'event.closed' }])
  await drawIt(id)
  const draw = await published(id)
  expect([draw.bets, draw.link]).toEqual([2100, 1])
  expect(verify(draw)).toEqual([])
  for (const bet of [bets[0]!, bets[1]!, bets[1023]!, bets[1024]!, bets[2099]!]) expect(verify(draw, await provenBet(id, bet))).toEqual([])
  const states = await db.selectFrom('betting.bets').select(['state']).distinct().where('event_id', '=', id).execute()
  expect(states).toEqual([{ state: 'settled' }])
  const event = await db.selectFrom('betting.events').select(['state', 'result']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(event).toEqual({ state: 'settled', result: draw.result })
  expect(await advanceDraw(draws, id)).toBe(false)
  expect(await reconcile(db)).toEqual([])
})

test('whatever is changed in what was published is found', async () => {
  const { id } = await newDraw('1')
  const [first = ''] = await placeBets(id, 5)
  await drawIt(id)
  const draw = await published(id)
  const bet = await provenBet(id, first)
  const other = 'ab'.repeat(32)
  const drawChanges: [Partial<PublishedDraw>, DrawFinding['problem']][] = [
    [{ seed: other }, 'chain'],
    [{ link: 2 }, 'chain'],
    [{ chain: { ...draw.chain, anchor: other } }, 'chain'],
    [{ beacon: { ...draw.beacon, genesisSeconds: 5 } }, 'beacon'],
    [{ beaconRound: draw.beaconRound + 1 }, 'signature'],
    [{ signature: 'ab'.repeat(48) }, 'signature'],
    [{ randomness: other }, 'randomness'],
    [{ maths: other }, 'maths'],
    [{ result: 7 }, 'result'],
    [{ root: other }, 'path'],
    [{ bets: 3 }, 'path'],
  ]
  for (const [change, problem] of drawChanges) expect(verify({ ...draw, ...change }, bet), JSON.stringify(change)).toContain(problem)
  const betChanges: [Partial<ProvenBet>, DrawFinding['problem']][] = [
    [{ stake: '5000' }, 'leaf'],
    [{ selections: { side: 1 - (bet.selections as { side: number }).side } }, 'leaf'],
    [{ leaf: 'bet|other' }, 'path'],
    [{ index: (bet.index + 1) % 5 }, 'path'],
    [{ path: [] }, 'path'],
    [{ payout: '1' }, 'payout'],
  ]
  for (const [change, problem] of betChanges) expect(verify(draw, { ...bet, ...change }), JSON.stringify(change)).toContain(problem)
})

test('draws of a source follow its chain without a gap, and nobody betting on one has the root of nothing', async () => {
  const ids: string[] = []
  for (const number of ['1', '2', '3']) {
    const { id } = await newDraw(number)
    ids.push(id)
    await drawIt(id)
  }
  const all = await Promise.all(ids.map(published))
  expect(all.map(({ link }) => link)).toEqual([1, 2, 3])
  expect(all.map(({ root }) => root)).toEqual(all.map(() => sha256('').toString('hex')))
  for (const [n, draw] of all.entries()) {
    expect(verify(draw)).toEqual([])
    if (n > 0) expect(sha256(Buffer.from(draw.seed, 'hex')).toString('hex')).toBe(all[n - 1]!.seed)
  }
  const { db } = draws
  const log = await db
    .selectFrom('fairness.log')
    .select(['about', 'seed_hash'])
    .where('place', '=', BigInt(all[0]!.chain.logPlace))
    .executeTakeFirstOrThrow()
  expect([log.about, log.seed_hash.toString('hex')]).toEqual([`chain ${source} 1200`, all[0]!.chain.anchor])
  expect((await readDraws(db, { source, limit: 2 })).map(({ number }) => number)).toEqual(['3', '2'])
})

test('a seed tells those before it: a later draw waits until the earlier ones are sealed', async () => {
  const [first, second] = [await newDraw('1'), await newDraw('2')]
  const { beacon, beaconRound } = (await readDraw(draws.db, second.id))!
  await turnTo(second.closesAt.getTime())
  for (let times = 0; times < 2; times++) await advanceDraw(draws, second.id)
  expect(await stateOf(second.id)).toBe('sealed')
  await turnTo(msOfRound(beacon, beaconRound))
  expect(await advanceDraw(draws, second.id)).toBe(false)
  const seed = await openLink(draws, (await readDraw(draws.db, second.id))!, 'draw')
  await expect(
    owner.query(`update draws.draws set state = 'void', seed = $2, told_at = now(), void_reason = 'x' where event_id = $1`, [
      second.id,
      seed,
    ]),
  ).rejects.toThrow(/tells one that is not sealed/)
  // The first was not sealed before the beacon's round: it is void, and then the second is drawn.
  for (let times = 0; times < 2; times++) await advanceDraw(draws, first.id)
  expect(await readDraw(draws.db, first.id)).toMatchObject({ state: 'void', voidReason: 'beacon.early' })
  expect(await advanceDraw(draws, second.id)).toBe(true)
  expect(verify(await published(second.id))).toEqual([])
})

test('without its beacon a draw waits, then it is void: everything goes back, and its seed is told', async () => {
  const { db } = draws
  const { id, closesAt } = await newDraw('1')
  const bets = await placeBets(id, 4)
  const away: DrawServices = {
    ...draws,
    beacon: new Beacon({ urls: ['http://127.0.0.1:9'], chain: local.chain.hash, isOwn: true }, server.services.workerPool),
  }
  await turnTo(closesAt.getTime())
  for (let times = 0; times < 2; times++) expect(await advanceDraw(away, id)).toBe(true)
  const { beacon, beaconRound } = (await readDraw(db, id))!
  await turnTo(msOfRound(beacon, beaconRound) + 599_999)
  expect(await advanceDraw(away, id)).toBe(false)
  expect(await stateOf(id)).toBe('sealed')
  await turnTo(msOfRound(beacon, beaconRound) + 600_000)
  for (let times = 0; times < 2; times++) expect(await advanceDraw(away, id)).toBe(true)
  expect(await readDraw(db, id)).toMatchObject({ state: 'void', voidReason: 'beacon.missing', isOver: true })
  expect(verify(await published(id), await provenBet(id, bets[0]!))).toEqual([])
  const rows = await db.selectFrom('betting.bets').select(['state', 'payout']).distinct().where('event_id', '=', id).execute()
  expect(rows).toEqual([{ state: 'void', payout: 0n }])
  expect(await reconcile(db)).toEqual([])
})

test('a beacon that lies is not believed: another chain, another signature, a round before its time', async () => {
  const { id, closesAt } = await newDraw('1')
  const { workerPool } = server.services
  expect(await new Beacon({ urls: [local.url], chain: '00'.repeat(32), isOwn: true }, workerPool).chain()).toBeUndefined()
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
  const liar = await startBeacon({ folder: elsewhere, clock: () => now })
  expect(await new Beacon({ urls: [liar.url], chain: local.chain.hash, isOwn: true }, workerPool).round(1)).toBeUndefined()
  await liar.stop()
  fs.rmSync(elsewhere, { recursive: true })
  // The beacon's clock is ahead of the database's: its round is out while the bets are not sealed.
  await turnTo(closesAt.getTime())
  await advanceDraw(draws, id)
  now += 60_000
  expect(await advanceDraw(draws, id)).toBe(true)
  expect(await readDraw(draws.db, id)).toMatchObject({ state: 'void', voidReason: 'beacon.early' })
})

test('two servers take every step once, and the same draw is planned once', async () => {
  const { id, closesAt } = await newDraw('7')
  await Promise.all([1, 2, 3].map(() => newDraw('7', id)))
  await expect(newDraw('8', id)).rejects.toMatchObject({ code: 'key.conflict' })
  await placeBets(id, 40)
  const { beacon, beaconRound, link } = (await readDraw(draws.db, id))!
  expect(link).toBe(1)
  const both = async (): Promise<void> => {
    for (let more = true; more;) more = (await Promise.all([1, 2].map(() => advanceDraws(draws)))).some((moved) => moved > 0)
  }
  await turnTo(closesAt.getTime())
  await both()
  expect(await stateOf(id)).toBe('sealed')
  await turnTo(msOfRound(beacon, beaconRound))
  await both()
  // Closed, told, settled: each once.
  expect(await readDraw(draws.db, id)).toMatchObject({ state: 'drawn', isOver: true, version: 3 })
  expect(await advanceDraw(draws, id)).toBe(false)
  expect(await reconcile(draws.db)).toEqual([])
})

test('what was published of a draw cannot be changed, nor can a seed of another chain be told', async () => {
  const { id } = await newDraw('1')
  await drawIt(id)
  const { db } = draws
  const change = (set: Record<string, unknown>) => db.updateTable('draws.draws').set(set).where('event_id', '=', id).execute()
  for (const set of [
    { root: sha256('x') },
    { seed: sha256('x') },
    { signature: sha256('x') },
    { bets: 5 },
    { state: 'sealed' },
    { is_over: false },
  ])
    await expect(change(set), Object.keys(set)[0]).rejects.toThrow(/cannot become this/)
  await expect(db.updateTable('draws.draws').set({ beacon_round: 5n }).where('event_id', '=', id).execute()).rejects.toThrow(
    /permission denied/,
  )
  const next = await newDraw('2')
  await turnTo(next.closesAt.getTime())
  await advanceDraw(draws, next.id)
  await expect(
    db
      .updateTable('draws.draws')
      .set({ state: 'void', seed: sha256('x'), told_at: new Date(), void_reason: 'x' })
      .where('event_id', '=', next.id)
      .execute(),
  ).rejects.toThrow(/is not the one of its chain/)
  expect(await voidDraw(draws, (await readDraw(db, next.id))!, 'operator')).toBe(true)
  expect(verify(await published(next.id))).toEqual([])
})
