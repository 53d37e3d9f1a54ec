import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { msOfRound, roundAt, startBeacon } from '@tucano/beacon'
import { openAccount } from '@tucano/ledger'
import { type DrawFinding, type ProvenBet, type PublishedDraw, verifyDraw } from '@tucano/round'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { nodeHashes } from '#fairness/node-hashes'
import { reconcile } from '#betting/books'
import { SharedDrawsTest, sharedCoin, testChecks } from '../testing/shared-draws.ts'
import { type DrawServices, advanceDraw, dueDraws, voidDraw } from './advance.ts'
import { compareClocks } from './beacon-clock.ts'
import { openLink, sha256 } from './chains.ts'
import { Drawing } from './drawing.ts'
import { publish, readDraw, readDraws } from './published.ts'
import { pathOf } from './tree.ts'

let site: SharedDrawsTest
let draws: DrawServices
let source: string
let many = 0
const pockets: bigint[] = []

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'))
  ;({ draws } = site)
  for (let n = 0n; n < 3n; n++) {
    const pocket = await openAccount(draws.db, { memberId: 980_000n + n, pocket: 'cash', currency: 'BRL' })
    await site.fund(pocket, 10_000_000n)
    pockets.push(pocket)
  }
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.turnTo(site.clock.now)
  source = `coin-${++many}`
  await site.newSource(source)
})

const turnTo = (ms: number): Promise<void> => site.turnTo(ms)
const newDraw = (number: string, id?: string) => site.newDraw(source, number, id)
async function placeBets(event: string, count: number): Promise<string[]> {
  const placed = await site.placeBets(event, pockets, count)
  expect(new Set(placed.map(({ verdict }) => verdict))).toEqual(new Set(['done']))
  return placed.map(({ id }) => id)
}
const published = async (id: string): Promise<PublishedDraw> => publish((await readDraw(draws.db, id))!)
const stateOf = async (id: string): Promise<string> => (await readDraw(draws.db, id))!.state

async function provenBet(eventId: string, id: string): Promise<ProvenBet> {
  const { db } = draws
  const bet = await db.selectFrom('betting.bets').select(['stake', 'payout', 'selections']).where('id', '=', id).executeTakeFirstOrThrow()
  const found = (await pathOf(db, { eventId, id, game: sharedCoin }))!
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
  verifyDraw(sharedCoin, draw, { hashes: nodeHashes, beacon: testChecks, bet }).map(({ problem }) => problem)

async function drawIt(id: string): Promise<void> {
  await site.drawIt(id)
  expect(await readDraw(draws.db, id)).toMatchObject({ state: 'drawn', isOver: true })
}

test('after a stop those that can still be sealed in time come before the ones that cannot', async () => {
  const { db } = site.draws
  const old = [await newDraw('1'), await newDraw('2')]
  await site.turnBy(600_000)
  const fresh = await newDraw('3')
  await site.turnTo(fresh.closesAt.getTime())
  const due = await dueDraws(db, { except: [], limit: 100 })
  const places = [fresh, ...old].map(({ id }) => due.indexOf(id))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBe(0)
  for (const { id } of [...old, fresh]) await site.drawIt(id)
})

test('a draw goes its way: bets until the close, sealed, drawn with the beacon, every bet settled and proven', async () => {
  const { db } = draws
  const { id, closesAt } = await newDraw('20260001')
  const bets = await placeBets(id, 2100)
  expect(await advanceDraw(draws, id)).toBe(false)
  const open = await published(id)
  expect([open.seed, open.root, open.randomness]).toEqual(['', null, null])
  await turnTo(closesAt.getTime())
  expect(await site.placeBets(id, pockets, 1)).toMatchObject([{ verdict: 'event.closed' }])
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
    site.owner.query(`update draws.draws set state = 'void', seed = $2, told_at = now(), void_reason = 'x' where event_id = $1`, [
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
  const away: DrawServices = { ...draws, beacon: site.beaconAt(['http://127.0.0.1:9']) }
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
  expect(await site.beaconAt([site.beacon.url], '00'.repeat(32)).chain()).toBeUndefined()
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
  const liar = await startBeacon({ folder: elsewhere, clock: () => site.clock.now })
  expect(await site.beaconAt([liar.url]).round(1)).toBeUndefined()
  await liar.stop()
  fs.rmSync(elsewhere, { recursive: true })
  // The beacon's clock is ahead of the database's: its round is out while the bets are not sealed.
  await turnTo(closesAt.getTime())
  await advanceDraw(draws, id)
  site.clock.now += 60_000
  expect(await advanceDraw(draws, id)).toBe(true)
  expect(await readDraw(draws.db, id)).toMatchObject({ state: 'void', voidReason: 'beacon.early' })
})

test('bets stop while the clocks of database and beacon differ by more than a second, either way, and go on afterwards', async () => {
  const { id, closesAt } = await newDraw('1')
  const { beacon } = (await readDraw(draws.db, id))!
  const round = msOfRound(beacon, roundAt(beacon, site.clock.now) + 1)
  /** So long after a round by the database's clock, and by the beacon's. */
  const verdicts = async (database: number, ofBeacon: number): Promise<(string | undefined)[]> => {
    await turnTo(round + database)
    site.clock.now = round + ofBeacon
    await compareClocks(draws)
    return (await site.placeBets(id, pockets, 1)).map(({ verdict }) => verdict)
  }
  expect(await verdicts(1500, 1500)).toEqual(['done'])
  // The next round is out before the database expects it.
  expect(await verdicts(1900, 3100)).toEqual(['event.suspended'])
  expect(await verdicts(2100, 3100)).toEqual(['done'])
  // And one is late by more than it may take to come.
  expect(await verdicts(2900, -3100)).toEqual(['event.suspended'])
  expect(await verdicts(2900, -100)).toEqual(['done'])
  await verdicts(1900, 3100)
  // No answer changes nothing.
  expect(await compareClocks({ ...draws, beacon: site.beaconAt(['http://127.0.0.1:9']) })).toBeUndefined()
  expect(await site.placeBets(id, pockets, 1)).toMatchObject([{ verdict: 'event.suspended' }])
  // A draw closes while its bets are stopped, and goes its way.
  await turnTo(closesAt.getTime())
  expect(await site.placeBets(id, pockets, 1)).toMatchObject([{ verdict: 'event.closed' }])
  await drawIt(id)
  expect(verify(await published(id))).toEqual([])
})

test('two servers take every step once, and the same draw is planned once', async () => {
  const { id, closesAt } = await newDraw('7')
  await Promise.all([1, 2, 3].map(() => newDraw('7', id)))
  await expect(newDraw('8', id)).rejects.toMatchObject({ code: 'key.conflict' })
  await placeBets(id, 40)
  const { beacon, beaconRound, link } = (await readDraw(draws.db, id))!
  expect(link).toBe(1)
  const both = async (): Promise<void> => {
    const due = await dueDraws(draws.db, { except: [], limit: 100 })
    expect(due).toContain(id)
    for (let more = true; more;)
      more = (await Promise.all(due.flatMap((one) => [advanceDraw(draws, one), advanceDraw(draws, one)]))).includes(true)
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

test('a server takes all draws further that are due, and one that cannot go on keeps no other one waiting', async () => {
  const { db } = draws
  const { configuration, vault, log, workerPool } = site.server.services
  const beacon = { urls: [site.beacon.url], chain: site.beacon.chain.hash, isOwn: true }
  const games = new Map([...draws.games].filter(([code]) => code === 'coin'))
  const drawing = new Drawing({ db, vault, log, workerPool, configuration: { ...configuration, beacon } }, games)
  const ids: string[] = []
  // More than a server takes at a time; the first ones are of a game that it does not know.
  for (let n = 0; n < 24; n++) ids.push((await newDraw(String(n))).id)
  await site.owner.query(`alter table draws.draws disable trigger draws_check`)
  await site.owner.query(`update draws.draws set game = 'unknown' where event_id = any($1)`, [ids.slice(0, 18)])
  await site.owner.query(`alter table draws.draws enable trigger draws_check`)
  const last = (await readDraw(db, ids.at(-1)!))!
  await turnTo(last.closesAt.getTime())
  drawing.start()
  await expect.poll(() => stateOf(ids.at(-1)!)).toBe('sealed')
  expect(await stateOf(ids[0]!)).toBe('closed')
  await drawing.stop()
})
