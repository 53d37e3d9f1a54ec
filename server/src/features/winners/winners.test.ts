import { WINNERS, listWinners } from '@tucano/contract/winners'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { correct, voidBet } from '#betting/bets'
import { hearSome } from '#betting/listen'
import { newBetId } from '#betting/bet'
import { Catalogue } from '#catalogue/catalogue'
import { KnownPlays } from '../../testing/known-plays.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { hearWins } from './hear-wins.ts'

let server: TestServer
let plays: KnownPlays
const accounts: Record<string, bigint> = {}
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  plays = new KnownPlays(server.services)
  const { db } = server.services
  const made = await createMember(db, { account: 'vitoria', nickname: 'Vitória', type: 0, passwordHash: 'x' })
  if (!('id' in made)) throw new Error('no member')
  for (const currency of ['BRL', 'FUN']) {
    const to = await openAccount(db, { memberId: made.id, pocket: 'cash', currency })
    const from = await operatorAccount(db, 'clearing', currency)
    await post(db, { key: `fund:${currency}`, kind: 'deposit', moves: [{ from, to, amount: 100_000n, currency }] })
    accounts[currency] = to
  }
})
afterAll(async () => {
  await plays.stop()
  await server.close()
})

const play = async (payout: bigint, currency = 'BRL', game = 'foguete'): Promise<string> => {
  const id = newBetId()
  const round = {
    id,
    pocket: accounts[currency]!,
    product: 'RNG',
    vendor: 'TUC',
    game,
    inputs: 'x',
    stake: 100n,
    payout,
    transcript: Buffer.of(),
  }
  await plays.play(round)
  return id
}
const board = async (request = {}) =>
  (await server.call(listWinners, { gameCategory: 'ALL', language: 'PT', limitNum: WINNERS, ...request })).body.value.list
/** The server's own listener hears by itself; this waits until it has heard everything. */
const heard = async (): Promise<void> => {
  const listener = hearWins(server.services, new Catalogue(server.services, []))
  await transactionsEnded(server.services.db)
  while (await hearSome(server.services.db, listener));
}

test('wins of real money come onto the public board, newest first, with little of the name [API-50] [PER-40] [ENT-15]', async () => {
  await play(400n)
  await play(700n)
  await play(2550n, 'BRL', 'keno')
  await play(90_000n, 'FUN')
  await heard()
  await expect.poll(async () => (await board()).length).toBe(2)
  const [first, second] = await board()
  expect(first?.vo).toMatchObject({ nickname: 'Vi***', gameName: 'Keno', winAmount: '2550', multiplier: 2550, gameType: 'RNG' })
  expect(first?.vo.showIcon).toMatch(/^covers\//)
  expect(second?.vo).toMatchObject({ gameName: 'Foguete', winAmount: '700' })
  expect(JSON.stringify(await board())).not.toMatch(/Vitória|vitoria/)
})

test('the board holds twenty, and so many as are asked for [HOM-11]', async () => {
  for (let n = 0; n < 25; n++) await play(600n + BigInt(n))
  await heard()
  await expect.poll(async () => (await board()).length).toBe(WINNERS)
  expect((await board({ limitNum: 3 })).length).toBe(3)
  expect((await board({ gameCategory: 'LIVE' })).length).toBe(0)
  expect((await server.call(listWinners, { limitNum: 21 })).status).toBe(400)
})

test('what was undone is not a win', async () => {
  const id = await play(99_000n)
  await heard()
  await expect.poll(async () => (await board())[0]?.vo.winAmount).toBe('99000')
  await voidBet(server.services.db, id)
  await heard()
  await expect.poll(async () => (await board()).some(({ vo }) => vo.winAmount === '99000')).toBe(false)
})

test('a win whose result is corrected is on the board as it stands, or not at all', async () => {
  const { db } = server.services
  const [lower, none, late] = [await play(98_000n), await play(97_000n), await play(0n)]
  await heard()
  const wins = async () => (await board()).map(({ vo }) => vo.winAmount).filter((amount) => Number(amount) > 90_000)
  await expect.poll(wins).toEqual(['97000', '98000'])
  await correct(db, { id: lower, key: 'again', payout: 91_000n })
  await correct(db, { id: none, key: 'again', payout: 0n })
  await correct(db, { id: late, key: 'again', payout: 92_000n })
  await heard()
  await expect.poll(async () => (await wins()).toSorted()).toEqual(['91000', '92000'])
})

test('open pages are told of a win, and never of more than a trickle', async () => {
  const told = async (): Promise<number> =>
    (await server.services.db.selectFrom('platform.outbox').select('id').where('name', '=', 'winners.found').execute()).length
  expect(await told()).toBeGreaterThan(0)
  const before = await told()
  await Promise.all(Array.from({ length: 300 }, () => play(800n)))
  await heard()
  expect((await told()) - before).toBeLessThan(8)
  const kept = await server.services.db.selectFrom('winners.wins').select('id').execute()
  expect(kept.length).toBeLessThan(200)
})

test('members who chose no avatar have faces of their own on the board, and the same one at every win', async () => {
  const { db } = server.services
  const from = await operatorAccount(db, 'clearing', 'BRL')
  const pockets: bigint[] = []
  for (const name of ['rita', 'nilo', 'zeca', 'dora']) {
    const made = await createMember(db, { account: name, nickname: name, type: 0, passwordHash: 'x' })
    if (!('id' in made)) throw new Error('no member')
    const to = await openAccount(db, { memberId: made.id, pocket: 'cash', currency: 'BRL' })
    await post(db, { key: `fund:${name}`, kind: 'deposit', moves: [{ from, to, amount: 1000n, currency: 'BRL' }] })
    pockets.push(to)
  }
  const own = accounts['BRL']!
  for (const pocket of [...pockets, ...pockets]) {
    accounts['BRL'] = pocket
    await play(5000n)
  }
  accounts['BRL'] = own
  await heard()
  const icons = async () => (await board({ limitNum: 8 })).map(({ vo }) => vo.icon)
  await expect.poll(async () => new Set(await icons()).size).toBe(4)
  const shown = await icons()
  expect(shown.slice(0, 4)).toEqual(shown.slice(4))
})
