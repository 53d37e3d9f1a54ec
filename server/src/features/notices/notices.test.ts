import { bannerGroups, listAgentAnnouncements, listAnnouncements } from '@tucano/contract/notices'
import { createMember } from '#accounts/members'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { connectVendors } from '../../testing/test-vendor.ts'
import { announceBoundaries } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
})
afterAll(() => server.close())

const list = (types: string, execution = 'B') => server.call(listAnnouncements, { types, platform: 'W', execution } as never)

test('announcements are asked for by types, platform and execution [API-26]', async () => {
  const { body } = await list('B,PL,PU,PR')
  expect(body.success).toBe(true)
  expect(body.value.banners.length).toBeGreaterThan(7)
  expect(body.value.player.length).toBeGreaterThan(9)
  expect(body.value.popup.length).toBe(1)
  expect(body.value.promotion.length).toBe(5)
  const only = (await list('B')).body.value
  expect(only.player).toEqual([])
  expect(only.banners.length).toBe(body.value.banners.length)
})

test.each([
  [{ platform: 'W', execution: 'B' }, 'types'],
  [{ types: 'B', execution: 'B' }, 'platform'],
  [{ types: 'B', platform: 'W' }, 'execution'],
  [{ types: 'X', platform: 'W', execution: 'B' }, 'types'],
  [{ types: 'B,', platform: 'W', execution: 'B' }, 'types'],
  [{ types: 'B', platform: 'Z', execution: 'B' }, 'platform'],
  [{ types: 'B', platform: 'W', execution: 'PL' }, 'execution'],
  [{ types: "B' or 1=1", platform: 'W', execution: 'B' }, 'types'],
])('%j is refused and %s is named', async (request, field) => {
  const { status, body } = await server.call(listAnnouncements, request as never)
  expect(status).toBe(400)
  expect(body.errorCode).toBe('request.invalid')
  expect((body.value as unknown as { fields: { field: string }[] }).fields.map((entry) => entry.field)).toContain(field)
})

test('a banner has an id, a group, a picture and a kind of link [ENT-01]', async () => {
  const { banners } = (await list('B')).body.value
  for (const banner of banners) {
    expect(banner.bannerId).toMatch(/^\d+$/)
    expect(bannerGroups).toContain(banner.groupName)
    expect(banner.url).toMatch(/^banners\/.+\.svg$/)
    expect(['', 'URL', 'P', 'G']).toContain(banner.linkageType)
  }
})

test('a banner is there while what it stands for and what it leads to can be opened', async () => {
  const { db } = server.services
  const groups = async () => [...new Set((await list('B')).body.value.banners.map(({ groupName }) => groupName))]
  const ofGames = ['w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott']
  expect((await groups()).toSorted()).toEqual(bannerGroups.filter((group) => !ofGames.includes(group)).toSorted())
  const games = await db.selectFrom('lobby.games').select(['id', 'code', 'vendor']).where('code', 'in', ['keno', 'truco']).execute()
  const link = { group_name: 'w_home', image: 'banners/rng.svg', linkage_label: 'Ver' }
  const routes = ['/rng', '/lobby/rng', '/sports', '/lobby/live', '/elott', '/lottery?gameCode=cinco-minutos&vendor=ELOTT', '/promotions']
  const played = ['/game?vendor=TUC&type=RNG&code=keno', '/game?vendor=RIO&type=FISH&code=rio-fundo', '/game?vendor=TUC&type=RNG&code=nada']
  await db
    .insertInto('notices.banners')
    .values([
      ...[...routes, ...played].map((linkage) => ({ ...link, slug: linkage, title: linkage, linkage_type: 'URL', linkage })),
      ...games.map(({ id, code, vendor }) => ({ ...link, slug: code, title: code, linkage_type: 'G', node_id: String(id), vendor })),
      { ...link, slug: 'other', title: 'other', linkage_type: 'G', node_id: String(games[0]!.id), vendor: 'ARA' },
      { ...link, slug: 'gone', title: 'gone', linkage_type: 'G', node_id: '999999', vendor: 'TUC' },
    ])
    .execute()
  const added = async () =>
    (await list('B')).body.value.banners.filter(({ linkageLabel }) => linkageLabel === 'Ver').map(({ title }) => title)
  expect((await added()).toSorted()).toEqual(['/game?vendor=TUC&type=RNG&code=keno', '/lobby/rng', '/promotions', '/rng', 'keno'])
  expect((await list('B')).body.value.banners.find(({ title }) => title === 'keno')).toMatchObject({ gameType: 'RNG', gameCode: 'keno' })
  await connectVendors(server, ['GOL', 'ELOTT', 'RODA', 'RIO'])
  await expect.poll(groups).toContain('w_sports')
  expect(await added()).toEqual(expect.arrayContaining(['/sports', '/elott', routes[5], played[1], 'truco']))
  expect(await added()).not.toEqual(expect.arrayContaining(['/lobby/live']))
  await db.deleteFrom('notices.banners').where('linkage_label', '=', 'Ver').execute()
})

test('a notice has an id, a title, content and a time since the epoch [ENT-02]', async () => {
  const { player } = (await list('PL', 'PL')).body.value
  for (const { id, title, content, time } of player) {
    expect(id).toMatch(/^\d+$/)
    expect(title.length).toBeGreaterThan(0)
    expect(content).toContain('<p>')
    expect(Math.abs(time - Date.now())).toBeLessThan(3 * 86_400_000)
  }
  const times = player.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('banners and notices show only between their beginning and their end', async () => {
  const { db } = server.services
  const day = (days: number): Date => new Date(Date.now() + days * 86_400_000)
  const banner = { group_name: 'w_rng', image: 'banners/rng.svg', title: 't' }
  await db
    .insertInto('notices.banners')
    .values([
      { ...banner, slug: 'past', starts_at: day(-2), ends_at: day(-1) },
      { ...banner, slug: 'future', starts_at: day(1) },
      { ...banner, slug: 'present', starts_at: day(-1), ends_at: day(1), title: 'now' },
    ])
    .execute()
  await db
    .insertInto('notices.notices')
    .values({ slug: 'tomorrow', kind: 'PL', title: 'not yet', content: 'x', published_at: day(1) })
    .execute()
  const { banners, player } = (await list('B,PL')).body.value
  expect(banners.filter(({ groupName, title }) => groupName === 'w_rng' && title === 't')).toEqual([])
  expect(banners.map(({ title }) => title)).toContain('now')
  expect(player.map(({ title }) => title)).not.toContain('not yet')
})

test('open pages hear of it when something begins or ends by the clock', async () => {
  const { db } = server.services
  // The job itself runs at every full minute: what it tells meanwhile is not seen in here.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const count = async () =>
        (await trx.selectFrom('platform.outbox').select('id').where('name', '=', 'notices.changed').execute()).length
      await trx.deleteFrom('notices.notices').execute()
      await trx.deleteFrom('notices.banners').execute()
      const before = await count()
      await announceBoundaries(trx, 1)
      expect(await count()).toBe(before)
      await trx.insertInto('notices.notices').values({ slug: 'just', kind: 'PL', title: 'just out', content: 'x' }).execute()
      await announceBoundaries(trx, 1)
      expect(await count()).toBe(before + 1)
    })
})

test('markup that could run is gone before it is stored', async () => {
  const { sanitise } = await import('#platform/sanitise')
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jAvAsCrIpT&colon;alert(1)">x</a>',
    '<a href="//evil.test">x</a>',
    '<p onclick="alert(1)">x</p>',
    '<svg onload=alert(1)>',
    '<iframe src="javascript:alert(1)">',
    '<math><mtext></p><style><img src onerror=alert(1)>',
    '<p style="background:url(javascript:alert(1))">x</p>',
  ]
  for (const attack of attacks)
    expect(sanitise(attack), attack).not.toMatch(/script:|onerror|onclick|onload|<script|<iframe|<svg|<img|style|evil/i)
  expect(sanitise('<p>Olá <a href="/help#sacar">aqui</a></p>')).toBe('<p>Olá <a href="/help#sacar">aqui</a></p>')
})

test('notices for agents are read by agents, newest first, and by nobody else', async () => {
  const { db } = server.services
  const someone = async (account: string, type: number) => {
    const created = await createMember(db, { account, nickname: account, passwordHash: '*', type })
    if (!('id' in created)) throw new Error('taken')
    return (await signedIn(db, created.id)).headers
  }
  const [agent, member] = [await someone('leitor', 1), await someone('curioso', 0)]
  await db.insertInto('notices.notices').values({ slug: 'so-agentes', kind: 'AG', title: 'Novo plano', content: '<p>x</p>' }).execute()
  const read = await server.call(listAgentAnnouncements, {}, agent)
  expect(read.body.value[0]).toMatchObject({ title: 'Novo plano', content: '<p>x</p>' })
  expect((await server.call(listAgentAnnouncements, {}, member)).body.errorCode).toBe('role.not.allowed')
  expect((await server.call(listAgentAnnouncements, {})).body.errorCode).toBe('login.not.session')
  expect((await list('AG', 'AG')).status).toBe(400)
  const { player, popup, promotion, home } = (await list('PL,PU,PR,H', 'PL')).body.value
  expect([...player, ...popup, ...promotion, ...home].map(({ title }) => title)).not.toContain('Novo plano')
})
