import { readContent } from '@tucano/brand'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { studioGames } from './games.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
})
afterAll(() => server.close())

test('the least bet of a game of ours is its own, in the catalogue and in the brand’s first games', async () => {
  const { games } = await readContent(server.services.brand)
  const rows = await server.services.db.selectFrom('lobby.games').select(['code', 'min_bet']).where('game_type', '=', 'RNG').execute()
  const least = (pairs: (readonly [string, number])[]) => new Map(pairs.toSorted(([one], [other]) => one.localeCompare(other)))
  const own = least(studioGames.map(({ code, stakes }) => [code, stakes.min]))
  expect(least(rows.map(({ code, min_bet }) => [code, Number(min_bet)]))).toEqual(own)
  expect(least(games.flatMap(({ code, gameType, minBet }) => (gameType === 'RNG' ? [[code, minBet] as const] : [])))).toEqual(own)
})
