import fs from 'node:fs'
import path from 'node:path'
import { type Content, readBrand, readContent } from '@tucano/brand'
import { type Db, connect } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { studioGames } from '#features/studios'
import { lotteryGames } from '@tucano/lottery'
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

test('what stood for the lottery before goes from a database that has it, and the games with maths come', async () => {
  const url = await createTestDatabase(inject('clusterUrl'))
  const [connected, migrating] = [connect({ url, connections: 1, onError: () => undefined }), new pg.Client({ connectionString: url })]
  await migrating.connect()
  try {
    await migrating.query(`
      insert into lobby.vendors (code, name, account_type_id, account_type_name, theme) values ('LOTT', 'Bilhetes', 2, 'LOTT', '{}'), ('ELOTT', 'Sorteio Já', 384, 'ELOTT', '{}');
      insert into lobby.cards (vendor, game_type, place) values ('LOTT', 'LOTT', 0), ('ELOTT', 'ELOTT', 1);
      insert into lobby.games (vendor, game_type, code, name, name_en, group_code, group_name, min_bet, theme, place) values
        ('LOTT', 'LOTT', 'seis-dezenas', 'Seis Dezenas', 'Six', 'NUM', 'Dezenas', 100, '{}', 0), ('LOTT', 'LOTT', 'milhar-do-dia', 'Milhar', 'Daily', 'MIL', 'Milhares', 50, '{}', 1),
        ('ELOTT', 'ELOTT', 'giro-de-um-minuto', 'Giro', 'Draw', 'RAP', 'Rápidas', 10, '{}', 2), ('ELOTT', 'ELOTT', 'bichos-da-mata', 'Bichos', 'Animals', 'BIC', 'Bichos', 10, '{}', 3);
      insert into lobby.synonyms (game_id, words) select id, 'jogo do bicho' from lobby.games where code = 'bichos-da-mata';
      insert into member.members (account, nickname, password_hash) values ('antes', 'Antes', '*');
      insert into lobby.favourites (member_id, game_id) select m.id, g.id from member.members m, lobby.games g where g.code = 'bichos-da-mata';
      insert into lobby.openings (member_id, game_id) select m.id, g.id from member.members m, lobby.games g where g.code = 'milhar-do-dia';
      insert into platform.seeds (subject, slug) select 'games', vendor || '/' || code from lobby.games union all select 'vendors', code from lobby.vendors`)
    const migration = fs.readFileSync(path.join(import.meta.dirname, '../../../database/migrations/0091_lottery.sql'), 'utf8')
    await migrating.query(migration.slice(migration.indexOf('-- What stood for the lottery')))
    await seedCatalogue(connected.db, content)
    const games = await connected.db
      .selectFrom('lobby.games')
      .select(['code', 'state', 'group_code'])
      .where('game_type', 'in', ['LOTT', 'ELOTT'])
      .execute()
    expect(games.filter(({ state }) => state === 'off').map(({ code }) => code)).toEqual(['milhar-do-dia'])
    const open = games.filter(({ state }) => state === 'open').map(({ code }) => code)
    expect(open.toSorted()).toEqual(lotteryGames.map(({ code }) => code).toSorted())
    for (const { code, group } of lotteryGames) expect(games.find((game) => game.code === code)?.group_code, code).toBe(group)
    const vendors = await connected.db
      .selectFrom('lobby.vendors')
      .select(['code', 'account_type_id'])
      .where('account_type_id', 'in', [384, 385, 420])
      .orderBy('code')
      .execute()
    expect(vendors.map(({ code, account_type_id: id }) => [code, id])).toEqual([
      ['ELOTT', 385],
      ['TCG_LOTTO_VN', 420],
      ['TCG_SEA', 384],
    ])
    expect(await connected.db.selectFrom('lobby.synonyms').selectAll().where('words', '=', 'jogo do bicho').execute()).toEqual([])
  } finally {
    await migrating.end()
    await connected.pool.end()
  }
})
