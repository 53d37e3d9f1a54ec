import { openAccount } from '@tucano/ledger'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { newBetId } from '#betting/bet'
import { place, settle, voidBet } from '#betting/bets'
import { scheduleEvent } from '#betting/events'
import { type BetFact, isBetFact, readFacts } from '#betting/facts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, fund, open } from '../testing/agents.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { readOpposed } from './opposed.ts'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const ABOUT = { vendor: 'TUC', game: 'final' }

async function newEvent(product: string): Promise<string> {
  const id = newBetId()
  const times = { opensAt: new Date(Date.now() - 1000), closesAt: new Date(Date.now() + 3_600_000) }
  await scheduleEvent(server.services.db, { ...ABOUT, ...times, id, product })
  return id
}

async function bet({ id: memberId }: Somebody, event: string, side: string, product = 'SPORTS'): Promise<string> {
  const { db } = server.services
  const id = newBetId()
  const pocket = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
  await fund(server, memberId, 100n)
  await place(db, { ...ABOUT, id, product, inputs: side, pocket, stake: 100n, event, selections: [side] })
  return id
}

let devices = 0
/** Members who use one browser, since a while ago. */
async function share(members: readonly Somebody[], since = '1 day'): Promise<void> {
  const hash = (++devices).toString(16).padStart(8, '0')
  for (const { id } of members)
    await owner.query(
      `insert into session.devices (member_id, token_hash, name, created_at) values ($1, decode($2, 'hex'), 'x', platform.clock() - $3::interval)`,
      [id, hash, since],
    )
}

/** What became of some bets, as whoever hears everything from the beginning reads it. */
async function factsOf(bets: readonly string[]): Promise<BetFact[]> {
  const { db } = server.services
  await transactionsEnded(db)
  const { facts } = await readFacts(db, { xid: '0', postingId: 0n }, 10_000)
  return facts.filter(isBetFact).filter(({ betId, name }) => bets.includes(betId) && name !== 'betPlaced')
}

const opposedOf = async (bets: readonly string[]) => {
  const opposed = await readOpposed(server.services.db, await factsOf(bets))
  return bets.map((id) => opposed.has(id))
}

test('bets of one person on both sides of an event count nothing; on one side, of strangers, or beside one another in a lottery they do', async () => {
  const { db } = server.services
  const [ana, bia, other, same] = [await open(server), await open(server), await open(server), await open(server)]
  await share([ana, bia, same])
  await owner.query(
    `insert into cashier.payees (id, member_id, kind, sealed, masked, print, holder, usable_at, created_at)
     select gen_random_uuid(), m, 'pix', '', '***', decode('cc01', 'hex'), 'x', now(), platform.clock() - interval '1 day' from unnest($1::bigint[]) m`,
    [[other.id, (await open(server)).id]],
  )
  const [event, later, lottery] = [await newEvent('SPORTS'), await newEvent('SPORTS'), await newEvent('LOTT')]
  const bets = [
    await bet(ana, event, 'home'),
    await bet(bia, event, 'away'),
    await bet(other, event, 'away'),
    await bet(ana, later, 'home'),
    await bet(same, later, 'home'),
    await bet(ana, lottery, '07', 'LOTT'),
    await bet(bia, lottery, '11', 'LOTT'),
  ]
  for (const id of bets) await settle(db, { id, payout: 0n })
  expect(await opposedOf(bets)).toEqual([true, true, false, false, false, false, false])
})

test('whatever becomes of bets and members later, what counted once counted', async () => {
  const { db } = server.services
  const [ana, bia, caio, davi] = [await open(server), await open(server), await open(server), await open(server)]
  await share([ana, bia])
  const [event, undone] = [await newEvent('LIVE'), await newEvent('LIVE')]
  const [home, away] = [await bet(ana, event, 'banker', 'LIVE'), await bet(bia, event, 'player', 'LIVE')]
  // Taken back before anything was decided: it is on no side.
  const [kept, back] = [await bet(ana, undone, 'banker', 'LIVE'), await bet(bia, undone, 'player', 'LIVE')]
  await voidBet(db, back)
  // Nobody knew that these were the same.
  const [one, two] = [await bet(caio, event, 'banker', 'LIVE'), await bet(davi, event, 'player', 'LIVE')]
  for (const id of [home, away, kept, one, two]) await settle(db, { id, payout: 0n })
  await share([caio, davi], '-1 hour')
  const bets = [home, away, kept, one, two]
  const before = await opposedOf(bets)
  expect(before).toEqual([true, true, false, false, false])
  await voidBet(db, away)
  await voidBet(db, kept)
  expect(await opposedOf(bets)).toEqual(before)
  expect((await factsOf([away])).map(({ name, countedAt, at }) => [name, countedAt < at])).toEqual([
    ['betSettled', false],
    ['betVoided', true],
  ])
})
