import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@tucano/contract/endpoint'
import * as office from '@tucano/contract/live/office'
import { everyResult, findTable, returnOf, slipPayout } from '@tucano/live'
import { plus, ratio, times } from '@tucano/round'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { readDraw } from '#draws/published'
import { employ } from '../../testing/desk.ts'
import { type LiveProcess, LiveTable, liveMaths, openLiveSite } from '../../testing/live-table.ts'
import { balanceOf, newPlayer } from '../../testing/players.ts'
import type { SharedDrawsTest } from '../../testing/shared-draws.ts'
import type { TableState } from './room/state.ts'
import { tableRoom } from './room/table-room.ts'
import { carryOutUndone } from './office/index.ts'

const TABLE = findTable('roleta-veloz')!
const CODE = TABLE.code
const REASON = 'A bola saiu da roda'
let [ana, bia, trial] = [0n, 0n, 0n]
type Headers = Record<'authorization', string>
const people: Record<'asker' | 'granter' | 'cashier' | 'support' | 'auditor', Headers> = {} as never
let site: SharedDrawsTest
let table: LiveTable<TableState>
let running: LiveProcess<TableState>

beforeAll(async () => {
  site = await openLiveSite(inject('clusterUrl'))
  const { services } = site.server
  table = await LiveTable.open(site, CODE, tableRoom(services, { draws: site.draws, maths: liveMaths }))
  const players = [await newPlayer(site.server), await newPlayer(site.server), await newPlayer(site.server, 100_000n, { isTrial: true })]
  ;[ana, bia, trial] = players.map(({ memberId }) => memberId) as [bigint, bigint, bigint]
  for (const [name, role] of [
    ['asker', 'compliance'],
    ['granter', 'compliance'],
    ['cashier', 'cashier'],
    ['support', 'support'],
    ['auditor', 'auditor'],
  ] as const)
    people[name] = (await employ(services, name, [role])).headers
  running = await table.newProcess()
})
afterAll(async () => {
  await table.stop()
  await site.close()
})

const ask = async <E extends Endpoint>(endpoint: E, request: Parameters<typeof site.server.call<E>>[1], headers: Headers = people.asker) =>
  (await site.server.call(endpoint, request, headers)).body
const code = async <E extends Endpoint>(endpoint: E, request: Parameters<typeof site.server.call<E>>[1], headers?: Headers) =>
  (await ask(endpoint, request, headers)).errorCode

/** Answers with the code of a refusal. */
const tryBet = (memberId: bigint, chips: Record<string, string>) =>
  running.say(memberId, { do: 'bet', version: running.version(memberId), chips })
async function bet(memberId: bigint, chips: Record<string, string>): Promise<void> {
  expect(await tryBet(memberId, chips)).toBe('taken')
}
/** On to an open round on which nothing stands, from wherever the table is. */
async function open(): Promise<void> {
  if (running.state.phase === 'open' && running.state.members > 0) await running.play()
  if (running.state.phase === 'play') await running.finish()
  await running.next()
}
const balance = (memberId: bigint) => balanceOf(site.server, memberId)
const seen = async () => (await ask(office.listOfficeTables, {}, people.cashier)).value.tables.find((one) => one.code === CODE)!
const actions = async () =>
  (await site.draws.db.selectFrom('operator.journal').select(['action']).orderBy('id').execute())
    .map(({ action }) => action)
    .filter((action) => action.startsWith('live.'))
const told = async (memberId: bigint) =>
  (
    await site.draws.db.selectFrom('messages.messages').select(['kind', 'facts']).where('member_id', '=', memberId).orderBy('id').execute()
  ).map(({ kind: of, facts }) => ({ kind: of, ...(facts as object) }))

test('whoever has not the role is refused; cashiers and auditors read, and change nothing', async () => {
  const change = { code: CODE, version: 0, state: 'paused', reason: 'Troca de equipamento' } as const
  for (const who of [people.support, people.cashier, people.auditor])
    expect(await code(office.switchTable, change, who)).toBe('operator.role')
  expect(await code(office.listOfficeTables, {}, people.support)).toBe('operator.role')
  for (const who of [people.cashier, people.auditor]) expect((await ask(office.listOfficeTables, {}, who)).success).toBe(true)
  expect((await site.server.call(office.listOfficeTables, {})).status).toBe(401)
  for (const endpoint of [office.askTableVoid, office.decideTableVoid] as const)
    expect(
      await code(endpoint, { voidId: randomUUID(), drawId: randomUUID(), decision: 'grant', reason: REASON } as never, people.cashier),
    ).toBe('operator.role')
  expect(await actions()).toEqual([])
})

test('limits hold from the next round on, in versions, and what is wrong with them is named', async () => {
  await open()
  const limits = { min: '500', max: '1000', slip: '2000' }
  const asked = { code: CODE, version: 0, limits, reason: 'Final do campeonato' }
  const fieldOf = async (wrong: object): Promise<string | undefined> => {
    const { errorCode, value } = await ask(office.setTableLimits, { ...asked, limits: { ...limits, ...wrong } })
    expect(errorCode).toBe('live.limits.order')
    return (value as unknown as { fields: { field: string }[] }).fields[0]?.field
  }
  expect(await fieldOf({ max: '400' })).toBe('limits.max')
  expect(await fieldOf({ slip: '900' })).toBe('limits.slip')
  expect(await fieldOf({ slip: '1000000000000' })).toBe('limits.slip')
  for (const wrong of ['0', '-5', '1.5', ''])
    expect((await site.server.call(office.setTableLimits, { ...asked, limits: { ...limits, min: wrong } }, people.asker)).status).toBe(400)
  // Two at once: one of them has seen what is no more.
  const both = await Promise.all([ask(office.setTableLimits, asked), ask(office.setTableLimits, asked, people.granter)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)!.errorCode).toBe('live.table.changed')
  await expect.poll(() => running.state.status.version).toBe(1)
  await bet(ana, { 'colour-red': '200' })
  expect(running.view().limits.min).toBe(String(TABLE.limits.min))
  await running.play()
  await open()
  expect(running.view().limits).toEqual(limits)
  expect(await tryBet(ana, { 'colour-red': '200' })).toBe('live.bet.min')
  expect(await tryBet(ana, { 'colour-red': '1100' })).toBe('live.bet.max')
  const { table, ownLimits, changes } = (await ask(office.getOfficeTable, { code: CODE }, people.cashier)).value
  expect(table).toMatchObject({ limits, version: 1 })
  expect(changes).toMatchObject([{ version: 1, what: 'limits', limits, reason: 'Final do campeonato' }])
  await ask(office.setTableLimits, { ...asked, version: 1, limits: ownLimits })
})

test('what the dealer announces is at the table at once, as text, and is taken away again', async () => {
  await open()
  const { version } = await seen()
  const announced = { code: CODE, version, announcement: '<b>Boa</b>\n sorte\u202E a todos\u0007!' }
  expect((await ask(office.announceAtTable, announced)).value.table.announcement).toBe('<b>Boa</b> sorte a todos!')
  await expect.poll(() => running.view().announcement).toBe('<b>Boa</b> sorte a todos!')
  expect(running.view().phase).toBe('open')
  expect(await code(office.announceAtTable, { ...announced, announcement: null })).toBe('live.table.changed')
  expect((await site.server.call(office.announceAtTable, { ...announced, announcement: 'x'.repeat(201) }, people.asker)).status).toBe(400)
  expect(
    (await site.server.call(office.announceAtTable, { ...announced, version: version + 1, announcement: ' \u0007 ' }, people.asker)).status,
  ).toBe(400)
  await ask(office.announceAtTable, { ...announced, version: version + 1, announcement: null })
  await expect.poll(() => running.view().announcement).toBe(null)
})

test('a paused table plays its round to the end and begins no other one; opened again it goes on', async () => {
  await open()
  await bet(ana, { 'colour-red': '500' })
  const { round } = running.state
  const change = async (state: 'open' | 'paused' | 'closed') =>
    ask(office.switchTable, { code: CODE, version: (await seen()).version, state, reason: 'Troca de equipamento' })
  await change('paused')
  await expect.poll(() => running.view()).toMatchObject({ state: 'paused', phase: 'open', round })
  await bet(ana, { 'colour-red': '500' })
  await running.play()
  await running.finish()
  expect(running.view(ana).mine!.won).not.toBeNull()
  await running.turn(running.state.nextAtMs!)
  await running.wake()
  await running.reached('idle')
  await change('closed')
  await expect.poll(() => running.view()).toMatchObject({ state: 'closed', phase: 'idle', round })
  await change('open')
  await running.reached('open')
  expect(running.state.round).toBe(round + 1)
  expect((await actions()).slice(-3)).toEqual(['live.pause', 'live.close', 'live.open'])
  expect(await code(office.switchTable, { code: 'mesa-nenhuma', version: 0, state: 'open', reason: REASON })).toBe('live.table.unknown')
})

test('a round is told place by place in real money, and by what each outcome would cost', async () => {
  await open()
  await bet(ana, { 'colour-red': '500', 'straight-7': '100' })
  await bet(bia, { 'colour-red': '300' })
  // Chips of play money are on the table, and cost nobody anything.
  await bet(trial, { 'colour-red': '400' })
  expect(running.view().spots['colour-red']).toEqual({ staked: '1200', members: 3 })
  const { exposure } = (await ask(office.getTableExposure, { code: CODE }, people.cashier)).value
  const chips = { 'colour-red': '800', 'straight-7': '100' }
  const pays = Array.from({ length: 37 }, (_, number) => slipPayout(TABLE.gameIn(1), chips, { number }))
  const worst = pays.reduce((most, one) => (one > most ? one : most))
  expect(exposure).toMatchObject({
    round: { state: 'running', result: null, members: 2, bets: 2, staked: '900', paid: '0' },
    stakes: { exposed: String(worst - 900n) },
    spots: [
      { spot: 'colour-red', staked: '800', members: 2, most: '1600' },
      { spot: 'straight-7', staked: '100', members: 1, most: '3600' },
    ],
    outcomes: { count: 37, best: { pays: '0', net: '900', alike: 18 } },
  })
  expect(exposure!.outcomes!.worst.map(({ result, alike, net }) => ({ result, alike, net }))).toEqual([
    { result: { number: 7 }, alike: 0, net: String(900n - worst) },
    { result: { number: 1 }, alike: 16, net: '-700' },
    { result: { number: 0 }, alike: 18, net: '900' },
  ])
  expect((await seen()).round).toMatchObject({ stakes: { members: 2, bets: 2, staked: '900', exposed: String(worst - 900n) } })
  expect(await code(office.getTableExposure, { code: CODE, drawId: randomUUID() }, people.cashier)).toBe('live.round.unknown')
  expect(await code(office.getTableExposure, { code: 'roleta-leme', drawId: running.state.eventId! }, people.cashier)).toBe(
    'live.round.unknown',
  )
})

test.each(['roulette', 'sic-bo'])('outcomes of %s are all there are: together they give back what its places say', (of) => {
  const { gameIn } = [TABLE, findTable('tres-dados')!].find(({ kind: one }) => one === of)!
  const results = everyResult(of)!
  for (const spot of gameIn(1).spots) {
    const all = results.map((result) => spot.comesTo(result)).reduce(plus, ratio(0))
    expect(times(all, ratio(1, BigInt(results.length))), spot.code).toEqual(returnOf(spot))
  }
})

const askVoid = (drawId: string, voidId = randomUUID() as string, who = people.asker) =>
  ask(office.askTableVoid, { voidId, drawId, reason: REASON }, who)
const decide = (voidId: string, decision: 'grant' | 'refuse', who = people.granter) =>
  ask(office.decideTableVoid, { voidId, decision }, who)

test.each(['open', 'play'] as const)(
  'a round in %s is void when a second operator grants it: everything goes back once, and players read why',
  async (phase) => {
    await open()
    const before = await Promise.all([balance(ana), balance(bia)])
    await bet(ana, { 'colour-red': '1000' })
    await bet(bia, { 'colour-black': '700' })
    if (phase === 'play') await running.play()
    const { eventId, round } = running.state
    const { voidId } = (await askVoid(eventId!)).value
    expect((await askVoid(eventId!, voidId)).value).toMatchObject({ voidId, own: true, bets: 2, staked: '1700', state: 'waiting' })
    expect((await askVoid(eventId!, voidId, people.granter)).errorCode).toBe('key.conflict')
    expect((await askVoid(eventId!, undefined, people.granter)).errorCode).toBe('live.void.asked')
    expect((await decide(voidId, 'grant', people.asker)).errorCode).toBe('approval.own')
    expect((await seen()).asked).toBe(1)
    const granted = await Promise.all([decide(voidId, 'grant'), decide(voidId, 'grant')])
    expect(granted.map(({ errorCode }) => errorCode).filter((one) => one === 'live.void.over')).toHaveLength(1)
    expect((await decide(voidId, 'refuse', people.asker)).errorCode).toBe('live.void.over')
    await running.reached('result')
    expect(running.view(ana)).toMatchObject({ voidReason: 'operator', voidNote: REASON, mine: { won: '1000' } })
    expect(running.view().past.map((one) => one.round)).not.toContain(round)
    expect(await Promise.all([balance(ana), balance(bia)])).toEqual(before)
    const { value } = await ask(office.getTableVoid, { voidId }, people.cashier)
    expect(value).toMatchObject({
      state: 'granted',
      how: 'before',
      own: false,
      askedBy: 'asker',
      decidedBy: 'granter',
      round: { state: 'void', voidReason: REASON },
    })
    expect(value.doneAt).not.toBeNull()
    expect((await told(ana)).at(-1)).toMatchObject({ kind: 'roundVoided', round, reason: REASON, stake: '1000', paid: '0' })
    const many = (await told(ana)).length
    await carryOutUndone({
      services: site.server.services,
      catalogue: { read: () => Promise.reject(new Error('nothing is left to be done')) } as never,
      draws: () => site.draws,
    })
    expect(await told(ana)).toHaveLength(many)
    // What was void is no more to be voided, and its seed is told all the same.
    expect((await askVoid(eventId!)).errorCode).toBe('live.void.asked')
    expect((await readDraw(site.draws.db, eventId!))!).toMatchObject({ state: 'void', isOver: true, voidReason: 'operator' })
    await open()
    expect(running.state.round).toBe(round + 1)
  },
)

test('a round that was settled is reversed through the books, by whoever goes on after a stop, and told so', async () => {
  await open()
  const before = await Promise.all([balance(ana), balance(bia)])
  await bet(ana, { 'colour-red': '1000', 'colour-black': '1000' })
  await bet(bia, { 'parity-even': '500' })
  await running.play()
  await running.finish()
  const { eventId, round } = running.state
  const paid = BigInt(running.view(ana).mine!.won!)
  const { voidId } = (await askVoid(eventId!)).value
  // Granted by a process that is stopped before it has carried anything out.
  await site.owner.query(
    `update live.voids set state = 'granted', decided_by = (select id from operator.operators where account = 'granter'), decider = 'granter', decided_at = platform.clock() where id = $1`,
    [voidId],
  )
  const again = {
    services: site.server.services,
    catalogue: { read: () => Promise.resolve({ byCode: () => undefined }) } as never,
    draws: () => site.draws,
  }
  await Promise.all([carryOutUndone(again), carryOutUndone(again), carryOutUndone(again)])
  expect(await Promise.all([balance(ana), balance(bia)])).toEqual(before)
  expect((await ask(office.getTableVoid, { voidId })).value).toMatchObject({ how: 'after', staked: '2500', round: { state: 'void' } })
  // The draw stays told, with its proof; the table says of the round that it is void.
  expect(await readDraw(site.draws.db, eventId!)).toMatchObject({ state: 'drawn', isOver: true })
  await expect.poll(() => running.view().past.find((one) => one.round === round)).toMatchObject({ voided: REASON })
  expect(running.view()).toMatchObject({ voidReason: 'operator', voidNote: REASON, winners: [] })
  expect((await told(ana)).filter((one) => 'round' in one && one.round === round)).toMatchObject([{ stake: '2000', paid: String(paid) }])
  await open()
})

test('granted while its bets are being settled, a round ends void all the same', async () => {
  await open()
  const before = await balance(ana)
  await bet(ana, { 'colour-red': '1000', 'colour-black': '1000' })
  await running.play()
  const { eventId } = running.state
  const { voidId } = (await askVoid(eventId!)).value
  await running.turn(running.state.playedAtMs!)
  await Promise.all([running.wake(), decide(voidId, 'grant')])
  await running.reached('result')
  expect(await balance(ana)).toBe(before)
  expect((await ask(office.getTableVoid, { voidId })).value.doneAt).not.toBeNull()
  await open()
})

test('what was asked for is refused with words, taken back by whoever asked, and asked for again', async () => {
  await open()
  const eventId = running.state.eventId!
  const first = (await askVoid(eventId)).value.voidId
  expect((await decide(first, 'refuse', people.asker)).value).toMatchObject({ state: 'refused', decidedBy: 'asker' })
  const second = (await askVoid(eventId)).value.voidId
  expect(
    (await ask(office.decideTableVoid, { voidId: second, decision: 'refuse', answer: 'A bola não saiu' }, people.granter)).value,
  ).toMatchObject({
    state: 'refused',
    answer: 'A bola não saiu',
  })
  expect((await decide(second, 'grant')).errorCode).toBe('live.void.over')
  expect((await decide(randomUUID(), 'grant')).errorCode).toBe('live.void.unknown')
  expect((await askVoid(randomUUID())).errorCode).toBe('live.round.unknown')
  const { list, next } = (await ask(office.listTableVoids, { which: 'decided' }, people.auditor)).value
  expect(list.map(({ voidId }) => voidId)).toEqual(expect.arrayContaining([second, first]))
  expect(next).toBeNull()
  expect((await ask(office.listTableVoids, { which: 'waiting' })).value.list).toEqual([])
  expect((await actions()).slice(-4)).toEqual(['live.askVoid', 'live.refuseVoid', 'live.askVoid', 'live.refuseVoid'])
})

test('after all of it the books agree', async () => {
  expect(await reconcile(site.draws.db)).toEqual([])
})
