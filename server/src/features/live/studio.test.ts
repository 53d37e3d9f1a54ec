import { generateKeyPairSync } from 'node:crypto'
import type { LiveFact } from '@tucano/contract/live'
import { LiveFact as LiveFactShape, LiveView as LiveViewShape, listLiveTables } from '@tucano/contract/live'
import { getStudioRound } from '@tucano/contract/live/studio'
import { publicKeyOf, readSaid, writtenKey } from '@tucano/live-studio'
import { Check } from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { sql } from 'kysely'
import { StudioTest } from '../../testing/simulated-studio.ts'

let site: StudioTest
let ana: bigint
let bia: bigint
/** Natural nine against six: the player wins with four cards. */
const HANDS = { player: [28, 32], banker: [4, 5] }
const DEALT = [
  ['player', 28],
  ['banker', 4],
  ['player', 32],
  ['banker', 5],
] as const

beforeAll(async () => {
  site = await StudioTest.open(inject('clusterUrl'), { table: 'bac', latencyMs: 700 })
  ana = await site.newMember('ana')
  bia = await site.newMember('bia')
})
afterAll(() => site.close())

const phase = () => site.state.phase
async function reached(wanted: string): Promise<void> {
  await expect.poll(phase, { timeout: 20_000, interval: 20 }).toBe(wanted)
}
/** A round that waits for bets; what went wrong before is mended. */
let round: string
async function begin(): Promise<void> {
  site.teller.mend()
  await expect.poll(() => site.state.away, { timeout: 20_000 }).toBeNull()
  await reached('idle')
  round = site.opens()
  await reached('open')
}
beforeEach(() => begin())

const cards = (): void => {
  for (const [hand, card] of DEALT) site.teller.say({ type: 'card', round, hand, card })
}
const deal = (): number => {
  site.shuts(round)
  cards()
  return site.teller.say({ type: 'result', round, result: HANDS })
}
const kept = async (): Promise<number> => {
  const { rows } = await sql<{
    many: number
  }>`select count(*)::integer as many from live.studio_events e where e.studio_round = ${round}`.execute(site.server.services.db)
  return rows[0]!.many
}
/** Everything that has been told to anybody, in the order of its telling. */
const told = (): string => JSON.stringify(site.frames.map(({ everybody, instead }) => [everybody, instead]))

test('bets until the studio closes, a result that nobody is told before the picture shows it, and what the studio has signed afterwards', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500', banker: '200' })
  await site.bet(bia, 0, { tie: '300' })
  await site.say(bia, { do: 'clear', version: 1 })
  site.frames.splice(0)
  const saidMs = Date.now()
  deal()
  await reached('closed')
  const { eventId } = site.state
  await expect(site.bet(ana, 1, { player: '100' })).rejects.toMatchObject({ code: 'event.closed' })
  // All of it is here already, and is told to nobody.
  await expect.poll(kept, { timeout: 10_000, interval: 10 }).toBe(7)
  const { body: early } = await site.server.call(getStudioRound, { drawId: eventId! })
  expect(early).toMatchObject({ value: { isOver: false, result: null, events: [] } })
  expect(Date.now() - saidMs, 'the machine was too slow for this to say anything').toBeLessThan(700)
  expect(site.view(ana)).toMatchObject({ phase: 'closed', result: null, studio: { cards: [], resultAt: null } })
  expect(told()).not.toContain('"card"')
  expect(await site.balance(ana)).toBe(before - 700n)

  await reached('result')
  expect(Date.now() - saidMs).toBeGreaterThanOrEqual(650)
  expect(site.view(ana)).toMatchObject({
    result: HANDS,
    mine: { won: '1000' },
    studio: { cards: DEALT.map(([hand, card]) => ({ hand, card })) },
  })
  expect(Check(LiveViewShape, site.view(ana))).toBe(true)
  for (const { everybody, instead = {} } of site.frames)
    for (const fact of [everybody, ...Object.values(instead)].flat())
      expect(Check(LiveFactShape, fact as LiveFact), JSON.stringify(fact)).toBe(true)
  expect(await site.balance(ana)).toBe(before + 300n)

  const { body } = await site.server.call(getStudioRound, { drawId: eventId! })
  const { value } = body as { value: { events: { body: string; signature: string; publicKey: string }[]; result: unknown } }
  expect(value.result).toEqual(HANDS)
  expect(
    value.events.map(
      (one) => readSaid(publicKeyOf(one.publicKey), 'bac', JSON.stringify({ body: one.body, signature: one.signature })).said.type,
    ),
  ).toEqual(['betsOpen', 'betsClosed', ...DEALT.map(() => 'card'), 'result'])
  const tables = await site.server.call(listLiveTables, {})
  expect(tables.body).toMatchObject({
    value: {
      tables: [
        { code: 'aurora-bac', name: 'Bacará do estúdio', state: 'open', video: { studio: 'Estúdio Aurora', kind: 'hls', latencyMs: 700 } },
        { code: 'aurora-rol' },
      ],
    },
  })
})

test.each(['twice', 'swapped', 'gap', 'forged'] as const)('an event that comes %s is taken once, in its order', async (fault) => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  site.teller.break(fault)
  site.shuts(round)
  cards()
  site.teller.say({ type: 'result', round, result: HANDS })
  await reached('result')
  expect(site.state).toMatchObject({ voidReason: null, result: HANDS })
  expect(await kept()).toBe(7)
  expect(await site.balance(ana)).toBe(before + 500n)
})

test('a studio that says nothing has no more bets, and after a while everything goes back; it goes on with the next round', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  site.teller.break('silence')
  await expect.poll(() => site.view().studio!.isAway, { timeout: 20_000 }).toBe(true)
  await expect(site.bet(ana, 1, { player: '100' })).rejects.toMatchObject({ code: 'live.studio.away' })
  await reached('result')
  expect(site.state.voidReason).toBe('studio.silent')
  expect(await site.balance(ana)).toBe(before)
  // What it would have been changes nothing any more.
  site.teller.mend()
  deal()
  await expect.poll(kept, { timeout: 20_000 }).toBe(7)
  round = site.opens()
  await reached('idle')
  await reached('open')
  await site.bet(ana, 0, { player: '500' })
  deal()
  await reached('result')
  expect(site.state.voidReason).toBeNull()
  expect(await site.balance(ana)).toBe(before + 500n)
})

test('what is missed for good ends the round', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  site.teller.break('hole')
  deal()
  await reached('result')
  expect(site.state.voidReason).toBe('studio.gap')
  expect(await site.balance(ana)).toBe(before)
})

test('two stories under one number, both signed, end the round', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  site.teller.break('otherStory')
  site.shuts(round)
  await reached('result')
  expect(site.state.voidReason).toBe('studio.stories')
  expect(await site.balance(ana)).toBe(before)
  expect(site.server.log.some((line) => line.includes('two stories'))).toBe(true)
})

test('a result that the cards do not come to pays nobody; another one in its place does', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  site.shuts(round)
  cards()
  const wrong = site.teller.say({ type: 'result', round, result: { player: HANDS.banker, banker: HANDS.player } })
  await expect.poll(() => site.view().studio!.isDisputed, { timeout: 20_000, interval: 20 }).toBe(true)
  expect(await site.balance(ana)).toBe(before - 500n)
  site.teller.say({ type: 'result', round, result: HANDS, corrects: wrong })
  await reached('result')
  expect(site.state).toMatchObject({ voidReason: null, result: HANDS })
  expect(await site.balance(ana)).toBe(before + 500n)
})

test('a dispute that nobody ends, and hands that the rules do not come to, give everything back', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  site.shuts(round)
  site.teller.say({ type: 'card', round, hand: 'player', card: 28 })
  // The player stands on nine, and the banker has only one card.
  site.teller.say({ type: 'result', round, result: { player: [28, 0, 1], banker: [4, 5] } })
  await reached('result')
  expect(site.state.voidReason).toBe('studio.disputed')
  expect(await site.balance(ana)).toBe(before)
})

test('the studio voids a round, before its result or while that is held: everything goes back, with its reason', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  deal()
  site.teller.say({ type: 'void', round, reason: 'Carta exposta' })
  await reached('result')
  expect(site.state).toMatchObject({ voidReason: 'studio.void', voidNote: 'Carta exposta', result: null })
  expect(told()).not.toContain('"name":"play"')
  expect(await site.balance(ana)).toBe(before)
})

test('another result after the first was paid: every bet is paid the difference, and what was taken back stays so', async () => {
  const before = await site.balance(ana)
  const beforeBia = await site.balance(bia)
  await site.bet(ana, 0, { player: '500', banker: '100' })
  await site.bet(bia, 0, { banker: '300' })
  await site.say(bia, { do: 'clear', version: 1 })
  const first = deal()
  await reached('result')
  const { eventId } = site.state
  expect(await site.balance(ana)).toBe(before + 400n)
  const other = { player: HANDS.banker, banker: HANDS.player }
  site.teller.say({ type: 'result', round, result: other, corrects: first })
  await expect
    .poll(() => site.view().past.find(({ drawId }) => drawId === eventId), { timeout: 20_000 })
    .toMatchObject({ result: other, corrected: true })
  expect(await site.balance(ana)).toBe(before - 405n)
  expect(await site.balance(bia)).toBe(beforeBia)
  // And then it was none at all.
  site.teller.say({ type: 'void', round, reason: 'Baralho trocado por engano' })
  await expect.poll(() => site.balance(ana), { timeout: 20_000 }).toBe(before)
  await expect.poll(() => site.view().past.find(({ drawId }) => drawId === eventId)?.voided).toBe('Baralho trocado por engano')
})

test('a studio that closes before its time: chips that came later go back, those before count', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  const closedMs = Date.now()
  site.teller.break('silence')
  site.teller.say({ type: 'betsClosed', round })
  await expect.poll(() => Date.now() - closedMs).toBeGreaterThan(700)
  await site.bet(ana, 1, { banker: '200' })
  await site.bet(ana, 2, { banker: '200' })
  await site.bet(bia, 0, { banker: '400' })
  site.teller.mend()
  site.teller.alive()
  await reached('closed')
  await expect.poll(() => site.view(ana).mine, { timeout: 20_000 }).toMatchObject({ chips: { player: '500' }, version: 5 })
  await expect.poll(() => site.view(bia).mine).toMatchObject({ chips: {} })
  expect(await site.balance(ana)).toBe(before - 500n)
  cards()
  site.teller.say({ type: 'result', round, result: HANDS })
  await reached('result')
  expect(await site.balance(ana)).toBe(before + 500n)
})

test('whoever takes the table over goes on with the same round', async () => {
  const before = await site.balance(ana)
  await site.bet(ana, 0, { player: '500' })
  site.shuts(round)
  await reached('closed')
  await site.takeOver()
  cards()
  await expect.poll(() => site.state.cards.length, { timeout: 20_000 }).toBe(4)
  site.teller.say({ type: 'result', round, result: HANDS })
  await expect.poll(kept, { timeout: 20_000 }).toBe(7)
  await site.takeOver()
  await reached('result')
  expect(await site.balance(ana)).toBe(before + 500n)
})

test('a new dealer, another shoe; rounds that were over before anybody could bet are passed over; and the books agree', async () => {
  site.teller.say({ type: 'dealer', name: 'Lívia' })
  site.teller.say({ type: 'shoe', shoe: 's-2' })
  await expect.poll(() => site.view().studio, { timeout: 20_000 }).toMatchObject({ dealer: 'Lívia', shoe: 's-2' })
  const { round: last } = site.state
  deal()
  for (let n = 0; n < 30; n++) {
    const past = `past-${n}`
    site.teller.say({ type: 'betsOpen', round: past, closesAt: Date.now() - 1 })
    site.teller.say({ type: 'betsClosed', round: past })
    site.teller.say({ type: 'result', round: past, result: HANDS })
  }
  await reached('result')
  round = site.opens()
  await reached('idle')
  await reached('open')
  expect(site.state.round).toBe(last + 1)
  expect(site.state.studioRound).toBe(round)
  deal()
  await reached('result')
  expect(await reconcile(site.server.services.db)).toEqual([])
})

test('nobody else’s signature is believed', () => {
  const { publicKey } = generateKeyPairSync('ed25519')
  expect(writtenKey(publicKey)).not.toBe(site.studio.publicKey)
  expect(() => readSaid(publicKey, 'bac', JSON.stringify({ body: '{}', signature: 'x' }))).toThrow('a signature is wrong')
})
