import { hashPassword } from '#platform/password'
import { createMember } from '#accounts/members'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { lastCode } from '../testing/browser.ts'
import { freePlay, signedIn } from '../testing/sign-in.ts'
import { coin } from '../testing/small-games.ts'
import { type TestServer, openTestServer, seal, withFlags } from '../testing/test-server.ts'

/**
 * Section 6 of the specification, "Call table token flags", with the addresses of its section 7. Written down here and nowhere taken from the
 * contract: the server is held against the specification, not against itself.
 */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Asked = Record<string, unknown>
interface Call {
  id: string
  what: string
  method: Method
  path: string
  asked?: Asked | (() => Promise<Asked>)
  /** What whoever has a token is told, where there is nothing to take or answer. */
  says?: string
}

const PASSWORD = 'segredo123'
const MOBILE = '11987650001'
const mobileNum = { mobileNum: MOBILE, countryDialingCode: '55' }
const agreed = { password: PASSWORD, confirmPassword: PASSWORD, agreed: true }
const words = 'uma duas tres quatro cinco seis sete oito nove dez onze doze'
let addresses = 0
/** Codes are good in the browser that asked for them. */
const cookies = new Map<string, string>()
let server: TestServer
let token: string

const entering = { type: 'username', username: 'ana', password: PASSWORD }
const registered = async (): Promise<Asked> => {
  await send({ method: 'POST', path: '/wps/verification/sms/register' }, { countryDialingCode: '55', mobileNo: '11987650002' })
  const verificationCode = await lastCode(server.services, '+5511987650002')
  return { ...agreed, mobileNum: '11987650002', countryDialingCode: '55', verificationCode }
}
const recovered = async (): Promise<Asked> => {
  await send({ method: 'POST', path: '/wps/verification/sms/password' }, mobileNum)
  return { ...mobileNum, newPassword: 'outrasenha1', verificationCode: await lastCode(server.services, `+55${MOBILE}`) }
}
const tried = async (): Promise<Asked> => ({ ...freePlay(), random: await seal(server.services, freePlay().random) })
const feedback = { id: crypto.randomUUID(), topic: 'idea', content: words }

const publicCalls: Call[] = [
  { id: 'PER-24', what: 'login', method: 'POST', path: '/wps/session/login', asked: entering },
  { id: 'PER-25', what: 'SMS code when not logged in', method: 'POST', path: '/wps/verification/sms/noLogin', asked: mobileNum },
  { id: 'PER-26', what: 'whitelabel menu', method: 'GET', path: '/wps/system/whitelabel' },
  { id: 'PER-27', what: 'register', method: 'PUT', path: '/wps/member/register', asked: { ...agreed, username: 'recente' } },
  { id: 'PER-28', what: 'mobile register', method: 'PUT', path: '/wps/member/register/mobile', asked: registered },
  { id: 'PER-29', what: 'affiliate', method: 'GET', path: '/wps/agent/affiliate', asked: { code: 'BOM2026', domain: 'localhost' } },
  { id: 'PER-30', what: 'register settings', method: 'GET', path: '/wps/system/setting/register' },
  {
    id: 'PER-31',
    what: 'forgot password by email',
    method: 'POST',
    path: '/wps/member/password/email',
    asked: { username: 'ana', email: 'ana@tucano.example' },
  },
  { id: 'PER-32', what: 'free-play login', method: 'POST', path: '/wps/session/login/freeplay', asked: tried },
  { id: 'PER-33', what: 'captcha', method: 'GET', path: '/wps/captcha' },
  { id: 'PER-34', what: 'system status', method: 'GET', path: '/wps/system/status' },
  { id: 'PER-35', what: 'password change by phone', method: 'POST', path: '/wps/member/password/verification', asked: recovered },
  { id: 'PER-36', what: 'game menus', method: 'GET', path: '/lgw/games/game_menus' },
  { id: 'PER-37', what: 'hot games', method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2' },
  {
    id: 'PER-38',
    what: 'announcements',
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    asked: { types: 'B', platform: 'W', execution: 'B' },
  },
  { id: 'PER-39', what: 'popular games', method: 'GET', path: '/lgw/games/popular' },
  {
    id: 'PER-40',
    what: 'winner board',
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    asked: { gameCategory: 'ALL', limitNum: 20 },
  },
  { id: 'PER-41', what: 'domain routing', method: 'GET', path: '/wps/system/domainRoute' },
  { id: 'PER-42', what: 'feedback', method: 'PUT', path: '/wps/feedback', asked: feedback },
  { id: 'PER-43', what: 'help centre', method: 'GET', path: '/wps/system/helpCenter' },
  {
    id: 'PER-44',
    what: 'registration SMS',
    method: 'POST',
    path: '/wps/verification/sms/register',
    asked: { countryDialingCode: '55', mobileNo: '11987650003' },
  },
  { id: 'PER-45', what: 'Vietnamese lottery menus', method: 'GET', path: '/lgw/vn/games/game_menu' },
  { id: 'PER-45', what: 'Vietnamese lottery menus', method: 'GET', path: '/lgw/vn/games/game_menu/recent' },
]

const changing = { oldPassword: PASSWORD, newPassword: 'novasenha77', confirmNewPassword: 'novasenha77' }
const transfer = { transferId: crypto.randomUUID(), fromAccountTypeId: 2, toAccountTypeId: 111, amount: '100' }

const [REDEEM, CONVERT] = ['/wps/relay/passwordCheck/MCS2_redeemPointReward', '/wps/relay/passwordCheck/MCS2_convertPoint']
const redeeming = { requestId: crypto.randomUUID(), goodsId: '1', paymentPassword: '123456' }
const converting = { requestId: crypto.randomUUID(), points: 1, paymentPassword: '123456' }

const memberCalls: Call[] = [
  { id: 'PER-46', what: 'member info', method: 'GET', path: '/wps/member/info' },
  { id: 'PER-47', what: 'avatar', method: 'GET', path: '/wps/relay/MCSFE_getPlayerAvatar' },
  { id: 'PER-48', what: 'icon', method: 'GET', path: '/wps/member/info/icon' },
  { id: 'PER-50', what: 'balance', method: 'GET', path: '/wps/v2/wallets/balance' },
  // With one wallet there is nothing to transfer between: the call itself says so.
  { id: 'PER-51', what: 'wallet transfer', method: 'POST', path: '/wps/relay/GCS_walletTransfer', asked: transfer, says: 'wallet.single' },
  { id: 'PER-53', what: 'game list', method: 'GET', path: '/wps/relay/GCSGAME_gameList' },
  { id: 'PER-54', what: 'favourites', method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames' },
  { id: 'PER-54', what: 'favourites', method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGamesList' },
  { id: 'PER-55', what: 'recent games', method: 'GET', path: '/wps/relay/GCS_recentGame' },
  { id: 'PER-56', what: 'game types', method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType' },
  { id: 'PER-57', what: 'vendors', method: 'GET', path: '/wps/relay/GCSGAME_gameVendor' },
  { id: 'PER-58', what: 'PVP rooms', method: 'GET', path: '/wps/relay/GLS2_roomList' },
  {
    id: 'PER-59',
    what: 'launching a game',
    method: 'POST',
    path: '/wps/game/launchGame',
    asked: { vassalage: 'TUC', gameType: 'RNG', gameCode: 'dados' },
  },
  { id: 'PER-60', what: 'consolidated funds', method: 'GET', path: '/wps/member/info/funds/consolidated' },
  {
    id: 'PER-61',
    what: 'dividend claim',
    method: 'POST',
    path: '/wps/relay/MCS2_processDividendReq',
    asked: { type: 'CONS', status: 'A', version: 1 },
    says: 'agreement.unknown',
  },
  ...(
    [
      ['daily salary claim', 'MCS2_processDailySalContract', { id: '1' }],
      ['hourly salary claim', 'MCS2_processContractHourSalary', { contractId: '1' }],
      ['real-time salary claim', 'MCSFE_processRealTimeSalaryContract', { contractId: '1' }],
    ] as const
  ).map(([name, call, which]): Call => ({
    id: 'PER-62',
    what: name,
    method: 'POST',
    path: `/wps/relay/${call}`,
    asked: { ...which, status: 'A', version: 1 },
    says: 'agreement.unknown',
  })),
  {
    id: 'PER-63',
    what: 'raffle claim',
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    asked: { promotionId: '1', period: 'all' },
    says: 'raffle.nothing',
  },
  ...['MCS2_getPointBalance', 'MCS2_getPointReward', 'MCS2_getRedeemPointList', 'MCS2_getPointConfig', 'ODSFE2_MemTransDet'].map(
    (call): Call => ({ id: 'PER-65', what: 'points', method: 'GET', path: `/wps/relay/${call}` }),
  ),
  { id: 'PER-65', what: 'redeeming points', method: 'POST', path: REDEEM, asked: redeeming, says: 'paymentPassword.missing' },
  { id: 'PER-65', what: 'converting points', method: 'POST', path: CONVERT, asked: converting, says: 'paymentPassword.missing' },
  { id: 'PER-64', what: 'unread count', method: 'GET', path: '/wps/relay/CSP_unreadCount' },
  // The last two, since they end what comes before them: the other sessions, and this one.
  { id: 'PER-49', what: 'password change', method: 'POST', path: '/wps/member/password', asked: changing },
  { id: 'PER-52', what: 'logout', method: 'DELETE', path: '/wps/session/logout' },
]

const encryptedCalls: Call[] = [
  { id: 'PER-66', what: 'login', method: 'POST', path: '/wps/session/login', asked: entering },
  { id: 'PER-67', what: 'register', method: 'PUT', path: '/wps/member/register', asked: { ...agreed, username: 'fechada' } },
  { id: 'PER-68', what: 'mobile register', method: 'PUT', path: '/wps/member/register/mobile', asked: { ...agreed, ...mobileNum } },
  { id: 'PER-69', what: 'password change', method: 'POST', path: '/wps/member/password', asked: changing },
  {
    id: 'PER-70',
    what: 'password change by phone',
    method: 'POST',
    path: '/wps/member/password/verification',
    asked: { ...mobileNum, newPassword: 'outrasenha1', verificationCode: '000000' },
  },
]

const FORM = '/wps/member/password/email'
const isSealed = (path: string): boolean => path === REDEEM || path === CONVERT || encryptedCalls.some((call) => call.path === path)

interface Sent {
  status: number
  body: { success?: boolean; errorCode?: string; value?: unknown }
}

async function send({ method, path }: Pick<Call, 'method' | 'path'>, asked: Asked, { as = '', plain = false } = {}): Promise<Sent> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers: Record<string, string> = {
    'x-forwarded-for': `198.22.0.${++addresses}`,
    ...(as && { authorization: as }),
    ...(cookie && { cookie }),
  }
  if (path === FORM) headers['content-type'] = 'application/x-www-form-urlencoded'
  const inQuery = method === 'GET' || method === 'DELETE'
  const url = inQuery ? `${path}?${String(new URLSearchParams(asked as Record<string, string>))}` : path
  const sealed = isSealed(path) && !plain ? { value: await seal(server.services, asked) } : asked
  const payload = path === FORM ? String(new URLSearchParams(asked as Record<string, string>)) : sealed
  const response = await server.app.inject({ method, url, headers, ...(inQuery ? {} : { payload }) })
  for (const { name, value } of response.cookies) cookies.set(name, value)
  return { status: response.statusCode, body: response.json() }
}

const what = async ({ asked = {} }: Call): Promise<Asked> => (typeof asked === 'function' ? asked() : asked)
const titled = (calls: Call[]) => calls.map((call) => [call.what, `${call.method} ${call.path}`, call.id, call] as const)

beforeAll(async () => {
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    content: true,
    games: [coin],
    brand: withFlags({ GEETEST3: false, LOGINIPVERF3: false }),
    env: { TRUSTED_PROXIES: '1' },
  })
  const { db } = server.services
  const passwordHash = await hashPassword(PASSWORD)
  const contact = { email: 'ana@tucano.example', emailVerified: true, mobile: `+55${MOBILE}`, mobileVerified: true }
  await createMember(db, { account: 'ana', nickname: 'Ana', passwordHash, ...contact })
  const bia = await createMember(db, { account: 'bia', nickname: 'Bia', passwordHash })
  if (!('id' in bia)) throw new Error('taken')
  token = (await signedIn(db, bia.id)).token
  for (const type of [1, 2, 4, 41, 42])
    await createMember(db, { account: `tipo${type}`, nickname: 'x', passwordHash, type, ...(type === 4 ? { trialHours: 1 } : {}) })
  const agent = await createMember(db, { account: 'agente', nickname: 'x', passwordHash, type: 1 })
  if (!('id' in agent)) throw new Error('taken')
  await db.insertInto('agent.invitations').values({ code: 'BOM2026', agent_id: agent.id }).execute()
})
afterAll(() => server.close())

describe('public calls', () => {
  test.each(titled(publicCalls))('%s, %s, needs no token [%s]', async (_what, _address, _id, call) => {
    const { status, body } = await send(call, await what(call))
    expect([status, body.errorCode]).toEqual([200, undefined])
    if (call.path.startsWith('/wps/')) expect(body.success).toBe(true)
  })
})

describe('member-only calls', () => {
  test.each(titled(memberCalls))('%s, %s, needs a token [%s]', async (_what, _address, _id, call) => {
    const asked = await what(call)
    for (const as of ['', 'A'.repeat(43), 'x']) {
      const { status, body } = await send(call, asked, { as })
      expect([status, body.errorCode]).toEqual([401, 'login.not.session'])
    }
    const { status, body } = await send(call, asked, { as: token })
    expect([status, body.success === true, body.errorCode]).toEqual([200, call.says === undefined, call.says])
  })
})

describe('encrypted calls', () => {
  test.each(titled(encryptedCalls))('%s, %s, is refused in plain and read when sealed [%s]', async (_what, _address, _id, call) => {
    const { db } = server.services
    const { id } = await db.selectFrom('member.members').select('id').where('account', '=', 'bia').executeTakeFirstOrThrow()
    const as = call.id === 'PER-69' ? (await signedIn(db, id)).token : ''
    const asked = await what(call)
    const plain = await send(call, asked, { as, plain: true })
    expect([plain.status, plain.body.errorCode]).toEqual([400, 'request.not.encrypted'])
    const sealed = await send(call, asked, { as })
    expect([sealed.status, sealed.body.errorCode]).not.toEqual([400, 'request.not.encrypted'])
    expect(sealed.status).toBe(200)
  })
})

test('the agents’ entry knows the types 1, 2, 4, 41 and 42: all but 4 get in, which is told that it is a trial; others are no agents [PER-14]', async () => {
  const enter = async (username: string) => {
    const asked = { type: 'username', username, password: PASSWORD, agentEntry: true }
    const { body } = await send({ method: 'POST', path: '/wps/session/login' }, asked)
    return body.success ? 'in' : body.errorCode
  }
  for (const type of [1, 2, 41, 42]) expect(await enter(`tipo${type}`), String(type)).toBe('in')
  expect(await enter('tipo4')).toBe('account.trial')
  await server.services.db
    .insertInto('member.members')
    .values({ account: 'comum', nickname: 'x', password_hash: await hashPassword(PASSWORD) })
    .execute()
  expect(await enter('comum')).toBe('login.agents.only')
})

test('a player registers, logs in, tries free play, browses and launches a game, and uses the member centre [PER-01]', async () => {
  const account = { username: 'jogadora', password: PASSWORD }
  const opened = await send({ method: 'PUT', path: '/wps/member/register' }, { ...account, confirmPassword: PASSWORD, agreed: true })
  expect(opened.body.success).toBe(true)
  const entered = await send({ method: 'POST', path: '/wps/session/login' }, { type: 'username', ...account })
  const as = (entered.body.value as { token: string }).token
  const menus = (await send({ method: 'GET', path: '/lgw/games/game_menus' }, { gameType: 'RNG', gameName: 'dados' })).body as unknown
  const [game] = (menus as { games: { vassalage: string; gameType: string; gameCode: string }[] }).games
  expect(game).toMatchObject({ gameCode: 'dados' })
  const { vassalage, gameType, gameCode } = game!
  const launched = await send({ method: 'POST', path: '/wps/game/launchGame' }, { vassalage, gameType, gameCode }, { as })
  expect(launched.body).toMatchObject({ success: true, value: { content: { game_url: expect.stringMatching(/^[/h]/) } } })
  const centre = [
    '/wps/member/info',
    '/wps/v2/wallets/balance',
    '/wps/v2/member/securityConfig',
    '/wps/message/inbox',
    '/wps/relay/GCS_recentGame',
  ]
  for (const path of centre) expect((await send({ method: 'GET', path }, {}, { as })).body.success, path).toBe(true)
  const trial = await send({ method: 'POST', path: '/wps/session/login/freeplay' }, await tried())
  const launch = await send(
    { method: 'POST', path: '/wps/game/launchGame' },
    { vassalage, gameType, gameCode },
    { as: (trial.body.value as { token: string }).token },
  )
  expect(launch.body.success, 'free play opens games as well').toBe(true)
})
