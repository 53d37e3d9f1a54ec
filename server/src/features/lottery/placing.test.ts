import { betOnLottery, listLotteryBets } from '@tucano/contract/lottery'
import { getBet, listBets } from '@tucano/contract/bet-history'
import { Catalogue } from '#catalogue/catalogue'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { LotteryTest, type TestDraw } from '../../testing/lottery.ts'
import { type Player, newPlayer } from '../../testing/players.ts'
import { untilThrough } from '../../testing/kills.ts'
import { openTestServer } from '../../testing/test-server.ts'
import { openLottery } from './lottery.ts'
import { placeSlips } from './place/placing.ts'
import { prepareSlip } from './place/prepare.ts'

const GAME = 'cinco-digitos-1m'
let site: LotteryTest
let player: Player

const SELECTION = 50_000_00
beforeAll(async () => {
  site = await LotteryTest.open(inject('clusterUrl'), {
    brand: (brand) => ({
      ...brand,
      lottery: { ...brand.lottery, caps: { ...brand.lottery.caps, selection: SELECTION, draw: 200_000_00 } },
    }),
  })
  player = await site.newPlayer()
})
afterAll(() => site.close())

const numberOfBets = async (draw: TestDraw): Promise<number> => {
  const { n } = await site.db
    .selectFrom('betting.bets')
    .select(({ fn }) => fn.countAll<bigint>().as('n'))
    .where('event_id', '=', draw.id)
    .executeTakeFirstOrThrow()
  return Number(n)
}

test('a slip makes one bet a draw, which says what it was sold with; the same slip again is the same', async () => {
  const draws = [await site.newDraw(GAME), await site.newDraw(GAME, { closesInMs: 90_000 })]
  const before = await site.balanceOf(player)
  const slip = site.slip(draws, [
    ['B3D', '3.4.5'],
    ['FIX1', '7....', 100, 3],
  ])
  const first = await site.bet(player, slip)
  expect(first).toMatchObject({ status: 200, refusal: null, balance: String(before - 1000n) })
  expect(first.bets).toMatchObject(
    draws.map(({ numero, id }) => ({
      numero,
      drawId: id,
      slipId: slip.slipId,
      state: 'open',
      stake: '500',
      series: 1950,
      rebate: '0',
      contents: [
        { playId: 'B3D', bettingContent: '3.4.5', lines: 1, stake: '200', most: '195000', payout: null },
        { playId: 'FIX1', bettingContent: '7....', lines: 1, stake: '300', most: '2925', payout: null },
      ],
    })),
  )
  const again = await site.bet(player, slip)
  expect(again).toEqual(first)
  expect(await site.balanceOf(player)).toBe(before - 1000n)
  expect(await site.exposures(draws[0]!)).toMatchObject({ [`member ${player.memberId}`]: 500n })
  // It stays the same when the draw is closed.
  await site.shared.turnBy(40_000)
  expect((await site.bet(player, slip)).bets.map(({ roundId }) => roundId)).toEqual(first.bets.map(({ roundId }) => roundId))
  expect(await site.bet(player, { ...slip, slipId: newBetId() })).toMatchObject({
    bets: [],
    refusal: { numero: draws[0]!.numero, code: 'draw.closed' },
  })
})

test('an id of a slip is for one slip: other contents, other draws, another member are refused, and leave nothing', async () => {
  const draws = [await site.newDraw(GAME), await site.newDraw(GAME)]
  const slip = site.slip([draws[0]!], [['B3D', '3.4.5']])
  await site.bet(player, slip)
  const exposed = await site.exposures(draws[0]!)
  const stranger = await site.newPlayer()
  const others = [
    { ...site.slip([draws[0]!], [['B3D', '3.4.6']]), slipId: slip.slipId },
    { ...site.slip([draws[1]!], [['B3D', '3.4.5']]), slipId: slip.slipId },
    { ...site.slip(draws, [['B3D', '3.4.5']]), slipId: slip.slipId },
    { ...slip, series: 1800 },
  ]
  for (const other of others) expect(await site.bet(player, other)).toMatchObject({ status: 409, errorCode: 'key.conflict' })
  expect(await site.bet(stranger, slip)).toMatchObject({ status: 409, errorCode: 'key.conflict' })
  expect(await site.exposures(draws[0]!)).toEqual(exposed)
  expect(await site.exposures(draws[1]!)).toEqual({})
  expect([await numberOfBets(draws[0]!), await numberOfBets(draws[1]!)]).toEqual([1, 0])
  // Written otherwise it is the same slip.
  const draw = await site.newDraw(GAME)
  const many = site.slip([draw], [['B3D', '43.4.5']])
  expect((await site.bet(player, many)).bets[0]?.contents[0]?.bettingContent).toBe('34.4.5')
  expect(
    (await site.bet(player, { ...many, contents: many.contents.map((line) => ({ ...line, bettingContent: '34.4.5' })) })).refusal,
  ).toBeNull()
  expect(await numberOfBets(draw)).toBe(1)
})

test('of all draws of a slip none is taken when one is closed, unknown or full', async () => {
  const [open, closing] = [await site.newDraw(GAME, { closesInMs: 60_000 }), await site.newDraw(GAME, { closesInMs: 1000 })]
  await site.shared.turnBy(1000)
  const balance = await site.balanceOf(player)
  expect(await site.bet(player, site.slip([open, closing], [['B3D', '3.4.5']]))).toMatchObject({
    status: 200,
    bets: [],
    balance: String(balance),
    refusal: { code: 'draw.closed', numero: closing.numero, left: null },
  })
  const unknown = { ...open, numero: '209912310001' }
  expect(await site.bet(player, site.slip([open, unknown], [['B3D', '3.4.5']]))).toMatchObject({
    refusal: { code: 'draw.not.open', numero: unknown.numero },
  })
  const full = await site.newDraw(GAME)
  await site.bet(player, site.slip([full], [['B3D', '1.1.1', 200, 20]]))
  expect(await site.bet(player, site.slip([open, full], [['B3D', '1.1.1', 200, 10]]))).toMatchObject({
    bets: [],
    // 1,950.00 each: 39,000.00 of 50,000.00 is taken.
    refusal: { code: 'cap.selection', numero: full.numero, left: String(SELECTION - 20 * 195_000), content: 0 },
  })
  // The same number typed is the same selection.
  expect(await site.bet(player, site.slip([open, full], [['B3T', '111', 200, 10]]))).toMatchObject({ refusal: { code: 'cap.selection' } })
  expect([await numberOfBets(open), await site.exposures(open)]).toEqual([0, {}])
  expect(await site.balanceOf(player)).toBe(balance - 4000n)
  // What is short of money leaves nothing either, whichever of its bets it is.
  const poor = await site.newPlayer(300n)
  expect(await site.bet(poor, site.slip([open, full], [['B3D', '2.2.2']]))).toMatchObject({
    status: 200,
    errorCode: 'balance.insufficient',
  })
  expect([await numberOfBets(open), await site.exposures(open), await site.balanceOf(poor)]).toEqual([0, {}, 300n])
  expect((await site.bet(poor, site.slip([open], [['B3D', '2.2.2']]))).refusal).toBeNull()
})

test('a bet at the moment of the close is late, and one a millisecond before is not', async () => {
  const draw = await site.newDraw(GAME, { closesInMs: 10_000 })
  await site.shared.turnTo(draw.closesAt.getTime() - 1)
  expect((await site.bet(player, site.slip([draw], [['B3D', '3.4.5']]))).refusal).toBeNull()
  await site.shared.turnTo(draw.closesAt.getTime())
  expect((await site.bet(player, site.slip([draw], [['B3D', '3.4.5']]))).refusal).toMatchObject({ code: 'draw.closed' })
})

test('the caps: a prize, a stake, a member on a draw, a draw with bets on too much to count', async () => {
  const draw = await site.newDraw(GAME)
  const { caps } = site.server.services.brand.lottery
  const refusal = async (lines: Parameters<LotteryTest['slip']>[1], of = player) => (await site.bet(of, site.slip([draw], lines))).refusal
  // 195,000.00 for each of five exact digits at 2.00.
  expect(
    await refusal([
      ['FIX1', '7....'],
      ['A5D', '1.2.3.4.5', 200, 3],
    ]),
  ).toMatchObject({ code: 'cap.prize', left: String(caps.prize), content: 1 })
  expect(await refusal([['FIX1', '7....', 200, 25_001]])).toMatchObject({ code: 'cap.prize' })
  const dear = Array.from({ length: 6 }, (): [string, string, number, number] => ['SUM', 'BIG', 200, 5000])
  expect(await refusal(dear)).toMatchObject({ code: 'cap.stake', left: String(caps.stake) })
  const rich = await site.newPlayer()
  // 19,500.00 each.
  for (let times = 0; times < 2; times++) expect(await refusal([['SUM', 'BIG', 200, 5000]], rich)).toBeNull()
  expect(await refusal([['SUM', 'BIG', 200, 5000]], rich)).toMatchObject({ code: 'cap.selection', left: String(SELECTION - 39_000_00) })
  const sides = ['SMALL', 'ODD', 'EVEN'] as const
  for (const side of sides) for (let times = 0; times < 2; times++) expect(await refusal([['SUM', side, 200, 5000]], rich)).toBeNull()
  const elsewhere: Parameters<LotteryTest['slip']>[1] = Array.from({ length: 2 }, (_, n) => ['FIX1', `${n}....`, 200, 2500])
  for (let times = 0; times < 2; times++)
    expect(
      await refusal(
        [
          ['FIX1', `....${times}`, 200, 2500],
          ['SUM', 'BIG', 200, 100],
        ],
        rich,
      ),
    ).toBeNull()
  expect(await refusal([['FIX1', '....5', 200, 2500], ...elsewhere], rich)).toMatchObject({ code: 'cap.member' })
  const typed = Array.from({ length: 1001 }, (_, n) => String(n).padStart(5, '0')).join(',')
  expect(await refusal([['A5T', typed, 200]])).toBeNull()
  expect(await site.exposures(draw)).toMatchObject({ 'draw *': 195_000_00n })
  expect(await refusal([['A5T', typed, 200]])).toMatchObject({ code: 'cap.draw', left: String(200_000_00 - 195_000_00) })
})

test('500 bets on one number at once never pass its cap, and as many are taken as fit', async () => {
  const draw = await site.newDraw(GAME)
  const players = await Promise.all(Array.from({ length: 20 }, () => site.newPlayer()))
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, n) => site.bet(players[n % 20]!, site.slip([draw], [['B3D', '7.7.7']]))),
  )
  const taken = answers.filter(({ refusal }) => refusal === null)
  const each = 195_000
  expect(taken).toHaveLength(Math.floor(SELECTION / each))
  expect(await numberOfBets(draw)).toBe(taken.length)
  const selections = Object.entries(await site.exposures(draw)).filter(([key]) => key.startsWith('selection'))
  expect(selections.map(([, amount]) => amount)).toEqual([BigInt(taken.length * each)])
  expect(new Set(answers.flatMap(({ refusal }) => refusal?.code ?? []))).toEqual(new Set(['cap.selection']))
  const members = Object.entries(await site.exposures(draw)).filter(([key]) => key.startsWith('member'))
  expect(members.reduce((sum, [, amount]) => sum + amount, 0n)).toBe(BigInt(taken.length * 200))
}, 60_000)

test('picks that are none are refused with their place, however long they are', async () => {
  const draw = await site.newDraw(GAME)
  const wrong: [Parameters<LotteryTest['slip']>[1][number], string, string][] = [
    [['B3D', '3.4'], 'picks.invalid', 'contents.0.bettingContent'],
    [['B3D', '3.4.x'], 'picks.invalid', 'contents.0.bettingContent'],
    [['B3D', '3.4.5.6.7.8'.repeat(1500)], 'picks.invalid', 'contents.0.bettingContent'],
    [['A5T', '1,'.repeat(9999)], 'picks.invalid', 'contents.0.bettingContent'],
    [['NADA', '1'], 'picks.invalid', 'contents.0.playId'],
    [['B3D', '3.4.5', 7], 'stake.invalid', 'contents.0.singleBetPrice'],
    [['B3D', "3.4.5'; drop table"], 'picks.invalid', 'contents.0.bettingContent'],
  ]
  for (const [line, code, field] of wrong) {
    const { status, errorCode, value } = await site.bet(player, site.slip([draw], [line]))
    expect([status, errorCode, (value as { fields: { field: string }[] }).fields.map((one) => one.field)], line[1].slice(0, 20)).toEqual([
      code === 'stake.invalid' ? 200 : 400,
      code,
      [field],
    ])
  }
  const line = site.slip([draw], [['B3D', '3.4.5']]).contents[0]!
  const twice = { ...line, numero: [line.numero[0]!, line.numero[0]!] }
  for (const contents of [[], [twice], [{ ...line, numero: [{ numero: draw.numero, multiple: 0 }] }], [{ ...line, gameId: 'x y' }]])
    expect((await site.bet(player, { slipId: newBetId(), contents })).errorCode).toBe('request.invalid')
  expect((await site.bet(player, { slipId: newBetId(), contents: [{ ...line, gameId: 'nada' }] })).errorCode).toBe('game.unknown')
  // Bets on several draws stand at once: none of them waits to see whether another has won.
  const next = await site.newDraw(GAME, { closesInMs: 90_000 })
  const stopping = { ...line, winStop: true, numero: [...line.numero, { numero: next.numero, multiple: 1 }] }
  expect(await site.bet(player, { slipId: newBetId(), contents: [stopping] })).toMatchObject({
    errorCode: 'request.invalid',
    value: { fields: [{ field: 'contents.0.winStop' }] },
  })
  const draws = await Promise.all(Array.from({ length: 11 }, () => site.newDraw(GAME)))
  const eleven = [draws.slice(0, 6), draws.slice(5)].flatMap((some) => site.slip(some, [['B3D', '3.4.5']]).contents)
  expect((await site.bet(player, { slipId: newBetId(), contents: eleven })).errorCode).toBe('request.invalid')
  expect(await numberOfBets(draw)).toBe(0)
})

test('a member has its own series at most, and is told what it leaves; plain games have none', async () => {
  const { db } = site
  const agent = await site.newPlayer()
  await db.insertInto('agent.rebates').values({ member_id: agent.memberId, type: 'LOTT', since: '2000-01-01', bp: 32 }).execute()
  const draw = await site.newDraw(GAME)
  const at = (series: number | undefined, of = agent) =>
    site.bet(of, site.slip([draw], [['B3D', '1.2.3', 200, 5]], { ...(series && { series }) }))
  // 0.32 % are six of the series.
  expect((await at(1957)).errorCode).toBe('series.invalid')
  expect((await at(1699)).errorCode).toBe('series.invalid')
  expect((await at(1951, player)).errorCode).toBe('series.invalid')
  expect((await at(1800)).bets[0]).toMatchObject({ series: 1800, rebate: '78', contents: [{ most: '900000' }] })
  expect((await at(1956)).bets[0]).toMatchObject({ series: 1956, rebate: '0' })
  expect((await at(undefined)).bets[0]).toMatchObject({ series: 1950, rebate: '3' })
  const plain = await site.newDraw('giro-de-um-minuto')
  expect((await site.bet(player, site.slip([plain], [['B3D', '1.2.3']], { series: 1900 }))).errorCode).toBe('series.invalid')
  expect((await site.bet(player, site.slip([plain], [['B3D', '1.2.3']]))).bets[0]).toMatchObject({
    series: null,
    rebate: '0',
    contents: [{ most: '190000' }],
  })
})

test('bets are listed newest first, by game and state, and told in the record with their draws', async () => {
  const own = await site.newPlayer()
  const [a, b] = [await site.newDraw(GAME), await site.newDraw('giro-de-um-minuto')]
  for (const draw of [a, b]) for (let times = 0; times < 11; times++) await site.bet(own, site.slip([draw], [['SUM', 'BIG']]))
  const list = async (request: object) =>
    (await site.server.call(listLotteryBets, request, own.headers)).body as unknown as {
      list: { gameCode: string; roundId: string; placedAt: number }[]
      next: string | null
    }
  const first = await list({})
  const rest = await list({ before: first.next })
  expect([first.list.length, rest.list.length, rest.next]).toEqual([20, 2, null])
  expect(new Set([...first.list, ...rest.list].map(({ roundId }) => roundId)).size).toBe(22)
  expect((await list({ gameId: GAME })).list.map(({ gameCode }) => gameCode)).toEqual(Array(11).fill(GAME))
  expect((await list({ state: 'won' })).list).toEqual([])
  expect((await list({ state: 'open', gameId: 'giro-de-um-minuto' })).list).toHaveLength(11)
  const { roundId } = first.list[0]!
  const { bet, told } = (await site.server.call(getBet, { roundId }, own.headers)).body.value
  expect(bet.gameName).toBe(`Giro de Um Minuto · ${b.numero}`)
  expect(told).toMatchObject({
    by: 'lottery',
    shape: 'ssc',
    isProvable: true,
    slip: { roundId },
    draw: { numero: b.numero, state: 'open' },
  })
  const day = new Date(site.shared.clock.now).toISOString().slice(0, 10)
  const record = (await site.server.call(listBets, { from: '2020-01-01', to: day, product: 'LOTT' }, own.headers)).body.value
  expect(record.list[0]).toMatchObject({ gameName: `Cinco Dígitos 1 min · ${a.numero}`, vendorName: 'Bilhetes' })
  const stranger = await site.newPlayer()
  expect((await site.server.call(listLotteryBets, {}, stranger.headers)).body).toEqual({ list: [], next: null })
})

test('killed between the steps of placing, nothing is left of a slip; asked for again it is placed', async () => {
  const draws = [await site.newDraw(GAME), await site.newDraw(GAME)]
  const bettor = await site.newPlayer(10_000n)
  const slip = site.slip(draws, [['B3D', '6.6.6']])
  const lottery = openLottery(site.server.services, new Catalogue(site.server.services, []))
  const bets = await prepareSlip(lottery, slip, { memberId: bettor.memberId, currency: 'BRL' })
  if ('kind' in bets) throw new Error(bets.code)
  const prepared = { id: slip.slipId, memberId: bettor.memberId, pocket: bettor.cash, bets }
  const kills = await untilThrough(
    site.db,
    (db) => db.transaction().execute((trx) => placeSlips(trx, [prepared])),
    async () => {
      expect([await site.balanceOf(bettor), await site.exposures(draws[0]!), await numberOfBets(draws[1]!)]).toEqual([10_000n, {}, 0])
    },
  )
  expect(kills).toBeGreaterThan(3)
  expect(await site.bet(bettor, slip)).toMatchObject({ refusal: null, balance: '9600', bets: [{}, {}] })
  expect([await numberOfBets(draws[0]!), await numberOfBets(draws[1]!)]).toEqual([1, 1])
  await lottery.placing.stop()
})

test('two servers place the same slip once, and refuse together what is full', async () => {
  const other = await openTestServer({
    clusterUrl: '',
    databaseUrl: site.server.databaseUrl,
    brand: () => structuredClone(site.server.services.brand),
  })
  other.services.configuration.beacon = site.server.services.configuration.beacon
  try {
    const draw = await site.newDraw(GAME)
    const bettor = await newPlayer(site.server, 10_000_00n)
    const slip = site.slip([draw], [['B3D', '5.5.5', 200, 10]])
    const ask = async (server: typeof other) =>
      (await server.call(betOnLottery, slip, bettor.headers)).body as unknown as { bets: { roundId: string }[] }
    const answers = await Promise.all([ask(other), ask(site.server), ask(other), ask(site.server)])
    expect(new Set(answers.map(({ bets }) => bets[0]?.roundId)).size).toBe(1)
    expect(await site.balanceOf(bettor)).toBe(10_000_00n - 2000n)
    expect(await site.exposures(draw)).toEqual({
      [`member ${bettor.memberId}`]: 2000n,
      [Object.keys(await site.exposures(draw)).find((key) => key.startsWith('selection'))!]: 1_950_000n,
    })
  } finally {
    await other.close()
  }
  expect(await reconcile(site.db)).toEqual([])
})
