import { randomUUID } from 'node:crypto'
import { type Heading, type Movement, exportMovements, headings, listMovements } from '@tucano/contract/account-record'
import { playRound } from '@tucano/contract/studios'
import { transferWallet } from '@tucano/contract/wallet'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { capture, hold, openAccount, operatorAccount, post, release, reverse } from '@tucano/ledger'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { place, settle, voidBet } from '#betting/bets'
import { newBetId } from '#betting/bet'
import { coin, tosses } from '../../testing/small-games.ts'
import { type Player, newPlayer, newSeededPlayer } from '../../testing/players.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { exportMovements as exportWith } from './export-movements.ts'
import { sumDays } from './sum-days.ts'

let server: TestServer
let apart: TestServer
let keys = 0

beforeAll(async () => {
  const clusterUrl = inject('clusterUrl')
  server = await openTestServer({ clusterUrl, content: true, games: [coin, tosses] })
  apart = await openTestServer({ clusterUrl, brand: (brand) => ({ ...brand, wallet: { ...brand.wallet, single: false } }) })
})
afterAll(async () => {
  await server.close()
  await apart.close()
})

const DAY_MS = 86_400_000
/** A day of São Paulo, so many days from today. */
const day = (from: number): string => new Date(Date.now() + from * DAY_MS - 3 * 3_600_000).toISOString().slice(0, 10)
const always = { from: day(-30), to: day(1), pocket: 'cash' as const }

type Asked = Partial<Parameters<typeof asking>[1]>
const asking = (_: unknown, change: { pocket?: string; heading?: string; before?: string; limit?: number; from?: string; to?: string }) =>
  ({ ...always, ...change }) as never
const record = async ({ headers }: Player, change: Asked = {}, of = server) =>
  (await of.call(listMovements, asking(undefined, change), headers)).body.value

async function pages(player: Player, change: Asked, of = server): Promise<Movement[]> {
  const seen: Movement[] = []
  let before: string | undefined
  do {
    const { list, next } = await record(player, { ...change, ...(before ? { before } : {}) }, of)
    seen.push(...list)
    before = next ?? undefined
  } while (before)
  return seen
}

const give = async ({ memberId }: Player, kind: string, amount: bigint, pocket: 'cash' | 'bonus' = 'cash') => {
  const { db } = server.services
  const to = await openAccount(db, { memberId, pocket, currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  return post(db, { key: `give:${++keys}:${memberId}`, kind, moves: [{ from, to, amount, currency: 'BRL' }] })
}
const bet = (player: Player, amount: bigint) => ({
  id: newBetId(),
  pocket: player.cash,
  stake: amount,
  product: 'SPORTS',
  vendor: 'GOL',
  game: 'futebol',
  inputs: 'home',
})

/** A member to whom something of every heading has happened. */
async function busyPlayer(): Promise<Player> {
  const { db } = server.services
  const player = await newSeededPlayer(server, 10_000n)
  await server.call(playRound, { gameCode: 'dados', roundId: newBetId(), move: { stake: '100' } }, player.headers)
  const [won, undone] = [bet(player, 300n), bet(player, 200n)]
  for (const each of [won, undone]) await place(db, each)
  await settle(db, { id: won.id, payout: 900n })
  await voidBet(db, undone.id)
  await give(player, 'bonus', 500n)
  await give(player, 'rebateBet', 78n)
  const { postingId: reversed } = await give(player, 'correction', 40n)
  await reverse(db, { key: `undo:${player.memberId}`, postingId: reversed })
  const held = await hold(db, { key: `hold:${player.memberId}`, account: player.cash, amount: 700n })
  const clearing = await operatorAccount(db, 'clearing', 'BRL')
  await capture(db, { key: `take:${player.memberId}`, holdId: held.postingId, to: clearing, amount: 600n })
  await release(db, { key: `back:${player.memberId}`, holdId: held.postingId })
  return player
}

test('the account record has every movement with the balance after it, newest first, in pages that neither skip nor repeat [MEM-06]', async () => {
  const player = await busyPlayer()
  const seen = await pages(player, { limit: 3 })
  expect(seen.length).toBeGreaterThanOrEqual(11)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  expect(seen.at(-1)).toMatchObject({ heading: 'deposits', kind: 'deposit', amount: '10000', balance: '10000', round: null })
  // Each balance is the one before it and the amount.
  for (const [n, { amount, balance }] of seen.entries())
    expect(BigInt(balance), `line ${n}`).toBe(BigInt(seen[n + 1]?.balance ?? 0) + BigInt(amount))
  expect(seen.filter(({ kind }) => kind === 'void')).toMatchObject([
    { heading: 'bets', amount: '200', round: { gameName: 'Futebol', vendorName: 'Gol', state: 'void' } },
  ])
  expect(seen.filter(({ kind }) => kind === 'settle')).toMatchObject([
    { amount: '900', round: { stake: '300', payout: '900', state: 'settled' } },
  ])
})

test('headings divide the record without a gap, and totals are what their movements add up to, summed by the job or not', async () => {
  const player = await busyPlayer()
  const check = async (): Promise<void> => {
    let all = 0
    for (const heading of headings) {
      const lines = await pages(player, { heading, limit: 2 })
      expect(lines.every((line) => line.heading === heading)).toBe(true)
      all += lines.length
      const { total } = await record(player, { heading })
      const sum = (sign: 1n | -1n) => lines.reduce((to, { amount }) => to + (BigInt(amount) * sign > 0n ? BigInt(amount) * sign : 0n), 0n)
      expect(total, heading).toMatchObject({ movements: lines.length, credit: String(sum(1n)), debit: String(sum(-1n)) })
    }
    const { total, list } = await record(player, { limit: 100 })
    expect(total?.movements).toBe(all)
    expect(list).toHaveLength(all)
    expect([total?.opening, total?.closing]).toEqual(['0', list[0]?.balance])
    expect(BigInt(total!.credit) - BigInt(total!.debit)).toBe(BigInt(total!.closing))
  }
  await check()
  await transactionsEnded(server.services.db)
  await sumDays(server.services)
  await check()
  await give(player, 'deposit', 5n)
  await check()
  await transactionsEnded(server.services.db)
  await sumDays(server.services)
  await sumDays(server.services)
  await check()
  const counts: Partial<Record<Heading, number>> = {
    deposits: 2,
    withdrawals: 2,
    bonuses: 1,
    rebates: 1,
    commissions: 0,
    adjustments: 2,
    transfers: 0,
  }
  for (const [heading, count] of Object.entries(counts)) expect((await pages(player, { heading })).length, heading).toBe(count)
})

test('many post while days are summed, and nothing is counted twice or missed', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(server, 1000n)))
  await Promise.all([
    ...players.flatMap((player) => Array.from({ length: 10 }, () => give(player, 'bonus', 3n))),
    ...Array.from({ length: 10 }, () => sumDays(server.services)),
  ])
  for (const player of players)
    expect((await record(player)).total).toMatchObject({ movements: 11, credit: '1030', debit: '0', closing: '1030' })
  await transactionsEnded(server.services.db)
  await sumDays(server.services)
  for (const player of players) expect((await record(player)).total).toMatchObject({ movements: 11, credit: '1030' })
})

test('a period has its own opening and closing balance, and pockets are apart', async () => {
  const player = await busyPlayer()
  await give(player, 'bonus', 250n, 'bonus')
  const { balance } = (await record(player)).list[0]!
  expect(await record(player, { from: day(1), to: day(2) })).toMatchObject({
    list: [],
    total: { opening: balance, closing: balance, movements: 0 },
  })
  expect(await record(player, { from: day(-9), to: day(-8) })).toMatchObject({
    list: [],
    next: null,
    total: { opening: '0', closing: '0' },
  })
  expect((await record(player, { pocket: 'bonus' })).list).toMatchObject([{ heading: 'bonuses', amount: '250' }])
  expect((await record(player, { pocket: 'locked' })).list.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['release', '-100'],
    ['capture', '-600'],
    ['hold', '700'],
  ])
  const held = await hold(server.services.db, { key: `more:${player.memberId}`, account: player.cash, amount: 30n })
  expect(held.replayed).toBe(false)
  expect(await record(player, { pocket: 'locked', heading: 'bets' })).toMatchObject({ list: [], total: { movements: 0, closing: '30' } })
  expect(await record(player, { pocket: 'points' })).toMatchObject({ currency: 'PTS', list: [], total: { closing: '0' } })
})

test('wallets at vendors are one record, each line with its vendor, and moves to them name the other side', async () => {
  const player = await newPlayer(apart, 5000n)
  const move = (from: number, to: number, amount: string) =>
    apart.call(transferWallet, { transferId: randomUUID(), fromAccountTypeId: from, toAccountTypeId: to, amount }, player.headers)
  const [first, second] = apart.services.brand.wallet.vendors
  await move(2, first!.accountTypeId, '1000')
  await move(2, second!.accountTypeId, '700')
  await move(first!.accountTypeId, 2, '400')
  const lines = await pages(player, { pocket: 'vendors', limit: 1 }, apart)
  expect(lines.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['-400', '600'],
    ['700', '700'],
    ['1000', '1000'],
  ])
  expect(lines.every(({ vendorName }) => vendorName !== null)).toBe(true)
  expect((await record(player, { pocket: 'vendors' }, apart)).total).toMatchObject({
    opening: '0',
    closing: '1300',
    credit: '1700',
    debit: '400',
  })
  const cash = await record(player, { heading: 'transfers' }, apart)
  expect(cash.list.map(({ vendorName }) => vendorName)).toEqual(lines.map(({ vendorName }) => vendorName))
})

test('nobody’s positions or ids show another’s record', async () => {
  const [bia, ana] = [await newPlayer(server, 100n), await busyPlayer()]
  const last = (await record(ana, { limit: 3 })).next!
  const more = { memberId: String(ana.memberId), account: String(ana.cash), accounts: String(ana.cash) }
  for (const change of [{ before: last }, more, { before: `9999999999999999.${ana.cash}` }]) {
    const { list } = await record(bia, change as never)
    expect(list.map(({ amount }) => amount)).toEqual(['100'])
  }
  expect((await server.call(listMovements, always, {})).status).toBe(401)
})

test('what is asked for wrongly is refused by its field', async () => {
  const player = await newPlayer(server)
  for (const [change, field] of [
    [{ from: 'ontem' }, 'from'],
    [{ to: '2026-13-01' }, 'to'],
    [{ pocket: 'all' }, 'pocket'],
    [{ heading: 'gifts' }, 'heading'],
    [{ before: '1' }, 'before'],
    [{ before: '1700000000000000.-1' }, 'before'],
    [{ limit: 1000 }, 'limit'],
  ] as const) {
    const { status, body } = await server.call(listMovements, asking(undefined, change), player.headers)
    expect([status, JSON.stringify(body.value).includes(field)], field).toEqual([400, true])
  }
})

async function csv(player: Player, change: Asked = {}, language = 'PT'): Promise<{ text: string; headers: Record<string, unknown> }> {
  const query = asking(undefined, change) as Record<string, string>
  const response = await server.app.inject({ method: 'GET', url: exportMovements.path, query, headers: { ...player.headers, language } })
  return { text: response.body, headers: response.headers }
}

test('the record as a file: every line of the period, plain amounts, in the visitor’s language', async () => {
  const player = await busyPlayer()
  const { text, headers } = await csv(player)
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="extrato-cash-[\d-]+\.csv"$/)
  const [head, ...lines] = text.slice(1).trimEnd().split('\r\n')
  expect(head).toBe('Data e hora;Tipo;Descrição;Jogo;Valor;Saldo após;Identificação')
  const seen = await pages(player, {})
  expect(lines).toHaveLength(seen.length)
  expect(lines.at(-1)).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d;Depósito;Depósito;;100,00;100,00;$/)
  expect(lines.some((line) => /;Aposta feita;Futebol \(Gol\);-3,00;/.test(line))).toBe(true)
  expect((await csv(player, { heading: 'bonuses' }, 'EN')).text).toMatch(/\r\n[\d-]+ [\d:]+,Bonus,Bonus,,5\.00,\d+\.\d\d,\r\n$/)
  expect((await csv({ ...player, headers: { ...player.headers, authorization: 'A'.repeat(43) } })).text).toContain('login.not.session')
})

test('what a spreadsheet would compute is text in the file', async () => {
  const player = await newPlayer(server, 1000n)
  const round = { ...bet(player, 10n), game: '=HYPERLINK("http://x";"y")', vendor: '@SUM(1)' }
  await place(server.services.db, round)
  await give(player, '=cmd', 1n)
  const { text } = await csv(player)
  expect(text).toContain(`"'=HYPERLINK(""http://x"";""y"") (@SUM(1))"`)
  expect(text).not.toMatch(/(^|[;\n])"?[=+@]/m)
})

test('a file that would be longer than it may be ends with a line that says so', async () => {
  const player = await newPlayer(server, 1000n)
  for (let n = 0; n < 4; n++) await give(player, 'bonus', 1n)
  const catalogue = { read: async () => ({ byCode: () => undefined, vendors: new Map() }) } as never
  const lines = async (max: number): Promise<string[]> => {
    const { handle } = exportWith(server.services, catalogue, max)
    const member = { memberId: player.memberId, type: 0 }
    const { parts } = (await handle(always as never, { member, language: 'EN' } as never)) as { parts: AsyncIterable<string> }
    let text = ''
    for await (const part of parts) text += part
    return text.trimEnd().split('\r\n').slice(1)
  }
  expect(await lines(5)).toHaveLength(5)
  expect((await lines(3)).slice(3)).toEqual([expect.stringMatching(/ends here: it has 3 lines/)])
})
