import { randomUUID } from 'node:crypto'
import { reconcile } from '@tucano/ledger'
import { newBetId } from '#betting/bet'
import { place, settle, voidBet } from '#betting/bets'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Bettor, ClockedBooks } from '../testing/clocked-books.ts'
import { employ } from '../testing/desk.ts'
import { untilThrough } from '../testing/kills.ts'
import { convertPoints } from './convert.ts'
import { pointsDelivery } from './delivery.ts'
import { expirePoints, tellOfExpiry } from './expire.ts'
import { pointsListener } from './listen.ts'
import { readLots, readMovements } from './read.ts'
import { decide, redeemGoods } from './redeem.ts'
import { workOutCash, worthOf } from './worth.ts'

let books: ClockedBooks
let operatorId: bigint
const ZONE = 'America/Sao_Paulo'
const BEGIN = '2026-03-10T12:00:00Z'
const POINTS = { stake: 10_00, factors: { RNG: 10_000, LIVE: 5000 }, rate: 100, min: 100, perDay: 1000 }

beforeAll(async () => {
  books = await ClockedBooks.open(inject('clusterUrl'), BEGIN, (brand) => ({ ...brand, points: POINTS }))
  operatorId = (await employ(books, 'mesa-pontos')).id
})
beforeEach(() => books.turn(BEGIN))
afterAll(() => books.close())

const hear = () => books.hear(pointsListener(books.brand))
const turn = (at: string) => books.turn(at)

const give = ({ id }: Bettor, points: number, key: string = randomUUID()) =>
  books.db.transaction().execute((trx) => pointsDelivery({ timeZone: ZONE }).points(trx, { key, memberId: id, reward: { points } }))

const convert = ({ id }: Bettor, points: number, requestId: string = randomUUID()) =>
  convertPoints(books, { memberId: id, requestId, points: BigInt(points) })

const redeem = ({ id }: Bettor, goodsId: bigint, requestId: string = randomUUID()) =>
  redeemGoods(books.db, { memberId: id, requestId, goodsId })

const answer = (redemptionId: bigint, reason: string | null) =>
  books.db.transaction().execute((trx) => decide(trx, { redemptionId, operatorId, reason, timeZone: ZONE }))

async function stock(more: { points?: number; stock?: number; per_member?: number; is_shown?: boolean } = {}): Promise<bigint> {
  const { id } = await books.db
    .insertInto('points.goods')
    .values({ name: 'Caneca', text: '', picture: 'mug', points: 100, stock: 10, is_shown: true, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const stockOf = async (id: bigint) =>
  (await books.db.selectFrom('points.goods').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

async function balance({ id }: Bettor): Promise<bigint> {
  const rows = await books.db
    .selectFrom('ledger.accounts')
    .select('balance')
    .where('member_id', '=', id)
    .where('kind', '=', 'points')
    .execute()
  return rows.reduce((sum, row) => sum + row.balance, 0n)
}

const lots = async ({ id }: Bettor) =>
  (await readLots(books.db, id, ZONE)).map(({ month, left, expiresOn }) => `${month} ${left} ${expiresOn}`)

/** Members whose lots are not what the ledger has. */
async function unequal(): Promise<unknown[]> {
  const { rows } = await sql`
    select m.id, coalesce(l.points, 0) as lots, coalesce(a.points, 0) as ledger from member.members m
    left join (select member_id, sum(remaining) as points from points.lots group by 1) l on l.member_id = m.id
    left join (select member_id, sum(balance) as points from ledger.accounts where kind = 'points' group by 1) a on a.member_id = m.id
    where coalesce(l.points, 0) <> coalesce(a.points, 0)`.execute(books.db)
  return rows
}

test('RNG 7.50, LIVE 9.00 at half, RNG 4.99 bring 0, 1 and 0: parts are kept', async () => {
  const player = await books.begin()
  const after = []
  for (const [stake, product] of [
    [750n, 'RNG'],
    [900n, 'LIVE'],
    [499n, 'RNG'],
  ] as const) {
    await books.bet(player, stake, product)
    await hear()
    after.push(await balance(player))
  }
  expect(after).toEqual([0n, 1n, 1n])
  // 0.699 of the next one: 3.01 more of RNG is exactly one.
  await books.bet(player, 300n)
  await hear()
  expect(await balance(player)).toBe(1n)
  await books.bet(player, 1n)
  await hear()
  expect(await balance(player)).toBe(2n)
  expect(await unequal()).toEqual([])
})

test('more members than one posting takes have their points all the same', async () => {
  const many = 1001
  const first = (await books.begin()).id + 1n
  await books.query(
    `insert into member.members (id, account, nickname, password_hash) overriding system value select n, 'muitos' || n, 'muitos' || n, '*' from generate_series(${first}, ${first + BigInt(many - 1)}) n;
     select setval(pg_get_serial_sequence('member.members', 'id'), ${first + BigInt(many)})`,
  )
  const about = {
    name: 'betSettled',
    product: 'RNG',
    vendor: 'TUC',
    game: 'jaguar',
    currency: 'BRL',
    eventId: null,
    pocket: 'cash',
  } as const
  const lost = { isFree: false, isCashedOut: false, stake: 10_00n, payout: 0n, wasSettled: true, effectiveStake: 10_00n, potential: null }
  const when = { postingId: 1n, at: books.now, countedAt: books.now }
  const facts = Array.from({ length: many }, (_, n) => ({
    ...about,
    ...lost,
    ...when,
    betId: newBetId(books.now),
    memberId: first + BigInt(n),
  }))
  await books.db.transaction().execute((trx) => pointsListener(books.brand).hear(trx, facts))
  expect([await balance({ id: first, cash: 0n }), await balance({ id: first + BigInt(many - 1), cash: 0n })]).toEqual([1n, 1n])
  expect(await unequal()).toEqual([])
})

test('one posting for everybody whose points became whole together', async () => {
  const players = [await books.begin(), await books.begin(), await books.begin()]
  await hear()
  for (const player of players) await books.bet(player, 100_00n)
  await hear()
  const { rows } = await sql<{ postings: number }>`
    select count(distinct e.posting_id)::integer as postings from ledger.entries e join ledger.accounts a on a.id = e.account_id
    where a.kind = 'points' and a.member_id = any (${players.map(({ id }) => id)}::bigint[])`.execute(books.db)
  expect(rows).toEqual([{ postings: 1 }])
  expect(await Promise.all(players.map(balance))).toEqual([10n, 10n, 10n])
})

test('bonus money, free stakes, what has no factor, and open bets bring nothing; whoever has closed play earns nothing', async () => {
  const { db } = books
  const player = await books.begin()
  await books.bet(player, 100_00n, 'PVP')
  await place(db, {
    id: newBetId(books.now),
    pocket: player.cash,
    product: 'RNG',
    vendor: 'TUC',
    game: 'jaguar',
    inputs: 'x',
    stake: 100_00n,
  })
  const free = newBetId(books.now)
  await place(db, {
    id: free,
    pocket: player.cash,
    product: 'RNG',
    vendor: 'TUC',
    game: 'jaguar',
    inputs: 'x',
    stake: 100_00n,
    isFree: true,
  })
  await settle(db, { id: free, payout: 0n })
  const resting = await books.begin()
  await books.bet(resting, 100_00n)
  await books.pause(resting, 2)
  await hear()
  expect([await balance(player), await balance(resting)]).toEqual([0n, 0n])
  expect(await codeOf(convert(resting, 100))).toBe('play.closed')
  expect(await codeOf(redeem(resting, await stock()))).toBe('play.closed')
})

test('a bet that becomes void takes its points away again; what was spent meanwhile is earned again first', async () => {
  const player = await books.begin()
  const first = await books.bet(player, 1999_90n)
  await hear()
  expect(await balance(player)).toBe(199n)
  await voidBet(books.db, first)
  await hear()
  expect(await balance(player)).toBe(0n)
  const second = await books.bet(player, 1500_00n)
  await hear()
  await convert(player, 120)
  await voidBet(books.db, second)
  await hear()
  expect(await balance(player)).toBe(0n)
  await books.bet(player, 1200_00n)
  await hear()
  expect(await balance(player)).toBe(0n)
  await books.bet(player, 10_00n)
  await hear()
  expect(await balance(player)).toBe(1n)
  expect(await unequal()).toEqual([])
})

test('lots of a month are gone twelve months after it, the oldest is spent first, and members are told thirty days before', async () => {
  const player = await books.begin()
  await turn('2026-03-31T23:00:00-03:00')
  await give(player, 300)
  await turn('2026-04-01T00:30:00-03:00')
  await books.bet(player, 2000_00n)
  await hear()
  expect(await lots(player)).toEqual(['2026-03 300 2027-03-31', '2026-04 200 2027-04-30'])
  await convert(player, 100)
  expect(await lots(player)).toEqual(['2026-03 200 2027-03-31', '2026-04 200 2027-04-30'])
  const told = async () => (await books.messages(player)).filter(({ kind }) => kind === 'pointsExpiring')
  await turn('2027-03-01T12:00:00-03:00')
  await tellOfExpiry(books, ZONE)
  expect(await told()).toEqual([])
  await turn('2027-03-02T12:00:00-03:00')
  await tellOfExpiry(books, ZONE)
  await tellOfExpiry(books, ZONE)
  expect(await told()).toMatchObject([{ facts: { points: '200', on: '2027-03-31' } }])
  await turn('2027-03-31T23:59:59-03:00')
  await expirePoints(books)
  expect(await balance(player)).toBe(400n)
  await turn('2027-04-01T00:00:00-03:00')
  expect(await lots(player)).toEqual(['2026-04 200 2027-04-30'])
  // What has expired cannot be spent, whether the job was there or not.
  expect(await codeOf(convert(player, 201))).toBe('points.few')
  await expirePoints(books)
  await expirePoints(books)
  expect(await balance(player)).toBe(200n)
  const movements = await readMovements(books.db, player.id, { before: undefined, limit: 10 })
  expect(movements.map(({ kind, points, balance: then }) => [kind, points, then])).toEqual([
    ['expired', -200n, 200n],
    ['converted', -100n, 400n],
    ['earned', 200n, 500n],
    ['reward', 300n, 300n],
  ])
  expect(await unequal()).toEqual([])
})

test('a pause stops the clock of points; two that overlap are counted once', async () => {
  const player = await books.begin()
  await give(player, 100)
  await books.pause(player, 7)
  expect(await lots(player)).toEqual(['2026-03 100 2027-04-07'])
  await turn('2026-03-12T12:00:00Z')
  await books.pause(player, 2)
  expect(await lots(player)).toEqual(['2026-03 100 2027-04-07'])
  await books.pause(player, 30)
  expect(await lots(player)).toEqual(['2026-03 100 2027-05-02'])
})

test('points become cash at the brand’s rate, once for an id, from the least on and as many as a day allows', async () => {
  const player = await books.begin()
  await give(player, 3000)
  const requestId = randomUUID()
  expect(await convert(player, 600, requestId)).toEqual({ points: 600n, amount: 600n })
  expect(await convert(player, 600, requestId)).toEqual({ points: 600n, amount: 600n })
  expect(await codeOf(convert(player, 700, requestId))).toBe('key.conflict')
  expect(await codeOf(convert(player, 99))).toBe('request.invalid')
  expect(await codeOf(convert(player, 401))).toBe('points.day')
  expect(await balance(player)).toBe(2400n)
  const many = await Promise.all(Array.from({ length: 10 }, () => codeOf(convert(player, 100))))
  expect(many.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'done'), ...Array.from({ length: 6 }, () => 'points.day')])
  await turn('2026-03-11T12:00:00Z')
  expect(await codeOf(convert(player, 1000))).toBe('done')
  expect(await balance(player)).toBe(1000n)
  const poor = await books.begin()
  expect(await codeOf(convert(poor, 100))).toBe('points.few')
  expect(await reconcile(books.db)).toEqual([])
  expect(await unequal()).toEqual([])
})

test('what is below the smallest coin takes no points', () => {
  expect(workOutCash({ rate: 300 }, 1000n)).toEqual({ amount: 333n, points: 999n })
  expect(workOutCash({ rate: 7 }, 100n)).toEqual({ amount: 1428n, points: 100n })
  expect(worthOf({ rate: 100 }, 250n)).toBe(250n)
})

test('fifty ask at once for the last piece: one is in process, 49 hear that there is none, and keep their points', async () => {
  const goodsId = await stock({ stock: 1 })
  const players = []
  for (let n = 0; n < 50; n++) {
    const player = await books.begin()
    await give(player, 100)
    players.push(player)
  }
  const outcomes = await Promise.all(players.map((player) => codeOf(redeem(player, goodsId))))
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'stock.empty')).toHaveLength(49)
  const balances = await Promise.all(players.map(balance))
  expect(balances.filter((points) => points === 0n)).toHaveLength(1)
  expect(await stockOf(goodsId)).toBe(0)
  expect(await unequal()).toEqual([])
})

test('one press sent many times asks for one piece; another goods with its id is refused; a member takes as many as it may', async () => {
  const player = await books.begin()
  await give(player, 1000)
  const goodsId = await stock({ per_member: 2 })
  const requestId = randomUUID()
  const asked = await Promise.all(Array.from({ length: 10 }, () => redeem(player, goodsId, requestId)))
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  expect(await codeOf(redeem(player, await stock(), requestId))).toBe('key.conflict')
  expect([await balance(player), await stockOf(goodsId)]).toEqual([900n, 9])
  const more = await Promise.all(Array.from({ length: 5 }, () => codeOf(redeem(player, goodsId))))
  expect(more.toSorted()).toEqual(['done', 'goods.limit', 'goods.limit', 'goods.limit', 'goods.limit'])
  expect(await codeOf(redeem(player, await stock({ is_shown: false })))).toBe('goods.unknown')
  expect(await codeOf(redeem(player, 999_999n))).toBe('goods.unknown')
  expect(await codeOf(redeem(player, await stock({ points: 801 })))).toBe('points.few')
  await answer(asked[0]!.id, 'Sem entrega na sua região.')
  expect(await codeOf(redeem(player, goodsId))).toBe('done')
})

test('approved, the points are gone; refused, they are back where they came from, and the piece too; decided once', async () => {
  const player = await books.begin()
  await give(player, 150)
  await turn('2026-04-10T12:00:00Z')
  await give(player, 150)
  const goodsId = await stock({ stock: 2 })
  const kept = await redeem(player, goodsId)
  const back = await redeem(player, goodsId)
  expect(await lots(player)).toEqual(['2026-04 100 2027-04-30'])
  await answer(kept.id, null)
  await answer(back.id, 'Sem entrega na sua região.')
  expect(await lots(player)).toEqual(['2026-03 50 2027-03-31', '2026-04 150 2027-04-30'])
  expect(await stockOf(goodsId)).toBe(1)
  for (const { id } of [kept, back]) expect(await codeOf(answer(id, null))).toBe('case.over')
  expect((await books.messages(player)).map(({ kind, facts }) => [kind, facts])).toEqual([
    ['goodsRefused', { goods: 'Caneca', points: '100', reason: 'Sem entrega na sua região.' }],
    ['goodsSent', { goods: 'Caneca' }],
  ])
  // Both decide at once.
  const other = await redeem(player, goodsId)
  const both = await Promise.all([codeOf(answer(other.id, null)), codeOf(answer(other.id, 'Sem entrega na sua região.'))])
  expect(both.toSorted()).toEqual(['case.over', 'done'])
  expect(await unequal()).toEqual([])
})

test('points that expired while they were set aside count from the month in which they come back', async () => {
  const player = await books.begin()
  await give(player, 100)
  const { id } = await redeem(player, await stock())
  await turn('2027-06-10T12:00:00Z')
  await expirePoints(books)
  await answer(id, 'Sem entrega na sua região.')
  expect(await lots(player)).toEqual(['2027-06 100 2028-06-30'])
  expect(await unequal()).toEqual([])
})

test('rewards bring points and goods, each once; instead of goods that are out of stock, their points', async () => {
  const { db } = books
  const player = await books.begin()
  const { points, goods } = pointsDelivery({ timeZone: ZONE })
  const goodsId = await stock({ stock: 1, points: 70 })
  const reward = { goodsId: String(goodsId) }
  for (const key of ['promotion:7:1:all', 'promotion:7:1:all'])
    await db.transaction().execute((trx) => points(trx, { key, memberId: player.id, reward: { points: 25 } }))
  for (const key of ['promotion:8:1:all', 'promotion:8:1:all', 'promotion:9:1:all'])
    await db.transaction().execute((trx) => goods(trx, { key, memberId: player.id, reward }))
  expect([await balance(player), await stockOf(goodsId)]).toEqual([95n, 0])
  const rows = await db.selectFrom('points.redemptions').select(['id', 'points', 'state']).where('member_id', '=', player.id).execute()
  expect(rows).toMatchObject([{ points: 0n, state: 'in process' }])
  await answer(rows[0]!.id, null)
  expect(await unequal()).toEqual([])
})

test('over histories of any kind the lots are what the ledger has', async () => {
  // A generator of its own, so that a failure comes again.
  let state = 20_261_118n
  const next = (below: number): number => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn
    return Number((state >> 33n) % BigInt(below))
  }
  const { db } = books
  const players = [await books.begin(), await books.begin(), await books.begin()]
  const goods = [await stock({ stock: 1000, points: 40 }), await stock({ stock: 1000, points: 130 })]
  const bets: string[] = []
  const asked: bigint[] = []
  let at = Date.parse(BEGIN)
  const acts: ((player: Bettor) => Promise<unknown>)[] = [
    async (player) => bets.push(await books.bet(player, BigInt(1 + next(400_000)), next(2) ? 'RNG' : 'LIVE')),
    async (player) => bets.push(await books.bet(player, BigInt(1 + next(4000)), next(2) ? 'RNG' : 'LIVE')),
    async () => bets.length > 0 && voidBet(db, bets.splice(next(bets.length), 1)[0]!),
    (player) => give(player, 1 + next(200)),
    (player) => codeOf(convert(player, 100 + next(100))),
    async (player) => {
      const got = await redeem(player, goods[next(2)]!).catch(() => undefined)
      if (got) asked.push(got.id)
    },
    async () => asked.length > 0 && answer(asked.splice(next(asked.length), 1)[0]!, next(2) ? null : 'Sem entrega na sua região.'),
    () => expirePoints(books),
    async () => {
      at += next(40) * 86_400_000
      await turn(new Date(at).toISOString())
    },
    hear,
  ]
  for (let n = 0; n < 250; n++) {
    await acts[next(acts.length)]!(players[next(players.length)]!)
    expect(await unequal(), `after ${n} acts`).toEqual([])
  }
  await hear()
  expect(await unequal()).toEqual([])
  expect(await reconcile(db)).toEqual([])
  const { rows } = await sql<{ part: bigint }>`select part from points.members where part >= 10000000`.execute(db)
  expect(rows).toEqual([])
})

test('asking for goods and turning points into cash, killed at any step, take nothing, and are done once when they are through', async () => {
  const ana = await books.begin()
  await give(ana, 500)
  const goodsId = await stock({ points: 100, stock: 3 })
  const requestId = randomUUID()
  const asked = await untilThrough(
    books.db,
    (db) => redeemGoods(db, { memberId: ana.id, requestId, goodsId }),
    async () => expect([await balance(ana), await stockOf(goodsId), await unequal()]).toEqual([500n, 3, []]),
  )
  expect(asked).toBeGreaterThan(5)
  expect([await balance(ana), await stockOf(goodsId), await unequal()]).toEqual([400n, 2, []])
  const converting = { memberId: ana.id, requestId: randomUUID(), points: 200n }
  const converted = await untilThrough(
    books.db,
    (db) => convertPoints({ brand: books.brand, db }, converting),
    async () => expect([await balance(ana), await unequal()]).toEqual([400n, []]),
  )
  expect(converted).toBeGreaterThan(5)
  await convertPoints(books, converting)
  expect([await balance(ana), await unequal()]).toEqual([200n, []])
})
