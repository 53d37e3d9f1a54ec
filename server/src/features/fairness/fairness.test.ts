import { createHash, createPublicKey, randomUUIDv7, verify } from 'node:crypto'
import { commitSeeds, getLog, getMaths, listSeeds, rotateSeeds } from '@tucano/contract/fairness'
import { playRound, getGame } from '@tucano/contract/studios'
import { logout } from '@tucano/contract/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Seeds } from '#fairness/seeds'
import { newSeededPlayer } from '../../testing/players.ts'
import { coin } from '../../testing/small-games.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { appendLog, signHead } from './store.ts'
import { tellOldSeeds } from './tell-old-seeds.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, games: [coin] })
})
afterAll(() => server.close())

async function newPlayer() {
  const player = await newSeededPlayer(server, 10_000n)
  const { seedHash } = (await server.call(commitSeeds, {}, player.headers)).body.value
  return { ...player, seedHash }
}

const play = (headers: Record<string, string>) =>
  server.call(playRound, { gameCode: 'dados', roundId: randomUUIDv7(), move: { stake: '100' } }, headers)
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

test('seeds are sealed in the database, and every opening of one is on record', async () => {
  const { headers, memberId } = await newPlayer()
  await play(headers)
  await play(headers)
  const { told } = (await server.call(rotateSeeds, {}, headers)).body.value
  const row = await server.services.db
    .selectFrom('fairness.seeds')
    .selectAll()
    .where('id', '=', BigInt(told.seedId))
    .executeTakeFirstOrThrow()
  expect(row.sealed.includes(Buffer.from(told.serverSeed, 'hex'))).toBe(false)
  const reads = await server.services.db.selectFrom('fairness.reads').select(['purpose', 'process']).where('seed_id', '=', row.id).execute()
  expect(reads.map(({ purpose }) => purpose)).toEqual(['draw', 'tell'])
  const all = await server.services.db.selectFrom('fairness.seeds').select('id').where('member_id', '=', memberId).execute()
  expect(all).toHaveLength(3)
  expect(server.log.join('')).not.toContain(told.serverSeed)
})

test('a seed cannot go back, be told twice, be chosen again or be used after it was told', async () => {
  const { headers, memberId } = await newPlayer()
  const { told } = (await server.call(rotateSeeds, {}, headers)).body.value
  const { db } = server.services
  const change = (values: object) => db.updateTable('fairness.seeds').set(values).where('id', '=', BigInt(told.seedId)).execute()
  await expect(change({ state: 'active', told_at: null, rounds: null })).rejects.toThrow(/cannot become/)
  await expect(change({ client_seed: 'outra-semente' })).rejects.toThrow(/cannot become/)
  await expect(change({ sealed: Buffer.alloc(60) })).rejects.toThrow(/permission denied/)
  const together = await Promise.all(Array.from({ length: 8 }, () => server.call(rotateSeeds, {}, headers)))
  for (const { body } of together) expect(body.success).toBe(true)
  const states = await db.selectFrom('fairness.seeds').select('state').where('member_id', '=', memberId).execute()
  expect(states.filter(({ state }) => state === 'told')).toHaveLength(9)
  expect(states.filter(({ state }) => state === 'active')).toHaveLength(1)
  expect(states.filter(({ state }) => state === 'next')).toHaveLength(1)
})

test('the next seed was committed to before the one of now was told', async () => {
  const { headers } = await newPlayer()
  let { nextSeedHash } = (await server.call(commitSeeds, {}, headers)).body.value
  for (let times = 0; times < 3; times++) {
    const { told, commitments } = (await server.call(rotateSeeds, {}, headers)).body.value
    expect(commitments.seedHash).toBe(nextSeedHash)
    expect(sha256(Buffer.from(told.serverSeed, 'hex'))).toBe(told.seedHash)
    ;({ nextSeedHash } = commitments)
  }
  const { list, more } = (await server.call(listSeeds, { limit: 2 }, headers)).body.value
  expect([list.length, more]).toEqual([2, true])
  const rest = (await server.call(listSeeds, { limit: 2, before: list[1]!.seedId }, headers)).body.value
  expect([rest.list.length, rest.more]).toEqual([1, false])
})

test('every commitment is in the public log, chained, and the head is signed; any change shows', async () => {
  const { seedHash } = await newPlayer()
  await signHead(server.services)
  await newPlayer()
  await signHead(server.services)
  await signHead(server.services)
  const { entries, head } = (await server.call(getLog, { limit: 1000 })).body.value
  expect(entries.some((entry) => entry.seedHash === seedHash)).toBe(true)
  let digest = Buffer.alloc(0)
  for (const [n, entry] of entries.entries()) {
    expect(entry.place).toBe(n + 1)
    digest = createHash('sha256')
      .update(Buffer.concat([digest, Buffer.from(`${entry.place}|${entry.seedHash}|${entry.at}`)]))
      .digest()
    expect(entry.digest).toBe(digest.toString('hex'))
  }
  const last = entries.at(-1)!
  expect(head).toMatchObject({ place: last.place, digest: last.digest })
  const key = createPublicKey({ key: Buffer.from(head!.publicKey, 'base64'), format: 'der', type: 'spki' })
  const signed = (text: string): boolean => verify(null, Buffer.from(text), key, Buffer.from(head!.signature, 'base64'))
  expect(signed(`${head!.place}|${head!.digest}|${head!.at}`)).toBe(true)
  expect(signed(`${head!.place + 1}|${head!.digest}|${head!.at}`)).toBe(false)
  await expect(server.services.db.updateTable('fairness.log').set({ at: new Date() }).execute()).rejects.toThrow(/permission denied/)
  const { entries: after } = (await server.call(getLog, { after: last.place - 1 })).body.value
  expect(after).toEqual([last])
})

test('a seed that has been played is told within minutes of signing out, and after a day at the latest', async () => {
  const { db } = server.services
  const seeds = new Seeds(server.services)
  const states = async (memberId: bigint) =>
    (await db.selectFrom('fairness.seeds').select('state').where('member_id', '=', memberId).where('state', '=', 'told').execute()).length
  const [away, here, idle, old] = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()]
  for (const { headers } of [away, here, old]) await play(headers)
  await server.call(logout, {}, away.headers)
  await server.call(logout, {}, idle.headers)
  await sql`update fairness.seeds set chosen_at = clock_timestamp() - interval '25 hours' where member_id = ${old.memberId} and state = 'active'`.execute(
    db,
  )
  await tellOldSeeds(server.services, seeds)
  expect([await states(away.memberId), await states(here.memberId), await states(idle.memberId), await states(old.memberId)]).toEqual([
    1, 0, 0, 1,
  ])
  // The process that played still has the old seed in mind: the round is refused by the books, and drawn anew.
  expect((await play(old.headers)).body.errorCode).toBe('seed.missing')
})

test('what decides a game can be read, and its digest is the one that rounds are bound to', async () => {
  const { maths } = (await server.call(getGame, { gameCode: 'dados' })).body.value
  const { text, game } = (await server.call(getMaths, { digest: maths })).body.value
  expect(game).toBe('dados')
  expect(sha256(Buffer.from(text))).toBe(maths)
  expect((await server.call(getMaths, { digest: '0'.repeat(64) })).body.errorCode).toBe('game.unknown')
})

test('many who append to the log at once leave one chain', async () => {
  await Promise.all(Array.from({ length: 6 }, () => newPlayer()))
  await Promise.all(Array.from({ length: 6 }, () => appendLog(server.services.db)))
  const { entries } = (await server.call(getLog, { limit: 1000 })).body.value
  expect(entries.map(({ place }) => place)).toEqual(entries.map((_, n) => n + 1))
  expect(new Set(entries.map(({ seedHash }) => seedHash)).size).toBe(entries.length)
})
