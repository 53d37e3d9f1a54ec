import { createHash } from 'node:crypto'
import { VERIFIER_PATH } from '@tucano/contract/pages'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => server.close())

test('the verifier is one file whose own parts may run, and nothing else; a copy of it says so itself', async () => {
  const { statusCode, headers, body } = await server.app.inject({ url: VERIFIER_PATH, headers: { accept: 'text/html' } })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache'])
  const policy = String(headers['content-security-policy'])
  const parts = [...body.matchAll(/<(style|script)[^>]*>([\s\S]*?)<\/\1>/g)]
  expect(parts.map(([, kind]) => kind)).toEqual(['style', 'script', 'style'])
  const hashesOf = (kind: string): string[] =>
    parts.filter(([, each]) => each === kind).map(([, , part = '']) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`)
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hashesOf('script').join(' ')}`,
    `style-src ${hashesOf('style').join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ])
  const own = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(body)?.[1]
  expect(`${own}; frame-ancestors 'none'`).toBe(policy)
  expect(body.indexOf('http-equiv="content-security-policy"')).toBeLessThan(body.indexOf('<script'))
  const outside = body.replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '')
  expect(outside, 'it asks nobody for anything').not.toMatch(/(src|href)=|%/)
  expect(parts.filter(([, kind]) => kind === 'style').join(''), 'nor does its style').not.toMatch(/url\(|@import/)
})
