import { endpoints } from '@tucano/contract'
import { login } from '@tucano/contract/session'
import { getStatus } from '@tucano/contract/site'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer, seal } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
})
afterAll(() => server.close())

const ask = (url: string, options: object = {}) => server.app.inject({ url, ...options })

test('security headers stand on every response: calls, pages, files, errors', async () => {
  const urls = [
    '/wps/system/status',
    '/',
    '/nope',
    '/brand/logo-mark.svg',
    '/brand/missing.svg',
    '/wps/nope',
    '/healthz',
    '/docs',
    '/%c0%af',
  ]
  for (const url of urls) {
    const { headers } = await ask(url)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['x-frame-options'], url).toBe('SAMEORIGIN')
    expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/)
    const policy = String(headers['content-security-policy'])
    expect(policy, url).toContain("default-src 'none'")
    expect(policy, url).toContain("object-src 'none'")
    expect(policy, url).not.toContain('unsafe-inline')
    expect(policy, url).not.toContain('unsafe-eval')
    expect(headers['strict-transport-security'], url).toBeUndefined()
  }
})

test('a built script comes with a policy of its own for workers, and without what speaks of documents', async () => {
  const { body } = await ask('/')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? ''
  for (const url of [script, '/assets/missing.js']) {
    const { headers } = await ask(url)
    expect(headers['content-security-policy'], url).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    )
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['cross-origin-resource-policy'], url).toBe('same-origin')
    expect(headers['permissions-policy'], url).toBeUndefined()
  }
  // Whatever could be opened as a document keeps all of it.
  for (const url of ['/assets/missing.svg', '/assets/a.js/b', '/assets/%2e%2e/a.html']) {
    const { headers } = await ask(url)
    expect(headers['x-frame-options'], url).toBe('SAMEORIGIN')
    expect(headers['content-security-policy'], url).toContain("object-src 'none'")
  }
})

test('malformed bodies get a clear 4xx', async () => {
  const post = (payload: string, type = 'application/json') =>
    ask('/wps/session/login', { method: 'POST', payload, headers: { 'content-type': type } })
  expect((await post('{')).json()).toMatchObject({ success: false, errorCode: 'request.malformed' })
  expect((await post('{')).statusCode).toBe(400)
  expect((await post('', 'application/json')).statusCode).toBe(400)
  expect((await post('<a/>', 'application/xml')).statusCode).toBe(415)
  expect((await post(JSON.stringify({ value: 'x'.repeat(70_000) }))).statusCode).toBe(413)
  expect((await post('{"__proto__":{"a":1}}')).statusCode).toBe(400)
  expect((await post('null')).json()).toMatchObject({ errorCode: 'request.not.encrypted' })
})

test('encrypted calls refuse plain bodies, unknown keys and altered ones', async () => {
  const post = (payload: object) => ask('/wps/session/login', { method: 'POST', payload })
  expect((await post({ type: 'username', username: 'ana', password: 'x' })).json()).toMatchObject({ errorCode: 'request.not.encrypted' })
  const sealed = await seal(server.services, { type: 'username', username: 'ana', password: 'x' })
  const [head = '', ...rest] = sealed.split('.')
  const foreign = [
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(head, 'base64url').toString()), kid: 'other' })).toString('base64url'),
    ...rest,
  ].join('.')
  expect((await post({ value: foreign })).json()).toMatchObject({ errorCode: 'encryption.key.unknown' })
  expect((await post({ value: `${sealed.slice(0, -4)}AAAA` })).json()).toMatchObject({ errorCode: 'request.malformed' })
  expect((await server.call(login, { type: 'username', username: 'ana', password: 'x' })).body).toMatchObject({
    errorCode: 'captcha.slider',
  })
})

test('a path of the table answers 405 to other methods and names its own', async () => {
  const response = await ask('/wps/system/status', { method: 'POST', payload: {} })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET')
})

test('calls that nobody made up are unknown', async () => {
  const response = await ask('/wps/system/secrets')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ success: false, errorCode: 'route.unknown' })
})

test('another merchant, or two of them, are refused', async () => {
  expect((await server.call(getStatus, {}, { merchant: 'tucano' })).status).toBe(200)
  for (const merchant of ['other', 'tucano, tucano']) {
    const { status, body } = await server.call(getStatus, {}, { merchant })
    expect(status).toBe(400)
    expect(body.errorCode).toBe('function.not.available')
  }
})

test('unknown addresses get the page with 404, known ones with 200', async () => {
  for (const path of ['/', '/rng', '/lobby/FISH', '/register.html', '/noticePage']) expect((await ask(path)).statusCode, path).toBe(200)
  const lost = await ask('/not/a/page')
  expect(lost.statusCode).toBe(404)
  expect(lost.headers['content-type']).toContain('text/html')
  expect((await ask('/assets/missing.js')).headers['content-type']).toContain('application/json')
})

test('the page carries what it needs for its first screen, and nothing can break out of it', async () => {
  const evil = '</script><script>alert(1)</script>'
  await server.services.db
    .insertInto('notices.banners')
    .values({ slug: 'evil', group_name: 'w_rng', image: 'banners/rng.svg', title: evil })
    .execute()
  const fresh = await openTestServerOver(server)
  const { body } = await fresh.inject({ url: '/' })
  expect(body).not.toContain(evil)
  const boot = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as {
    status: { maintenance: boolean }
    banners: { title: string }[]
  }
  expect(boot.status.maintenance).toBe(false)
  expect(boot.banners.map(({ title }) => title)).toContain(evil)
  expect(body).toContain('<img src="/brand/banners/home-1.svg" alt="" fetchpriority="high">')
  await fresh.close()
})

async function openTestServerOver({ services }: TestServer) {
  const { buildApp } = await import('./app.ts')
  return buildApp(services)
}

test('the table is documented for people and for programs', async () => {
  const document = (await ask('/docs/openapi.json')).json<{
    openapi: string
    paths: Record<string, Record<string, { operationId: string }>>
  }>()
  expect(document.openapi).toBe('3.1.0')
  for (const { name, method, path } of endpoints) expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name)
  expect((await ask('/docs')).body).toContain('/wps/system/status')
})

test('health, readiness and metrics', async () => {
  expect((await ask('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await ask('/readyz')).json()).toMatchObject({ status: 'ready', database: true })
  await server.call(getStatus, {})
  expect((await ask('/metrics')).body).toContain('tucano_call_seconds_count{call="getStatus",outcome="ok"}')
})

test('no answer of a call is kept by anybody, of whatever kind it is; files and public pictures may be', async () => {
  for (const { method, path } of endpoints) {
    const { headers } = await ask(path, { method, ...(method === 'GET' ? {} : { payload: {} }) })
    expect(headers['cache-control'], `${method} ${path}`).toBe('no-store')
  }
  for (const url of [
    '/wps/nope',
    '/lgw/nope',
    '/wallet/v1/NONE/balance',
    '/hooks/pix',
    '/docs/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/%c0%af',
    '/',
    '/assets/missing.js',
  ])
    expect((await ask(url)).headers['cache-control'], url).toBe('no-store')
  const [script] = /\/assets\/[^"]+\.js/.exec((await ask('/')).body) ?? []
  expect((await ask(script ?? '')).headers['cache-control']).toContain('immutable')
  expect((await ask('/brand/logo-mark.svg')).headers['cache-control']).toContain('max-age=3600')
})

test('metrics are for this machine, or for whoever has the token', async () => {
  expect((await ask('/metrics')).statusCode).toBe(200)
  // A proxy of this machine that nobody has declared.
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect((await ask('/metrics', { headers: { [header]: '203.0.113.7' } })).statusCode, header).toBe(404)
  expect((await ask('/metrics', { headers: { host: 'tucano.example' } })).statusCode).toBe(404)
  const open = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
  expect((await open.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(404)
  await open.close()
  const guarded = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { METRICS_TOKEN: 'let-me-in' } })
  expect((await guarded.app.inject({ url: '/metrics' })).statusCode).toBe(404)
  expect((await guarded.app.inject({ url: '/metrics', headers: { authorization: 'Bearer let-me-in' } })).statusCode).toBe(200)
  await guarded.close()
})

test('behind a proxy that speaks TLS, browsers are told to stay there', async () => {
  const proxied = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
  const { headers } = await proxied.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await proxied.close()
  expect((await ask('/', { headers: { 'x-forwarded-proto': 'https' } })).headers['strict-transport-security']).toBeUndefined()
})

test('one address that asks too much is told to wait; another is not', async () => {
  const strict = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { REQUESTS_PER_MINUTE: '10', TRUSTED_PROXIES: '1' } })
  const from = (ip: string) => strict.call(getStatus, {}, { 'x-forwarded-for': ip })
  for (let count = 0; count < 10; count++) expect((await from('203.0.113.7')).status).toBe(200)
  const refused = await from('203.0.113.7')
  expect(refused.status).toBe(429)
  expect(refused.body.errorCode).toBe('request.too.many')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('203.0.113.8')).status).toBe(200)
  await strict.close()
})

test('the log names requests, and no secret', async () => {
  const secret = 'Xk9-very-secret-phrase'
  await server.call(login, { type: 'username', username: 'ana', password: secret }, { authorization: secret })
  await ask(`/wps/system/status?host=${secret}`)
  const lines = server.log.join('\n')
  expect(lines).toContain('"path":"/wps/session/login"')
  expect(lines).not.toContain(secret)
})

test('a database that is gone answers 503, and the pages that need none go on', async () => {
  const doomed = await openTestServer({ clusterUrl: inject('clusterUrl') })
  await doomed.call(getStatus, {})
  await cutOff(doomed.databaseUrl)
  const response = await doomed.app.inject({ url: '/wps/system/helpCenter' })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ errorCode: 'system.busy' })
  expect(response.headers['retry-after']).toBe('2')
  expect((await doomed.app.inject({ url: '/readyz' })).statusCode).toBe(503)
  expect((await doomed.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  await doomed.close()
})

/** No connection to the database lives on, and none can be made. */
async function cutOff(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  const name = new URL(databaseUrl).pathname.slice(1)
  await client.query(`alter database ${name} with allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.end()
}
