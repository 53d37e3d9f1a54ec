import { editSportsBet, listCashOuts, removeAutoCashOut, setAutoCashOut } from '@tucano/contract/sports/bets'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Player } from '../../testing/players.ts'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'
import { runAutoCashOuts } from './cash-out/auto.ts'

const RESULT = { market: 1 }
let site: SportsTest
let player: Player

beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
  player = await site.newPlayer()
})
afterAll(() => site.close())

const chance = (odds: number, probability: number) => ({ odds, probability: probability * 10_000_000 })

/** A bet of 100.00 at 2.50 on a live match of our own, which is worth 175.00 by now. */
async function worthMore({ isVirtual = true } = {}): Promise<{ match: TestMatch; betId: string }> {
  const match = await site.newMatch({ isVirtual })
  await site.odds(match, RESULT, { 1: chance(2500, 40), 2: 3300, 3: 3600 })
  const betId = await site.bet(player, site.single(site.leg(match, RESULT, '1', 2500), 10_000))
  await site.state(match, 'live')
  await site.odds(match, RESULT, { 1: chance(1390, 70), 2: 6000, 3: 9000 }, { isLive: true })
  return { match, betId }
}

test('an offer is what the bet is worth, less what the house keeps, and both are shown; taken, it is paid', async () => {
  const { match, betId } = await worthMore()
  const before = await site.balanceOf(player)
  const { offer } = await site.read(player, betId)
  expect(offer).toMatchObject({ offer: '16800', value: '17500', marginBp: 400, closedFor: null })
  const offers = await site.server.call(listCashOuts, {}, player.headers)
  expect(offers.body.value.list).toContainEqual(offer)
  const cashOutId = newBetId()
  const ended = await site.cashOut(player, { betId, cashOutId })
  expect(ended).toMatchObject({ paid: '16800', refusal: null, balance: String(before + 16_800n) })
  expect(ended.bet).toMatchObject({ state: 'settled', payout: '16800', cashedOut: '16800', unitLeft: '0' })
  const again = await site.cashOut(player, { betId, cashOutId, version: 1, offer: '16800' })
  expect(again).toMatchObject({ paid: '16800' })
  expect(await site.balanceOf(player)).toBe(before + 16_800n)
  // It stays so, whatever comes of the match.
  await site.settle(match, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'settled', payout: '16800' })
  expect(await site.exposure(match, RESULT, '1')).toMatchObject({ bets: 0, payout: 0n })
})

test('40 % of it pays 67.20 now, and 60.00 rides at 2.50', async () => {
  const { match, betId } = await worthMore()
  const before = await site.balanceOf(player)
  const part = await site.cashOut(player, { betId, unit: '4000', offer: '6720' })
  expect(part).toMatchObject({ paid: '6720', bet: { state: 'open', unitLeft: '6000', potential: '15000', cashedOut: '6720' } })
  await site.settle(match, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  expect(await site.balanceOf(player)).toBe(before + 6720n + 15_000n)
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'settled', payout: '21720' })
})

test('less than was seen is not paid unless any is taken; a bet that has changed is looked at again', async () => {
  const { match, betId } = await worthMore()
  await site.odds(match, RESULT, { 1: chance(1900, 50), 2: 6000, 3: 9000 }, { isLive: true })
  expect(await site.cashOut(player, { betId, offer: '16800' })).toMatchObject({
    paid: null,
    refusal: { code: 'sports.cashout.lower', offer: '12000' },
  })
  expect(await site.cashOut(player, { betId, version: 7 })).toMatchObject({ refusal: { code: 'sports.bet.changed' } })
  expect(await site.cashOut(player, { betId, unit: '10001' })).toMatchObject({ refusal: { code: 'sports.cashout.part' } })
  expect(await site.cashOut(player, { betId, offer: '16800', takesAny: true })).toMatchObject({ paid: '12000' })
  expect(await site.cashOut(player, { betId })).toMatchObject({ refusal: { code: 'sports.bet.over' } })
  const other = await site.newPlayer()
  const stranger = await site.server.call(setAutoCashOut, { betId, target: '100' }, other.headers)
  expect(stranger.body.errorCode).toBe('sports.bet.unknown')
})

test('nothing is offered while a leg cannot be bet on', async () => {
  const { match, betId } = await worthMore()
  await site.stop(match)
  expect((await site.read(player, betId)).offer).toMatchObject({ offer: null, closedFor: 'sports.cashout.closed' })
  await site.goOn(match)
  expect((await site.read(player, betId)).offer).toMatchObject({ offer: '16800' })
})

test('on a live match of a feed it waits, and a goal meanwhile refuses it', async () => {
  const first = await worthMore({ isVirtual: false })
  expect(await site.cashOut(player, { betId: first.betId })).toMatchObject({ paid: null, refusal: null, bet: { state: 'open' } })
  expect(await site.cashOut(player, { betId: first.betId })).toMatchObject({ refusal: { code: 'sports.bet.pending' } })
  await site.wait(5)
  await site.decide()
  expect((await site.read(player, first.betId)).bet).toMatchObject({ state: 'settled', payout: '16800' })
  const second = await worthMore({ isVirtual: false })
  await site.cashOut(player, { betId: second.betId })
  await site.score(second.match, 1, 0)
  await site.wait(5)
  await site.decide()
  expect((await site.read(player, second.betId)).bet).toMatchObject({ state: 'open', payout: '0' })
})

test('by itself it ends at the first offer that is enough, and pays that offer', async () => {
  const { match, betId } = await worthMore()
  const set = (target: string) => site.server.call(setAutoCashOut, { betId, target }, player.headers)
  expect((await set('17000')).body.value.bet).toMatchObject({ autoCashOut: '17000', state: 'open' })
  await runAutoCashOuts(site.book)
  expect((await site.read(player, betId)).bet.state).toBe('open')
  const removed = await site.server.call(removeAutoCashOut, { betId }, player.headers)
  expect(removed.body.value.bet.autoCashOut).toBeNull()
  await set('17000')
  await site.odds(match, RESULT, { 1: chance(1200, 80), 2: 6000, 3: 9000 }, { isLive: true })
  await expect
    .poll(async () => {
      await runAutoCashOuts(site.book)
      return (await site.read(player, betId)).bet
    })
    .toMatchObject({ state: 'settled', payout: '19200', autoCashOut: null })
})

test('an edited bet is another bet for what the old one was worth, both or neither', async () => {
  const { betId } = await worthMore()
  const match = await site.newMatch()
  await site.odds(match, RESULT, { 1: 2000, 2: 3300, 3: 3600 })
  const before = await site.balanceOf(player)
  const { bet, offer } = await site.read(player, betId)
  const edit = (odds: number, newBetId_ = newBetId()) =>
    site.server.call(
      editSportsBet,
      {
        betId,
        version: bet.version,
        offer: offer!.offer!,
        newBetId: newBetId_,
        policy: 'better' as const,
        slip: site.single(site.leg(match, RESULT, '1', odds), 20_000),
      },
      player.headers,
    )
  expect((await edit(2500)).body.value).toMatchObject({ newBet: null, refusal: { code: 'sports.odds.moved' }, bet: { state: 'open' } })
  expect(await site.balanceOf(player)).toBe(before)
  const id = newBetId()
  const edited = (await edit(2000, id)).body.value
  expect(edited).toMatchObject({
    bet: { state: 'settled', payout: '16800', replacedBy: id },
    newBet: { betId: id, state: 'open', stake: '20000' },
    balance: String(before + 16_800n - 20_000n),
  })
  expect((await edit(2000, id)).body.value.newBet).toMatchObject({ betId: id })
  expect(await site.balanceOf(player)).toBe(before + 16_800n - 20_000n)
})

test('where the law says so, bets on virtual matches stay until they end, and give enough back', async () => {
  const brazil = await SportsTest.open(inject('clusterUrl'), {
    brand: (brand) => ({ ...brand, jurisdiction: { ...brand.jurisdiction, profile: 'BR' } }),
  })
  const member = await brazil.newPlayer()
  const matches = await Promise.all(Array.from({ length: 4 }, () => brazil.newMatch({ isVirtual: true })))
  for (const match of matches) await brazil.odds(match, { market: 18, specifiers: 'total=2.5' }, { 12: 1900, 13: 1900 })
  const legs = matches.map((match) => brazil.leg(match, { market: 18, specifiers: 'total=2.5' }, '12', 1900))
  const betId = await brazil.bet(member, { kind: 'multiple', legs: legs.slice(0, 3), unit: '1000' })
  expect((await brazil.read(member, betId)).offer).toMatchObject({ offer: null, closedFor: 'jurisdiction.not.available' })
  expect(await brazil.place(member, { kind: 'multiple', legs, unit: '1000' })).toMatchObject({
    bet: null,
    refusal: { code: 'sports.return' },
  })
  await brazil.close()
})

test('after all of it the books agree', async () => {
  expect(await reconcile(site.db)).toEqual([])
})
