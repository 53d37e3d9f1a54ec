import { isClosed } from '@tucano/brand'
import { endpoints } from '@tucano/contract'
import { registerFields } from '@tucano/contract/registration'
import { getRegisterSettings } from '@tucano/contract/registration'
import { type ModuleNode, getCountry, getDomainRoute, getStatus, getWhitelabel, systemStatusCode } from '@tucano/contract/site'
import { logout, startFreePlay } from '@tucano/contract/session'
import { getBalance } from '@tucano/contract/wallet'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newPlayer } from '../../testing/players.ts'
import { freePlay } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'
import { setMaintenance } from './site-state.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())

const BRAZIL = { 'x-forwarded-for': '200.147.3.157' }
const IRAN = { 'x-forwarded-for': '5.160.0.1' }

describe('status', () => {
  test('tells whether the site is open, and what a page needs, to anybody; the host comes with the query [API-15] [PER-34]', async () => {
    const { status, body } = await server.call(getStatus, { host: 'localhost:3000' }, BRAZIL)
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(systemStatusCode(body.value)).toBe(0)
    expect(body.value.info.mainDomain).toBe('tucano.example')
  })

  test('has maintenance and regionRestriction at top level, and the ip of the visitor [ENT-21] [ENT-23]', async () => {
    const { body } = await server.call(getStatus, {}, BRAZIL)
    expect(body.value).toMatchObject({ maintenance: false, regionRestriction: false, location: { ip: '200.147.3.157', country: 'BR' } })
  })

  test('has the module tree with modId and enabled 0 or 1 [ENT-16]', async () => {
    const { body } = await server.call(getStatus, {})
    const nodes: ModuleNode[] = []
    const visit = (node: ModuleNode): void => {
      nodes.push(node)
      node.childrenNodes.forEach(visit)
    }
    visit(body.value.info.whitelabel)
    expect(nodes.length).toBeGreaterThan(30)
    for (const { modId, enabled } of nodes) {
      expect(modId).toMatch(/^[A-Z0-9]+$/)
      expect(['0', '1']).toContain(enabled)
    }
  })

  test('has a validation rule for each field [ENT-17]', async () => {
    const { body } = await server.call(getStatus, {})
    expect(Object.keys(body.value.info.register).toSorted()).toEqual([...registerFields].toSorted())
  })

  test('has resources with type, url, QR address and English label [ENT-18]', async () => {
    const { body } = await server.call(getStatus, {})
    expect(body.value.info.resources.length).toBeGreaterThan(0)
    for (const resource of body.value.info.resources)
      expect(Object.keys(resource).toSorted()).toEqual(['labelNameEn', 'qrCodeUrl', 'resourceType', 'url'])
  })

  test('has customer service with type and path, analytics, and the addresses of pictures and games [ENT-19] [ENT-20] [ENT-22]', async () => {
    const { info } = (await server.call(getStatus, {})).body.value
    for (const entry of info.customerService) expect(Object.keys(entry).toSorted()).toEqual(['csType', 'path'])
    expect(info.customerService.length).toBeGreaterThan(0)
    expect(info.analytics).toEqual({ gtagId: '' })
    expect(info.imageCDNs).toEqual(['/brand'])
    expect(info.launchGameCDNs).toEqual([])
  })

  test('a visitor from a blocked country is told so, wherever the page was opened', async () => {
    const { body } = await server.call(getStatus, {}, IRAN)
    expect(body.value).toMatchObject({ regionRestriction: true, location: { ip: '5.160.0.1', country: 'IR' } })
    expect(systemStatusCode(body.value)).toBe(2)
  })

  test('a bad host is refused by name', async () => {
    const { status, body } = await server.call(getStatus, { host: '<script>' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'host' }] } })
  })

  test('a brand that checks its addresses refuses others', async () => {
    const strict = await openTestServer({
      clusterUrl: inject('clusterUrl'),
      brand: (brand) => ({ ...brand, domains: { ...brand.domains, check: true } }),
    })
    expect((await strict.call(getStatus, { host: 'www.tucano.example:443' })).body.success).toBe(true)
    const { status, body } = await strict.call(getStatus, { host: 'tucano.example.evil.test' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: false, errorCode: 'domain.check.failed' })
    await strict.close()
  })
})

describe('a closed site', () => {
  test('calls that change something are refused in maintenance; what tells of it stays open', async () => {
    const closed = await openTestServer({ clusterUrl: inject('clusterUrl') })
    await setMaintenance(closed.services.db, true)
    const { status, body } = await closed.call(startFreePlay, freePlay())
    expect(status).toBe(503)
    expect(body.errorCode).toBe('system.maintenance')
    const { value } = (await closed.call(getStatus, {})).body
    expect(systemStatusCode(value)).toBe(1)
    await closed.close()
  })

  test('a visitor from a blocked country cannot open an account by calling past the page', async () => {
    const { status, body } = await server.call(startFreePlay, freePlay(), IRAN)
    expect(status).toBe(403)
    expect(body.errorCode).toBe('region.blocked')
    expect((await server.call(startFreePlay, freePlay(), BRAZIL)).body.success).toBe(true)
  })

  test('whatever a member calls from a blocked country is refused, every movement of money among it; only leaving is not', async () => {
    const { headers } = await newPlayer(server, 10_000n)
    const calls = endpoints.filter((endpoint) => (endpoint.access === 'member' || endpoint.access === 'agent') && endpoint !== logout)
    expect(calls.length).toBeGreaterThan(60)
    for (const endpoint of calls) {
      const { status, body } = await server.call(endpoint, {}, { ...headers, ...IRAN })
      expect([status, body.errorCode], endpoint.name).toEqual([403, 'region.blocked'])
    }
    const { body } = await server.call(getBalance, {}, { ...headers, ...BRAZIL })
    expect(body.value.sumBalance).toBe('10000')
  })

  test('what a jurisdiction closes is closed at its calls, also to whoever was signed in before', async () => {
    const lawful = await openTestServer({
      clusterUrl: inject('clusterUrl'),
      brand: (brand) => ({ ...brand, jurisdiction: { ...brand.jurisdiction, profile: 'BR' } }),
    })
    const { headers } = await newPlayer(lawful, 10_000n)
    const closed = endpoints.filter(({ product }) => product !== undefined && isClosed('BR', product))
    expect(closed.map(({ name }) => name)).toContain('getUpline')
    for (const endpoint of closed) expect((await lawful.call(endpoint, {}, headers)).body.errorCode).toBe('jurisdiction.not.available')
    await lawful.close()
  })

  test('a spoofed address does not open the door', async () => {
    const { body } = await server.call(startFreePlay, freePlay(), {
      'x-forwarded-for': '200.147.3.157, 5.160.0.1',
      'x-real-ip': '200.147.3.157',
      forwarded: 'for=200.147.3.157',
    })
    expect(body.errorCode).toBe('region.blocked')
  })
})

test('the whitelabel call returns the menu of modules to anybody [API-03] [PER-26]', async () => {
  const { body } = await server.call(getWhitelabel, {})
  expect(body.value).toMatchObject({ modId: 'ROOT3', enabled: '1' })
  expect(body.value.childrenNodes.map(({ modId }) => modId)).toContain('COMM3')
})

test('the domain routing call lists the domains [API-52] [ENT-24]', async () => {
  const { body } = await server.call(getDomainRoute, {})
  expect(body.value).toEqual({ domainList: ['tucano.example', 'www.tucano.example'], mainDomain: 'tucano.example' })
})

test("a country is a code and a dialling code: the visitor's own, or the brand's [ENT-09]", async () => {
  expect((await server.call(getCountry, {}, { 'x-forwarded-for': '8.8.8.8' })).body.value).toMatchObject({
    countryCode: 'US',
    countryDialingCode: '+1',
  })
  const { body } = await server.call(getCountry, {}, { 'x-forwarded-for': '10.1.2.3' })
  expect(body.value).toMatchObject({ countryCode: 'BR', countryDialingCode: '+55' })
  expect(body.value.countries).toContainEqual({ countryCode: 'VN', countryDialingCode: '+84' })
  expect(body.value.countries.length).toBeGreaterThan(200)
})

test('a registration rule has key, enabled, required, lengths, pattern and its id [API-10] [ENT-27]', async () => {
  const { body } = await server.call(getRegisterSettings, {})
  expect(body.value['username']).toEqual({
    key: 'username',
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 15,
    acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
    patternId: 2,
  })
})

test('a module that is off closes its calls', async () => {
  const off = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ REG3: false }) })
  const { status, body } = await off.call(getRegisterSettings, {})
  expect(status).toBe(400)
  expect(body.errorCode).toBe('function.not.available')
  await off.close()
})

test('a product that the jurisdiction closes is closed by law, not by taste', async () => {
  const { answer } = await import('#platform/endpoint')
  const { registerRoutes } = await import('#platform/routes')
  const { recogniseVisitors } = await import('#platform/visitor')
  const { default: Fastify } = await import('fastify')
  const endpoint = { ...getStatus, product: 'pvp' as const }
  const open = async (profile: 'open' | 'BR') => {
    const services = { ...server.services, brand: { ...server.services.brand, jurisdiction: { profile, blockedCountries: [] } } }
    const app = Fastify()
    recogniseVisitors(app, services)
    app.setErrorHandler(async (error, request, reply) => (await import('#platform/routes')).sendFault(request, reply, error))
    registerRoutes(app, services, [answer(endpoint, async () => ({}) as never)], {
      readSession: async () => undefined,
      readOperator: async () => undefined,
      readConversation: async () => undefined,
      closedFor: async () => undefined,
    })
    return app.inject({ url: endpoint.path })
  }
  expect((await open('open')).statusCode).toBe(500) // through the gate: the reply does not fit the schema
  const refused = await open('BR')
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ errorCode: 'jurisdiction.not.available' })
})
