import * as contract from '@tucano/contract/content'
import { type ContentEntry, type ContentSubject, contentSubjects } from '@tucano/contract/content'
import { getHelpCenter, getDesk } from '@tucano/contract/support'
import { listAnnouncements } from '@tucano/contract/notices'
import { writeInLounge } from '@tucano/contract/chat'
import { type MenuCategory, listHotGames, listMenus } from '@tucano/contract/lobby'
import { createMember } from '#accounts/members'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../../testing/desk.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
const staff = {} as Record<'admin' | 'support' | 'auditor' | 'cashier' | 'compliance', Headers>

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  for (const role of ['admin', 'support', 'auditor', 'cashier', 'compliance'] as const)
    staff[role] = (await employ(server.services, `${role}a`, [role])).headers
})
afterAll(() => server.close())

async function list<S extends ContentSubject>(subject: S, as = staff.admin): Promise<ContentEntry<S>[]> {
  return (await server.call(contract.listContent, { subject }, as)).body.value.entries as ContentEntry<S>[]
}
async function one<S extends ContentSubject>(subject: S, slug: string): Promise<ContentEntry<S>> {
  return (await list(subject)).find(({ item }) => item.slug === slug)!
}
type Saving = Parameters<typeof server.call<typeof contract.saveContent>>[1]
const save = (request: Saving, as = staff.admin) => server.call(contract.saveContent, request, as)
const versions = async (subject: ContentSubject, slug?: string) =>
  (await server.call(contract.listContentVersions, { subject, ...(slug === undefined ? {} : { slug }) }, staff.admin)).body.value.versions
const lastEntry = () =>
  server.services.db.selectFrom('operator.journal').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const announced = async () => (await server.call(listAnnouncements, { types: 'B,PL,PR', platform: 'W', execution: 'B' })).body.value

const banner = {
  slug: 'novo',
  group: 'w_home',
  title: 'Novo salão',
  subtitle: 'Com mais mesas',
  image: 'banners/rng.svg',
  alt: '',
  linkType: 'URL',
  link: '/rng',
  label: 'Ver jogos',
  vendor: '',
  node: '',
  room: '',
  from: null,
  until: null,
} as const

test('a banner is added, changed, ordered, scheduled and removed; visitors see each change, and the journal tells who did it', async () => {
  const added = await save({ subject: 'banners', item: banner, version: null })
  expect(added.body.success).toBe(true)
  expect((await announced()).banners.map(({ title }) => title)).toContain('Novo salão')
  expect(await lastEntry()).toMatchObject({ account: 'admina', action: 'content.add', subject: 'banners:novo' })
  const { version } = await one('banners', 'novo')
  expect(version).toBe(added.body.value.version)
  await save({ subject: 'banners', item: { ...banner, title: 'Salão da mata', label: 'Entrar' }, version })
  expect((await lastEntry()).details).toMatchObject({
    subject: 'banners',
    title: 'Salão da mata',
    fields: ['title', 'label'],
    before: { title: 'Novo salão', label: 'Ver jogos' },
    after: { title: 'Salão da mata', label: 'Entrar' },
  })
  const before = (await list('banners')).filter(({ item }) => item.group === 'w_home').map(({ item }) => item.slug)
  expect(before.at(-1), 'a new one is last').toBe('novo')
  const after = ['novo', ...before.filter((slug) => slug !== 'novo')]
  const order = { list: 'banners', group: 'w_home', present: before, wanted: after } as const
  expect((await server.call(contract.orderContent, order, staff.admin)).body.success).toBe(true)
  expect((await announced()).banners.find(({ groupName }) => groupName === 'w_home')?.title).toBe('Salão da mata')
  expect((await server.call(contract.orderContent, order, staff.admin)).body.errorCode, 'the list is another one by now').toBe(
    'content.changed',
  )
  const now = await one('banners', 'novo')
  await save({ subject: 'banners', item: { ...now.item, from: 4_000_000_000_000 }, version: now.version })
  expect((await announced()).banners.map(({ title }) => title)).not.toContain('Salão da mata')
  const scheduled = await one('banners', 'novo')
  expect(scheduled.item.from).toBe(4_000_000_000_000)
  const gone = { subject: 'banners', slug: 'novo', version: scheduled.version } as const
  expect((await server.call(contract.removeContent, gone, staff.admin)).body.success).toBe(true)
  expect(await one('banners', 'novo')).toBeUndefined()
  expect((await server.call(contract.removeContent, gone, staff.admin)).body.errorCode).toBe('content.unknown')
  expect(await lastEntry()).toMatchObject({ action: 'content.remove', subject: 'banners:novo' })
})

test('notices, articles, replies, words, games and synonyms reach whoever reads them', async () => {
  const notice = { slug: 'festa', kind: 'PL', title: 'Festa', summary: '', html: '<p>Hoje.</p>', from: null, until: null } as const
  await save({ subject: 'notices', item: notice, version: null })
  expect((await announced()).player[0]).toMatchObject({ title: 'Festa', content: '<p>Hoje.</p>' })

  const article = { slug: 'como-jogar', category: 'games', title: 'Como jogar', html: '<p>Assim.</p>' } as const
  await save({ subject: 'articles', item: article, version: null }, staff.support)
  const help = (await server.call(getHelpCenter, { category: 'games' })).body.value.articles
  expect(help.at(-1)).toMatchObject({ slug: 'como-jogar', content: '<p>Assim.</p>' })

  await save(
    { subject: 'replies', item: { slug: 'primeira-fala', title: 'Primeira fala', text: 'Oi!\nComo posso ajudar?' }, version: null },
    staff.support,
  )
  expect((await server.call(getDesk, {}, staff.support)).body.value.replies.at(-1)).toMatchObject({ text: 'Oi!\nComo posso ajudar?' })

  const { db } = server.services
  const { id } = (await createMember(db, { account: 'ana', nickname: 'Ana', passwordHash: '*' })) as { id: bigint }
  const { token } = await signedIn(db, id)
  const say = (text: string) =>
    server.call(writeInLounge, { clientId: crypto.randomUUID(), text }, { authorization: token }).then(({ body }) => body.errorCode)
  expect(await say('isto é um abacaxi')).toBeUndefined()
  await save({ subject: 'words', item: { slug: ' Abacaxí' }, version: null }, staff.support)
  expect((await one('words', 'abacaxi')).item).toEqual({ slug: 'abacaxi' })
  await expect.poll(() => say('outro abacaxi')).toBe('chat.word')

  const keno = (await list('games')).find(({ item }) => item.slug.endsWith('/keno'))!
  await save({ subject: 'games', item: { ...keno.item, name: 'Keno da Mata' }, version: keno.version })
  const found = async (gameName: string) =>
    (await server.call(listMenus, { gameName })).body as unknown as { games: { gameName: string }[] }
  await expect.poll(async () => (await found('keno da mata')).games[0]?.gameName).toBe('Keno da Mata')
  const means = await one('synonyms', keno.item.slug)
  const item = { slug: keno.item.slug, words: ['jogo da tarde', 'jogo da tarde', 'bolinhas'] }
  await save({ subject: 'synonyms', item, version: means.version }, staff.support)
  expect((await one('synonyms', keno.item.slug)).item.words).toEqual(['bolinhas', 'jogo da tarde'])
  await expect.poll(async () => (await found('bolinhas')).games[0]?.gameName).toBe('Keno da Mata')

  const marked = (await list('games')).filter(({ hot }) => hot !== null).toSorted((a, b) => Number(a.hot) - Number(b.hot))
  const before = marked.map(({ item: game }) => game.slug)
  const after = [keno.item.slug, ...before.slice(0, 2)]
  expect(
    (await server.call(contract.orderContent, { list: 'hot', group: '', present: before, wanted: after }, staff.admin)).body.success,
  ).toBe(true)
  const asked = { merchantCode: 'tucano', isPlatform: 2, platform: 'W', language: 'PT' } as never
  await expect.poll(async () => (await server.call(listHotGames, asked)).body.value?.list[0]?.gameName).toBe('Keno da Mata')
  expect(await lastEntry()).toMatchObject({ action: 'content.mark', details: { list: 'hot', after: after.join(', ') } })
})

test('a vendor is renamed, marked, closed and ordered within a type; marks of one category stay while nobody changes them', async () => {
  const { db } = server.services
  const cards = async () => {
    const { lanes } = (await server.call(listMenus, {})).body as unknown as { lanes: MenuCategory[] }
    return lanes.find(({ title }) => title === 'RNG')!.cards
  }
  const hotOf = () => db.selectFrom('lobby.cards').select(['game_type', 'hot']).where('vendor', '=', 'ARA').orderBy('game_type').execute()
  const marks = await hotOf()
  const before = await one('vendors', 'ARA')
  await save({ subject: 'vendors', item: { ...before.item, name: 'Arara Azul' }, version: before.version })
  expect(await hotOf()).toEqual(marks)
  await expect.poll(async () => (await cards()).find(({ vassalage }) => vassalage === 'ARA')?.name).toBe('Arara Azul')
  expect(await lastEntry()).toMatchObject({ action: 'content.change', subject: 'vendors:ARA', details: { fields: ['name'] } })
  const renamed = await one('vendors', 'ARA')
  await save({ subject: 'vendors', item: { ...renamed.item, hot: !renamed.item.hot }, version: renamed.version })
  expect(new Set((await hotOf()).map(({ hot }) => hot))).toEqual(new Set([!renamed.item.hot]))

  const placeIn = (type: string) => (entry: ContentEntry<'vendors'>) => entry.cards.find(({ gameType }) => gameType === type)?.place ?? -1
  const inSlots = async () =>
    (await list('vendors'))
      .filter((entry) => placeIn('RNG')(entry) >= 0)
      .toSorted((a, b) => placeIn('RNG')(a) - placeIn('RNG')(b))
      .map(({ item }) => item.slug)
  const present = await inSlots()
  const wanted = present.toReversed()
  const order = { list: 'vendors', group: 'RNG', present, wanted } as const
  expect((await server.call(contract.orderContent, order, staff.admin)).body.success).toBe(true)
  expect(await inSlots()).toEqual(wanted)
  expect((await server.call(contract.orderContent, order, staff.admin)).body.errorCode).toBe('content.changed')
  const closed = await one('vendors', 'ARA')
  await save({ subject: 'vendors', item: { ...closed.item, state: 'off' }, version: closed.version })
  await expect.poll(async () => (await cards()).some(({ vassalage }) => vassalage === 'ARA')).toBe(false)
  const off = await one('vendors', 'ARA')
  await save({ subject: 'vendors', item: before.item, version: off.version })
  expect((await one('vendors', 'ARA')).item).toEqual(before.item)
  expect(await save({ subject: 'vendors', item: { ...before.item, slug: 'NOVO' }, version: null })).toMatchObject({
    body: { errorCode: 'content.unknown' },
  })
})

test('a game is drawn with the name that it would have, and whether lists would have it is said', async () => {
  const { item } = (await list('games')).find(({ item: game }) => game.slug.endsWith('/keno'))!
  const preview = async (change: object, as = staff.admin) =>
    server.call(contract.previewGame, { slug: item.slug, name: item.name, state: 'open' as const, ...change }, as)
  const drawn = (await preview({ name: 'Outro nome' })).body.value
  expect(drawn).toMatchObject({ shown: 'yes', game: { gameName: 'Outro nome', state: 'open' } })
  const [head, picture = ''] = drawn.game.showIcon.split(',')
  expect(head).toBe('data:image/webp;base64')
  expect(Buffer.from(picture, 'base64').subarray(8, 12).toString()).toBe('WEBP')
  expect((await preview({})).body.value.game.showIcon, 'another name is another cover').not.toBe(drawn.game.showIcon)
  expect((await preview({ state: 'maintenance' })).body.value).toMatchObject({ shown: 'yes', game: { state: 'maintenance' } })
  expect((await preview({ state: 'off' })).body.value.shown).toBe('off')
  expect((await preview({ slug: 'NADA/keno' })).body.errorCode).toBe('content.unknown')
  expect((await preview({}, staff.auditor)).status).toBe(200)
  expect((await preview({}, staff.support)).status).toBe(403)
  expect((await one('games', item.slug)).item, 'nothing is written').toEqual(item)
})

test('a vendor is told as menus would have it, in each of its categories; nothing is written', async () => {
  const { item, cards } = await one('vendors', 'ARA')
  const preview = async (change: object, as = staff.admin) =>
    server.call(contract.previewVendor, { slug: 'ARA', name: item.name, state: 'open' as const, hot: item.hot, ...change }, as)
  const renamed = (await preview({ name: 'Arara Azul', hot: !item.hot })).body.value
  expect(renamed.shown).toBe('yes')
  expect(renamed.cards.map(({ gameType }) => gameType).toSorted()).toEqual(cards.map(({ gameType }) => gameType).toSorted())
  for (const card of renamed.cards)
    expect(card).toMatchObject({ vassalage: 'ARA', name: 'Arara Azul', isHot: item.hot ? 0 : 1, state: 'open' })
  expect((await preview({ state: 'maintenance' })).body.value.cards[0]).toMatchObject({ state: 'maintenance', games: 0 })
  expect((await preview({ state: 'off' })).body.value).toEqual({ shown: 'off', cards: [] })
  expect((await preview({ slug: 'NADA' })).body.errorCode).toBe('content.unknown')
  expect((await preview({}, staff.auditor)).status).toBe(200)
  expect((await preview({}, staff.support)).status).toBe(403)
  expect((await one('vendors', 'ARA')).item, 'nothing is written').toEqual(item)
})

test('a search is tried with the words in the form, before they count for visitors', async () => {
  const { item } = (await list('synonyms')).find(({ item: game }) => game.slug.endsWith('/keno'))!
  const preview = async (words: string, typed: string, as = staff.support) =>
    server.call(contract.previewSearch, { slug: item.slug, words, typed }, as)
  const kept = item.words.join('\n')
  expect((await preview(kept, 'zabumba')).body.value.place).toBeNull()
  const found = (await preview(`${kept}\nzabumba`, 'ZABUM')).body.value
  expect(found).toMatchObject({ place: 1, listed: true, games: [{ gameCode: 'keno' }] })
  expect((await preview(kept, 'xxyyzz')).body.value).toEqual({ games: [], found: 0, place: null, listed: true })
  // What the site itself answers is what was there before.
  const { games } = (await server.call(listMenus, { gameName: 'zabumba' })).body as unknown as { games: { gameCode: string }[] }
  expect(games.map(({ gameCode }) => gameCode)).not.toContain('keno')
  expect((await server.call(contract.previewSearch, { slug: 'NADA/keno', words: '', typed: 'a' }, staff.admin)).body.errorCode).toBe(
    'content.unknown',
  )
  expect((await preview('', 'keno', staff.auditor)).status).toBe(200)
  expect((await preview('', 'keno', staff.cashier)).status).toBe(403)
})

test('a sentence is judged as the room would judge it, with the word that is being added', async () => {
  const judge = async (text: string, word?: string) =>
    (await server.call(contract.previewSentence, { text, ...(word === undefined ? {} : { word }) }, staff.support)).body.value
  expect(await judge('boa noite')).toEqual({ refused: null, word: null })
  expect(await judge('que j4ca boa')).toEqual({ refused: null, word: null })
  expect(await judge('que j4ca boa', 'Jáca')).toEqual({ refused: 'chat.word', word: 'jaca' })
  expect(await judge('que j4ca boa', 'j')).toEqual({ refused: null, word: null })
  expect(await judge('me chama em tucano.com')).toEqual({ refused: 'chat.contact', word: null })
  expect((await list('words')).map(({ item }) => item.slug)).not.toContain('jaca')
  expect((await server.call(contract.previewSentence, { text: 'oi' }, staff.cashier)).status).toBe(403)
})

test('support edits help, synonyms, replies and words; admins all of it; auditors read; nobody else', async () => {
  const may = async (as: Headers) => {
    const read: string[] = []
    const written: string[] = []
    for (const subject of contentSubjects) {
      const { status, body } = await server.call(contract.listContent, { subject }, as)
      if (status === 200) read.push(subject)
      else expect([status, body.errorCode]).toEqual([403, 'operator.role'])
      const slug = 'nada'
      const removed = await server.call(contract.removeContent, { subject, slug, version: 'x'.repeat(22) }, as)
      if (removed.body.errorCode === 'content.unknown') written.push(subject)
      else expect([removed.status, removed.body.errorCode]).toEqual([403, 'operator.role'])
    }
    return { read, written }
  }
  const all = [...contentSubjects]
  const ofSupport = ['articles', 'synonyms', 'replies', 'words']
  expect(await may(staff.admin)).toEqual({ read: all, written: all })
  expect(await may(staff.support)).toEqual({ read: ofSupport, written: ofSupport })
  expect(await may(staff.auditor)).toEqual({ read: all, written: [] })
  expect(await may(staff.cashier)).toEqual({ read: [], written: [] })
  expect(await may(staff.compliance)).toEqual({ read: [], written: [] })
  const order = { list: 'hot' as const, group: '', present: [], wanted: [] }
  for (const as of [staff.support, staff.auditor, staff.cashier]) {
    expect((await save({ subject: 'banners', item: banner, version: null }, as)).status).toBe(403)
    expect((await server.call(contract.orderContent, order, as)).status).toBe(403)
  }
  const [removed] = await versions('banners')
  const restore = { versionId: removed!.versionId, version: null }
  expect((await server.call(contract.restoreContent, restore, staff.support)).status).toBe(403)
  expect((await server.call(contract.restoreContent, restore, staff.auditor)).status).toBe(403)
  expect((await server.call(contract.previewMarkup, { html: '' }, staff.auditor)).status).toBe(403)
  expect((await server.call(contract.listContent, { subject: 'words' })).status).toBe(401)
})

test('of two who save at once one gets it, and the other is told that it changed', async () => {
  const { item, version } = await one('replies', (await list('replies'))[0]!.item.slug)
  const tries = await Promise.all(
    ['Um', 'Dois', 'Três', 'Quatro'].map((title) => save({ subject: 'replies', item: { ...item, title }, version }, staff.support)),
  )
  expect(tries.map(({ body }) => body.errorCode ?? 'saved').toSorted()).toEqual([...Array<string>(3).fill('content.changed'), 'saved'])
  expect(tries.filter(({ status }) => status === 409).length).toBe(3)
  const twice = await Promise.all([1, 2].map(() => save({ subject: 'words', item: { slug: 'duplo' }, version: null }, staff.support)))
  expect(twice.map(({ body }) => body.errorCode ?? 'saved').toSorted()).toEqual(['content.refused', 'saved'])
  const kept = await versions('replies', item.slug)
  expect(kept.length, 'what was refused leaves nothing').toBe(1)
})

test('an older version comes back, also of what was removed, and that is written down too', async () => {
  const { item, version } = await one('articles', 'sacar')
  const changed = (await save({ subject: 'articles', item: { ...item, html: '<p>Curto.</p>' }, version }, staff.support)).body.value
  const [kept] = await versions('articles', 'sacar')
  expect(kept).toMatchObject({ by: 'supporta', item })
  const stale = await server.call(contract.restoreContent, { versionId: kept!.versionId, version }, staff.support)
  expect(stale.body.errorCode).toBe('content.changed')
  await server.call(contract.restoreContent, { versionId: kept!.versionId, version: changed.version }, staff.support)
  expect(await one('articles', 'sacar')).toEqual({ item, version })
  expect(await lastEntry()).toMatchObject({ action: 'content.restore', subject: 'articles:sacar', account: 'supporta' })
  await server.call(contract.removeContent, { subject: 'articles', slug: 'sacar', version }, staff.support)
  const [removed] = await versions('articles')
  expect(removed?.item).toEqual(item)
  await server.call(contract.restoreContent, { versionId: removed!.versionId, version: null }, staff.support)
  expect((await one('articles', 'sacar')).item).toEqual(item)
  expect((await versions('articles')).map(({ item: { slug } }) => slug)).not.toContain('sacar')
  expect((await server.call(contract.restoreContent, { versionId: '999999', version: null }, staff.support)).body.errorCode).toBe(
    'content.unknown',
  )
})

test('markup is cleaned before it is kept, and shown so before it is saved', async () => {
  const html = '<p onclick="x()">Olá <a href="javascript:x()">aqui</a></p><script>alert(1)</script><img src=x onerror=x()>'
  const clean = '<p>Olá <a>aqui</a></p>'
  const preview = (await server.call(contract.previewMarkup, { html }, staff.support)).body.value
  expect(preview).toEqual({ html: clean, dropped: ['script', 'img'] })
  await save({ subject: 'articles', item: { slug: 'limpo', category: 'about', title: 'Limpo', html }, version: null })
  expect((await one('articles', 'limpo')).item.html).toBe(clean)
})

test('the longest texts fit into the journal, which has them by their digest', async () => {
  const long = (word: string) => Array.from({ length: 60 }, (_, index) => `<p>${word} ${index} ${'ã'.repeat(600)}</p>`).join('')
  const item = { slug: 'longo', category: 'about', title: 'Longo', html: long('um') } as const
  const { version } = (await save({ subject: 'articles', item, version: null })).body.value
  const other = long('um').replace('um 7 ', 'dois ')
  expect((await save({ subject: 'articles', item: { ...item, html: other }, version })).body.success).toBe(true)
  const { details } = await lastEntry()
  expect(JSON.stringify(details).length).toBeLessThan(1000)
  expect(details).toMatchObject({ fields: ['html'], pieces: { added: 1, removed: 1 } })
  expect((await versions('articles', 'longo'))[0]?.item).toEqual(item)
  const all = (await list('games')).filter(({ gameType }) => gameType === 'RNG').map(({ item: { slug } }) => slug)
  const order = { list: 'games', group: 'RNG', present: all, wanted: all.toReversed() } as const
  expect((await server.call(contract.orderContent, order, staff.admin)).body.success).toBe(true)
  expect(JSON.stringify((await lastEntry()).details).length).toBeLessThan(1000)
})

test('nothing changes, nothing is written', async () => {
  const before = (await lastEntry()).id
  const { item, version } = await one('articles', 'longo')
  expect((await save({ subject: 'articles', item, version })).body.value).toEqual({ version })
  const slugs = (await list('replies')).map(({ item: { slug } }) => slug)
  await server.call(contract.orderContent, { list: 'replies', group: '', present: slugs, wanted: slugs }, staff.admin)
  expect((await lastEntry()).id).toBe(before)
})
