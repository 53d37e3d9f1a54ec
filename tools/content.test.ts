import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readBrand, readContent } from '@tucano/brand'
import { type Db, connect } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Catalogue } from '../server/src/catalogue/catalogue.ts'
import { readBanners, readNotices } from '../server/src/features/notices/store.ts'
import { readArticles } from '../server/src/features/support/articles.ts'
import { seedContent } from '../server/src/seeding/seed-content.ts'
import { runContent } from './content.ts'

let url: string
let db: Db
let catalogue: Catalogue
let close: () => Promise<void>
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-content-'))

const seed = async (): Promise<void> => seedContent(db, await readContent(await readBrand('tucano')))

beforeAll(async () => {
  url = await createTestDatabase(inject('clusterUrl'))
  const connected = connect({ url, connections: 2, onError: () => undefined })
  db = connected.db
  close = () => connected.pool.end()
  await seed()
  const opensAll = { opens: () => Promise.resolve(() => true), launch: () => Promise.resolve(undefined) }
  catalogue = new Catalogue({ db, brand: await readBrand('tucano') }, [opensAll])
})
afterAll(async () => {
  await close()
  fs.rmSync(folder, { recursive: true })
})

/** Runs a command over the database, and tells how it ended and what it said. */
async function content(command: string, ...more: string[]) {
  const lines: string[] = []
  const complaints: string[] = []
  const code = await runContent([...command.split(' ').filter(Boolean), ...more], {
    env: {},
    stdin: () => Promise.resolve('<p>Veio pela <strong>entrada</strong>.</p><script>alert(1)</script>'),
    say: (line) => void lines.push(line),
    complain: (line) => void complaints.push(line),
    openDatabase: () => Promise.resolve({ url, done: () => Promise.resolve() }),
  })
  return { code, said: lines.join('\n'), complained: complaints.join('\n') }
}

/** Events that pages and servers have been told since the last look. */
let heard = 0
async function news(): Promise<string[]> {
  const rows = await db.selectFrom('platform.outbox').select('name').orderBy('id').execute()
  const fresh = rows
    .slice(heard)
    .map(({ name }) => name)
    .filter((name) => name !== 'content.changed')
  heard = rows.length
  return fresh
}

const file = (name: string, html: string): string => {
  fs.writeFileSync(path.join(folder, name), html)
  return path.join(folder, name)
}

test('banners are listed, added, changed, scheduled, ordered and removed, and pages hear of each change', async () => {
  await news()
  expect(
    (await content('banners list --group w_home')).said
      .split('\n')
      .slice(2)
      .map((line) => line.split(' ')[0]),
  ).toEqual(['home-1', 'home-2', 'home-3'])
  expect(await news(), 'looking changes nothing').toEqual([])
  const looks = ['--image', 'banners/rng.svg', '--title', 'Novo salão']
  expect(await content('banners add nova --group w_home --link-type URL --link /rng --label Ver', ...looks)).toMatchObject({
    code: 0,
    complained: '',
  })
  expect(await content('banners order w_home nova home-3')).toMatchObject({ code: 0, said: 'w_home: nova, home-3, home-1, home-2.' })
  expect(await content('banners change nova', '--title', 'Salão novo')).toMatchObject({ code: 0 })
  const home = async () =>
    (await readBanners(db, await catalogue.read())).filter(({ groupName }) => groupName === 'w_home').map(({ title }) => title)
  expect((await home())[0]).toBe('Salão novo')
  expect((await home()).length).toBe(4)
  expect((await content('banners schedule nova --until', '2026-01-31 12:30', '--from', '2026-01-01')).said).toBe(
    'Banner nova shows from 2026-01-01 00:00 until 2026-01-31 12:30.',
  )
  const { starts_at } = await db.selectFrom('notices.banners').select('starts_at').where('slug', '=', 'nova').executeTakeFirstOrThrow()
  expect(starts_at.toISOString(), 'midnight of the brand').toBe('2026-01-01T03:00:00.000Z')
  expect(await home(), 'over').not.toContain('Salão novo')
  expect((await content('banners schedule nova --until never --from 2026-01-01T00:00:00Z')).said).toContain(
    'from 2025-12-31 21:00 until never',
  )
  expect(await news()).toEqual(Array(5).fill('notices.changed'))
  expect(await content('banners remove nova home-2')).toMatchObject({ code: 0 })
  await seed()
  expect((await home()).length, 'the next start does not bring it back').toBe(2)
})

test('notices come from a file or what comes in, cleaned like all others', async () => {
  await news()
  const html = file('aviso.html', '<h3>Olá</h3><p onclick="x()">Texto <a href="javascript:x()">aqui</a></p><iframe src="/x"></iframe>')
  expect(await content('notices add promo --kind PR --title Semana --html', html)).toEqual({
    code: 0,
    said: 'Notice promo is in place.',
    complained: 'Markup that is not allowed was dropped: <iframe>.',
  })
  expect((await content('notices show promo')).said).toBe('<h3>Olá</h3><p>Texto <a>aqui</a></p>')
  expect((await content('notices change promo --html -')).complained).toContain('<script>')
  expect((await readNotices(db, 'PR'))[0]).toMatchObject({ title: 'Semana', content: '<p>Veio pela <strong>entrada</strong>.</p>' })
  expect((await content('notices schedule promo --from 2999-01-01')).said).toContain('from 2999-01-01 00:00 until never')
  expect((await readNotices(db, 'PR')).map(({ title }) => title)).not.toContain('Semana')
  expect((await content('notices list --kind PR')).said).toMatch(/promo +PR +Semana +2999-01-01 00:00 +never/)
  expect(await content('notices remove promo')).toMatchObject({ code: 0 })
  expect(await news()).toEqual(Array(4).fill('notices.changed'))
})

test('articles of the help are edited too', async () => {
  await news()
  const html = file('artigo.html', '<p>Como fazer.</p>')
  expect((await content('articles add como-fazer --category account', '--title', 'Como fazer', '--html', html)).said).toBe(
    'Article como-fazer is at /help#como-fazer.',
  )
  const slugs = async () => (await readArticles(db, 'account')).map(({ slug }) => slug)
  expect((await slugs()).at(-1)).toBe('como-fazer')
  const others = (await readArticles(db)).filter(({ category }) => category !== 'account').map(({ slug }) => slug)
  expect(await content('articles order account como-fazer senha-de-pagamento')).toMatchObject({ code: 0 })
  expect(await slugs()).toEqual([
    'como-fazer',
    'senha-de-pagamento',
    'criar-conta',
    'entrar-e-recuperar-senha',
    'verificacao-em-duas-etapas',
    'instalar-o-aplicativo',
  ])
  expect(
    (await readArticles(db)).filter(({ category }) => category !== 'account').map(({ slug }) => slug),
    'other topics stay',
  ).toEqual(others)
  expect(await content('articles change como-fazer --category games')).toMatchObject({ code: 0 })
  expect(await content('articles remove como-fazer')).toMatchObject({ code: 0 })
  expect(await news()).toEqual(Array(4).fill('support.articlesChanged'))
  expect((await content('feedback list')).said).toBe('There are none.')
})

test('games and vendors are ordered, marked, renamed and closed, and pages hear of it', async () => {
  await news()
  const list = async (what: string) => (await content(`${what} list`)).said
  const places = async (text: string, ...codes: string[]) => codes.map((code) => text.indexOf(code))
  expect((await content('games order RNG keno minas')).code).toBe(0)
  const [keno = 0, minas = 0, sete = 0] = await places(await list('games'), 'keno', 'minas', 'sete-da-sorte')
  expect(keno).toBeLessThan(minas)
  expect(minas).toBeLessThan(sete)
  expect((await content('games hot keno')).said).toBe('hot: keno.')
  expect((await db.selectFrom('lobby.games').select('code').where('hot_place', 'is not', null).execute()).map(({ code }) => code)).toEqual([
    'keno',
  ])
  expect((await content('games featured')).said).toBe('No game is featured.')
  expect((await content('games change keno --state maintenance --name', 'Keno da Mata')).code).toBe(0)
  expect(await list('games')).toMatch(/keno .*Keno da Mata .*maintenance/)
  expect((await content('games synonyms keno bingo', 'jogo da tarde')).said).toBe('keno: bingo, jogo da tarde.')
  expect((await content('games synonyms keno -')).said).toBe('keno: nothing besides its names.')
  expect((await content('vendors change BOT --hot yes')).code).toBe(0)
  expect((await content('vendors change BOT --state maintenance')).code).toBe(0)
  expect((await content('vendors order RNG BOT')).said).toMatch(/^RNG: BOT, ARA/)
  expect(await list('vendors')).toMatch(/BOT +RNG +Boto +hot +maintenance/)
  expect(new Set(await news())).toEqual(new Set(['lobby.changed']))
  for (const [command, problem] of [
    ['games hot nada', 'there is no game "nada"'],
    ['games order POKER keno', 'type: must be one of RNG'],
    ['games order LIVE keno', '"keno" is not in type LIVE'],
    ['games change keno', 'Nothing to change was named'],
    ['games change keno --state aberto', 'state'],
    [`games synonyms keno ${'x'.repeat(61)}`, 'words: has 61 characters, and may have 60'],
    ['games synonyms nada bingo', 'there is no game "nada"'],
    ['vendors change XX --hot yes', 'there is no vendor "XX"'],
  ] as const) {
    const { code, complained } = await content(command)
    expect(complained, command).toContain(problem)
    expect(code, command).toBeGreaterThan(0)
  }
  expect(await news()).toEqual([])
})

test('what is wrong is named, nothing is written, and the code says whether it was refused or misunderstood', async () => {
  const ok = ['--image', 'banners/rng.svg', '--title', 't']
  const wrong: [code: number, sentence: RegExp, command: string, ...more: string[]][] = [
    [2, /no subject "jogos"/, 'jogos list'],
    [2, /banners cannot "paint"/, 'banners paint'],
    [2, /<slug> is missing/, 'banners change'],
    [2, /--group is missing/, 'banners add x', ...ok],
    [2, /Unknown option '--colour'/, 'banners add x --colour red'],
    [2, /"two" is too much/, 'banners change one two'],
    [2, /Nothing to change/, 'banners change home-1'],
    [2, /Nothing to change/, 'banners schedule home-1'],
    [1, /^slug: "X_Y" must be/, 'banners add X_Y --group w_home', ...ok],
    [1, /^slug: is taken/, 'banners add home-1 --group w_home', ...ok],
    [1, /^slug: there is no banner "nada"/, 'banners remove home-1 nada'],
    [1, /^slug: "rng" is not in group w_home/, 'banners order w_home rng'],
    [1, /^group: "w_moon" is none of w_home/, 'banners add x --group w_moon', ...ok],
    [1, /^image: the brand has no banners\/none.svg/, 'banners change home-1 --image banners/none.svg'],
    [1, /^image: ".*" is no picture/, 'banners change home-1 --image ../../../package.json'],
    [1, /^label: /, 'banners change rng --link-type URL --link /rng'],
    [1, /^link: must begin/, 'banners change home-1 --link javascript:alert(1)'],
    [1, /^link: must begin/, 'banners change home-1 --link //evil.test'],
    [1, /^node: /, 'banners change home-1 --link-type G'],
    [1, /^title: must not be empty/, 'banners change home-1 --title', ' '],
    [1, /^title: has 81 characters/, 'banners change home-1 --title', 'x'.repeat(81)],
    [1, /^title: must be one line/, 'notices change boas-vindas --title', 'a\nb'],
    [1, /^from: "2026-02-30" must be/, 'banners schedule home-1 --from 2026-02-30'],
    [1, /^until: "25:00" must be/, 'notices schedule boas-vindas --until 25:00'],
    [1, /^until: ".*25:00" must be/, 'notices schedule boas-vindas --until', '2026-01-01 25:00'],
    [1, /^until: must be after/, 'banners schedule home-1 --from 2026-01-02 --until 2026-01-01'],
    [1, /^until: must be after/, 'notices schedule boas-vindas --until 2001-01-01'],
    [1, /^html: the file .* cannot be read/, 'notices change boas-vindas --html /nowhere.html'],
    [1, /^html: data-games names "POKER"/, 'articles change sacar --html', file('about.html', '<p data-games="RNG POKER">x</p>')],
    [1, /^html: nothing is left/, 'articles change sacar --html', file('bad.html', '<script>x</script>')],
    [1, /^reference: there is no feedback/, 'feedback show AAAA-AAAA'],
    [1, /^limit: must be/, 'feedback list --limit 0'],
  ]
  await news()
  const before = JSON.stringify([await readBanners(db, await catalogue.read()), await readNotices(db, 'PL'), await readArticles(db)])
  for (const [code, sentence, command, ...more] of wrong) {
    const result = await content(command, ...more)
    expect([result.code, result.said], command).toEqual([code, ''])
    expect(result.complained, command).toMatch(sentence)
  }
  expect(JSON.stringify([await readBanners(db, await catalogue.read()), await readNotices(db, 'PL'), await readArticles(db)])).toBe(before)
  expect(await news()).toEqual([])
})

test('each subject and action says what it does', async () => {
  expect((await content('')).said).toMatch(/banners .*\n.*list, add, change, schedule, order, remove/)
  expect((await content('notices --help')).said).toMatch(/schedule <slug> +when a notice is out/)
  expect((await content('banners add --help')).said).toMatch(/--group <choice> +where it shows \(w_home, .*\), required/)
})
