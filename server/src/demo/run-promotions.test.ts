import { type Definition, promotionKinds } from '@tucano/contract/promotions'
import { listRedemptions } from '@tucano/contract/points'
import * as office from '@tucano/contract/promotions/office'
import { createMember } from '#accounts/members'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { employ } from '../testing/desk.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { stockMall } from './demo-goods.ts'
import { MEMBERS, accountOf } from './demo-team.ts'
import { runPromotions } from './run-promotions.ts'

const KEEPER = 'conformidade'
let server: TestServer
let owner: pg.Client
let headers: { authorization: string }

test.each([
  ['BR', ['birthday', 'board', 'cashback', 'mission', 'rankSalary', 'rankUp', 'rebate', 'wheel']],
  ['GB', promotionKinds.toSorted()],
] as const)('under %s the demo runs every kind that can keep its law, and has the six missions and two boards', async (profile, kinds) => {
  const abroad = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    content: true,
    brand: (brand) => ({ ...brand, jurisdiction: { profile, blockedCountries: [] } }),
  })
  try {
    await employ(abroad.services, KEEPER, ['compliance'])
    await stockMall(abroad.services, KEEPER)
    await runPromotions(abroad.services, KEEPER)
    const running = await abroad.services.db.selectFrom('promotions.promotions').select('kind').where('state', '=', 'running').execute()
    const many = (of: string) => running.filter(({ kind }) => kind === of).length
    expect([...new Set(running.map(({ kind }) => kind))].toSorted()).toEqual(kinds)
    expect([many('mission'), many('board')]).toEqual([6, 2])
  } finally {
    await abroad.close()
  }
})

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  ;({ headers } = await employ(server.services, KEEPER, ['compliance', 'support']))
  const sharing = ['Adriana', 'Aline'].map((name) => accountOf(MEMBERS.indexOf(name)))
  for (const account of ['ana', 'bruno', 'elis', ...sharing])
    await createMember(server.services.db, { account, nickname: account, passwordHash: '*' })
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

async function readRunning(): Promise<Definition[]> {
  const { list } = (await server.call(office.listOfficePromotions, {}, headers)).body.value
  expect(list.map(({ state }) => state)).toEqual(list.map(() => 'running'))
  const { rows } = await owner.query<{ definition: Definition }>(
    'select v.definition from promotions.promotions p join promotions.versions v on v.promotion_id = p.id and v.version = p.version order by p.id',
  )
  return rows.map(({ definition }) => definition)
}

test('the demo runs a promotion of every kind, with what waits for operators; a start that was cut short is gone on with, and nothing is made twice', async () => {
  const { services } = server
  await stockMall(services, KEEPER)
  await runPromotions(services, KEEPER)
  const all = await readRunning()
  const of = (kind: Definition['kind']) => all.filter((each) => each.kind === kind)
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(promotionKinds))
  expect([of('mission').length, of('board').length]).toEqual([6, 2])
  expect(of('envelopes')).toMatchObject([{ everyMinutes: 15 }])
  expect(of('raffle')).toMatchObject([{ period: 'week' }])
  const goods = await services.db.selectFrom('points.goods').select('id').execute()
  expect(goods).toHaveLength(12)

  // As if it had been killed before it came to its end: two are still drafts.
  const { rows } = await owner.query<{ id: string }>(
    `select id from promotions.promotions p where kind in ('birthday', 'rebate') order by id`,
  )
  await owner.query(
    `update promotions.promotions p set state = 'draft', version = 0, draft = v.definition from promotions.versions v where v.promotion_id = p.id and p.id = any ($1)`,
    [rows.map(({ id }) => id)],
  )
  await owner.query(`delete from promotions.versions where promotion_id = any ($1)`, [rows.map(({ id }) => id)])
  await owner.query(`delete from platform.seeds where subject = 'demo' and slug = 'promotions'`)
  for (let start = 0; start < 2; start++) await runPromotions(services, KEEPER)
  expect((await readRunning()).map(({ title }) => title).toSorted()).toEqual(all.map(({ title }) => title).toSorted())

  const waiting = { isDecided: false }
  const [applications, suspicions, redemptions] = await Promise.all([
    server.call(office.listPromotionApplications, waiting, headers),
    server.call(office.listSuspicions, waiting, headers),
    server.call(listRedemptions, waiting, headers),
  ])
  expect(applications.body.value.list).toMatchObject([{ account: 'bruno' }])
  expect(suspicions.body.value.list).toMatchObject([{ title: 'Presente em pontos', reasons: [{ why: 'device' }] }])
  expect(redemptions.body.value.list).toMatchObject([{ account: 'bruno', goods: 'Caneca do bando' }])
  const { list: bonuses } = (await server.call(office.listOpenBonuses, { account: 'ana' }, headers)).body.value
  expect(bonuses).toMatchObject([{ title: 'Presente da casa' }])
})
