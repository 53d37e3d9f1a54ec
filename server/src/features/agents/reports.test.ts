import { randomUUID } from 'node:crypto'
import * as calls from '@tucano/contract/agents/reports'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { newBetId } from '#betting/bet'
import { place, voidBet } from '#betting/bets'
import { recount } from '#team/recount'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, openBelow, stakeOf } from '../../testing/agents.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
const day = (from: number): string => new Date(Date.now() + from * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10)
const days = { from: day(-3), to: day(1) }
/** geral → agente → fundo → neto; geral → membro; and another team. */
const who = {} as Record<'geral' | 'agente' | 'fundo' | 'neto' | 'membro' | 'outro' | 'alheio', Somebody>
const bets = {} as Record<'agente' | 'neto' | 'membro' | 'alheio', string>

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  who.geral = await openBelow(server, 'geral', { type: 2 })
  who.agente = await openBelow(server, 'agente', { type: 1, uplineId: who.geral.id })
  who.fundo = await openBelow(server, 'fundo', { type: 1, uplineId: who.agente.id })
  who.neto = await openBelow(server, 'neto', { uplineId: who.fundo.id })
  who.membro = await openBelow(server, 'membro', { uplineId: who.geral.id })
  who.outro = await openBelow(server, 'outro', { type: 2 })
  who.alheio = await openBelow(server, 'alheio', { uplineId: who.outro.id })
  bets.neto = await stakeOf(server, who.neto.id, 300_00n, 100_00n)
  bets.agente = await stakeOf(server, who.agente.id, 50_00n, 0n)
  bets.membro = await stakeOf(server, who.membro.id, 20_00n, 30_00n)
  bets.alheio = await stakeOf(server, who.alheio.id, 70_00n, 0n)
})
afterAll(() => server.close())

const profit = async ({ headers }: Somebody, more: object = {}) =>
  (await server.call(calls.listTeamProfit, { ...days, ...more }, headers)).body.value
const teamBets = async ({ headers }: Somebody, more: object = {}) =>
  (await server.call(calls.listTeamBets, { ...days, ...more }, headers)).body.value

test('profit and loss of everybody right below, each with its team; whoever is further down is masked, and others are unknown', async () => {
  await expect.poll(async () => (await profit(who.geral)).total.stake).toBe('37000')
  const own = await profit(who.geral)
  expect(own.path).toEqual([{ memberId: String(who.geral.id), name: 'geral', isDirect: true }])
  expect(own).toMatchObject({
    own: { rounds: 0, stake: '0' },
    many: 2,
    total: { rounds: 3, stake: '37000', payout: '13000', deposits: '37000', result: '24000' },
    list: [
      { memberId: String(who.agente.id), name: 'agente', isDirect: true, kind: 1, people: 2, joined: 2, stake: '35000', result: '25000' },
      { memberId: String(who.membro.id), name: 'membro', kind: 0, people: 0, joined: 0, stake: '2000', result: '-1000' },
    ],
  })
  expect((await profit(who.geral, { order: 'joined', page: 2 })).list).toEqual([])
  expect((await profit(who.geral, { type: 'LIVE' })).total.stake).toBe('0')
  const below = await profit(who.geral, { of: String(who.agente.id) })
  expect(below.path.map(({ name }) => name)).toEqual(['geral', 'agente'])
  expect(below).toMatchObject({
    own: { stake: '5000' },
    list: [{ name: 'fu***', isDirect: false, stake: '30000' }],
    total: { stake: '35000' },
  })
  const deep = await profit(who.geral, { of: String(who.neto.id) })
  expect(deep.path.map(({ name }) => name)).toEqual(['geral', 'agente', 'fu***', 'ne***'])
  expect(deep).toMatchObject({ many: 0, own: { stake: '30000' }, total: { stake: '30000' } })
  for (const other of [who.alheio, who.outro, { id: 999_999_999n }])
    expect((await server.call(calls.listTeamProfit, { ...days, of: String(other.id) }, who.geral.headers)).body.errorCode).toBe(
      'downline.unknown',
    )
  expect((await server.call(calls.listTeamProfit, { ...days, of: String(who.geral.id) }, who.agente.headers)).body.errorCode).toBe(
    'downline.unknown',
  )
})

test('bets of whoever is right below, with what the whole team’s come to; one of them with its steps, and none of anybody else', async () => {
  await expect.poll(async () => (await teamBets(who.geral)).total.rounds).toBe(2)
  const { list, total, team } = await teamBets(who.geral)
  expect(list.map(({ account, roundId, nonce }) => [account, roundId, nonce])).toEqual([
    ['membro', bets.membro, null],
    ['agente', bets.agente, null],
  ])
  expect(total).toEqual({ rounds: 2, stake: '7000', payout: '3000' })
  expect(team).toEqual([{ type: 'RNG', rounds: 3, stake: '37000', payout: '13000' }])
  expect(await teamBets(who.geral, { memberId: String(who.membro.id) })).toMatchObject({ list: [{ account: 'membro' }], team: null })
  expect((await teamBets(who.geral, { state: 'won' })).list.map(({ account }) => account)).toEqual(['membro'])
  for (const { id } of [who.neto, who.alheio, { id: 999_999_999n }])
    expect((await server.call(calls.listTeamBets, { ...days, memberId: String(id) }, who.geral.headers)).body.errorCode).toBe(
      'downline.unknown',
    )
  const bet = async (roundId: string) => (await server.call(calls.getTeamBet, { roundId }, who.geral.headers)).body
  expect((await bet(bets.membro)).value).toMatchObject({
    bet: { account: 'membro', stake: '2000', nonce: null },
    steps: [{ kind: 'place' }, { kind: 'settle' }],
  })
  for (const roundId of [bets.neto, bets.alheio, randomUUID()]) expect((await bet(roundId)).errorCode).toBe('round.unknown')
})

test('open bets of a team are listed with the others, of few people and of many, page after page, by product and by state', async () => {
  const { db } = server.services
  const general = await openBelow(server, 'muitos', { type: 2 })
  const player = await openBelow(server, 'aberta', { uplineId: general.id })
  const pocket = await openAccount(db, { memberId: player.id, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: 'fund:aberta', kind: 'deposit', moves: [{ from, to: pocket, amount: 1000_00n, currency: 'BRL' }] })
  const placed = async (product: string) => {
    const id = newBetId()
    await place(db, { id, product, vendor: 'TUC', game: 'any', inputs: '', pocket, stake: 1_00n })
    return id
  }
  const settled: string[] = []
  for (let many = 0; many < 24; many++) settled.push(await stakeOf(server, player.id, 2_00n, many % 2 === 0 ? 3_00n : 0n))
  const [open, sports, gone] = [await placed('RNG'), await placed('SPORTS'), await placed('SPORTS')]
  await voidBet(db, gone)
  const all = [gone, sports, open, ...settled.toReversed()]
  await expect.poll(async () => (await teamBets(general)).total.rounds).toBe(24)
  const pages = async (more: object = {}): Promise<string[]> => {
    const ids: string[] = []
    let before: string | null = null
    do {
      const page: Awaited<ReturnType<typeof teamBets>> = await teamBets(general, { ...more, ...(before === null ? {} : { before }) })
      ids.push(...page.list.map(({ roundId }) => roundId))
      expect(page.list.every(({ account }) => account === 'aberta')).toBe(true)
      before = page.next
    } while (before !== null)
    return ids
  }
  const look = async (): Promise<void> => {
    expect(await pages()).toEqual(all)
    expect(await pages({ state: 'open' })).toEqual([sports, open])
    expect(await pages({ state: 'void' })).toEqual([gone])
    expect(await pages({ state: 'part' })).toEqual([])
    expect(await pages({ state: 'won' })).toHaveLength(12)
    expect(await pages({ product: 'SPORTS' })).toEqual([gone, sports])
    expect(await pages({ product: 'RNG', state: 'open' })).toEqual([open])
    expect(await pages({ product: 'LOTT' })).toEqual([])
    expect(await pages({ from: day(-3), to: day(-2) })).toEqual([])
    expect((await teamBets(general, { product: 'RNG' })).total).toEqual({ rounds: 24, stake: '4800', payout: '3600' })
    expect((await teamBets(general, { product: 'SPORTS' })).total).toEqual({ rounds: 0, stake: '0', payout: '0' })
  }
  await look()
  // Of so many people nobody is asked one after the other.
  await sql`
    insert into member.members (account, nickname, password_hash, upline_id) select 'quieto' || n, 'quieto', '*', ${general.id}::bigint from generate_series(1, 300) n`.execute(
    db,
  )
  await look()
  // Nobody of them has ever bet, but for one whose bet is open.
  const other = await openBelow(server, 'calados', { type: 2 })
  await sql`
    insert into member.members (account, nickname, password_hash, upline_id) select 'calado' || n, 'calado', '*', ${other.id}::bigint from generate_series(1, 301) n`.execute(
    db,
  )
  expect(await teamBets(other)).toMatchObject({ list: [], next: null })
  expect(await recount(db, server.services.brand)).toEqual([])
})

test('days of whoever is right below, with what went between the two', async () => {
  const { db } = server.services
  const [from, to] = [
    await openAccount(db, { memberId: who.membro.id, pocket: 'cash', currency: 'BRL' }),
    await openAccount(db, { memberId: who.geral.id, pocket: 'cash', currency: 'BRL' }),
  ]
  const clearing = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: 'fund', kind: 'deposit', moves: [{ from: clearing, to, amount: 100_00n, currency: 'BRL' }] })
  await post(db, { key: 'up', kind: 'transferUpline', moves: [{ from, to, amount: 7_00n, currency: 'BRL' }] })
  await post(db, { key: 'down', kind: 'transferDownline', moves: [{ from: to, to: from, amount: 12_00n, currency: 'BRL' }] })
  const read = async (more: object = {}) => (await server.call(calls.listDownlineDays, { ...days, ...more }, who.geral.headers)).body
  expect((await read()).value).toMatchObject({
    many: 2,
    list: [
      { account: 'agente', stake: '5000', deposits: '5000', sent: '0', received: '0' },
      { account: 'membro', stake: '2000', payout: '3000', deposits: '2000', sent: '1200', received: '700', result: '-1000' },
    ],
    total: { rounds: 2, stake: '7000', sent: '1200', received: '700' },
  })
  expect((await read({ memberId: String(who.agente.id) })).value).toMatchObject({ many: 1, total: { stake: '5000' } })
  expect((await read({ page: 2 })).value).toMatchObject({ many: 2, list: [] })
  for (const { id } of [who.neto, who.alheio]) expect((await read({ memberId: String(id) })).errorCode).toBe('downline.unknown')
  for (const call of [calls.listTeamProfit, calls.listTeamBets, calls.listDownlineDays, calls.getIncome] as const) {
    const wrong = (await server.call(call, { from: day(0), to: day(-1) }, who.geral.headers)).body
    expect(wrong.errorCode).toBe('request.invalid')
    expect((await server.call(call, days, who.membro.headers)).body.errorCode).toBe('role.not.allowed')
  }
})

test('income is what came in less what was paid down, by day and agreement, with what is still owed', async () => {
  const { db } = server.services
  const since = new Date(Date.now() - 86_400_000)
  const agree = async (payer: bigint | null, payee: bigint): Promise<bigint> => {
    const { id } = await db
      .insertInto('commissions.agreements')
      .values({ payer_id: payer, payee_id: payee, kind: 'salaryDay', type: 'CONS', period: 'day', state: 'A' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const tiers = JSON.stringify([{ turnover: '0', active: 0, netLoss: '0', rate: '100' }])
    await db.insertInto('commissions.terms').values({ agreement_id: id, version: 1, rate_type: 'percent', tiers, since }).execute()
    return id
  }
  const [house, down] = [await agree(null, who.geral.id), await agree(who.geral.id, who.agente.id)]
  for (const [n, [id, due, paid]] of (
    [
      [house, 900n, 900n],
      [down, 500n, 200n],
    ] as const
  ).entries()) {
    const figures = { stake: 0n, payout: 0n, rebate: 0n, promotion: 0n, salary: 0n, fee: 0n, net_loss: 0n, carried_in: 0n, carried_out: 0n }
    await db
      .insertInto('commissions.settlements')
      .values({
        agreement_id: id,
        since,
        until: new Date(),
        terms_version: 1,
        ...figures,
        active: 0,
        tier: 0,
        rate: 100n,
        base: 0n,
        due,
        paid,
        state: due === paid ? 'settled' : 'partly',
        is_new: false,
      })
      .execute()
    await db
      .insertInto('commissions.payments')
      .values({ posting_id: BigInt(n + 1), agreement_id: id, since, n: 0, amount: paid })
      .execute()
  }
  const income = async ({ headers }: Somebody) => (await server.call(calls.getIncome, days, headers)).body.value
  expect(await income(who.geral)).toMatchObject({
    currency: 'BRL',
    received: '900',
    paidDown: '200',
    kept: '700',
    receivable: '0',
    payable: '300',
    sources: [
      { source: 'salaryDay', agreementId: String(house), side: 'payee', other: '', amount: '900', settlements: 1 },
      { source: 'salaryDay', agreementId: String(down), side: 'payer', other: 'agente', amount: '200' },
    ],
  })
  expect((await income(who.geral)).days).toHaveLength(5)
  expect(await income(who.agente)).toMatchObject({ received: '200', receivable: '300', payable: '0', sources: [{ other: 'ge***' }] })
  expect(await income(who.outro)).toMatchObject({ received: '0', sources: [] })
  const file = await server.app.inject({ url: `${calls.exportIncome.path}?from=${days.from}&to=${days.to}`, headers: who.geral.headers })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(file.body.split('\r\n')).toHaveLength(4)
  expect(file.body).toContain(';Recebe;Casa;Salário diário;CONS;')
  const refused = await server.app.inject({
    url: `${calls.exportIncome.path}?from=${days.from}&to=${days.to}`,
    headers: who.membro.headers,
  })
  expect(refused.json()).toMatchObject({ errorCode: 'role.not.allowed' })
})
