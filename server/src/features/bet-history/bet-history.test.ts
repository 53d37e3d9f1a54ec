import { randomUUIDv7 } from 'node:crypto'
import { type Bet, betFilters, getBet, listBets, listProfit } from '@tucano/contract/bet-history'
import type { ToldBet } from '@tucano/contract/told-bets'
import { listSeedRounds, rotateSeeds } from '@tucano/contract/fairness'
import { playRound, stepRound } from '@tucano/contract/studios'
import { Catalogue } from '#catalogue/catalogue'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cashOut, correct, place, settle, settlePart, voidBet } from '#betting/bets'
import { newBetId } from '#betting/bet'
import { coin, tosses } from '../../testing/small-games.ts'
import { type Player, newPlayer, newSeededPlayer } from '../../testing/players.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import type { BetTeller } from '#records/bet-teller'
import { readPage } from './read-page.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, games: [coin, tosses] })
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
/** A day of São Paulo, so many days from today. */
const day = (from: number): string => new Date(Date.now() + from * DAY_MS - 3 * 3_600_000).toISOString().slice(0, 10)
const always = { from: day(-30), to: day(1) }

const play = (player: Player, gameCode = 'dados', stake = '100') =>
  server.call(playRound, { gameCode, roundId: randomUUIDv7(), move: { stake } }, player.headers)
const bets = (player: Player, change: object = {}) => server.call(listBets, { ...always, ...change }, player.headers)
const sportsBet = (player: Player, amount: bigint) => ({
  id: newBetId(),
  pocket: player.cash,
  stake: amount,
  product: 'SPORTS',
  vendor: 'GOL',
  game: 'futebol',
  inputs: 'home',
})

test('the record has every bet of every product, newest first, in pages that neither skip nor repeat [MEM-05]', async () => {
  const player = await newSeededPlayer(server)
  const { db } = server.services
  const played: string[] = []
  for (let n = 0; n < 7; n++) played.unshift((await play(player)).body.value.roundId)
  const [open, won, undone] = [sportsBet(player, 500n), sportsBet(player, 300n), sportsBet(player, 200n)]
  for (const bet of [open, won, undone]) {
    await place(db, bet)
    played.unshift(bet.id)
  }
  await settle(db, { id: won.id, payout: 900n })
  await voidBet(db, undone.id)
  const seen: Bet[] = []
  let before: string | undefined
  do {
    const { list, next } = (await bets(player, { limit: 3, ...(before ? { before } : {}) })).body.value
    seen.push(...list)
    before = next ?? undefined
  } while (before)
  expect(seen.map(({ roundId }) => roundId)).toEqual(played)
  expect(seen[2]).toMatchObject({
    product: 'SPORTS',
    vendorName: 'Gol',
    gameName: 'Futebol',
    stake: '500',
    payout: '0',
    state: 'open',
    settledAt: null,
  })
  expect(seen[1]).toMatchObject({ stake: '300', payout: '900', state: 'settled' })
  expect(seen[0]).toMatchObject({ stake: '200', state: 'void' })
  expect(seen[3]).toMatchObject({ product: 'RNG', gameName: 'Dados', stake: '100', currency: 'BRL', nonce: 7 })
  expect((await bets(player, { product: 'SPORTS' })).body.value.list).toHaveLength(3)
  expect((await bets(player, { state: 'open' })).body.value.list.map(({ roundId }) => roundId)).toEqual([open.id])
  expect((await bets(player, { from: day(-9), to: day(-8) })).body.value).toMatchObject({ list: [], next: null, total: { rounds: 0 } })
  const total = async () => (await bets(player)).body.value.total.rounds
  await expect.poll(total).toBe(8)
  const { total: sum } = (await bets(player)).body.value
  const over = seen.filter(({ state }) => state === 'settled')
  expect(sum.stake).toBe(String(over.reduce((all, { stake }) => all + BigInt(stake), 0n)))
  expect(sum.payout).toBe(String(over.reduce((all, { payout }) => all + BigInt(payout), 0n)))
  const { days, currency } = (await server.call(listProfit, always, player.headers)).body.value
  expect(currency).toBe('BRL')
  expect(days.map(({ product, rounds }) => [product, rounds])).toEqual([
    ['RNG', 7],
    ['SPORTS', 1],
  ])
})

/** How a round of ours was drawn. */
const drawnOf = (told: ToldBet | null) => (told?.by === 'studios' ? told.drawn : undefined)

test('a round shows what was decided and seen, and how it was drawn; the seed as soon as it is told', async () => {
  const player = await newSeededPlayer(server)
  const round = (await play(player)).body.value
  const detail = (roundId: string, of = player) => server.call(getBet, { roundId }, of.headers)
  const before = (await detail(round.roundId)).body.value
  expect(before).toMatchObject({ told: { moves: [{ stake: '100' }], outcome: { engine: 'crash', view: round.view } }, steps: [] })
  expect(drawnOf(before.told)).toMatchObject({ nonce: 1, clientSeed: 'pagina-de-teste', serverSeed: null, pool: null })
  const { told } = (await server.call(rotateSeeds, {}, player.headers)).body.value
  expect(drawnOf((await detail(round.roundId)).body.value.told)).toMatchObject({ serverSeed: told.serverSeed, seedHash: told.seedHash })
  const stranger = await newPlayer(server)
  expect((await detail(round.roundId, stranger)).body.errorCode).toBe('round.unknown')
  expect((await detail(randomUUIDv7())).body.errorCode).toBe('round.unknown')
})

test('an open round tells nothing that its player does not see, and its steps are listed', async () => {
  const player = await newSeededPlayer(server)
  const { roundId } = (await play(player, 'minas')).body.value
  await server.call(stepRound, { roundId, step: 1, move: { do: 'double' } }, player.headers)
  const { value } = (await server.call(getBet, { roundId }, player.headers)).body
  expect(value).toMatchObject({ bet: { state: 'open', stake: '200' }, told: { moves: null, outcome: null } })
  expect(value.steps).toMatchObject([
    { kind: 'place', stake: '100', moved: '-100', state: 'open' },
    { kind: 'raise', stake: '100', payout: '0', moved: '-100', state: 'open' },
  ])
})

test('a bet tells every version of itself: partly settled, settled, corrected, void, and after all not', async () => {
  const { db } = server.services
  const player = await newPlayer(server)
  const one = sportsBet(player, 300n)
  const shown = async () => {
    const { bet: now, steps } = (await server.call(getBet, { roundId: one.id }, player.headers)).body.value
    const { list } = (await bets(player)).body.value
    expect(list.find(({ roundId }) => roundId === one.id)).toEqual(now)
    return { ...now, steps: steps.map(({ kind, moved }) => `${kind} ${moved}`) }
  }
  await place(db, one)
  await settlePart(db, { id: one.id, key: 'half', part: 150n, payout: 200n })
  expect(await shown()).toMatchObject({
    state: 'open',
    decided: '150',
    payout: '200',
    isCorrected: false,
    steps: ['place -300', 'part 200'],
  })
  await settle(db, { id: one.id, payout: 0n })
  expect(await shown()).toMatchObject({ state: 'settled', isCorrected: false, steps: ['place -300', 'part 200', 'settle 0'] })
  await correct(db, { id: one.id, key: 'second result', payout: 500n })
  expect(await shown()).toMatchObject({ state: 'settled', payout: '500', isCorrected: true })
  await voidBet(db, one.id, 'annulled')
  expect(await shown()).toMatchObject({ state: 'void', isCorrected: true })
  await correct(db, { id: one.id, key: 'in error', payout: 400n })
  expect((await shown()).steps).toEqual(['place -300', 'part 200', 'settle 0', 'correct 300', 'void -200', 'correct 100'])
})

test('a round that was corrected still proves what was drawn', async () => {
  const { db } = server.services
  const player = await newSeededPlayer(server)
  const { roundId, payout } = (await play(player)).body.value
  await correct(db, { id: roundId, key: 'a mistake', payout: 777n })
  await correct(db, { id: roundId, key: 'another', payout: 888n })
  await server.call(rotateSeeds, {}, player.headers)
  const { bet, told } = (await server.call(getBet, { roundId }, player.headers)).body.value
  expect([bet.payout, bet.isCorrected, drawnOf(told)?.payout]).toEqual(['888', true, payout])
  const { seed_id: seedId } = await db.selectFrom('betting.bets').select('seed_id').where('id', '=', roundId).executeTakeFirstOrThrow()
  const [round] = (await server.call(listSeedRounds, { seedId: String(seedId) }, player.headers)).body.value.rounds
  expect(round).toMatchObject({ roundId, payout })
})

test('bets are found by what they came to and by what happened on the way; what their member has ended is said so', async () => {
  const { db } = server.services
  const player = await newPlayer(server)
  const made = Object.fromEntries(
    ['open', 'part', 'won', 'lost', 'even', 'cashedOut', 'corrected', 'void', 'free'].map((name) => [name, sportsBet(player, 200n)]),
  ) as Record<string, ReturnType<typeof sportsBet>>
  const id = (name: string): string => made[name]!.id
  for (const [name, bet] of Object.entries(made)) await place(db, { ...bet, isFree: name === 'free' })
  await settlePart(db, { id: id('part'), key: 'half', part: 100n, payout: 150n })
  await settle(db, { id: id('won'), payout: 500n })
  await settle(db, { id: id('lost'), payout: 20n })
  await settle(db, { id: id('even'), payout: 200n })
  await settle(db, { id: id('free'), payout: 100n })
  await cashOut(db, { id: id('cashedOut'), key: 'some', part: 50n, payout: 40n })
  await cashOut(db, { id: id('cashedOut'), key: 'all', part: 150n, payout: 100n })
  await settle(db, { id: id('corrected'), payout: 0n })
  await correct(db, { id: id('corrected'), key: 'again', payout: 300n })
  await voidBet(db, id('void'))
  const found = async (state: (typeof betFilters)[number]) => {
    const { list } = (await bets(player, { state })).body.value
    return list.map(({ roundId }) => String(Object.keys(made).find((name) => id(name) === roundId))).toSorted()
  }
  expect(Object.fromEntries(await Promise.all(betFilters.map(async (state) => [state, await found(state)])))).toEqual({
    open: ['open', 'part'],
    part: ['part'],
    settled: ['cashedOut', 'corrected', 'even', 'free', 'lost', 'won'],
    won: ['corrected', 'free', 'won'],
    lost: ['cashedOut', 'lost'],
    cashedOut: ['cashedOut'],
    corrected: ['corrected'],
    void: ['void'],
  })
  const { bet, steps } = (await server.call(getBet, { roundId: id('cashedOut') }, player.headers)).body.value
  expect(bet).toMatchObject({ state: 'settled', payout: '140', decided: '200', isCashedOut: true, isCorrected: false })
  expect(steps.map(({ kind, moved, state }) => `${kind} ${moved} ${state}`)).toEqual([
    'place -200 open',
    'cashOut 40 open',
    'cashOut 100 settled',
  ])
  // What was staked and won is counted as it was: a gift cost nothing.
  await expect
    .poll(async () =>
      (await server.call(listProfit, always, player.headers)).body.value.days.map(({ rounds, stake, payout }) => [rounds, stake, payout]),
    )
    .toEqual([[6, '1000', '1260']])
})

test('what is asked for wrongly is refused by its field', async () => {
  const player = await newPlayer(server)
  for (const [change, field] of [
    [{ from: 'ontem' }, '/from'],
    [{ to: '2026-13-01' }, '/to'],
    [{ product: 'POKER' }, '/product'],
    [{ before: '1' }, '/before'],
    [{ limit: 1000 }, '/limit'],
  ] as const) {
    const { status, body } = await bets(player, change)
    expect([status, JSON.stringify(body.value).includes(field.slice(1))], field).toEqual([400, true])
  }
})

test('a product that names its own bets has its lines in the record, and others keep those of the catalogue', async () => {
  const { services } = server
  const player = await newSeededPlayer(server)
  const match = sportsBet(player, 500n)
  await place(services.db, match)
  const { roundId } = (await play(player)).body.value
  const line = { gameName: 'Brasil x Argentina', vendorName: 'Vencedor', showIcon: '' }
  const teller: BetTeller = {
    tells: ({ product }) => product === 'SPORTS',
    readLines: (rows) => Promise.resolve(new Map(rows.map(({ id }) => [id, line]))),
    readDetail: () => Promise.reject(new Error('nobody has asked')),
  }
  const catalogue = new Catalogue(services, [])
  const asked = { member: { memberId: player.memberId, type: 0 }, days: always, before: undefined, limit: 10, language: 'PT' }
  const { list } = await readPage({ services, catalogue, tellers: [teller] }, asked)
  expect(list).toMatchObject([
    { roundId, gameName: 'Dados' },
    { roundId: match.id, ...line, gameCode: 'futebol' },
  ])
})
