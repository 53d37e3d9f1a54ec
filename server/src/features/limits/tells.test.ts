import { confirmLimit, dropChangeRequest, excludeMyself, pausePlay, requestLimitChange } from '@tucano/contract/limits'
import { listMessages } from '@tucano/contract/messages'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type Player, newPlayer } from '../../testing/players.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: pg.Client

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterEach(() => later('0'))
afterAll(async () => {
  await owner.end()
  await server.close()
})

const later = (interval: string) =>
  owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile as $$ select clock_timestamp() + interval '${interval}' $$`,
  )

/** The inbox, oldest first. */
const inbox = async ({ headers }: Pick<Player, 'headers'>) => {
  const { list } = (await server.call(listMessages, {}, headers)).body.value
  return list.map(({ kind, facts }) => ({ kind, facts })).toReversed()
}
const put = async (player: Player, cap: string | null) =>
  (await server.call(requestLimitChange, { kind: 'loss', period: 'week', cap }, player.headers)).body.value

test('the inbox tells of a cap that changed, of a raise that waits, and of the one that was confirmed', async () => {
  const player = await newPlayer(server)
  await put(player, '5000')
  const [request] = (await put(player, null)).changeRequests
  const told = [
    { kind: 'limitChanged', facts: { kind: 'loss', period: 'week', cap: '5000' } },
    { kind: 'limitWaiting', facts: { kind: 'loss', period: 'week', cap: null, from: request!.readyAt } },
  ]
  expect(await inbox(player)).toEqual(told)
  await later('24 hours 1 minute')
  // The clock of sessions is another: whoever is away for so long signs in again.
  const back = { ...player, ...(await signedIn(server.services.db, player.memberId)) }
  await server.call(confirmLimit, { changeRequestId: request!.changeRequestId }, back.headers)
  expect(await inbox(back)).toEqual([...told, { kind: 'limitChanged', facts: { kind: 'loss', period: 'week', cap: null } }])
})

test('what changes nothing and what is refused tells nothing', async () => {
  const player = await newPlayer(server)
  await put(player, null)
  expect(await inbox(player)).toEqual([])
  await put(player, '100')
  await put(player, '100')
  const [request] = (await put(player, '200')).changeRequests
  expect((await server.call(confirmLimit, { changeRequestId: request!.changeRequestId }, player.headers)).body.errorCode).toBe(
    'limit.waiting',
  )
  await server.call(dropChangeRequest, { changeRequestId: request!.changeRequestId }, player.headers)
  expect((await inbox(player)).map(({ kind }) => kind)).toEqual(['limitChanged', 'limitWaiting'])
})

test('the inbox tells of a pause, and of an exclusion to whoever signs in again', async () => {
  const player = await newPlayer(server)
  const { closed } = (await server.call(pausePlay, { days: 3 }, player.headers)).body.value
  expect(await inbox(player)).toEqual([{ kind: 'pauseStarted', facts: { until: closed!.until } }])
  const { until } = (await server.call(excludeMyself, { months: 6 }, player.headers)).body.value
  const back = await signedIn(server.services.db, player.memberId)
  expect((await inbox(back)).at(-1)).toEqual({ kind: 'exclusionStarted', facts: { until } })
})
