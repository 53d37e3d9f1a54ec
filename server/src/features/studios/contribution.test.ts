import { randomUUIDv7 } from 'node:crypto'
import type { RequestOf } from '@tucano/contract/endpoint'
import { getBonus } from '@tucano/contract/rewards'
import { playRound } from '@tucano/contract/studios'
import { tableGames } from '@tucano/table'
import { readContribution } from '#bonus/contribution'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BonusMembers } from '../../testing/bonus-members.ts'
import { type Player, newSeededPlayer } from '../../testing/players.ts'
import { coin } from '../../testing/small-games.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { studioContribution } from './contribution.ts'

let server: TestServer
let members: BonusMembers

beforeAll(async () => {
  const roulette = tableGames.find(({ engine }) => engine === 'roulette')!
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, games: [coin, roulette] })
  members = new BonusMembers(server, readContribution([studioContribution(server.services)]))
})
afterAll(() => server.close())

async function play({ headers }: Player, gameCode: string, move: unknown): Promise<void> {
  const asked = { gameCode, roundId: randomUUIDv7(), move } as RequestOf<typeof playRound>
  const { body } = await server.call(playRound, asked, headers)
  expect(body.success).toBe(true)
}

const dozen = (which: string) => ({ kind: 'dozen', which, stake: '1000' })

test('for a bonus a slot counts all, a table a tenth, a wheel covered by more than 67 of 100 nothing', async () => {
  const player = await newSeededPlayer(server, 100_000n)
  await members.give(player.memberId, { multiple: 60, maxStake: null }, 10_000n)
  const progress = async () => {
    await members.hear()
    return (await server.call(getBonus, {}, player.headers)).body.value.active?.progress
  }
  await play(player, 'dados', { stake: '1000' })
  expect(await progress()).toBe('1000')
  const names = tableGames.find(({ engine }) => engine === 'roulette')!.sheet as { spots: { kind: string; which?: string }[] }
  const [first, second, third] = names.spots.filter(({ kind }) => kind === 'dozen').map(({ which }) => which!)
  await play(player, 'roleta-europeia', { bets: [dozen(first!), dozen(second!)] })
  expect(await progress()).toBe('1200')
  await play(player, 'roleta-europeia', { bets: [dozen(first!), dozen(second!), dozen(third!)] })
  expect(await progress()).toBe('1200')
})

test('what a bonus cannot be staked on counts nothing, and the page is told so', async () => {
  const player = await newSeededPlayer(server, 100_000n)
  await members.give(player.memberId, { multiple: 60, products: ['SPORTS'], contribution: { SPORTS: 5000 } }, 10_000n)
  await play(player, 'dados', { stake: '1000' })
  await members.hear()
  const { active, contribution } = (await server.call(getBonus, {}, player.headers)).body.value
  expect(active?.progress).toBe('0')
  expect(contribution).toMatchObject({ SPORTS: 5000, RNG: 0, LIVE: 0, tables: 0 })
})
