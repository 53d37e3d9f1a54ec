import { claimPromotion } from '@tucano/contract/promotions'
import { listSuspicions } from '@tucano/contract/promotions/office'
import { getReferral } from '@tucano/contract/referral'
import { checkAffiliate, register } from '@tucano/contract/registration'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { writeReferral } from '#accounts/referrals'
import { type Somebody, visitor } from '../../testing/agents.ts'
import { newCpf } from '../../testing/money.ts'
import { cash, promotionOf } from '../../testing/promotion-of.ts'
import { PromotionsTest } from '../../testing/promotions.ts'
import { withFlags } from '../../testing/test-server.ts'

let site: PromotionsTest
let promotionId: string
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'), withFlags({ GEETEST3: false, CAPTCHA3: false }))
})
afterAll(() => site.close())

const referral = async ({ headers }: Pick<Somebody, 'headers'>) => (await site.server.call(getReferral, {}, headers)).body.value

const verify = (id: bigint) =>
  site.query(
    `insert into documents.cases (member_id, state, full_name, born_on, cpf, kind, number, decided_at, operator_id)
     select $1, 'verified', 'Amiga', '1990-01-01', $2, 'rg', '12345', clock_timestamp(), min(id) from operator.operators`,
    [id, newCpf()],
  )

/** Somebody who has come by another's code, and does all that is asked for. */
async function friendOf(ana: Somebody): Promise<Somebody> {
  const friend = await site.somebody()
  await writeReferral(site.server.services.db, friend.id, (await referral(ana)).referralCode!)
  await site.deposit(friend.id, 5000n)
  await site.bet(friend.id, 2000n)
  await verify(friend.id)
  return friend
}

async function settle(): Promise<void> {
  await site.hear()
  await site.job('referrals')
}

test('members have a code while a promotion brings something for friends, and not before', async () => {
  const ana = await site.somebody()
  expect(await referral(ana)).toMatchObject({ referralCode: null, availablePromo: { REFERRAL: { enabled: false } } })
  promotionId = await site.run(
    promotionOf('referral', {
      forReferrer: cash(1000n),
      forFriend: cash(500n),
      firstDeposit: '5000',
      stake: '2000',
      withinDays: 30,
      friendsMax: 3,
      claim: 'auto',
    }),
  )
  const { referralCode, availablePromo } = await referral(ana)
  expect(availablePromo.REFERRAL.enabled).toBe(true)
  expect(referralCode).toMatch(/^[A-Z2-9]{8}$/)
  const known = await site.server.call(checkAffiliate, { code: referralCode!.toLowerCase(), domain: 'tucano.example' })
  expect(known.body.value).toEqual({ code: referralCode, isFriend: true })
  expect((await referral(ana)).referralCode).toBe(referralCode)
  const account = 'amigadaana'
  const came = await visitor(site.server).call(register, {
    username: account,
    password: 'segredo123',
    confirmPassword: 'segredo123',
    agreed: true,
    referralCode: referralCode!.toLowerCase(),
  })
  expect(came.body).toMatchObject({ success: true })
  expect((await referral(ana)).totalInvitations).toBe(1)
})

test('a friend brings something when it has paid in, staked and shown who it is, and nothing for registering; once', async () => {
  const ana = await site.somebody()
  const friend = await site.somebody()
  await writeReferral(site.server.services.db, friend.id, (await referral(ana)).referralCode!)
  await settle()
  await site.deposit(friend.id, 5000n)
  await site.bet(friend.id, 1999n)
  await verify(friend.id)
  await settle()
  expect([await site.balance(ana.id), await site.balance(friend.id)]).toEqual([0n, 3001n])
  await site.bet(friend.id, 1n)
  await Promise.all([settle(), settle()])
  await settle()
  expect([await site.balance(ana.id), await site.balance(friend.id)]).toEqual([1000n, 3500n])
  expect(await referral(ana)).toMatchObject({
    brought: '1000',
    friends: [{ name: `${friend.account.slice(0, 2)}***`, status: 'rewarded' }],
  })
})

test('a first deposit that is too small, or no documents, bring nothing; nor do more friends than are asked for', async () => {
  const ana = await site.somebody()
  const [small, unknown] = [await site.somebody(), await site.somebody()]
  const { referralCode } = await referral(ana)
  for (const { id } of [small, unknown]) await writeReferral(site.server.services.db, id, referralCode!)
  await site.deposit(small.id, 4999n)
  await site.deposit(small.id, 5000n)
  await site.bet(small.id, 2000n)
  await verify(small.id)
  await site.deposit(unknown.id, 5000n)
  await site.bet(unknown.id, 2000n)
  await settle()
  expect(await site.balance(ana.id)).toBe(0n)
  for (let count = 0; count < 4; count++) await friendOf(ana)
  await settle()
  expect(await site.balance(ana.id)).toBe(3000n)
})

test('one’s own second account, and a ring of friends on one device, wait for an operator', async () => {
  const ana = await site.somebody()
  const device = (id: bigint, hash: string) =>
    site.query(`insert into session.devices (member_id, token_hash, name) values ($1, decode($2, 'hex'), 'x')`, [id, hash])
  await device(ana.id, 'aa01')
  const own = await friendOf(ana)
  await device(own.id, 'aa01')
  const [one, two] = [await friendOf(ana), await friendOf(ana)]
  await device(one.id, 'aa02')
  await device(two.id, 'aa02')
  await settle()
  expect(await site.balance(ana.id)).toBe(0n)
  expect(await Promise.all([own, one, two].map(({ id }) => site.balance(id)))).toEqual([3000n, 3000n, 3000n])
  const { list } = (await site.server.call(listSuspicions, { isDecided: false }, site.operator)).body.value
  const waiting = list.filter((one_) => one_.promotionId === promotionId)
  expect(waiting).toHaveLength(6)
  expect(waiting.every(({ reasons }) => reasons.some(({ why }) => why === 'ring'))).toBe(true)
  const press = await site.server.call(claimPromotion, { promotionId, period: `f-${own.id}` }, ana.headers)
  expect(press.body.errorCode).toBe('promotion.waiting')
})

test('friends whose money goes to one payee, and one’s own account by its payee, wait for an operator', async () => {
  const ana = await site.somebody()
  const payee = (id: bigint, print: string) =>
    site.query(
      `insert into cashier.payees (id, member_id, kind, sealed, masked, print, holder, usable_at) values (gen_random_uuid(), $1, 'pix', '', '***', decode($2, 'hex'), 'x', now())`,
      [id, print],
    )
  await payee(ana.id, 'bb01')
  const own = await friendOf(ana)
  await payee(own.id, 'bb01')
  const [one, two] = [await friendOf(ana), await friendOf(ana)]
  await payee(one.id, 'bb02')
  await payee(two.id, 'bb02')
  await settle()
  expect(await Promise.all([ana, own, one, two].map(({ id }) => site.balance(id)))).toEqual([0n, 3000n, 3000n, 3000n])
  const { list } = (await site.server.call(listSuspicions, { isDecided: false }, site.operator)).body.value
  const accounts = new Set([ana, own, one, two].map(({ account }) => account))
  const waiting = list.filter(({ account }) => accounts.has(account))
  expect(waiting).toHaveLength(6)
  expect(waiting.every(({ reasons }) => reasons.some(({ why }) => why === 'ring'))).toBe(true)
})

test('a code of one’s own, of nobody or of somebody blocked brings nobody anything', async () => {
  const { db } = site.server.services
  const [ana, blocked, friend] = [await site.somebody(), await site.somebody(), await site.somebody()]
  const codes = [(await referral(ana)).referralCode!, (await referral(blocked)).referralCode!]
  await site.query(`update member.members set status = 'disabled' where id = $1`, [blocked.id])
  await writeReferral(db, ana.id, codes[0]!)
  await writeReferral(db, friend.id, codes[1]!)
  await writeReferral(db, friend.id, 'NADA')
  const { rows } = await site.query('select from member.referrals where friend_id = any ($1::bigint[])', [[ana.id, friend.id]])
  expect(rows).toEqual([])
})
