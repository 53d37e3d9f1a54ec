import { getHelpCenter, helpCategories } from '@tucano/contract/support'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
})
afterAll(() => server.close())

test('the help centre has articles in every category [API-56]', async () => {
  const { body } = await server.call(getHelpCenter, {})
  expect(new Set(body.value.articles.map(({ category }) => category))).toEqual(new Set(helpCategories))
  for (const { title, content } of body.value.articles) expect(`${title}${content}`.length).toBeGreaterThan(200)
})

test('one category can be asked for, and no other', async () => {
  const { body } = await server.call(getHelpCenter, { category: 'about' })
  expect(body.value.articles.map(({ slug }) => slug)).toEqual([
    'sobre-a-empresa',
    'fale-conosco',
    'termos',
    'jogo-responsavel',
    'privacidade',
    'afiliados',
    'reembolso',
  ])
  const wrong = await server.call(getHelpCenter, { category: 'secrets' as never })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({ value: { fields: [{ field: 'category' }] } })
})
