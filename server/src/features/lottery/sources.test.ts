import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type LotteryGame, listOpenedNumeros } from '@tucano/contract/lottery'
import { listOfficeLotteryGames } from '@tucano/contract/lottery/office'
import { expect, inject, test } from 'vitest'
import { employ } from '../../testing/desk.ts'
import { betOnDraw, newOfficialDraw } from '../../testing/official-draws.ts'
import { newPlayer } from '../../testing/players.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const officialOf = async (server: TestServer): Promise<LotteryGame[]> => {
  const { list } = (await server.call(listOpenedNumeros, {})).body as unknown as { list: LotteryGame[] }
  return list.filter(({ isOfficial }) => isOfficial)
}

test('in the demo official games are closed for want of a source, and say so', async () => {
  const server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  try {
    const official = await officialOf(server)
    expect(official.length).toBeGreaterThan(10)
    for (const { state, closedFor, current, gameCode } of official)
      expect([state, closedFor, current], gameCode).toEqual(['closed', 'results', null])
  } finally {
    await server.close()
  }
})

test('with two feeds the server asks by itself, and pays when they agree', async () => {
  const asked: string[] = []
  const feeds = await Promise.all(
    [1, 2].map(async () => {
      const feed = http.createServer(({ url = '' }, reply) => {
        asked.push(url)
        const [, , game, numero] = url.split('/')
        reply.end(JSON.stringify({ game, numero, numbers: ['1234'] }))
      })
      await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
      return feed
    }),
  )
  const urls = feeds.map((feed) => `http://127.0.0.1:${(feed.address() as AddressInfo).port}`).join(',')
  const server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, env: { LOTTERY_RESULTS_URLS: urls } })
  try {
    expect(new Set((await officialOf(server)).map(({ state }) => state))).toEqual(new Set(['open']))
    const { headers } = await employ(server.services, 'auditora', ['auditor'])
    expect((await server.call(listOfficeLotteryGames, {}, headers)).body.value.sources).toEqual(['feeds'])
    const { db } = server.services
    const player = await newPlayer(server, 1000n)
    const now = new Date()
    const draw = await newOfficialDraw(db, 'laos', now, { closesInMs: 1500, drawsAfterMs: 1 })
    await betOnDraw(db, draw, { pocket: player.cash, at: now, lines: [['TOP3', '234']] })
    const stateOf = async () =>
      (await db.selectFrom('lottery.draws').select('state').where('event_id', '=', draw.drawId).executeTakeFirstOrThrow()).state
    await expect.poll(stateOf, { timeout: 60_000 }).toBe('settled')
    expect(asked.every((url) => url === `/results/laos/${draw.numero}`)).toBe(true)
    const { balance } = await db.selectFrom('ledger.accounts').select('balance').where('id', '=', player.cash).executeTakeFirstOrThrow()
    expect(balance).toBeGreaterThan(1000n)
  } finally {
    await server.close()
    for (const feed of feeds) {
      feed.closeAllConnections()
      feed.close()
    }
  }
}, 120_000)
