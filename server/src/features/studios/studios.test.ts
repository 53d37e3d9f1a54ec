import { createHash, createHmac, randomUUIDv7 } from 'node:crypto'
import { chooseClientSeed, commitSeeds, listSeedRounds, listSeeds, rotateSeeds } from '@tucano/contract/fairness'
import { startFreePlay } from '@tucano/contract/session'
import type { RequestOf } from '@tucano/contract/endpoint'
import { type StudioRound, getGame, getOpenRound, playRound, stepRound } from '@tucano/contract/studios'
import { launchGame } from '@tucano/contract/lobby'
import { getJackpot } from '@tucano/contract/jackpot'
import { reconcile } from '#betting/books'
import { Stream, messageOf } from '@tucano/randomness'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { coin, fuse, jackpotCoin, tosses } from '../../testing/small-games.ts'
import { type Player, newPlayer, newSeededPlayer } from '../../testing/players.ts'
import { freePlay } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, games: [coin, jackpotCoin, tosses, fuse] })
})
afterAll(() => server.close())

const play = (player: Player, change: { gameCode?: string; roundId?: string; move?: unknown } = {}) => {
  const asked = { gameCode: 'dados', roundId: randomUUIDv7(), move: { stake: '100' }, ...change }
  // The small games of tests have moves of their own, and some of these are wrong.
  return server.call(playRound, asked as RequestOf<typeof playRound>, player.headers)
}
const step = (player: Player, roundId: string, number: number, what: string) =>
  server.call(stepRound, { roundId, step: number, move: { do: what } as never }, player.headers)
const balanceOf = async ({ cash }: Player): Promise<bigint> =>
  (await server.services.db.selectFrom('ledger.accounts').select('balance').where('id', '=', cash).executeTakeFirstOrThrow()).balance
const whole = async () => expect(await reconcile(server.services.db)).toEqual([])

test('nothing is drawn before the page has seen the commitments and brought its part', async () => {
  const player = await newPlayer(server)
  expect((await play(player)).body).toMatchObject({ success: false, errorCode: 'seed.missing' })
  const { seedHash, nextSeedHash, clientSeed, rounds } = (await server.call(commitSeeds, {}, player.headers)).body.value
  expect([clientSeed, rounds]).toEqual([null, 0])
  expect(seedHash).not.toBe(nextSeedHash)
  expect((await server.call(commitSeeds, {}, player.headers)).body.value).toEqual({ seedHash, nextSeedHash, clientSeed, rounds })
  expect((await play(player)).body.errorCode).toBe('seed.missing')
  const choose = (hash: string, seed: string) => server.call(chooseClientSeed, { seedHash: hash, clientSeed: seed }, player.headers)
  expect((await choose(nextSeedHash, 'cedo-demais')).body.errorCode).toBe('seed.stale')
  expect((await choose(seedHash, 'minha|semente')).body.errorCode).toBe('request.invalid')
  expect((await choose(seedHash, 'minha-semente')).body.value.clientSeed).toBe('minha-semente')
  expect((await choose(seedHash, 'minha-semente')).body.success).toBe(true)
  expect((await choose(seedHash, 'outra-semente')).body.errorCode).toBe('seed.stale')
  expect((await play(player)).body).toMatchObject({ success: true, value: { nonce: 1 } })
})

test('a round moves the money that it shows, once, whoever asks again', async () => {
  const player = await newSeededPlayer(server)
  const roundId = randomUUIDv7()
  const first = (await play(player, { roundId })).body.value
  expect(first).toMatchObject({ roundId, gameCode: 'dados', nonce: 1, step: 1, stake: '100', over: true, options: [] })
  expect(first.balance).toBe(String(100_000n - 100n + BigInt(first.payout)))
  const again = await Promise.all(Array.from({ length: 20 }, () => play(player, { roundId })))
  for (const { body } of again.filter(({ status }) => status !== 429)) expect(body.value).toEqual(first)
  expect(await balanceOf(player)).toBe(BigInt(first.balance))
  expect((await play(player, { roundId, move: { stake: '200' } })).body.errorCode).toBe('key.conflict')
  const stranger = await newSeededPlayer(server)
  expect((await play(stranger, { roundId })).body.errorCode).toBe('key.conflict')
  await whole()
})

test('stakes and moves that cannot be are refused by name, and take no number', async () => {
  const player = await newSeededPlayer(server, 500n)
  const bad: [unknown, string][] = [
    [{ stake: '9' }, 'stake.invalid'],
    [{ stake: '10001' }, 'stake.invalid'],
    [{ stake: '-100' }, 'move.invalid'],
    [{ stake: 100 }, 'move.invalid'],
    [{ stake: '1e3' }, 'move.invalid'],
    [{ stake: '0' }, 'move.invalid'],
    [{}, 'move.invalid'],
    [null, 'move.invalid'],
    [{ stake: '600' }, 'balance.insufficient'],
  ]
  for (const [move, code] of bad) expect((await play(player, { move })).body.errorCode, JSON.stringify(move)).toBe(code)
  expect((await play(player, { gameCode: 'nao-existe' })).body.errorCode).toBe('game.unknown')
  expect((await play(player, { roundId: 'x' })).body.errorCode).toBe('request.invalid')
  expect((await play(player, { roundId: '00000000-0000-7000-8000-000000000000' })).body.errorCode).toBe('round.id.invalid')
  expect((await play(player)).body.value.nonce).toBe(1)
  expect((await server.call(playRound, { gameCode: 'dados', roundId: randomUUIDv7(), move: { stake: '100' } })).status).toBe(401)
})

test('every round can be run again from what is told: seed, number, moves', async () => {
  const player = await newSeededPlayer(server)
  const { seedHash, nextSeedHash } = (await server.call(commitSeeds, {}, player.headers)).body.value
  const played = []
  for (let n = 0; n < 10; n++) played.push((await play(player)).body.value)
  expect((await server.call(listSeeds, {}, player.headers)).body.value.list).toEqual([])
  const { told, commitments } = (await server.call(rotateSeeds, {}, player.headers)).body.value
  expect(told).toMatchObject({ seedHash, rounds: 10, clientSeed: 'pagina-de-teste' })
  expect(commitments).toMatchObject({ seedHash: nextSeedHash, clientSeed: null, rounds: 0 })
  expect(createHash('sha256').update(Buffer.from(told.serverSeed, 'hex')).digest('hex')).toBe(seedHash)
  const { rounds } = (await server.call(listSeedRounds, { seedId: told.seedId }, player.headers)).body.value
  expect(rounds.map(({ nonce }) => nonce)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const [n, { game, maths, nonce, moves, stake, payout }] of rounds.entries()) {
    const binding = { game, maths, clientSeed: 'pagina-de-teste', nonce }
    const draws = new Stream((cursor) =>
      createHmac('sha256', Buffer.from(told.serverSeed, 'hex')).update(messageOf(binding, cursor)).digest(),
    )
    const run = coin.run(moves as never, draws, {})
    expect([String(run.stake), String(run.payout), run.view]).toEqual([stake, payout, played[n]!.view])
  }
  expect((await play(player)).body.errorCode).toBe('seed.missing')
  const stranger = await newPlayer(server)
  expect((await server.call(listSeedRounds, { seedId: told.seedId }, stranger.headers)).body.errorCode).toBe('seed.stale')
  expect((await server.call(listSeeds, {}, player.headers)).body.value.list).toEqual([told])
})

test('a round of several steps goes on wherever it is taken up, and each step happens once', async () => {
  const player = await newSeededPlayer(server)
  const roundId = randomUUIDv7()
  const opened = (await play(player, { gameCode: 'minas', roundId })).body.value
  expect(opened).toMatchObject({ over: false, step: 1, balance: '99900', payout: '0' })
  expect((await play(player, { gameCode: 'minas', roundId })).body.value).toMatchObject({ roundId, step: 1 })
  expect((await play(player, { gameCode: 'minas' })).body).toMatchObject({ errorCode: 'round.open', value: { roundId } })
  expect((await play(player)).body.value.nonce).toBe(2)
  expect((await server.call(rotateSeeds, {}, player.headers)).body.errorCode).toBe('seed.open')
  expect((await server.call(getOpenRound, { gameCode: 'minas' }, player.headers)).body.value.round).toMatchObject({ roundId, step: 1 })
  expect((await step(player, roundId, 1, 'fly')).body.errorCode).toBe('move.invalid')
  expect((await step(player, roundId, 1, 'stand')).body.errorCode).toBe('move.invalid')
  const before = await balanceOf(player)
  const doubled = (await step(player, roundId, 1, 'double')).body.value
  expect(doubled).toMatchObject({ step: 2, stake: '200' })
  expect(await balanceOf(player)).toBe(before - 100n)
  expect((await step(player, roundId, 1, 'double')).body.value).toMatchObject({ step: 2, stake: '200' })
  expect((await step(player, roundId, 1, 'hit')).body.errorCode).toBe('key.conflict')
  expect((await step(player, roundId, 5, 'hit')).body.errorCode).toBe('key.conflict')
  const stranger = await newSeededPlayer(server)
  expect((await step(stranger, roundId, 2, 'hit')).body.errorCode).toBe('round.unknown')
  let now = doubled
  for (let n = 2; !now.over && n < 4; n++) now = (await step(player, roundId, n, 'hit')).body.value
  if (!now.over) now = (await step(player, roundId, now.step, 'stand')).body.value
  expect(now.over).toBe(true)
  expect(await balanceOf(player)).toBe(before - 100n + BigInt(now.payout))
  // Asked for again after the end, the last step gives the same.
  expect((await step(player, roundId, now.step - 1, 'stand')).body.value).toMatchObject({ over: true, payout: now.payout, view: now.view })
  expect((await play(player, { gameCode: 'minas', roundId })).body.value).toMatchObject({ over: true, payout: now.payout })
  expect((await server.call(getOpenRound, { gameCode: 'minas' }, player.headers)).body.value.round).toBeNull()
  await whole()
})

test('ten openings and ten steps at once, on two servers: one round, one step, one stake', async () => {
  const player = await newSeededPlayer(server)
  const second = await buildApp(server.services, { games: [coin, jackpotCoin, tosses, fuse] })
  const both = async (url: string, request: object) => {
    const asked = Array.from({ length: 10 }, (_, n) =>
      (n % 2 === 0 ? server.app : second).inject({
        method: 'POST',
        url,
        headers: player.headers,
        payload: { ...request, roundId: randomUUIDv7(), ...request },
      }),
    )
    return (await Promise.all(asked)).map((reply) => reply.json<{ success: boolean; value: StudioRound }>())
  }
  const opened = await both(playRound.path, { gameCode: 'minas', move: { stake: '100' } })
  const good = opened.filter(({ success }) => success)
  expect(good).toHaveLength(1)
  const { roundId } = good[0]!.value
  const steps = await both(stepRound.path, { roundId, step: 1, move: { do: 'double' } })
  for (const { value } of steps) expect(value).toMatchObject({ stake: '200', step: 2 })
  expect(await balanceOf(player)).toBe(99_800n)
  // Rounds that end at once, too: each server believes in its own number, and the books give each number once.
  const tossed = await both(playRound.path, { gameCode: 'dados', move: { stake: '100' } })
  expect(
    tossed
      .filter(({ success }) => success)
      .map(({ value }) => value.nonce)
      .toSorted((a, b) => a - b),
  ).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  await second.close()
  await whole()
})

test('what the clock ends is ended by the clock, and a move after that comes too late', async () => {
  const player = await newSeededPlayer(server)
  const late = (await play(player, { gameCode: 'foguete' })).body.value
  const open = async () => (await server.call(getOpenRound, { gameCode: 'foguete' }, player.headers)).body.value.round
  await expect.poll(open).toBeNull()
  expect((await step(player, late.roundId, 1, 'cashOut')).body.value).toMatchObject({
    over: true,
    payout: '0',
    view: { multiplier: 0, point: 250 },
  })
  expect(await balanceOf(player)).toBe(99_900n)
  const quick = (await play(player, { gameCode: 'foguete' })).body.value
  const taken = (await step(player, quick.roundId, 1, 'cashOut')).body.value
  expect(taken).toMatchObject(taken.payout === '200' ? { view: { multiplier: 200 } } : { payout: '0', view: { multiplier: 0 } })
  await whole()
})

test('free play has the same odds and the same code, for chips, and never the jackpot', async () => {
  const { value } = (await server.call(startFreePlay, freePlay())).body
  const headers = { authorization: value.token }
  const { seedHash } = (await server.call(commitSeeds, {}, headers)).body.value
  await server.call(chooseClientSeed, { seedHash, clientSeed: 'brincadeira' }, headers)
  const played = await server.call(playRound, { gameCode: 'dados', roundId: randomUUIDv7(), move: { stake: '100' } }, headers)
  expect(played.body.value).toMatchObject({ stake: '100', over: true })
  const { currency } = await server.services.db
    .selectFrom('betting.bets')
    .select('currency')
    .where('id', '=', played.body.value.roundId)
    .executeTakeFirstOrThrow()
  expect(currency).toBe('FUN')
  const jackpot = await server.call(playRound, { gameCode: 'mina-de-ouro', roundId: randomUUIDv7(), move: { stake: '10000' } }, headers)
  expect(jackpot.body.value.payout).toBe('0')
})

test('the jackpot is paid as it was shown, once, and begins again at the seed', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => newSeededPlayer(server)))
  const before = (await server.call(getJackpot, {})).body.value
  const rounds = await Promise.all(players.map((player) => play(player, { gameCode: 'mina-de-ouro', move: { stake: '10000' } })))
  const won = rounds.filter(({ body }) => body.success && BigInt(body.value.payout) > 0n)
  expect(won.length).toBeGreaterThan(0)
  const pools = await server.services.db.selectFrom('jackpot.pools').selectAll().where('won_at', 'is not', null).execute()
  expect(pools.map(({ amount }) => String(amount)).toSorted()).toEqual(won.map(({ body }) => body.value.payout).toSorted())
  expect(pools.every(({ amount }) => amount! >= BigInt(before.seed))).toBe(true)
  const set = await server.services.db
    .selectFrom('ledger.accounts')
    .select('balance')
    .where('kind', '=', 'jackpot')
    .where('currency', '=', 'BRL')
    .execute()
  expect(set).toEqual([{ balance: BigInt(before.seed) }])
  await whole()
})

test('seeds are told after a thousand rounds, and numbers have no gap', async () => {
  const player = await newSeededPlayer(server)
  const { db, pool } = server.services
  const { id } = await db
    .selectFrom('fairness.seeds')
    .select('id')
    .where('member_id', '=', player.memberId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  await pool.query('select 1')
  expect((await play(player)).body.value.nonce).toBe(1)
  const owner = await import('pg').then(({ default: pg }) => new pg.Client({ connectionString: server.databaseUrl }))
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  await owner.query('update betting.nonces set used = 1000 where seed_id = $1', [id])
  await owner.end()
  // This process believes in 1; the database knows better, and then it is time for the next seed.
  expect((await play(player)).body.errorCode).toBe('seed.missing')
  const [told] = (await server.call(listSeeds, {}, player.headers)).body.value.list
  expect(told).toMatchObject({ seedId: String(id), rounds: 1000 })
})

test('whoever plays faster than ten rounds a second is asked to wait', async () => {
  const player = await newSeededPlayer(server)
  const rounds = await Promise.all(Array.from({ length: 40 }, () => play(player)))
  const played = rounds.filter(({ status }) => status === 200).length
  expect(played).toBeGreaterThanOrEqual(20)
  expect(played).toBeLessThan(40)
  expect(rounds.filter(({ status }) => status === 429).length).toBe(40 - played)
})

test('a game shows its return, its largest win and its rules before the first bet; the lobby opens it', async () => {
  const { value } = (await server.call(getGame, { gameCode: 'dados' })).body
  expect(value).toMatchObject({ returns: [{ way: 'best', rtp: 9600 }], maxWin: 4, stakes: { min: '10', max: '10000' } })
  expect((await server.call(getGame, { gameCode: 'outro' })).body.errorCode).toBe('game.unknown')
  const player = await newPlayer(server)
  const asked = { vassalage: 'TUC', gameType: 'RNG', gameCode: 'dados' } as const
  const { content } = (await server.call(launchGame, { ...asked, backUrl: '/' }, player.headers)).body.value
  expect(content.game_url).toMatch(/^\/studio\?game=dados&token=/)
  expect(content.game).toMatchObject({ rtp: 9600, minBet: '10' })
})
