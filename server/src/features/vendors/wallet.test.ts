import { randomUUID, sign } from 'node:crypto'
import { setAccountClosed } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@tucano/contract/vendors'
import { changeMember } from '#accounts/members'
import { endSessions } from '#accounts/sessions'
import { voidBet } from '#betting/bets'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { type TestPlayer, type TestVendor, GAME, launchFor, openTestVendor } from '../../testing/test-vendor.ts'
import { signatureOf } from './signature.ts'

let server: TestServer
let vendor: TestVendor
let other: TestVendor
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  vendor = await openTestVendor(server, { vendor: 'SIM' })
  other = await openTestVendor(server, { vendor: 'OUTRO' })
})
afterAll(() => server.close())
/** Whatever a test did, the books agree. */
afterEach(async () => {
  const differences = await reconcile(server.services.db)
  if (differences.length > 0)
    throw new Error(JSON.stringify(differences, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)))
})

const uuid = (): string => randomUUID()
const minor = (amount: number): number => amount * 1000
const money = (player: TestPlayer): Promise<bigint> =>
  server.services.db
    .selectFrom('ledger.accounts')
    .select('balance')
    .where('id', '=', player.account)
    .executeTakeFirstOrThrow()
    .then(({ balance }) => balance)
const roundsOf = ({ memberId }: TestPlayer) =>
  server.services.db.selectFrom('betting.bets').selectAll().where('member_id', '=', memberId).orderBy('id').execute()

test('a bet takes its amount, a win pays and closes the round, and both are one round of ours', async () => {
  const player = await vendor.player()
  expect((await vendor.call('balance', player)).balance).toBe(1000)
  const request_uuid = uuid()
  const bet = await vendor.call('bet', player, { request_uuid, amount: minor(100) })
  expect(bet.http).toBe(200)
  expect(bet.reply).toEqual({ status: 'RS_OK', request_uuid, user: player.user, currency: 'BRL', balance: minor(900) })
  expect(await roundsOf(player)).toMatchObject([{ state: 'open', stake: 100n, vendor: 'SIM', game: GAME, product: 'RNG', currency: 'BRL' }])
  const win = await vendor.call('win', player, { amount: minor(250), round_closed: true })
  expect([win.status, win.balance]).toEqual(['RS_OK', 1150])
  expect(await roundsOf(player)).toMatchObject([{ state: 'settled', stake: 100n, payout: 250n }])
})

test('information about a player says where it is and what it plays in, and nothing that names it', async () => {
  const player = await vendor.player()
  const { reply } = await vendor.call('info', player)
  expect(reply).toMatchObject({ status: 'RS_OK', user: player.user, currency: 'BRL', country: 'BR', balance: minor(1000) })
  expect(JSON.stringify(reply)).not.toMatch(new RegExp(`player\\d|${player.memberId}`))
  expect((await vendor.call('info', { ...player, user: 'somebody-else-here' })).status).toBe('RS_ERROR_INVALID_TOKEN')
})

test('the same transaction is done once; its repetitions get the answer of then, and the balance of now', async () => {
  const player = await vendor.player()
  const bet = { transaction_uuid: uuid(), amount: minor(100) }
  const many = await Promise.all(Array.from({ length: 20 }, () => vendor.call('bet', player, bet)))
  expect(many.map(({ status, balance }) => [status, balance])).toEqual(many.map(() => ['RS_OK', 900]))
  const win = { transaction_uuid: uuid(), amount: minor(30), round_closed: true }
  await Promise.all(Array.from({ length: 20 }, () => vendor.call('win', player, win)))
  const again = await vendor.call('bet', player, bet)
  expect([again.status, again.balance]).toEqual(['RS_OK', 930])
  expect(await money(player)).toBe(930n)
})

test('an id that was used for something else is refused', async () => {
  const player = await vendor.player()
  const stranger = await vendor.player()
  const transaction_uuid = uuid()
  await vendor.call('bet', player, { transaction_uuid })
  const changes: [TestPlayer, object][] = [
    [player, { amount: minor(11) }],
    [player, { round: 'another' }],
    [player, { round_closed: true }],
    [stranger, {}],
  ]
  for (const [who, change] of changes)
    expect((await vendor.call('bet', who, { transaction_uuid, ...change })).status, JSON.stringify(change)).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    )
  expect((await vendor.call('win', player, { transaction_uuid })).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
  expect((await vendor.call('rollback', player, { transaction_uuid, reference_transaction_uuid: uuid() })).status).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  )
  expect([await money(player), await money(stranger)]).toEqual([990n, 1000n])
  // Another vendor has ids of its own.
  expect((await other.call('bet', await other.player(), { transaction_uuid })).status).toBe('RS_OK')
})

test('a bet needs a token of this player, vendor and game, no older than half a day', async () => {
  const player = await vendor.player()
  const { memberId } = player
  const stranger = await vendor.player()
  const expired = await launchFor(server, { vendor: 'SIM', memberId, hoursAgo: 13 })
  const elsewhere = await launchFor(server, { vendor: 'SIM', memberId, game: 'dado' })
  for (const [token, status] of [
    ['nonsense', 'RS_ERROR_INVALID_TOKEN'],
    [stranger.token, 'RS_ERROR_INVALID_TOKEN'],
    [elsewhere, 'RS_ERROR_INVALID_TOKEN'],
    [expired, 'RS_ERROR_TOKEN_EXPIRED'],
    [player.token, 'RS_OK'],
  ] as const) {
    expect((await vendor.call('bet', player, { token })).status, token).toBe(status)
    expect((await vendor.call('balance', player, { token })).status).toBe(status)
    expect((await vendor.call('info', player, { token })).status).toBe(token === elsewhere ? 'RS_OK' : status)
  }
  // Whoever signs in elsewhere, or signs out, has left the game.
  await signedIn(server.services.db, memberId)
  expect((await vendor.call('bet', player)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  const token = await launchFor(server, { vendor: 'SIM', memberId })
  expect((await vendor.call('bet', player, { token })).status).toBe('RS_OK')
  await endSessions(server.services.db, memberId, 'logout')
  expect((await vendor.call('bet', player, { token })).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  expect(await money(player)).toBe(980n)
})

test('wins and rollbacks are taken with a token that has expired, after the session and from a closed account', async () => {
  const player = await vendor.player()
  const bets = [uuid(), uuid()]
  for (const transaction_uuid of bets) await vendor.call('bet', player, { transaction_uuid, amount: minor(100) })
  await endSessions(server.services.db, player.memberId, 'logout')
  await changeMember(server.services.db, player.memberId, { by: { actor: 'system' }, set: { status: 'disabled' } })
  expect((await vendor.call('bet', player)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  const win = await vendor.call('win', player, { token: 'x', amount: minor(40), reference_transaction_uuid: bets[0] })
  expect([win.status, win.balance]).toEqual(['RS_OK', 840])
  const back = await vendor.call('rollback', player, { reference_transaction_uuid: bets[1] })
  expect([back.status, back.balance]).toEqual(['RS_OK', 940])
  await setAccountClosed(server.services.db, player.account, true)
  // What a closed account cannot take waits in suspense; the vendor has nothing to do with that.
  expect((await vendor.call('win', player, { amount: minor(7), round_closed: true })).status).toBe('RS_OK')
  expect(await money(player)).toBe(940n)
})

test('somebody whose account is closed bets no more', async () => {
  const player = await vendor.player()
  await changeMember(server.services.db, player.memberId, { by: { actor: 'system' }, set: { status: 'disabled' } })
  expect((await vendor.call('bet', player)).status).toBe('RS_ERROR_USER_DISABLED')
  const second = await vendor.player()
  await setAccountClosed(server.services.db, second.account, true)
  expect((await vendor.call('bet', second)).status).toBe('RS_ERROR_USER_DISABLED')
})

test('a bet that cannot be paid is refused with the balance, leaves no trace, and may be asked for again', async () => {
  const player = await vendor.player(50n)
  const bet = { transaction_uuid: uuid(), amount: minor(51) }
  const refused = await vendor.call('bet', player, bet)
  expect([refused.status, refused.balance]).toEqual(['RS_ERROR_NOT_ENOUGH_MONEY', 50])
  expect(await roundsOf(player)).toEqual([])
  await vendor.call('bet', player, { amount: minor(20), round: 'a' })
  await vendor.call('win', player, { amount: minor(80), round: 'a', round_closed: true })
  expect((await vendor.call('bet', player, bet)).balance).toBe(59)
})

test('of twenty bets of a whole balance at once, one is taken', async () => {
  const player = await vendor.player()
  const bets = await Promise.all(Array.from({ length: 20 }, (_, n) => vendor.call('bet', player, { amount: minor(1000), round: `r${n}` })))
  expect(bets.filter(({ status }) => status === 'RS_OK')).toHaveLength(1)
  expect(bets.filter(({ status }) => status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(19)
})

test('a round takes several bets and several wins, wins of nothing, and wins after its end', async () => {
  const player = await vendor.player()
  const [first, second] = [uuid(), uuid()]
  await vendor.call('bet', player, { transaction_uuid: first, amount: minor(100) })
  await vendor.call('bet', player, { transaction_uuid: second, amount: minor(50) })
  await vendor.call('win', player, { amount: minor(20), reference_transaction_uuid: first })
  await vendor.call('win', player, { amount: 0, reference_transaction_uuid: second })
  await vendor.call('win', player, { amount: minor(5), round_closed: true })
  expect(await roundsOf(player)).toMatchObject([{ state: 'settled', stake: 150n, payout: 25n }])
  expect((await vendor.call('win', player, { amount: minor(1), round_closed: true })).balance).toBe(876)
  expect((await vendor.call('bet', player)).status).toBe('RS_ERROR_ROUND_CLOSED')
  // A round that is closed by its bet is lost, unless a win comes later.
  expect((await vendor.call('bet', player, { round: 'lost', round_closed: true })).balance).toBe(866)
  expect(await roundsOf(player)).toMatchObject([{}, { state: 'settled', stake: 10n, payout: 0n }])
  // And the last bet of several may close it as well.
  await vendor.call('bet', player, { round: 'two' })
  expect((await vendor.call('bet', player, { round: 'two', round_closed: true })).status).toBe('RS_OK')
  expect((await roundsOf(player)).at(-1)).toMatchObject({ state: 'settled', stake: 20n })
})

test('rounds of the same name are apart for each player', async () => {
  const [ana, bia] = [await vendor.player(), await vendor.player()]
  await vendor.call('bet', ana)
  expect((await vendor.call('win', bia)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  const bet = uuid()
  await vendor.call('bet', bia, { transaction_uuid: bet })
  expect((await vendor.call('win', ana, { reference_transaction_uuid: bet })).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  expect([await money(ana), await money(bia)]).toEqual([990n, 990n])
})

test('a win without its bet is refused and not kept: once the bet is there, it is paid', async () => {
  const player = await vendor.player()
  const bet = uuid()
  const win = { transaction_uuid: uuid(), reference_transaction_uuid: bet }
  expect((await vendor.call('win', player, win)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  await vendor.call('bet', player, { transaction_uuid: bet })
  expect((await vendor.call('win', player, { ...win, round: 'another' })).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  expect((await vendor.call('win', player, { reference_transaction_uuid: uuid() })).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  expect((await vendor.call('win', player, win)).balance).toBe(1000)
})

test('a rollback undoes a bet and every win that names it; what is undone stays undone', async () => {
  const player = await vendor.player()
  const [bet, win] = [uuid(), uuid()]
  const placed = { transaction_uuid: bet, amount: minor(100) }
  const won = { transaction_uuid: win, reference_transaction_uuid: bet, amount: minor(300), round_closed: true }
  await vendor.call('bet', player, placed)
  await vendor.call('win', player, won)
  const back = { transaction_uuid: uuid(), reference_transaction_uuid: bet }
  const undone = await vendor.call('rollback', player, back)
  expect([undone.status, undone.reply.user, undone.balance]).toEqual(['RS_OK', player.user, 1000])
  expect((await vendor.call('rollback', player, back)).status).toBe('RS_OK')
  expect((await vendor.call('rollback', player, { ...back, reference_transaction_uuid: win })).status).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  )
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: bet })).status).toBe('RS_OK')
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: win })).status).toBe('RS_OK')
  expect((await vendor.call('bet', player, placed)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await vendor.call('win', player, won)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await vendor.call('win', player, { reference_transaction_uuid: bet })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await vendor.call('win', player)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: back.transaction_uuid })).status).toBe(
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  )
  expect(await money(player)).toBe(1000n)
  expect(await roundsOf(player)).toMatchObject([{ state: 'void' }])
})

test('a bet in a round that was undone altogether is a new round; the wins that name no bet are its own', async () => {
  const player = await vendor.player()
  const first = uuid()
  await vendor.call('bet', player, { transaction_uuid: first })
  await vendor.call('rollback', player, { reference_transaction_uuid: first })
  expect((await vendor.call('bet', player, { amount: minor(30) })).balance).toBe(970)
  expect((await vendor.call('win', player, { amount: minor(5), round_closed: true })).balance).toBe(975)
  expect(await roundsOf(player)).toMatchObject([{ state: 'void' }, { state: 'settled', stake: 30n, payout: 5n }])
})

test('of two bets one can be undone, and the wins that name it go with it', async () => {
  const player = await vendor.player()
  const [first, second] = [uuid(), uuid()]
  await vendor.call('bet', player, { transaction_uuid: first, amount: minor(100) })
  await vendor.call('win', player, { reference_transaction_uuid: first, amount: minor(30) })
  await vendor.call('bet', player, { transaction_uuid: second, amount: minor(50) })
  await vendor.call('win', player, { reference_transaction_uuid: second, amount: minor(9) })
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: first })).balance).toBe(959)
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: second })).balance).toBe(1000)
})

test('with the last bet of a round go the wins that name no bet', async () => {
  const player = await vendor.player()
  const [first, second] = [uuid(), uuid()]
  await vendor.call('bet', player, { transaction_uuid: first, amount: minor(100) })
  await vendor.call('bet', player, { transaction_uuid: second, amount: minor(50) })
  await vendor.call('win', player, { amount: minor(7), round_closed: true })
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: first })).balance).toBe(957)
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: second })).balance).toBe(1000)
})

test('a rollback that comes first keeps the place: the bet that comes later is refused', async () => {
  const player = await vendor.player()
  const bet = uuid()
  const { status, reply } = await vendor.call('rollback', undefined, { reference_transaction_uuid: bet })
  expect([status, reply.user]).toEqual(['RS_OK', undefined])
  expect((await vendor.call('bet', player, { transaction_uuid: bet })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await vendor.call('win', player, { reference_transaction_uuid: bet })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await vendor.call('rollback', undefined, { reference_transaction_uuid: bet })).status).toBe('RS_OK')
  expect(await money(player)).toBe(1000n)
})

test('a bet and its rollback at the same moment come to nothing, whoever is first', async () => {
  const player = await vendor.player()
  for (let times = 0; times < 20; times++) {
    const bet = uuid()
    const calls = [
      () => vendor.call('bet', player, { transaction_uuid: bet, round: bet }),
      () => vendor.call('rollback', player, { reference_transaction_uuid: bet, round: bet }),
    ]
    const answers = await Promise.all((times % 2 ? calls : calls.toReversed()).map((call) => call()))
    expect(answers.map(({ http }) => http)).toEqual([200, 200])
  }
  expect(await money(player)).toBe(1000n)
})

test('a win that is taken back and is spent already is owed: no balance falls below zero', async () => {
  const player = await vendor.player(100n)
  const win = uuid()
  await vendor.call('bet', player, { amount: minor(100) })
  await vendor.call('win', player, { transaction_uuid: win, amount: minor(300), round_closed: true })
  await vendor.call('bet', player, { amount: minor(250), round: 'spent', round_closed: true })
  const back = await vendor.call('rollback', player, { reference_transaction_uuid: win })
  expect([back.status, back.balance]).toEqual(['RS_OK', 0])
})

test('a round that we have undone ourselves pays nothing more, and can be rolled back', async () => {
  const player = await vendor.player()
  const bet = uuid()
  await vendor.call('bet', player, { transaction_uuid: bet })
  const [round] = await roundsOf(player)
  await voidBet(server.services.db, round!.id)
  expect((await vendor.call('win', player)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: bet })).status).toBe('RS_OK')
  expect(await money(player)).toBe(1000n)
})

test('wrong games, currencies and rewards have their own answers', async () => {
  const player = await vendor.player()
  await vendor.call('bet', player)
  const refused = async (call: 'bet' | 'win', fields: object) => (await vendor.call(call, player, { round: 'r', ...fields })).status
  expect(await refused('bet', { game_code: 'nothing' })).toBe('RS_ERROR_INVALID_GAME')
  expect(await refused('bet', { currency: 'USD' })).toBe('RS_ERROR_WRONG_CURRENCY')
  expect(await refused('win', { currency: 'USD', round: 'round-1' })).toBe('RS_ERROR_WRONG_CURRENCY')
  expect(await refused('bet', { is_free: true, reward_uuid: uuid() })).toBe('RS_ERROR_INVALID_REWARD')
  expect(await refused('win', { is_free: true, round: 'round-1' })).toBe('RS_ERROR_INVALID_REWARD')
  expect(await refused('win', { is_supplier_promo: true, round: 'round-1' })).toBe('RS_OK')
  const { db } = server.services
  await db
    .insertInto('lobby.games')
    .values(await gameOf('OUTRO', 'so-deles'))
    .execute()
  expect(await refused('bet', { game_code: 'so-deles' })).toBe('RS_ERROR_INVALID_GAME')
})

test('free rounds are paid by the promotion account, each once, as many as were given; what they win is the player’s', async () => {
  const { db } = server.services
  const player = await vendor.player(1000n)
  const reward = uuid()
  const rounds = { member_id: player.memberId, kind: 'rounds', title: 'Giros', stake: 50n, until: new Date(Date.now() + 3_600_000) }
  await db
    .insertInto('betting.free_stakes')
    .values({ id: reward, source: `test:${reward}`, game: GAME, given: 2, ...rounds })
    .execute()
  const free = { is_free: true, reward_uuid: reward, amount: minor(50) }
  const used = async () =>
    (await db.selectFrom('betting.free_stakes').select('used').where('id', '=', reward).executeTakeFirstOrThrow()).used
  const bet = (fields: Record<string, unknown>, who = player) => vendor.call('bet', who, fields).then(({ status }) => status)
  const invalid = 'RS_ERROR_INVALID_REWARD'
  const stranger = await vendor.player(1000n)
  expect(await bet({ ...free, round: 'f0' }, stranger)).toBe(invalid)
  expect(await bet({ ...free, round: 'f0', amount: minor(51) })).toBe(invalid)
  expect(await bet({ ...free, round: 'f0', reward_uuid: uuid() })).toBe(invalid)
  expect(await bet({ is_free: true, round: 'f0', amount: minor(50) })).toBe(invalid)
  expect(await used()).toBe(0)
  // Sent again, it is the same one.
  const first = { ...free, round: 'f1', transaction_uuid: uuid() }
  expect(await Promise.all([bet(first), bet(first), bet(first)])).toEqual(['RS_OK', 'RS_OK', 'RS_OK'])
  expect([await used(), await money(player)]).toEqual([1, 1000n])
  expect(await bet({ round: 'f1', amount: minor(50) })).toBe(invalid)
  expect((await vendor.call('win', player, { is_free: true, round: 'f1', amount: minor(300), round_closed: true })).balance).toBe(1300)
  expect(await roundsOf(player)).toMatchObject([{ state: 'settled', stake: 50n, payout: 300n, free: true }])
  // Of two at once for the last one, one is played; undone, it can be played again.
  const [one, two] = [uuid(), uuid()]
  const both = await Promise.all([
    bet({ ...free, round: 'f2', transaction_uuid: one }),
    bet({ ...free, round: 'f3', transaction_uuid: two }),
  ])
  expect(both.toSorted()).toEqual([invalid, 'RS_OK'])
  const played = both[0] === 'RS_OK' ? one : two
  await vendor.call('rollback', player, { reference_transaction_uuid: played })
  await vendor.call('rollback', player, { reference_transaction_uuid: played })
  expect([await used(), await money(player)]).toEqual([1, 1300n])
  expect(await bet({ ...free, round: 'f4', round_closed: true })).toBe('RS_OK')
  expect(await bet({ ...free, round: 'f5' })).toBe(invalid)
  expect([await used(), await money(player)]).toEqual([2, 1300n])
})

const gameOf = async (of: string, code: string) => {
  const { id: _id, ...game } = await server.services.db
    .selectFrom('lobby.games')
    .selectAll()
    .where('vendor', '=', of)
    .where('code', '=', GAME)
    .executeTakeFirstOrThrow()
  return { ...game, code, theme: '{}' }
}

test('maintenance, and a vendor that is switched off, refuse bets and nothing else', async () => {
  const { db } = server.services
  const player = await vendor.player()
  const [first, second] = [uuid(), uuid()]
  await vendor.call('bet', player, { transaction_uuid: first })
  await vendor.call('bet', player, { transaction_uuid: second })
  const set = (state: string) => db.updateTable('lobby.vendors').set({ state }).where('code', '=', 'SIM').execute()
  await set('maintenance')
  expect((await vendor.call('bet', player)).status).toBe('RS_ERROR_GAME_MAINTENANCE')
  expect((await vendor.call('balance', player)).status).toBe('RS_OK')
  await set('off')
  expect((await vendor.call('bet', player)).status).toBe('RS_ERROR_INVALID_PARTNER')
  expect((await vendor.call('win', player)).status).toBe('RS_OK')
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: first })).status).toBe('RS_OK')
  await set('open')
  const setGame = (state: string) =>
    db.updateTable('lobby.games').set({ state }).where('vendor', '=', 'SIM').where('code', '=', GAME).execute()
  await setGame('maintenance')
  expect((await vendor.call('bet', player)).status).toBe('RS_ERROR_GAME_MAINTENANCE')
  await setGame('off')
  expect((await vendor.call('bet', player)).status).toBe('RS_ERROR_INVALID_GAME')
  expect((await vendor.call('rollback', player, { reference_transaction_uuid: second })).status).toBe('RS_OK')
  await setGame('open')
})

test('what is not signed as it is, by this vendor and lately, is not even read', async () => {
  const player = await vendor.player()
  const body = JSON.stringify({
    request_uuid: uuid(),
    transaction_uuid: uuid(),
    token: player.token,
    user: player.user,
    round: 'r',
    round_closed: false,
    game_code: GAME,
    currency: 'BRL',
    amount: minor(10),
  })
  const path = '/wallet/v1/SIM/bet'
  const now = Date.now()
  const own = signatureOf(vendor.key, body, now)
  const bare = sign('sha256', Buffer.from(body), vendor.key).toString('base64')
  const forged: [string, string, Record<string, string>][] = [
    ['nothing', body, {}],
    ['another key', body, signatureOf(other.key, body, now)],
    ['one byte altered', body.replace('10000', '10001'), own],
    ['written anew', JSON.stringify(JSON.parse(body), null, 1), own],
    ['another time', body, { ...own, [TIMESTAMP_HEADER]: String(now + 1) }],
    ['no time', body, { [SIGNATURE_HEADER]: own[SIGNATURE_HEADER]! }],
    ['the body alone', body, { ...own, [SIGNATURE_HEADER]: bare }],
    ['six minutes old', body, signatureOf(vendor.key, body, now - 6 * 60_000)],
    ['six minutes ahead', body, signatureOf(vendor.key, body, now + 6 * 60_000)],
    ['no base64', body, { ...own, [SIGNATURE_HEADER]: '***' }],
    ['not JSON either', 'not even JSON', own],
  ]
  for (const [what, sent, headers] of forged)
    expect((await vendor.send(path, sent, headers)).reply, what).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  expect((await vendor.send('/wallet/v1/OUTRO/bet', body, own)).status).toBe('RS_ERROR_INVALID_SIGNATURE')
  expect((await vendor.send('/wallet/v1/NADA/bet', body, own)).status).toBe('RS_ERROR_INVALID_PARTNER')
  expect(await money(player)).toBe(1000n)
  expect((await vendor.send(path, body, signatureOf(vendor.key, body, now - 4 * 60_000))).status).toBe('RS_OK')
})

test('what cannot be read, or is no amount, is refused and named', async () => {
  const player = await vendor.player()
  const send = (body: string | Buffer) => vendor.send('/wallet/v1/SIM/bet', body, signatureOf(vendor.key, body, Date.now()))
  for (const body of ['', '{', '[]', 'null', '"text"', '{"request_uuid":', Buffer.from([0xff, 0xfe, 0x00]), 'x'.repeat(40_000)])
    expect((await send(body)).status).toBe('RS_ERROR_WRONG_SYNTAX')
  const { reply } = await vendor.call('bet', player, { round: undefined })
  expect(reply).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX', message: 'round: is required' })
  for (const amount of [-1000, 0, 1, 999, 10_500, 1000.5, '1000', null, true, 1e308, 9_007_199_254_741_000, [1000]])
    expect((await vendor.call('bet', player, { amount })).status, String(amount)).toBe('RS_ERROR_WRONG_TYPES')
  for (const fields of [
    { transaction_uuid: 'x' },
    { transaction_uuid: uuid().toUpperCase() },
    { user: '' },
    { user: 'a\u0000b' },
    { round: 'r'.repeat(101) },
    { currency: 'reais' },
    { round_closed: 'yes' },
    { token: 5 },
  ])
    expect((await vendor.call('bet', player, fields)).status, JSON.stringify(fields)).toBe('RS_ERROR_WRONG_TYPES')
  expect((await vendor.call('bet', player, { amount: 9_007_199_254_740_000 })).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY')
  expect((await vendor.call('win', player, { amount: -1000 })).status).toBe('RS_ERROR_WRONG_TYPES')
  expect(await money(player)).toBe(1000n)
})

test('trouble that passes is no decision: 503, and the vendor asks again', async () => {
  const player = await vendor.player()
  const [owner, killer] = [1, 2].map(() => new pg.Client({ connectionString: server.databaseUrl })) as [pg.Client, pg.Client]
  await owner.connect()
  await killer.connect()
  await owner.query('begin')
  await owner.query(`select from vendors.players where pseudonym = $1 for no key update`, [player.user])
  const asked = vendor.call('bet', player)
  // Whoever waits for the player is thrown out, as often as it tries.
  const throwOut = async (): Promise<undefined> => {
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%vendors.act(%'`,
    )
  }
  while (!(await Promise.race([asked, throwOut()]))) continue
  await owner.query('rollback')
  await owner.end()
  await killer.end()
  const { http, status } = await asked
  expect([http, status]).toEqual([503, 'RS_ERROR_UNKNOWN'])
  expect(await money(player)).toBe(1000n)
  expect((await vendor.call('bet', player)).status).toBe('RS_OK')
})
