import { CALLS } from '@tucano/feed'
import { afterEach, expect, test } from 'vitest'
import { fixtureOf, youngTeam } from '../testing/scripted-feed.ts'
import { Digester } from './digester.ts'

let digester = new Digester()
afterEach(async () => {
  await digester.stop()
  digester = new Digester()
})

const listOf = (count: number): string =>
  CALLS.schedule.reply.write({ events: Array.from({ length: count }, (_, n) => fixtureOf(`tc:match:${n + 1}`)) })

test('a list of matches comes to what is kept of it', async () => {
  const young = fixtureOf('tc:match:90', { competitors: [youngTeam] })
  const { tournament: _, ...bare } = fixtureOf('tc:match:91')
  const en = CALLS.schedule.reply.write({ events: [fixtureOf('tc:match:1'), young, bare] })
  const { fixtures, names, competitors, partly } = await digester.digest('schedule', { en, pt: undefined })
  expect(fixtures.map(({ urn, refused }) => [urn, refused])).toEqual([
    ['tc:match:1', null],
    ['tc:match:90', 'youth'],
  ])
  expect(names.map(({ urn }) => urn)).toEqual(['sr:sport:1', 'tc:category:1', 'tc:tournament:1', 'tc:competitor:1', 'tc:competitor:2'])
  expect(competitors).toEqual(['tc:competitor:1', 'tc:competitor:2'])
  expect(partly).toEqual(['tc:match:91'])
})

test('what is long keeps nobody waiting', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const documents = { en: listOf(4000), pt: undefined }
  turns = 0
  const { fixtures } = await digester.digest('schedule', documents)
  clearInterval(timer)
  expect(fixtures).toHaveLength(4000)
  expect(turns).toBeGreaterThan(5)
})

test('what cannot be read is said, and the next is read; nothing is after the end', async () => {
  await expect(digester.digest('schedule', { en: '<schedule', pt: undefined })).rejects.toThrow('not XML')
  expect((await digester.digest('schedule', { en: listOf(1), pt: listOf(1) })).fixtures).toHaveLength(1)
  const reading = digester.digest('schedule', { en: listOf(2000), pt: undefined })
  const ended = Promise.allSettled([reading])
  await digester.stop()
  expect(await ended).toMatchObject([{ status: 'rejected', reason: { message: expect.stringContaining('any more') as string } }])
  await expect(digester.digest('schedule', { en: listOf(1), pt: undefined })).rejects.toThrow('any more')
})
