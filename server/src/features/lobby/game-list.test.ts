import { WEB_PLATFORMS, listGames } from '@tucano/contract/lobby'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newPlayer } from '../../testing/players.ts'
import { connectVendors } from '../../testing/test-vendor.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let headers: Record<string, string>
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, games: [] })
  await connectVendors(server, ['IPE'])
  headers = { ...(await newPlayer(server)).headers }
})
afterAll(() => server.close())

const client = { clientType: 3, platform: WEB_PLATFORMS, channel: 'web', merchant: 'tucano', language: 'PT' }
const filter = { gameType: 'RNG', vassalage: 'IPE', gameClassify: 'SC', gameName: '', minBet: 5, minLineNum: 40 } as const
const list = async (change: object = {}) => (await server.call(listGames, { ...client, ...change }, headers)).body

test('a game has its id, vendor, type, kind, name, least bet and lines, and is asked for by them, by client and by page [ENT-12]', async () => {
  const { games, totalPages } = (await list({ ...filter, pageNo: 1, pageSize: 2 })).value
  expect([games.length, totalPages > 1]).toEqual([2, true])
  for (const { nodeId, vassalage, gameType, gameClassify, gameName, minBet, minLineNum } of games) {
    expect([vassalage, gameType, gameClassify]).toEqual(['IPE', 'RNG', 'SC'])
    expect(nodeId).toMatch(/^[1-9]\d*$/)
    expect(Number(minBet)).toBeLessThanOrEqual(5)
    expect(minLineNum).toBeGreaterThanOrEqual(40)
    const named = (await list({ gameName, language: 'PT' })).value.games
    expect(named[0]?.nodeId).toBe(nodeId)
  }
  const second = (await list({ ...filter, pageNo: 2, pageSize: 2 })).value.games
  expect(second.map(({ nodeId }) => nodeId)).not.toContain(games[0]?.nodeId)
  const english = (await list({ ...filter, language: 'EN', pageSize: 2 })).value.games
  expect(english[0]).toMatchObject({ nodeId: games[0]?.nodeId })
  expect(english.map(({ gameName }) => gameName)).not.toEqual(games.map(({ gameName }) => gameName))
})

test('each of what a list is asked by is read: what it cannot be is refused by its name', async () => {
  const long = 'x'.repeat(200)
  const wrong = { clientType: 'x', platform: long, channel: long, merchant: long, language: long, gameType: 'X', vassalage: '?' }
  const more = { gameClassify: 'X', gameName: long, minBet: -1, minLineNum: 'x', pageNo: 0, pageSize: 101 }
  for (const [field, value] of Object.entries({ ...wrong, ...more })) {
    const { errorCode, value: told } = await list({ [field]: value })
    expect([field, errorCode]).toEqual([field, 'request.invalid'])
    expect((told as unknown as { fields: { field: string }[] }).fields.map((one) => one.field)).toEqual([field])
  }
})
