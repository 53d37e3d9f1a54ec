import { getMatch, listLiveMatches } from '@tucano/contract/sports'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'

let site: SportsTest
let live: TestMatch
beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
  live = await site.newMatch({ state: 'live', startsInMs: -60_000 })
  await site.odds(live, { market: 18, specifiers: 'total=2.5' }, { 12: 1900, 13: 1950 }, { isLive: true })
})
afterAll(() => site.close())

interface Answered {
  call: string
  request: object
  language: string
  value: Record<string, unknown>
}

/** The answers that a page finds in its HTML. */
async function answersOf(path: string): Promise<Answered[]> {
  const { body } = await site.server.app.inject({ url: path, headers: { accept: 'text/html' } })
  return JSON.parse(/<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(body)?.[1] ?? '[]') as Answered[]
}
/** One of them. What a server that is busy with something else leaves out is there the next time. */
async function answerOf(path: string, call: string): Promise<Answered> {
  let found: Answered | undefined
  await expect.poll(async () => (found = (await answersOf(path)).find((one) => one.call === call))).toBeDefined()
  return found!
}
const calls = async (path: string) => (await answersOf(path)).map(({ call }) => call).toSorted()
/** Of answers that are made at different moments. */
const withoutClock = ({ now: _now, ...rest }: Record<string, unknown>) => rest

test('the page of a match brings the match with its markets, and the sports beside it, as the calls would answer', async () => {
  for (const path of [`/sports/match/${live.urn}`, `/sports/match/${encodeURIComponent(live.urn)}/`]) {
    await expect.poll(() => calls(path)).toEqual(['getMatch', 'getSportsTree'])
    const match = await answerOf(path, 'getMatch')
    const asked = (await site.server.call(getMatch, { event: live.urn })).body.value
    expect([match.request, match.language, withoutClock(match.value)]).toEqual([{ event: live.urn }, 'PT', withoutClock(asked)])
  }
})

test('lists bring what is played now, of the sport that the address names; where it names a day the page asks', async () => {
  const list = await answerOf('/sports?sport=sr:sport:1', 'listLiveMatches')
  const asked = (await site.server.call(listLiveMatches, { sport: 'sr:sport:1' })).body.value
  expect([list.request, withoutClock(list.value)]).toEqual([{ sport: 'sr:sport:1' }, withoutClock(asked)])
  await expect.poll(() => calls('/sports?day=2026-12-01')).toEqual(['getSportsTree'])
})

test('what is no match, or is nothing at all, comes as a page without it', async () => {
  for (const path of ['/sports/match/tc:match:999999', '/sports/match/%E0%A4%A', '/sports/match/x%22%3E', '/sports?sport=%00&league[]=a']) {
    const { statusCode } = await site.server.app.inject({ url: path, headers: { accept: 'text/html' } })
    expect(statusCode, path).toBeLessThan(500)
    const brought = await calls(path)
    expect(brought, path).not.toContain('getMatch')
    expect(brought, path).not.toContain('listLiveMatches')
  }
  expect(await answersOf('/rng')).toEqual([])
})
