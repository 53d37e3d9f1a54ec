import { getBetPath, getLog, getSharedDraw, listSharedDraws } from '@tucano/contract/fairness'
import { type PublishedDraw, verifyDraw } from '@tucano/round'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { nodeHashes } from '#fairness/node-hashes'
import { newBetId } from '#betting/bet'
import { type Player, newPlayer } from '../../testing/players.ts'
import { SharedDrawsTest, sharedCoin, testChecks } from '../../testing/shared-draws.ts'

const SOURCE = 'moeda'
let site: SharedDrawsTest
let player: Player

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'))
  await site.newSource(SOURCE)
  player = await newPlayer(site.server)
})
afterAll(() => site.close())

test('a draw tells what is known of it, and a member’s bet is proven from the answers alone', async () => {
  const { server } = site
  const { id } = await site.newDraw(SOURCE, '20261117001')
  const [bet] = await site.placeBets(id, [player.cash], 7)
  const open = (await server.call(getSharedDraw, { drawId: id })).body.value
  expect(open).toMatchObject({
    state: 'open',
    source: SOURCE,
    number: '20261117001',
    seed: null,
    root: null,
    signature: null,
    result: null,
  })
  const early = (await server.call(getBetPath, { betId: bet!.id }, player.headers)).body.value
  expect([early.proof, early.draw.seed]).toEqual([null, null])
  await site.drawIt(id)
  const { draw, bet: told, proof } = (await server.call(getBetPath, { betId: bet!.id }, player.headers)).body.value
  expect(draw).toMatchObject({ state: 'drawn', bets: 7, beacon: { isOwn: true } })
  const proven = { ...told, ...proof! }
  expect(verifyDraw(sharedCoin, draw as PublishedDraw, { hashes: nodeHashes, beacon: testChecks, bet: proven })).toEqual([])
  const { entries } = (await server.call(getLog, { after: draw.chain.logPlace - 1, limit: 1 })).body.value
  expect(entries).toMatchObject([{ seedHash: draw.chain.anchor, about: `chain ${SOURCE} 1200`, at: draw.chain.committedAt }])
})

test('draws of a source are listed without a gap, and nobody sees whose bets they were', async () => {
  const { server } = site
  for (const number of ['20261117002', '20261117003']) await site.drawIt((await site.newDraw(SOURCE, number)).id)
  const first = (await server.call(listSharedDraws, { source: SOURCE, limit: 2 })).body.value
  expect([first.list.map(({ number }) => number), first.more]).toEqual([['20261117003', '20261117002'], true])
  const rest = (await server.call(listSharedDraws, { source: SOURCE, before: first.list.at(-1)!.drawId })).body.value
  expect([...first.list, ...rest.list].map(({ link }) => link)).toEqual([3, 2, 1])
  expect(JSON.stringify([first, rest])).not.toContain(String(player.memberId))
  expect((await server.call(listSharedDraws, { source: 'outra' })).body.value).toEqual({ list: [], more: false })
})

test('what is not there, or is somebody else’s, is unknown', async () => {
  const { server } = site
  const { id } = await site.newDraw(SOURCE, '20261117004')
  const [bet] = await site.placeBets(id, [player.cash], 1)
  const stranger = await newPlayer(server)
  expect((await server.call(getSharedDraw, { drawId: newBetId() })).body.errorCode).toBe('draw.unknown')
  expect((await server.call(getBetPath, { betId: newBetId() }, player.headers)).body.errorCode).toBe('draw.unknown')
  expect((await server.call(getBetPath, { betId: bet!.id }, stranger.headers)).body.errorCode).toBe('draw.unknown')
  expect((await server.call(getBetPath, { betId: bet!.id })).status).toBe(401)
  for (const drawId of ['x', '1', "' or 1=1"]) expect((await server.call(getSharedDraw, { drawId })).body.errorCode).toBe('request.invalid')
})
