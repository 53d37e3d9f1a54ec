import { getSportsTree, listLiveMatches, listMatches, listSportsResults, searchSports } from '@tucano/contract/sports'
import { dayOf } from '#platform/format'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'

const CS2 = 'sr:sport:109'
let site: SportsTest
let live: TestMatch
let ahead: TestMatch
let map: TestMatch

beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
  live = await site.newMatch({ state: 'live', startsInMs: -60_000 })
  ahead = await site.newMatch({ startsInMs: 1_800_000 })
  // Its start went by hours ago, and nobody has told of it: it is in no list.
  await site.newMatch({ startsInMs: -3 * 3_600_000 })
  map = await site.newMatch({ state: 'live', sport: CS2, league: 'tc:tournament:2' })
})
afterAll(() => site.close())

const totals = (line: number) => ({ market: 18, specifiers: `total=${line}` })
const urnsOf = (list: readonly { event: string }[]): string[] => list.map(({ event }) => event)

test('the tree counts what is live and ahead, and lists have the matches of sports or of e-sports that it counts [HOM-14] [HOM-15]', async () => {
  const { value: tree } = (await site.server.call(getSportsTree, {})).body
  expect(Object.fromEntries(tree.sports.map(({ sport, live: playing, ahead: coming }) => [sport, [playing, coming]]))).toEqual({
    'sr:sport:1': [1, 1],
    [CS2]: [1, 0],
  })
  const playing = async (asked: { family?: 'sports' | 'esports' }) =>
    urnsOf((await site.server.call(listLiveMatches, asked)).body.value.list).toSorted()
  expect(await playing({})).toEqual([live.urn, map.urn].toSorted())
  expect(await playing({ family: 'sports' })).toEqual([live.urn])
  expect(await playing({ family: 'esports' })).toEqual([map.urn])
  expect(urnsOf((await site.server.call(listMatches, { family: 'sports' })).body.value.list)).toEqual([ahead.urn])
  expect((await site.server.call(listMatches, { family: 'esports' })).body.value.list).toEqual([])
})

test('results are those of matches whose score is known', async () => {
  const over = await site.newMatch({ startsInMs: -7_200_000 })
  const unknown = await site.newMatch({ startsInMs: -7_200_000 })
  for (const match of [over, unknown]) await site.state(match, 'ended')
  await site.owner.query(`update sports.events set standing = '{}' where id = $1`, [unknown.id])
  const day = dayOf(new Date(Date.now() - 7_200_000), site.server.services.brand.timeZone)
  const { list } = (await site.server.call(listSportsResults, { day })).body.value
  expect(urnsOf(list)).toEqual([over.urn])
})

test('the main line is the one nearest to even money, and stays while all lines are closed', async () => {
  await site.odds(live, totals(0.5), { 12: 1050, 13: 9000 }, { isLive: true })
  await site.odds(live, totals(2.5), { 12: 1900, 13: 1950 }, { isLive: true })
  await site.odds(live, totals(4.5), { 12: 7000, 13: 1100 }, { isLive: true })
  const shown = async () => {
    const { list } = (await site.server.call(listLiveMatches, { family: 'sports' })).body.value
    return list[0]!.markets.map(({ specifiers, state, outcomes }) => [specifiers, state, outcomes[0]?.name])
  }
  expect(await shown()).toEqual([['total=2.5', 'open', 'mais de 2,5']])
  await site.stop(live)
  expect(await shown()).toEqual([['total=2.5', 'suspended', 'mais de 2,5']])
  await site.goOn(live)
  // One that is over is shown only while there is no other.
  await site.settle(live, totals(2.5), { 12: '1', 13: '0' })
  expect(await shown()).toEqual([['total=4.5', 'open', 'mais de 4,5']])
})

test('a match is found by one of its sides, and by both of them in any order', async () => {
  const found = async (words: string) => (await site.server.call(searchSports, { words })).body.value
  const match = (await found('CASA')).matches
  expect(urnsOf(match).toSorted()).toEqual([live.urn, ahead.urn, map.urn].toSorted())
  const [first] = match
  const both = await found(`${first!.away!.name.toLowerCase()} x ${first!.home!.name}`)
  expect(urnsOf(both.matches)).toEqual([first!.event])
  const other = match.find(({ event }) => event !== first!.event)
  expect((await found(`${first!.home!.name} x ${other!.away!.name}`)).matches).toEqual([])
  expect((await found('liga')).leagues.map(({ name, sport }) => [name, sport])).toEqual([['Liga do Norte', 'sr:sport:1']])
})
