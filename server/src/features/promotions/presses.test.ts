import { createCanvas } from '@napi-rs/canvas'
import { applyForPromotion, getPromotion, redeemCode } from '@tucano/contract/promotions'
import * as office from '@tucano/contract/promotions/office'
import { openAccount } from '@tucano/ledger'
import { newBetId } from '#betting/bet'
import { place, settle } from '#betting/bets'
import { scheduleEvent } from '#betting/events'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { ANY_BET, cash, promotionOf } from '../../testing/promotion-of.ts'
import { PromotionsTest, REASON, newAddress } from '../../testing/promotions.ts'

let site: PromotionsTest
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
})
afterEach(() => site.later('0'))
afterAll(() => site.close())

type Headers = { authorization: string }
const redeem = (headers: Headers, code: string, contact?: string) =>
  site.server.call(redeemCode, { code, ...(contact && { contact }) }, headers)

const drawn = async (side = 40): Promise<string> => {
  const canvas = createCanvas(side, side)
  canvas.getContext('2d').fillRect(0, 0, side / 2, side)
  return (await canvas.encode('png')).toString('base64')
}

test('a code is taken once a member, as often as it has uses, and is told to nobody', async () => {
  const promotionId = await site.run(promotionOf('code', { codes: ['NATAL-26', 'OUTRO-26'], uses: 2, ask: 'nothing', reward: cash(300n) }))
  const people = await Promise.all(Array.from({ length: 4 }, () => site.somebody()))
  expect((await redeem(people[0]!.headers, 'nada-26')).body.errorCode).toBe('code.unknown')
  expect((await redeem(people[0]!.headers, 'natal-26')).body.value).toMatchObject({ ask: null, promotion: { status: 'claimed' } })
  expect((await redeem(people[0]!.headers, 'OUTRO-26')).body.errorCode).toBe('code.used')
  const rest = await Promise.all(people.slice(1).map(({ headers }) => redeem(headers, 'NATAL-26')))
  expect(rest.map(({ body }) => body.errorCode ?? 'taken').toSorted()).toEqual(['code.used', 'code.used', 'taken'])
  expect((await Promise.all(people.map(({ id }) => site.balance(id)))).reduce((sum, one) => sum + one, 0n)).toBe(600n)
  const told = (await site.server.call(getPromotion, { promotionId })).body
  expect(JSON.stringify(told)).not.toContain('-26')
  expect(told.value.definition).toMatchObject({ kind: 'code', reward: cash(300n) })
})

test('a code that asks for a number takes a number once, however it is written, and keeps it sealed', async () => {
  await site.run(promotionOf('code', { codes: ['ZAPZAP'], uses: null, ask: 'whatsapp', reward: cash(100n) }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  expect((await redeem(ana.headers, 'ZAPZAP')).body.value).toEqual({ ask: 'whatsapp', promotion: null })
  for (const wrong of ['11', '1234567', '1234567890123456', '++5511987654321', '55 11987654321', '-5511987654321'])
    expect((await redeem(ana.headers, 'ZAPZAP', wrong)).status, wrong).toBe(400)
  expect((await redeem(ana.headers, 'ZAPZAP', '+5511987654321')).body.value.promotion?.status).toBe('claimed')
  expect((await redeem(bia.headers, 'ZAPZAP', '5511987654321')).body.errorCode).toBe('code.used')
  expect(await site.balance(bia.id)).toBe(0n)
  const { rows } = await site.query('select sealed from promotions.code_contacts')
  expect(rows).toHaveLength(1)
  expect((rows[0] as { sealed: Buffer }).sealed.includes('5511987654321')).toBe(false)
  expect((await redeem(bia.headers, 'ZAPZAP', '+5511987654322')).body.value.promotion?.status).toBe('claimed')
})

test('nobody goes through codes: after ten tries in half an hour a member is asked to wait, from wherever it asks, and no other is', async () => {
  await site.run(promotionOf('code', { codes: ['AB12', 'CD34'], uses: null, ask: 'nothing', reward: cash(100n) }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  const guess = async (member: Headers, code: string) => {
    const { status, body } = await redeem({ ...member, ...newAddress() }, code)
    return [status, body.errorCode ?? 'taken']
  }
  // Those that bring nothing count, whether they exist or not; many at once do not slip through.
  expect(await guess(ana.headers, 'AB12')).toEqual([200, 'taken'])
  expect(await guess(ana.headers, 'AB12')).toEqual([200, 'code.used'])
  const many = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(ana.headers, `ZZ${n + 10}`)))
  expect(many.filter(([, code]) => code === 'code.unknown')).toHaveLength(9)
  expect(many.filter(([, code]) => code === 'verification.too.many')).toHaveLength(11)
  expect((await guess(ana.headers, 'CD34'))[1]).toBe('verification.too.many')
  expect(await guess(bia.headers, 'CD34')).toEqual([200, 'taken'])
  await site.query(`update session.failures set since = since - interval '31 minutes'`)
  expect((await guess(ana.headers, 'CD34'))[1]).toBe('code.used')
})

test('of fifty applications at once one waits; what is no picture is refused; an operator sees, turns down with a reason, and gives', async () => {
  const promotionId = await site.run(promotionOf('application', { pictures: 'optional', again: true, reward: cash(700n), claim: 'auto' }))
  const ana = await site.somebody()
  const apply = (comment = 'Joguei no fim de semana', pictures: string[] = []) =>
    site.server.call(applyForPromotion, { promotionId, comment, pictures }, { ...ana.headers, ...newAddress() })
  for (const wrong of ['%PDF-1.4 nada', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '\u0089PNG\r\n\u001a\n'])
    expect((await apply('Oi', [Buffer.from(wrong, 'latin1').toString('base64')])).body.errorCode, wrong).toBe('picture.invalid')
  expect((await apply('a'.repeat(141))).status).toBe(400)
  expect((await apply('Oi', Array(4).fill(await drawn()))).status).toBe(400)
  const large = Buffer.concat([Buffer.from(await drawn(), 'base64'), Buffer.alloc(5 * 1024 * 1024)])
  expect((await apply('Oi', [large.toString('base64')])).body.errorCode).toBe('request.invalid')
  // What stands behind a picture, or in it, is not kept.
  const picture = Buffer.concat([Buffer.from(await drawn(), 'base64'), Buffer.from('<script>alert(1)</script>')]).toString('base64')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      site.server.call(applyForPromotion, { promotionId, comment: 'Joguei', pictures: [picture] }, { ...ana.headers, ...newAddress() }),
    ),
  )
  const codes = answers.map(({ body }) => body.errorCode ?? 'waits')
  expect(codes.filter((code) => code === 'waits')).toHaveLength(1)
  // Whoever finds everybody drawing pictures is told to come again.
  expect(codes.filter((code) => !['waits', 'promotion.waiting', 'system.busy', 'request.too.many'].includes(code))).toEqual([])
  const list = async (isDecided = false) =>
    (await site.server.call(office.listPromotionApplications, { isDecided }, site.operator)).body.value
  const [first] = (await list()).list
  expect(await list()).toMatchObject({
    waiting: 1,
    list: [{ promotionId, account: ana.account, comment: 'Joguei', pictures: 1, reward: cash(700n) }],
  })
  const { applicationId } = first!
  const seen = await site.server.call(office.getApplicationPicture, { applicationId, picture: 1 }, site.operator)
  expect(seen.body.value.type).toBe('image/jpeg')
  expect(seen.body.value.data).not.toBe(picture)
  expect(Buffer.from(seen.body.value.data, 'base64').includes('<script>')).toBe(false)
  const decide = (isApproved: boolean, of = applicationId) =>
    site.server.call(
      office.decidePromotionApplication,
      { applicationId: of, isApproved, reason: 'A imagem não mostra a aposta' },
      site.operator,
    )
  expect((await decide(false)).body.success).toBe(true)
  expect((await decide(true)).body.errorCode).toBe('case.over')
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'rejected', act: 'apply', reason: 'A imagem não mostra a aposta' })
  const bia = await site.somebody()
  for (const { headers } of [bia]) await site.server.call(applyForPromotion, { promotionId, comment: '', pictures: [] }, headers)
  await site.query(`update promotions.applications set at = at - interval '1 hour' where member_id = $1`, [bia.id])
  const again = (await list()).list.find(({ memberId }) => memberId === String(bia.id))!
  const both = await Promise.all([decide(true, again.applicationId), decide(true, again.applicationId)])
  expect(both.map(({ body }) => body.errorCode ?? 'given').toSorted()).toEqual(['case.over', 'given'])
  expect(await site.balance(bia.id)).toBe(700n)
  expect((await site.own(bia, promotionId))?.status).toBe('issued')
  expect((await list(true)).list.map(({ state }) => state)).toEqual(['issued', 'rejected'])
})

test('a reward of somebody who shares a device with another waits for an operator, who lets it go or refuses it', async () => {
  const promotionId = await site.run(promotionOf('code', { codes: ['DUPLO'], uses: null, ask: 'nothing', reward: cash(50n) }))
  const [ana, bia, caio] = [await site.somebody(), await site.somebody(), await site.somebody()]
  for (const { id } of [ana, bia, caio])
    await site.query(`insert into session.devices (member_id, token_hash, name) values ($1, '\\x01', 'um')`, [id])
  expect((await redeem(ana.headers, 'DUPLO')).body.success).toBe(true)
  expect((await redeem(bia.headers, 'DUPLO')).body.errorCode).toBe('promotion.waiting')
  expect((await redeem(caio.headers, 'DUPLO')).body.errorCode).toBe('promotion.waiting')
  expect((await site.own(bia, promotionId))?.status).toBe('applying')
  const { list, waiting } = (await site.server.call(office.listSuspicions, { isDecided: false }, site.operator)).body.value
  expect(waiting).toBe(2)
  expect(list.map(({ account }) => account)).toEqual([bia.account, caio.account])
  expect(list[0]?.reasons).toEqual([{ why: 'device', with: [{ memberId: String(ana.id), account: ana.account }] }])
  const decide = (suspicionId: string, isReleased: boolean) =>
    site.server.call(office.decideSuspicion, { suspicionId, isReleased, reason: 'Mesma casa, pessoas diferentes' }, site.operator)
  const released = await Promise.all([decide(list[0]!.suspicionId, true), decide(list[0]!.suspicionId, true)])
  expect(released.map(({ body }) => body.errorCode ?? 'released').toSorted()).toEqual(['case.over', 'released'])
  await decide(list[1]!.suspicionId, false)
  expect([await site.balance(bia.id), await site.balance(caio.id)]).toEqual([50n, 0n])
  expect(await site.own(caio, promotionId), 'what the operator wrote is not for the member').toMatchObject({
    status: 'rejected',
    reason: null,
  })
})

test('operators give a manual promotion once to each; who is not meant is named', async () => {
  const promotionId = await site.run(promotionOf('manual', { reward: cash(100n), audience: { rankFrom: 0, newDays: 1, labelIds: null } }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  await site.query(`update member.members set status = 'disabled' where id = $1`, [bia.id])
  const give = () =>
    site.server.call(office.grantPromotion, { promotionId, accounts: [ana.account, bia.account, 'ninguem'], reason: REASON }, site.operator)
  expect((await give()).body.value).toEqual({
    granted: 1,
    refused: [
      { account: bia.account, code: 'promotion.not.eligible' },
      { account: 'ninguem', code: 'member.unknown' },
    ],
  })
  expect((await give()).body.value.granted).toBe(0)
  expect(await site.balance(ana.id)).toBe(100n)
})

test('each rank is rewarded when it is reached, once; a month’s salary by the rank at its end', async () => {
  const rankUp = await site.run(promotionOf('rankUp', { rewards: [cash(100n), null, cash(300n)], claim: 'auto' }))
  const salary = await site.run(promotionOf('rankSalary', { rewards: [null, null, cash(5000n)], claim: 'auto' }))
  const ana = await site.somebody()
  await site.query('insert into ranks.reached (member_id, level, at) select $1, n, platform.clock() from generate_series(1, 3) n', [ana.id])
  await site.query('update member.members set rank_level = 3 where id = $1', [ana.id])
  await site.job('ranks')
  await site.job('ranks')
  expect(await site.balance(ana.id)).toBe(400n)
  await site.closePeriods()
  await site.later('32 days')
  await expect
    .poll(async () => {
      await site.closePeriods()
      await site.job('salaries')
      await site.job('salaries')
      return site.balance(ana.id)
    })
    .toBe(5400n)
  await site.later('0')
  for (const promotionId of [rankUp, salary]) await site.server.call(office.stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('a birthday is rewarded once a year, to whom documents say it of and who has staked before', async () => {
  await site.run(promotionOf('birthday', { reward: cash(2000n), staked: '1000', claim: 'auto' }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  for (const [index, { id }] of [ana, bia].entries())
    await site.query(
      `insert into documents.cases (member_id, state, full_name, born_on, cpf, kind, number, decided_at, operator_id)
       select $1, 'verified', 'Ana', ((platform.clock() at time zone 'America/Sao_Paulo')::date - interval '30 years')::date, $2, 'rg', '12345', clock_timestamp(), min(id) from operator.operators`,
      [id, `1234567890${index}`],
    )
  await site.query(
    `insert into betting.turnover (member_id, day, product, currency, bets, stake, payout) values ($1, platform.clock()::date - 10, 'RNG', 'BRL', 1, 1000, 0)`,
    [ana.id],
  )
  await Promise.all([site.job('birthdays'), site.job('birthdays')])
  await site.job('birthdays')
  expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual([2000n, 0n])
})

test('all facts heard again, in other helpings, give the same entries', async () => {
  const base = { filter: ANY_BET, window: 'campaign', after: null, reward: cash(5n) } as const
  const ids = [
    await site.run(promotionOf('mission', { ...base, measure: 'count', target: 3 })),
    await site.run(promotionOf('mission', { ...base, measure: 'games', target: 2, claim: 'auto' })),
    await site.run(promotionOf('mission', { ...base, measure: 'stake', target: 250 })),
  ]
  ids.push(await site.run(promotionOf('mission', { ...base, measure: 'count', target: 1, after: ids[0]! })))
  const people = await Promise.all([site.somebody(), site.somebody()])
  for (const { id } of people) {
    await site.deposit(id, 10_000n)
    for (let count = 0; count < 6; count++) {
      const bet = await site.bet(id, 100n, 0n, { game: `jogo${count % 3}` })
      if (count % 2 === 1) await site.void(bet)
      if (count % 3 === 0) await site.hear()
    }
  }
  await site.hear()
  const entries = async () =>
    (
      await site.query(
        `select promotion_id, member_id, period, state, measured, reward, earned_at, claim_until from promotions.entries where promotion_id = any ($1::bigint[]) order by 1, 2, 3`,
        [ids],
      )
    ).rows as unknown[]
  const before = await entries()
  expect(before.length).toBeGreaterThanOrEqual(8)
  const balances = await Promise.all(people.map(({ id }) => site.balance(id)))
  await site.query(`delete from promotions.entries where promotion_id = any ($1::bigint[])`, [ids])
  await site.query(`truncate promotions.marks, promotions.deposits`)
  await site.query(`update platform.listeners set xid = '0', posting_id = 0 where name = 'promotions'`)
  await site.hear()
  expect(await entries()).toEqual(before)
  expect(await Promise.all(people.map(({ id }) => site.balance(id)))).toEqual(balances)
})

test('two accounts of one device on both sides of an event: what they bet on it counts nothing, and what they earn otherwise waits and says because of whom', async () => {
  const { db } = site.server.services
  const about = { product: 'SPORTS', vendor: 'TUC', game: 'football' }
  const event = newBetId()
  await scheduleEvent(db, { ...about, id: event, opensAt: new Date(Date.now() - 1000), closesAt: new Date(Date.now() + 3_600_000) })
  const filter = { ...ANY_BET, products: ['SPORTS' as const] }
  const base = { filter, target: 1, window: 'campaign', after: null, reward: cash(5n), claim: 'auto' } as const
  const promotionId = await site.run(promotionOf('mission', { ...base, measure: 'count' }))
  await site.run(promotionOf('code', { codes: ['LADOS'], uses: null, ask: 'nothing', reward: cash(7n) }))
  const [ana, bia, other] = [await site.somebody(), await site.somebody(), await site.somebody()]
  for (const { id } of [ana, bia])
    await site.query(
      `insert into session.devices (member_id, token_hash, name, created_at) values ($1, decode('bb01', 'hex'), 'x', now() - interval '1 day')`,
      [id],
    )
  const bets: string[] = []
  for (const [member, side] of [
    [ana, 'home'],
    [bia, 'away'],
    [other, 'away'],
  ] as const) {
    const id = newBetId()
    const pocket = await openAccount(db, { memberId: member.id, pocket: 'cash', currency: 'BRL' })
    await site.deposit(member.id, 100n)
    await place(db, { ...about, id, inputs: side, pocket, stake: 100n, event, selections: [side] })
    bets.push(id)
  }
  for (const id of bets) await settle(db, { id, payout: 0n })
  await site.hear()
  expect(await Promise.all([ana, bia, other].map(({ id }) => site.balance(id)))).toEqual([0n, 0n, 5n])
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'in process', progress: { measured: '0' } })
  expect((await redeem(ana.headers, 'LADOS')).body.errorCode).toBe('promotion.waiting')
  expect((await redeem(other.headers, 'LADOS')).body.success).toBe(true)
  const { list } = (await site.server.call(office.listSuspicions, { isDecided: false }, site.operator)).body.value
  expect(list.find(({ account }) => account === ana.account)?.reasons).toMatchObject([
    { why: 'opposite', with: [{ account: bia.account }] },
  ])
  // What never counted is not taken away either.
  await site.void(bets[0]!)
  await site.hear()
  const { rows } = await site.query('select measured from promotions.entries where promotion_id = $1 and member_id = $2', [
    promotionId,
    ana.id,
  ])
  expect(rows).toEqual([])
})

test('whoever was given thirty things within an hour waits for an operator with the next, and nobody else does', async () => {
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  const promotionId = await site.run(promotionOf('code', { codes: ['RAPIDA'], uses: null, ask: 'nothing', reward: cash(50n) }))
  const other = await site.run(promotionOf('manual', { reward: cash(1n) }))
  await site.query(
    `insert into promotions.rewards (key, promotion_id, version, member_id, period, type, reward, cost, is_auto)
     select 'test:fast:' || n, $1, 1, $2, 't-' || n, 'cash', '{"type":"cash","amount":"1"}', 1, true from generate_series(1, 30) n`,
    [other, ana.id],
  )
  expect((await redeem(ana.headers, 'RAPIDA')).body.errorCode).toBe('promotion.waiting')
  expect((await redeem(bia.headers, 'RAPIDA')).body.success).toBe(true)
  const { list } = (await site.server.call(office.listSuspicions, { isDecided: false }, site.operator)).body.value
  const waiting = list.find((one) => one.promotionId === promotionId)
  expect(waiting).toMatchObject({ account: ana.account, reasons: [{ why: 'velocity', with: [] }] })
  await site.server.call(
    office.decideSuspicion,
    { suspicionId: waiting!.suspicionId, isReleased: true, reason: 'Campanha de fim de ano' },
    site.operator,
  )
  expect(await site.balance(ana.id)).toBe(50n)
})

test('stopped while members press: whoever is told that it has something has it once, the others hear that it is over', async () => {
  const promotionId = await site.run(promotionOf('code', { codes: ['ULTIMA'], uses: null, ask: 'nothing', reward: cash(50n) }))
  const people = await Promise.all(Array.from({ length: 16 }, () => site.somebody()))
  const presses = people.map(({ headers }) => redeem(headers, 'ULTIMA'))
  const stop = site.server.call(office.stopPromotion, { promotionId, reason: REASON }, site.operator)
  const answers = (await Promise.all(presses)).map(({ body }) => body.errorCode ?? 'taken')
  expect((await stop).body.success).toBe(true)
  expect([...new Set(answers)].filter((answer) => answer !== 'taken' && answer !== 'promotion.over')).toEqual([])
  const balances = await Promise.all(people.map(({ id }) => site.balance(id)))
  expect(balances).toEqual(answers.map((answer) => (answer === 'taken' ? 50n : 0n)))
  const late = await site.somebody()
  expect((await redeem(late.headers, 'ULTIMA')).body.errorCode).toBe('promotion.over')
  const { cost, rewards } = (await site.server.call(office.getOfficePromotion, { promotionId }, site.operator)).body.value.promotion
  const taken = answers.filter((answer) => answer === 'taken').length
  expect([cost, rewards]).toEqual([String(taken * 50), taken])
})

test('whose end has come while members press is over for all of them, and says so', async () => {
  const endsAt = Date.now() + 3_600_000
  const promotionId = await site.run(promotionOf('code', { codes: ['ATEHOJE'], uses: null, ask: 'nothing', reward: cash(50n), endsAt }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  expect((await redeem(ana.headers, 'ATEHOJE')).body.success).toBe(true)
  await site.later('2 hours')
  expect((await redeem(bia.headers, 'ATEHOJE')).body.errorCode).toBe('promotion.over')
  expect(await site.own(bia, promotionId)).toMatchObject({ status: 'closed', closed: 'over' })
  expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual([50n, 0n])
})

test('two who share a device press at the same moment: one has it, the other waits', async () => {
  await site.run(promotionOf('code', { codes: ['JUNTOS'], uses: null, ask: 'nothing', reward: cash(50n) }))
  for (let count = 0; count < 4; count++) {
    const people = [await site.somebody(), await site.somebody(), await site.somebody()]
    for (const { id } of people)
      await site.query(`insert into session.devices (member_id, token_hash, name) values ($1, decode($2, 'hex'), 'um')`, [
        id,
        `6a0${count}`,
      ])
    const answers = await Promise.all(people.map(({ headers }) => redeem(headers, 'JUNTOS')))
    expect(answers.map(({ body }) => body.errorCode ?? 'taken').toSorted()).toEqual(['promotion.waiting', 'promotion.waiting', 'taken'])
    const balances = await Promise.all(people.map(({ id }) => site.balance(id)))
    expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(50n)
  }
})
