import { type ContentEntry, type ContentSubject, listContent, saveContent } from '@tucano/contract/content'
import type { RequestOf } from '@tucano/contract/endpoint'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../server/src/testing/desk.ts'
import { type TestServer, openTestServer } from '../server/src/testing/test-server.ts'
import { runContent } from './content.ts'

let server: TestServer
let admin: Headers
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  admin = (await employ(server.services, 'rita', ['admin'])).headers
})
afterAll(() => server.close())

/** The same wish on both roads: what is typed after the command, and what the form sends over what is there. */
interface Case {
  subject: ContentSubject
  slug: string
  field: string
  command: string[]
  change: Record<string, unknown>
}
const [banner, notice, article, reply] = ['home-1', 'boas-vindas', 'sacar', 'encerrar']
const ofBanner = (field: string, flags: string[], change: Record<string, unknown>): Case => ({
  subject: 'banners',
  slug: banner,
  field,
  command: ['banners', 'change', banner, ...flags],
  change,
})
const long = 'x'.repeat(3000)

const refused: Case[] = [
  ofBanner('title', ['--title', ' '], { title: ' ' }),
  ofBanner('title', ['--title', 'x'.repeat(81)], { title: 'x'.repeat(81) }),
  ofBanner('title', ['--title', 'a\nb'], { title: 'a\nb' }),
  ofBanner('subtitle', ['--subtitle', 'x'.repeat(161)], { subtitle: 'x'.repeat(161) }),
  ofBanner('image', ['--image', '../../package.json'], { image: '../../package.json' }),
  ofBanner('image', ['--image', 'banners/none.svg'], { image: 'banners/none.svg' }),
  ofBanner('image', ['--image', `/pictures/banners/${'0'.repeat(64)}.webp`], { image: `/pictures/banners/${'0'.repeat(64)}.webp` }),
  ofBanner('alt', ['--alt', 'x'.repeat(161)], { alt: 'x'.repeat(161) }),
  ofBanner('label', ['--label', ''], { label: '' }),
  ofBanner('link', ['--link', 'javascript:alert(1)'], { link: 'javascript:alert(1)' }),
  ofBanner('link', ['--link', '//evil.test'], { link: '//evil.test' }),
  ofBanner('link', ['--link', '/\\evil.test'], { link: '/\\evil.test' }),
  ofBanner('link', ['--link-type', 'P', '--link', 'a b'], { linkType: 'P', link: 'a b' }),
  ofBanner('node', ['--link-type', 'G', '--vendor', 'TUC', '--node', '999999'], { linkType: 'G', vendor: 'TUC', node: '999999' }),
  {
    subject: 'banners',
    slug: banner,
    field: 'until',
    command: ['banners', 'schedule', banner, '--from', '2026-01-02T00:00:00Z', '--until', '2026-01-01T00:00:00Z'],
    change: { from: Date.parse('2026-01-02T00:00:00Z'), until: Date.parse('2026-01-01T00:00:00Z') },
  },
  {
    subject: 'notices',
    slug: notice,
    field: 'summary',
    command: ['notices', 'change', notice, '--summary', 'x'.repeat(301)],
    change: { summary: 'x'.repeat(301) },
  },
  {
    subject: 'notices',
    slug: notice,
    field: 'html',
    command: ['notices', 'change', notice, '--html', '-'],
    change: { html: '<script>x</script>' },
  },
  {
    subject: 'articles',
    slug: article,
    field: 'title',
    command: ['articles', 'change', article, '--title', 'x'.repeat(121)],
    change: { title: 'x'.repeat(121) },
  },
  { subject: 'replies', slug: reply, field: 'text', command: ['replies', 'change', reply, '--text', long], change: { text: long } },
  { subject: 'replies', slug: reply, field: 'title', command: ['replies', 'change', reply, '--title', ''], change: { title: '' } },
  { subject: 'words', slug: '', field: 'slug', command: ['words', 'add', 'duas palavras'], change: { slug: 'duas palavras' } },
  { subject: 'words', slug: '', field: 'slug', command: ['words', 'add', 'porra'], change: { slug: 'Pórra' } },
  {
    subject: 'games',
    slug: '/keno',
    field: 'name',
    command: ['games', 'change', 'keno', '--name', 'x'.repeat(61)],
    change: { name: 'x'.repeat(61) },
  },
  { subject: 'games', slug: '/keno', field: 'name-en', command: ['games', 'change', 'keno', '--name-en', ' '], change: { nameEn: ' ' } },
  {
    subject: 'vendors',
    slug: 'BOT',
    field: 'name',
    command: ['vendors', 'change', 'BOT', '--name', 'x'.repeat(41)],
    change: { name: 'x'.repeat(41) },
  },
  { subject: 'vendors', slug: 'BOT', field: 'name', command: ['vendors', 'change', 'BOT', '--name', ' '], change: { name: ' ' } },
  {
    subject: 'synonyms',
    slug: '/keno',
    field: 'words',
    command: ['games', 'synonyms', 'keno', 'x'.repeat(61)],
    change: { words: ['x'.repeat(61)] },
  },
  {
    subject: 'synonyms',
    slug: '/keno',
    field: 'words',
    command: ['games', 'synonyms', 'keno', ...Array.from({ length: 31 }, (_, index) => `w${index}`)],
    change: { words: Array.from({ length: 31 }, (_, index) => `w${index}`) },
  },
]

async function type(command: readonly string[]): Promise<{ code: number; complaint: string }> {
  const complaints: string[] = []
  const code = await runContent(command, {
    env: {},
    stdin: () => Promise.resolve('<script>x</script>'),
    say: () => undefined,
    complain: (line) => void complaints.push(line),
    openDatabase: () => Promise.resolve({ url: server.databaseUrl, done: () => Promise.resolve() }),
  })
  return { code, complaint: complaints.join('\n') }
}

async function send({ subject, slug, change }: Case) {
  const entries: ContentEntry[] = (await server.call(listContent, { subject }, admin)).body.value.entries
  const entry = entries.find(({ item }) => (slug.startsWith('/') ? item.slug.endsWith(slug) : item.slug === slug))
  const request = { subject, item: { ...entry?.item, ...change }, version: entry?.version ?? null } as RequestOf<typeof saveContent>
  return (await server.call(saveContent, request, admin)).body
}

test('the command line and the back office refuse the same, by the same field, and nothing is written', async () => {
  const written = () => server.services.db.selectFrom('operator.journal').select('id').execute()
  const before = (await written()).length
  for (const one of refused) {
    const what = `${one.subject} ${one.field} ${JSON.stringify(one.change).slice(0, 60)}`
    const { code, complaint } = await type(one.command)
    expect([code, complaint.split(':')[0]], what).toEqual([1, one.field])
    const { errorCode, value } = await send(one)
    expect([errorCode, (value as unknown as { field: string }).field], what).toEqual([
      'content.refused',
      one.field === 'name-en' ? 'nameEn' : one.field,
    ])
  }
  expect((await written()).length).toBe(before)
})

test('what one takes the other takes, and each stands in the journal: the command line as nobody’s', async () => {
  expect(await type(['replies', 'change', reply, '--title', 'Pela linha'])).toEqual({ code: 0, complaint: '' })
  expect(
    (await send({ subject: 'replies', slug: reply, field: '', command: [], change: { title: 'Pela página' } })).errorCode,
  ).toBeUndefined()
  expect(await type(['words', 'add', 'Abacaxi'])).toEqual({ code: 0, complaint: '' })
  expect(await type(['words', 'remove', 'abacaxi'])).toEqual({ code: 0, complaint: '' })
  const { errorCode } = await send({ subject: 'words', slug: '', field: '', command: [], change: { slug: 'Abacaxi' } })
  expect(errorCode).toBeUndefined()
  expect(await type(['replies', 'order', reply])).toEqual({ code: 0, complaint: '' })
  const rows = await server.services.db.selectFrom('operator.journal').select(['account', 'action', 'subject']).orderBy('id').execute()
  expect(rows.slice(-6).map(({ account, action, subject }) => `${account} ${action} ${subject}`)).toEqual([
    ` content.change replies:${reply}`,
    `rita content.change replies:${reply}`,
    ' content.add words:abacaxi',
    ' content.remove words:abacaxi',
    'rita content.add words:abacaxi',
    ' content.order content:replies',
  ])
})
