import { type KeyObject, createPublicKey, generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { launchGame, listMenus, listRecentGames } from '@tucano/contract/lobby'
import type { GameUrlRequest } from '@tucano/contract/vendors'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import * as office from '@tucano/contract/promotions/office'
import { startFreePlay } from '@tucano/contract/session'
import { employ } from '../../testing/desk.ts'
import { promotionOf } from '../../testing/promotion-of.ts'
import { freePlay, signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { GAME, type TestVendor, addVendor, openTestVendor } from '../../testing/test-vendor.ts'
import { gapSignature } from './adapters/gap.ts'
import { Integrations, keepIntegration } from './integrations.ts'
import { isSigned } from './signature.ts'
import { hearHealth } from './store.ts'
import { VendorGames } from './vendor-games.ts'

/** What the vendor was asked, and what it answers. */
interface Asked {
  path: string
  headers: http.IncomingHttpHeaders
  body: string
}
const asked: Asked[] = []
let reply: { status: number; body: string }
let elsewhere: http.Server
let apiUrl: string
let server: TestServer
let apart: TestServer
let vendor: TestVendor
let ourKey: KeyObject
let names = 0

beforeAll(async () => {
  elsewhere = http.createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(reply.status).end(reply.body)
    })
  })
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
  apiUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/api/`
  const clusterUrl = inject('clusterUrl')
  server = await openTestServer({ clusterUrl, env: { PUBLIC_URL: 'https://tucano.example' } })
  apart = await openTestServer({ clusterUrl, brand: (brand) => ({ ...brand, wallet: { ...brand.wallet, single: false } }) })
  vendor = await openTestVendor(server, { vendor: 'SIM', apiUrl })
  await openTestVendor(server, { vendor: 'GAPV', apiUrl, shape: 'gap', secret: { authToken: 'shared', casinoId: 'tucano' } })
  await openTestVendor(server, { vendor: 'PGV', apiUrl, shape: 'pg', secret: { operatorToken: 'op', secretKey: 'key' } })
  const { db } = server.services
  const { our_public_key } = await db
    .selectFrom('lobby.integrations')
    .select('our_public_key')
    .where('vendor', '=', 'SIM')
    .executeTakeFirstOrThrow()
  ourKey = createPublicKey(our_public_key)
})
afterAll(async () => {
  await server.close()
  await apart.close()
  elsewhere.close()
})
beforeEach(() => {
  asked.length = 0
  reply = { status: 200, body: JSON.stringify({ url: 'https://games.example/play?x=1' }) }
})
afterEach(() => elsewhere.closeIdleConnections())

async function signIn({ services }: TestServer): Promise<{ memberId: bigint; headers: { authorization: string } }> {
  const account = `launch${++names}`
  const created = await createMember(services.db, { account, nickname: account, passwordHash: '*' })
  if (!('id' in created)) throw new Error('taken')
  return { memberId: created.id, headers: (await signedIn(services.db, created.id)).headers }
}

const game = { vassalage: 'SIM', gameType: 'RNG', gameCode: GAME } as const
const open = async (on: TestServer, headers: object, change = {}) => on.call(launchGame, { ...game, ...change }, { ...headers })
/** The job that asks how vendors are may have been here meanwhile. */
const launches = () => asked.filter(({ path }) => path !== '/api/health')
const heard = (one = launches().at(-1)!) => JSON.parse(one.body) as GameUrlRequest

test('a vendor elsewhere is asked for the address, signed with our key, and knows the member by a name of its own', async () => {
  const { headers, memberId } = await signIn(server)
  // The catalogue hears of a new vendor by an event.
  await expect.poll(async () => (await open(server, headers)).body.success).toBe(true)
  const mobile = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' }
  const { body } = await open(server, { ...headers, ...mobile }, { backUrl: '/rng?page=SIM', language: 'PT' })
  expect(body.value.content).toMatchObject({ game_url: 'https://games.example/play?x=1', game: { gameCode: GAME, vassalage: 'SIM' } })
  const last = launches().at(-1)!
  expect(last.path).toBe('/api/game/url')
  expect(isSigned(ourKey, { headers: last.headers, body: Buffer.from(last.body), now: Date.now() })).toBe(true)
  const { user, token, ...rest } = heard()
  expect(rest).toEqual({
    game_code: GAME,
    platform: 'mobile',
    currency: 'BRL',
    lang: 'pt',
    country: 'BR',
    ip: '127.0.0.1',
    lobby_url: 'https://tucano.example/rng?page=SIM',
    deposit_url: 'https://tucano.example/',
    sub_partner_id: server.services.brand.merchantCode,
  })
  expect(user).toMatch(/^[\w-]{22}$/)
  const reward = {
    id: '6a0f4a52-0c5e-4a0c-9d0b-6f6f0c1e5a55',
    source: 'test:launch',
    kind: 'rounds',
    title: 'Giros',
    until: new Date('2099-01-01'),
  }
  await server.services.db
    .insertInto('betting.free_stakes')
    .values({ ...reward, member_id: memberId, game: GAME, stake: 50n, given: 10 })
    .execute()
  await open(server, headers)
  expect(heard().rewards).toEqual([{ reward_uuid: reward.id, rounds: 10, amount: 50_000, until: reward.until.getTime() }])
  expect(last.body).not.toMatch(new RegExp(`launch\\d|${memberId}`))
  // The same name each time, another one for another member; and the token plays.
  expect(heard(launches()[0])).toMatchObject({ user, platform: 'desktop' })
  expect(heard(launches()[0]).token).not.toBe(token)
  await open(server, (await signIn(server)).headers)
  expect(heard().user).not.toBe(user)
  expect((await vendor.call('balance', { user, token, memberId, account: 0n })).status).toBe('RS_OK')
  expect((await server.call(listRecentGames, {}, headers)).body.value.list.map(({ gameCode }) => gameCode)).toEqual([GAME])
  expect(server.log.join('')).not.toContain(token)
})

test('rounds can be given in games of vendors whose shape has a word for them, and in no others', async () => {
  const { headers } = await employ(server.services, 'rodadas', ['compliance'])
  await expect
    .poll(async () => (await server.call(office.getPromotionChoices, {}, headers)).body.value.roundGames.map(({ name }) => name))
    .toEqual([`${GAME} · SIM`, 'dado · SIM'])
  const save = async (code: string) => {
    const reward = { type: 'freeRounds', game: code, rounds: 10, stake: '50', days: 7 } as const
    const definition = promotionOf('manual', { reward })
    return (await server.call(office.savePromotion, { promotionId: null, present: null, definition }, headers)).status
  }
  expect([await save(GAME), await save('nenhum')]).toEqual([200, 400])
})

test('a vendor that gives no address is under maintenance for whoever asked, and the game does not count as opened', async () => {
  const { headers } = await signIn(server)
  for (const [status, body] of [
    [500, ''],
    [200, 'no JSON'],
    [200, '{}'],
    [200, '{"url":"javascript:alert(1)"}'],
    [200, '{"url":"nowhere"}'],
  ] as const) {
    reply = { status, body }
    const answer = await open(server, headers)
    expect([answer.status, answer.body.errorCode], body).toEqual([503, 'game.maintenance'])
    // One that succeeds in between keeps it up.
    reply = { status: 200, body: JSON.stringify({ url: 'https://games.example/' }) }
    await open(server, (await signIn(server)).headers)
  }
  expect((await server.call(listRecentGames, {}, headers)).body.value.list).toEqual([])
})

const stateOf = async (code: string): Promise<[string | undefined, string | undefined]> => {
  const { lanes, games } = (await server.call(listMenus, { vassalage: code, pageSize: 100 })).body as unknown as ReplyOf<typeof listMenus>
  return [lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === code)?.state, games[0]?.state]
}
const toldTimes = async (): Promise<number> =>
  (await server.services.db.selectFrom('platform.outbox').select('id').where('name', '=', 'lobby.changed').execute()).length

test('three failures in a row take a vendor down, one answer brings it back, and pages hear of it when it changes', async () => {
  const { db } = server.services
  // Nobody is connected to this one, so nobody else asks how it is.
  await addVendor(server, 'QUIETO')
  // A code that we have maths for: our own studio opens it.
  await server.services.db
    .updateTable('lobby.games')
    .set({ code: 'keno' })
    .where('vendor', '=', 'QUIETO')
    .where('code', '=', GAME)
    .execute()
  await expect.poll(() => stateOf('QUIETO')).toEqual(['open', 'open'])
  const told = await toldTimes()
  const hear = async (...well: boolean[]): Promise<void> => {
    for (const one of well) await hearHealth(db, 'QUIETO', one)
  }
  await hear(true, false, false, true, false, false)
  expect(await toldTimes()).toBe(told)
  await hear(false)
  await expect.poll(() => stateOf('QUIETO')).toEqual(['maintenance', 'maintenance'])
  await hear(false, false)
  expect(await toldTimes()).toBe(told + 1)
  await hear(true, true)
  await expect.poll(() => stateOf('QUIETO')).toEqual(['open', 'open'])
  expect(await toldTimes()).toBe(told + 2)
})

test('vendors are asked how they are, and launches count as well; one that is down opens no games and is still paid', async () => {
  const { services } = server
  const watch = new VendorGames(services, new Integrations(services))
  const { headers } = await signIn(server)
  const player = await vendor.player()
  await vendor.call('bet', player)
  await watch.checkHealth()
  const ping = asked.find(({ path }) => path === '/api/health')!
  expect(isSigned(ourKey, { headers: ping.headers, body: Buffer.from(''), now: Date.now() })).toBe(true)
  reply = { status: 500, body: '' }
  await watch.checkHealth()
  await open(server, headers)
  await watch.checkHealth()
  await expect.poll(() => stateOf('SIM')).toEqual(['maintenance', 'maintenance'])
  asked.length = 0
  expect((await open(server, headers)).body.errorCode).toBe('game.maintenance')
  expect(launches()).toEqual([])
  expect((await vendor.call('win', player)).status).toBe('RS_OK')
  // Not every vendor knows the question; whoever says so is well.
  reply = { status: 404, body: '' }
  await watch.checkHealth()
  await expect.poll(() => stateOf('SIM')).toEqual(['open', 'open'])
})

test('an operator’s maintenance closes launches, too', async () => {
  const { db } = server.services
  const { headers } = await signIn(server)
  await db.updateTable('lobby.vendors').set({ state: 'maintenance' }).where('code', '=', 'SIM').execute()
  await expect.poll(async () => (await open(server, headers)).body.errorCode).toBe('game.maintenance')
  await db.updateTable('lobby.vendors').set({ state: 'open' }).where('code', '=', 'SIM').execute()
  await expect.poll(async () => (await open(server, headers)).body.success).toBe(true)
})

test('vendors of other shapes are opened in their own way', async () => {
  const { headers } = await signIn(server)
  reply = { status: 200, body: JSON.stringify({ launch_options: { game_url: 'https://gap.example/play' } }) }
  await expect
    .poll(async () => (await open(server, headers, { vassalage: 'GAPV' })).body.value?.content?.game_url)
    .toBe('https://gap.example/play')
  const { path, headers: sent, body } = launches().at(-1)!
  expect([path, sent['x-request-sign']]).toEqual(['/api/sessions', gapSignature({ authToken: 'shared', casinoId: 'tucano' }, body)])
  expect(JSON.parse(body)).toMatchObject({
    casino_id: 'tucano',
    game: GAME,
    currency: 'BRL',
    user: { id: expect.stringMatching(/^[\w-]{22}$/) },
  })
  asked.length = 0
  const { content } = (await open(server, headers, { vassalage: 'PGV' })).body.value
  const address = new URL(content.game_url)
  expect(address.href).toMatch(new RegExp(`^http://127.0.0.1:\\d+/api/${GAME}/index.html`))
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ ot: 'op', btt: '1', ops: expect.stringMatching(/^[\w-]{43}$/) })
  expect(launches()).toEqual([])
})

test('with one wallet games draw on the cash pocket, with wallets apart on the one at the vendor, and chips stay chips', async () => {
  const theirs = await openTestVendor(apart, { vendor: 'SIM', apiUrl })
  const { memberId, headers } = await signIn(apart)
  const { db } = apart.services
  const fund = async (pocket: 'cash' | 'vendor', amount: bigint): Promise<bigint> => {
    const to = await openAccount(db, { memberId, pocket, currency: 'BRL', ...(pocket === 'vendor' ? { vendor: 'SIM' } : {}) })
    const from = await operatorAccount(db, 'clearing', 'BRL')
    await post(db, { key: `fund:${pocket}:${memberId}`, kind: 'deposit', moves: [{ from, to, amount, currency: 'BRL' }] })
    return to
  }
  const balanceOf = async (account: bigint): Promise<bigint> =>
    (await db.selectFrom('ledger.accounts').select('balance').where('id', '=', account).executeTakeFirstOrThrow()).balance
  const cash = await fund('cash', 5000n)
  const wallet = await fund('vendor', 300n)
  await expect.poll(async () => (await open(apart, headers)).body.success).toBe(true)
  const { user, token } = heard()
  const player = { user, token, memberId, account: wallet }
  expect((await theirs.call('balance', player)).balance).toBe(300)
  const bet = crypto.randomUUID()
  expect((await theirs.call('bet', player, { transaction_uuid: bet, amount: 200_000 })).balance).toBe(100)
  expect((await theirs.call('bet', player, { amount: 101_000 })).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY')
  expect((await theirs.call('win', player, { amount: 50_000, round_closed: true })).balance).toBe(150)
  expect((await theirs.call('rollback', player, { reference_transaction_uuid: bet })).balance).toBe(300)
  expect([await balanceOf(cash), await balanceOf(wallet)]).toEqual([5000n, 300n])

  const trial = await apart.call(startFreePlay, freePlay())
  await open(apart, { authorization: trial.body.value.token })
  expect(heard().currency).toBe('FUN')
  const chips = { user: heard().user, token: heard().token, memberId: BigInt(trial.body.value.id), account: 0n }
  expect((await theirs.call('bet', chips, { currency: 'FUN' })).balance).toBe(999_990)
  expect((await theirs.call('bet', chips, { currency: 'BRL' })).status).toBe('RS_ERROR_WRONG_CURRENCY')
  expect(await reconcile(db)).toEqual([])
})

test('our own key is made once and stays, sealed; a key that is too short is refused', async () => {
  const { db, vault } = server.services
  const row = () => db.selectFrom('lobby.integrations').selectAll().where('vendor', '=', 'SIM').executeTakeFirstOrThrow()
  const before = await row()
  expect(before.our_private_key.includes('PRIVATE KEY')).toBe(false)
  expect(vault.open(before.our_private_key).toString()).toContain('PRIVATE KEY')
  const again = await keepIntegration(server.services, { vendor: 'SIM', apiUrl, shape: 'canonical', publicKey: before.public_key! })
  expect(again).toBe(before.our_public_key)
  const short = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await expect(keepIntegration(server.services, { vendor: 'SIM', apiUrl, shape: 'canonical', publicKey: short.publicKey })).rejects.toThrow(
    '2048 bits',
  )
})

test('a vendor whose keys cannot be opened is not connected, and the others are', async () => {
  const { services } = server
  await addVendor(server, 'BROKEN')
  const { vendor: _vendor, ...like } = await services.db
    .selectFrom('lobby.integrations')
    .selectAll()
    .where('vendor', '=', 'SIM')
    .executeTakeFirstOrThrow()
  await services.db
    .insertInto('lobby.integrations')
    .values({ ...like, vendor: 'BROKEN', our_private_key: Buffer.alloc(100) })
    .execute()
  const integrations = new Integrations(services)
  expect(await integrations.find('BROKEN')).toBeUndefined()
  expect(await integrations.find('SIM')).toBeDefined()
  expect(server.log.some((line) => line.includes('an integration cannot be read') && line.includes('BROKEN'))).toBe(true)
})
