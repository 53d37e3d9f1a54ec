import { type Brand, readBrand, readContent } from '@tucano/brand'
import type { Endpoint, Envelope, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { inQuery } from '@tucano/contract/endpoint'
import { connect } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import type { Game } from '@tucano/round'
import type { DrawnGames } from '#draws/advance'
import type { Services } from '#platform/services'
import { openLog } from '#platform/log'
import type { RoomKind } from '#rooms/kind'
import { CompactEncrypt, importJWK } from 'jose'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { buildServices } from '../build-services.ts'
import { readConfiguration } from '#platform/configuration'
import { seedContent } from '../seeding/seed-content.ts'

export interface TestServer {
  app: FastifyInstance
  services: Services
  databaseUrl: string
  /** Lines that the server has logged. */
  log: string[]
  call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, headers?: Record<string, string>) => Promise<TestReply<ReplyOf<E>>>
  close: () => Promise<void>
}

export interface TestReply<Value> {
  status: number
  body: Envelope<Value>
  headers: Record<string, unknown>
}

interface Options {
  clusterUrl: string
  brand?: (brand: Brand) => Brand
  env?: Record<string, string>
  /** Banners, notices and help articles of the brand. */
  content?: boolean
  /** Games of our own, instead of all of them. */
  games?: readonly Game[]
  /** Games with shared draws. */
  drawnGames?: DrawnGames
  roomKinds?: (services: Services) => readonly RoomKind[]
  /** One of another server, which this one is beside. */
  databaseUrl?: string
}

/** A whole server over a database of its own, asked without a network in between. */
export async function openTestServer({
  clusterUrl,
  brand: change = (brand) => brand,
  env = {},
  content = false,
  games,
  drawnGames,
  roomKinds,
  databaseUrl: shared,
}: Options): Promise<TestServer> {
  const databaseUrl = shared ?? (await createTestDatabase(clusterUrl))
  const configuration = readConfiguration({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    STRICT_REPLIES: '1',
    REQUESTS_PER_MINUTE: '1000000',
    ...env,
  })
  const brand = change(structuredClone(await readBrand('tucano')))
  const lines: string[] = []
  const log = openLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } })
  const { db, pool } = connect({ url: databaseUrl, connections: 8, onError: () => undefined })
  const services = await buildServices({ configuration, brand, db, pool, log })
  if (content) await seedContent(db, await readContent(brand))
  const app = await buildApp(services, { ...(games && { games }), ...(drawnGames && { drawnGames }), ...(roomKinds && { roomKinds }) })
  return {
    app,
    services,
    databaseUrl,
    log: lines,
    call: (endpoint, request, headers = {}) => callEndpoint(app, services, { endpoint, request, headers }),
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}

interface Asked {
  endpoint: Endpoint
  request: unknown
  headers: Record<string, string>
}

async function callEndpoint(app: FastifyInstance, services: Services, { endpoint, request, headers }: Asked): Promise<TestReply<never>> {
  const { method, path: url, form, encrypted, encryptedFields } = endpoint
  const fields = request as Record<string, string>
  const payload = encrypted ? { value: await seal(services, request) } : await withSealed(services, fields, encryptedFields)
  const content = inQuery(endpoint)
    ? { query: fields }
    : form
      ? { payload: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } }
      : { payload }
  const response = await app.inject({ method, url, headers, ...content })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

async function withSealed(services: Services, fields: Record<string, string>, sealed: readonly string[]): Promise<Record<string, string>> {
  const made: Record<string, string> = {}
  for (const name of sealed) if (fields[name] !== undefined) made[name] = await seal(services, fields[name])
  return { ...fields, ...made }
}

export async function seal({ encryption }: Pick<Services, 'encryption'>, request: unknown, write = JSON.stringify): Promise<string> {
  return sealWith(await encryption.publicKey(), request, write)
}

/** Seals as a page does, with the key that came with the status. */
export async function sealWith(key: Record<string, string>, request: unknown, write = JSON.stringify): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(write(request)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key['kid'] ?? '' })
    .encrypt(await importJWK(key as never, 'ECDH-ES'))
}

/** The brand with some modules switched. */
export const withFlags =
  (flags: Record<string, boolean>) =>
  (brand: Brand): Brand => {
    const visit = (module: Brand['modules']): Brand['modules'] => ({
      ...module,
      enabled: flags[module.modId] ?? module.enabled,
      children: (module.children ?? []).map(visit),
    })
    return { ...brand, modules: visit(brand.modules) }
  }
