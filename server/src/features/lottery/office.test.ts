import { createHash } from 'node:crypto'
import type { OperatorRole } from '@tucano/contract/endpoint'
import { getNearNumeros, startLotteryPlan } from '@tucano/contract/lottery'
import {
  type OfficeDrawDetail,
  enterLotteryResult,
  getOfficeLotteryDraw,
  getOfficeLotteryGame,
  listOfficeLotteryDraws,
  listOfficeLotteryGames,
  listOfficeLotteryPlans,
  setLotteryCaps,
  switchLotteryGame,
  voidLotteryDraw,
} from '@tucano/contract/lottery/office'
import { listMovements } from '@tucano/contract/account-record'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { advanceDraw } from '#draws/advance'
import { readDraw } from '#draws/published'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../../testing/desk.ts'
import { LotteryTest, type TestDraw } from '../../testing/lottery.ts'
import { type TestOfficialDraw, betOnDraw, newOfficialDraw } from '../../testing/official-draws.ts'

const GAME = 'cinco-digitos-1m'
const REASON = 'Conferido com a fonte oficial'
let site: LotteryTest
const staff: Record<string, Headers> = {}

beforeAll(async () => {
  site = await LotteryTest.open(inject('clusterUrl'))
  // Two operators enter results, and nothing plans draws but the test.
  site.server.services.brand.lottery.official = true
  for (const [account, role] of [
    ['conferente', 'compliance'],
    ['revisora', 'compliance'],
    ['caixa', 'cashier'],
    ['auditora', 'auditor'],
    ['atendente', 'support'],
  ] satisfies [string, OperatorRole][])
    staff[account] = (await employ(site.server.services, account, [role])).headers
})
afterAll(() => site.close())

const call = <Endpoint extends Parameters<typeof site.server.call>[0]>(endpoint: Endpoint, asked: never, by: string) =>
  site.server.call(endpoint, asked, staff[by])
const detailOf = async (drawId: string, by = 'caixa'): Promise<OfficeDrawDetail> =>
  (await site.server.call(getOfficeLotteryDraw, { drawId }, staff[by])).body.value
const enter = (draw: TestOfficialDraw, numbers: string[], by: string, more: { version?: number; reason?: string } = {}) =>
  site.server.call(enterLotteryResult, { drawId: draw.drawId, version: 1, numbers, ...more }, staff[by])
const journalOf = (action: string) =>
  site.db.selectFrom('operator.journal').select(['account', 'subject', 'details']).where('action', '=', action).orderBy('id').execute()
const gameOf = async (gameCode: string) => {
  const { list } = (await site.server.call(listOfficeLotteryGames, {}, staff['caixa'])).body.value
  return list.find((one) => one.gameCode === gameCode)!
}
const whole = async (): Promise<void> => expect(await reconcile(site.db)).toEqual([])
/** The server takes official draws further by itself. */
async function comesTo({ drawId }: TestOfficialDraw, state: string): Promise<void> {
  await expect.poll(async () => (await detailOf(drawId)).draw.state, { timeout: 20_000 }).toBe(state)
}

/** A draw of Laos with a bet of somebody that wins on 1234, drawn and without a result. */
async function drawnLaos() {
  const player = await site.newPlayer()
  const now = new Date(site.shared.clock.now)
  const draw = await newOfficialDraw(site.db, 'laos', now)
  const [bet] = await betOnDraw(site.db, draw, { pocket: player.cash, at: now, lines: [['TOP3', '234']] })
  await site.shared.turnTo(draw.drawsAt.getTime() + 1000)
  await comesTo(draw, 'waiting')
  return { player, draw, bet: bet! }
}

test('cashiers and auditors read, compliance changes, support sees nothing', async () => {
  const draw = await newOfficialDraw(site.db, 'laos', new Date(site.shared.clock.now))
  const reads = [
    [listOfficeLotteryGames, {}],
    [getOfficeLotteryGame, { gameCode: GAME }],
    [listOfficeLotteryDraws, { which: 'coming' }],
    [getOfficeLotteryDraw, { drawId: draw.drawId }],
    [listOfficeLotteryPlans, {}],
  ] as const
  const changes = [
    [switchLotteryGame, { gameCode: GAME, isOpen: false, reason: REASON }],
    [
      setLotteryCaps,
      { gameCode: GAME, version: 0, caps: { prize: '1', stake: '1', member: '1', selection: '1', draw: '1' }, reason: REASON },
    ],
    [enterLotteryResult, { drawId: draw.drawId, version: 1, numbers: ['1234'] }],
    [voidLotteryDraw, { drawId: draw.drawId, reason: REASON }],
  ] as const
  for (const [endpoint, asked] of reads)
    for (const [by, status] of [
      ['caixa', 200],
      ['auditora', 200],
      ['revisora', 200],
      ['atendente', 403],
    ] as const)
      expect((await call(endpoint, asked as never, by)).status, `${endpoint.name} ${by}`).toBe(status)
  for (const [endpoint, asked] of changes)
    for (const by of ['caixa', 'auditora', 'atendente'])
      expect((await call(endpoint, asked as never, by)).status, `${endpoint.name} ${by}`).toBe(403)
  expect(await journalOf('lottery.close')).toEqual([])
})

test('operator A enters, operator B types again without seeing it, the member is paid, and the journal has both names', async () => {
  const { player, draw } = await drawnLaos()
  const before = await site.balanceOf(player)
  const { waiting } = await gameOf('laos')
  expect(waiting).toBeGreaterThan(0)
  const { list } = (await site.server.call(listOfficeLotteryDraws, { which: 'waiting' }, staff['caixa'])).body.value
  expect(list.map(({ drawId }) => drawId)).toContain(draw.drawId)
  const first = (await enter(draw, ['1234'], 'conferente')).body.value
  expect(first).toMatchObject({ draw: { state: 'waiting', typed: 1 }, typed: [{ by: 'conferente', isOwn: true, result: ['1234'] }] })
  // Neither the other one nor whoever reads sees what was typed; nor is it in the journal.
  for (const by of ['revisora', 'caixa', 'auditora'])
    expect((await detailOf(draw.drawId, by)).typed).toMatchObject([{ by: 'conferente', isOwn: false, result: null }])
  const told = await detailOf(draw.drawId, 'revisora')
  expect(JSON.stringify(told)).not.toContain('1234"')
  expect(JSON.stringify((await journalOf('lottery.type')).map(({ details }) => details))).not.toContain('1234')
  expect((await enter(draw, ['1234'], 'conferente')).body.value.draw).toMatchObject({ state: 'waiting', typed: 1 })
  const second = (await enter(draw, ['1234'], 'revisora')).body.value
  expect(second.results).toMatchObject([{ version: 1, result: ['1234'], source: 'conferente, revisora' }])
  await comesTo(draw, 'settled')
  const { draw: over } = await detailOf(draw.drawId)
  expect((await gameOf('laos')).waiting).toBe(waiting - 1)
  expect(over.sales).toMatchObject({ bets: 1, stake: '200' })
  expect(BigInt(over.sales.net)).toBe(200n - BigInt(over.sales.paid))
  expect(await site.balanceOf(player)).toBe(before + BigInt(over.sales.paid))
  expect(BigInt(over.sales.paid)).toBeGreaterThan(0n)
  expect(await journalOf('lottery.result')).toMatchObject([
    { account: 'revisora', subject: `draw:${draw.drawId}`, details: { numero: draw.numero, result: '1234' } },
  ])
  await whole()
})

test('what differs is shown to both as a conflict, and entering again decides', async () => {
  const { draw } = await drawnLaos()
  await enter(draw, ['1234'], 'conferente')
  const second = (await enter(draw, ['1243'], 'revisora')).body.value
  expect(second.draw.state).toBe('conflict')
  expect(second.typed.map(({ by, result }) => [by, result])).toEqual([
    ['conferente', ['1234']],
    ['revisora', ['1243']],
  ])
  expect((await gameOf('laos')).conflicts).toBe(1)
  expect((await enter(draw, ['1234'], 'revisora')).body.value.draw.version).toBe(1)
  await comesTo(draw, 'settled')
  expect((await gameOf('laos')).conflicts).toBe(0)
})

test('a settled draw is corrected by two operators with a reason; both results stay visible', async () => {
  const { player, draw } = await drawnLaos()
  const staked = await site.balanceOf(player)
  await enter(draw, ['1234'], 'conferente')
  await enter(draw, ['1234'], 'revisora')
  await comesTo(draw, 'settled')
  expect((await enter(draw, ['8888'], 'conferente', { version: 2 })).status).toBe(400)
  const reason = 'A fonte publicou uma errata'
  await enter(draw, ['8888'], 'conferente', { version: 2, reason })
  const { list } = (await site.server.call(listOfficeLotteryDraws, { which: 'waiting' }, staff['caixa'])).body.value
  expect(list.find(({ drawId }) => drawId === draw.drawId)).toMatchObject({ state: 'settled', typed: 1 })
  await enter(draw, ['8888'], 'revisora', { version: 2, reason })
  await comesTo(draw, 'settled')
  const { told, results } = await detailOf(draw.drawId)
  expect(told).toMatchObject({ result: ['8888'], earlier: [['1234']] })
  expect(results.map(({ version, result }) => [version, result])).toEqual([
    [2, ['8888']],
    [1, ['1234']],
  ])
  expect(await site.balanceOf(player)).toBe(staked)
  expect(await journalOf('lottery.correct')).toMatchObject([{ account: 'revisora', details: { result: '8888', reason } }])
  // What the member sees of it: the win, and that it was taken back.
  const { headers } = player
  const asked = { from: '2020-01-01', to: '2099-12-31', pocket: 'cash', heading: 'bets' } as const
  const { list: moved } = (await site.server.call(listMovements, asked, headers)).body.value
  expect(moved.map(({ kind }) => kind)).toEqual(['correct', 'settle', 'place'])
  await whole()
})

test('two operators who enter at once make one result', async () => {
  const { draw } = await drawnLaos()
  const both = await Promise.all([enter(draw, ['1234'], 'conferente'), enter(draw, ['1234'], 'revisora')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await detailOf(draw.drawId)).results).toHaveLength(1)
  await comesTo(draw, 'settled')
})

test('without a source nothing can be entered, and the office says so', async () => {
  const { draw } = await drawnLaos()
  site.server.services.brand.lottery.official = false
  try {
    const { body, status } = await enter(draw, ['1234'], 'conferente')
    expect([status, (body as { errorCode?: string }).errorCode]).toEqual([400, 'function.not.available'])
    expect((await site.server.call(listOfficeLotteryGames, {}, staff['caixa'])).body.value.sources).toEqual([])
    expect((await gameOf('laos')).closedFor).toBe('results')
  } finally {
    site.server.services.brand.lottery.official = true
  }
  await site.server.call(voidLotteryDraw, { drawId: draw.drawId, reason: REASON }, staff['revisora'])
})

const own = (drawId: string) => readDraw(site.db, drawId)
async function drive(draw: TestDraw): Promise<void> {
  while (await advanceDraw(site.shared.draws, draw.id));
}

test.each([
  ['before its close', 0],
  ['after its close', 31_000],
])('an own draw that is voided %s gives everything back, and its seed is told all the same', async (_when, laterMs) => {
  const player = await site.newPlayer()
  const before = await site.balanceOf(player)
  const draw = await site.newDraw(GAME)
  expect((await site.bet(player, site.slip([draw], [['B3D', '3.4.5']]))).refusal).toBeNull()
  await site.shared.turnTo(site.shared.clock.now + laterMs)
  if (laterMs > 0) await advanceDraw(site.shared.draws, draw.id)
  const { body, status } = await site.server.call(voidLotteryDraw, { drawId: draw.id, reason: REASON }, staff['revisora'])
  expect(body.value?.draw.state, JSON.stringify(body)).toBe('void')
  expect(status).toBe(200)
  expect(body.value).toMatchObject({ voided: { by: 'revisora', reason: REASON }, results: [] })
  // The seed is the one that was committed to.
  const row = (await own(draw.id))!
  let digest = Buffer.from(body.value.seed!, 'hex')
  for (let link = row.link; link > 0; link--) digest = createHash('sha256').update(digest).digest()
  expect(digest).toEqual(row.anchor)
  await drive(draw)
  expect(await site.balanceOf(player)).toBe(before)
  expect((await journalOf('lottery.void')).at(-1)).toMatchObject({ account: 'revisora', details: { reason: REASON, numero: draw.numero } })
  const again = (await site.server.call(voidLotteryDraw, { drawId: draw.id, reason: REASON }, staff['revisora'])).body as {
    errorCode?: string
  }
  expect(again.errorCode).toBe('draw.over')
  await whole()
})

test('a draw whose seed would tell that of an open one before it waits to be voided', async () => {
  const [first, second] = [await site.newDraw(GAME), await site.newDraw(GAME, { closesInMs: 90_000 })]
  const refused = (await site.server.call(voidLotteryDraw, { drawId: second.id, reason: REASON }, staff['revisora'])).body as {
    errorCode?: string
  }
  expect(refused.errorCode).toBe('draw.busy')
  expect((await own(second.id))!.seed).toBeNull()
  for (const draw of [first, second])
    expect((await site.server.call(voidLotteryDraw, { drawId: draw.id, reason: REASON }, staff['revisora'])).status).toBe(200)
})

test('caps of a game hold for the next bets, by versions; of two who change them at once the second sees the first', async () => {
  const game = 'cinco-digitos-2m'
  const player = await site.newPlayer()
  const draw = await site.newDraw(game)
  const before = await gameOf(game)
  expect(before.capsVersion).toBe(0)
  const caps = { ...before.caps, selection: '100000', prize: '300000' }
  const set = (version: number) => site.server.call(setLotteryCaps, { gameCode: game, version, caps, reason: REASON }, staff['revisora'])
  const both = await Promise.all([set(0), set(0)])
  expect(both.map(({ body }) => (body as { errorCode?: string }).errorCode ?? 'set').toSorted()).toEqual(['caps.changed', 'set'])
  expect(await gameOf(game)).toMatchObject({ capsVersion: 1, caps })
  // 1,950.00 of a selection that may cost 1,000.00; and 3,000.00 of one line.
  expect((await site.bet(player, site.slip([draw], [['B3D', '3.4.5']]))).refusal).toMatchObject({ code: 'cap.selection' })
  expect((await site.bet(player, site.slip([draw], [['B3D', '3.4.5', 200, 2]]))).refusal).toMatchObject({ code: 'cap.prize' })
  expect((await site.bet(player, site.slip([draw], [['B3D', '3.4.5', 100]]))).refusal).toBeNull()
  const detail = await detailOf(draw.id)
  expect(detail.exposures).toMatchObject([{ of: 'B3', key: '3,4,5', amount: '97500' }])
  expect(detail.caps.selection).toBe('100000')
  const { value } = (await site.server.call(getOfficeLotteryGame, { gameCode: game }, staff['auditora'])).body
  expect(value.caps).toMatchObject([{ version: 1, by: 'revisora', reason: REASON }])
  expect(await journalOf('lottery.caps')).toHaveLength(1)
})

test('a game that an operator has closed is closed for members, and says so; opened again it takes bets', async () => {
  const game = 'cinco-digitos-3m'
  const player = await site.newPlayer()
  const draw = await site.newDraw(game)
  const told = async () => {
    const { body } = await site.server.call(getNearNumeros, { gameId: game }, player.headers)
    return (body as unknown as { game: { state: string; closedFor: string | null } }).game
  }
  const turn = (isOpen: boolean) => site.server.call(switchLotteryGame, { gameCode: game, isOpen, reason: REASON }, staff['revisora'])
  expect((await turn(false)).body.value.game).toMatchObject({ closedFor: 'operator', closed: { by: 'revisora', reason: REASON } })
  await expect.poll(async () => (await told()).closedFor).toBe('operator')
  expect(await told()).toMatchObject({ state: 'closed' })
  const slip = site.slip([draw], [['B3D', '3.4.5']])
  expect(await site.bet(player, slip)).toMatchObject({ errorCode: 'lottery.closed' })
  await turn(true)
  await expect.poll(async () => (await told()).state).toBe('open')
  expect((await site.bet(player, slip)).refusal).toBeNull()
  expect((await journalOf('lottery.close')).length + (await journalOf('lottery.open')).length).toBe(2)
})

test('draws are listed in pages that neither skip nor repeat, with what was sold on each', async () => {
  const game = 'cinco-digitos-5m'
  const player = await site.newPlayer()
  const draws: TestDraw[] = []
  for (let n = 0; n < 28; n++) draws.push(await site.newDraw(game, { closesInMs: 60_000 * (n + 1) }))
  await site.bet(
    player,
    site.slip(
      [draws[1]!],
      [
        ['B3D', '3.4.5'],
        ['B3D', '3.4.6'],
      ],
    ),
  )
  const seen: { drawId: string; stake: string }[] = []
  for (let after: string | undefined, more = true; more;) {
    const { list, next } = (
      await site.server.call(
        listOfficeLotteryDraws,
        { which: 'coming', gameCode: game, ...(after !== undefined && { after }) },
        staff['caixa'],
      )
    ).body.value
    seen.push(...list.map(({ drawId, sales }) => ({ drawId, stake: sales.stake })))
    after = next ?? undefined
    more = next !== null
  }
  expect(seen).toEqual(draws.map(({ id }, n) => ({ drawId: id, stake: n === 1 ? '400' : '0' })))
})

test('plans that are running are listed with what is set aside, and on the draws that they are for', async () => {
  const game = 'cinco-digitos-90s'
  const player = await site.newPlayer()
  await site.plan(game)
  const [, second] = await site.ahead(game)
  const contents = [{ playId: 'FIX1', bettingContent: '7....', singleBetPrice: '200', multiple: 3 }]
  const asked = {
    planId: newBetId(),
    gameId: game,
    contents,
    numero: second!.numero,
    draws: 4,
    growth: { kind: 'constant' as const },
    winStop: false,
  }
  expect((await site.server.call(startLotteryPlan, asked, player.headers)).status).toBe(200)
  const { value } = (await site.server.call(listOfficeLotteryPlans, { gameCode: game }, staff['auditora'])).body
  expect(value).toMatchObject({ running: 1, held: '2400', next: null })
  expect(value.list).toMatchObject([
    { planId: asked.planId, memberId: String(player.memberId), draws: 4, left: 4, cost: '2400', held: '2400', nextNumero: second!.numero },
  ])
  expect((await gameOf(game)).plans).toBe(1)
  expect((await detailOf(second!.id)).plans).toBe(1)
  expect((await site.server.call(listOfficeLotteryPlans, { gameCode: 'cinco-digitos-2m' }, staff['auditora'])).body.value).toMatchObject({
    running: 0,
    list: [],
  })
})
