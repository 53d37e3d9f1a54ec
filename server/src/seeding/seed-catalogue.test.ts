import { type Content, readBrand, readContent } from '@tucano/brand'
import { type Db, connect } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { studioGames } from '#features/studios'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seedCatalogue } from './seed-catalogue.ts'

let db: Db
/** Removes what the application may not. */
let owner: pg.Client
let close: () => Promise<void>
let content: Content
beforeAll(async () => {
  const url = await createTestDatabase(inject('clusterUrl'))
  const connected = connect({ url, connections: 2, onError: () => undefined })
  db = connected.db
  owner = new pg.Client({ connectionString: url })
  await owner.connect()
  close = async () => {
    await owner.end()
    await connected.pool.end()
  }
  content = await readContent(await readBrand('tucano'))
})
afterAll(() => close())

const rows = () => db.selectFrom('lobby.games').selectAll().orderBy('place').execute()
const rooms = () => db.selectFrom('lobby.rooms').selectAll().execute()

test('every game of our own has one row in the catalogue', () => {
  for (const { code } of studioGames) {
    const found = content.games.filter((game) => game.code === code)
    expect(found, code).toHaveLength(1)
    expect(found[0], code).toMatchObject({ gameType: 'RNG' })
  }
})

test('a new game of a release appears in an existing database, and nothing else changes', async () => {
  const [gone, renamed] = content.games
  const newGame = content.games.at(-1)!
  const before = { ...content, games: content.games.slice(0, -1), rooms: content.rooms.filter(({ game }) => game !== newGame.code) }
  await seedCatalogue(db, before)
  expect(await rows()).toHaveLength(before.games.length)
  await db.updateTable('lobby.games').set({ name: 'Outro nome', state: 'off', place: 999 }).where('code', '=', renamed!.code).execute()
  await owner.query('delete from lobby.synonyms where game_id in (select id from lobby.games where code = $1)', [gone!.code])
  await owner.query('delete from lobby.games where code = $1', [gone!.code])
  const kept = await rows()

  await seedCatalogue(db, content)
  const now = await rows()
  expect(now.slice(0, -1)).toEqual(kept)
  expect(now.at(-1)).toMatchObject({ code: newGame.code, name: newGame.name, state: 'open', place: 1000, hot_place: null })
  await seedCatalogue(db, content)
  expect(await rows()).toEqual(now)
})

test('a catalogue from before games were noted keeps what it has, and gets what it has not', async () => {
  await owner.query(`delete from platform.seeds where subject in ('games', 'vendors')`)
  const before = await rows()
  const [cards, tables] = [await db.selectFrom('lobby.cards').selectAll().execute(), await rooms()]
  const missing = content.games.filter(({ code }) => !before.some((row) => row.code === code))
  await seedCatalogue(db, content)
  const after = await rows()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length).map(({ code }) => code)).toEqual(missing.map(({ code }) => code))
  expect(await db.selectFrom('lobby.cards').selectAll().execute()).toEqual(cards)
  expect(await rooms()).toEqual(tables)
})

test('games of a vendor that an operator has taken away are not put in', async () => {
  await owner.query(`delete from platform.seeds where subject = 'games'`)
  const { vendor, gameType, ...rest } = content.games[0]!
  await expect(
    seedCatalogue(db, { ...content, games: [{ ...rest, vendor, gameType: gameType === 'FISH' ? 'PVP' : 'FISH', code: 'sem-cartao' }] }),
  ).resolves.toBeUndefined()
  expect((await rows()).some(({ code }) => code === 'sem-cartao')).toBe(false)
})
