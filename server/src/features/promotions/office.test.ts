import { type Definition, listPromotions } from '@tucano/contract/promotions'
import * as contract from '@tucano/contract/promotions/office'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { employ } from '../../testing/desk.ts'
import { ANY_BET, cash, promotionOf } from '../../testing/promotion-of.ts'
import { PromotionsTest, REASON } from '../../testing/promotions.ts'

let site: PromotionsTest
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
})
afterAll(() => site.close())

const mission = (more: Partial<Definition> = {}, target = 100) =>
  promotionOf('mission', {
    measure: 'stake',
    filter: ANY_BET,
    target,
    window: 'campaign',
    after: null,
    reward: cash(500n),
    ...(more as object),
  })
const save = (definition: Definition, promotionId: string | null = null, present: number | null = null) =>
  site.server.call(contract.savePromotion, { promotionId, present, definition }, site.operator)
const start = (promotionId: string) => site.server.call(contract.startPromotion, { promotionId, reason: REASON }, site.operator)
const look = async (promotionId: string) => (await site.server.call(contract.getOfficePromotion, { promotionId }, site.operator)).body.value

test('a draft runs when it is started; what runs is never edited, only followed by another version; each act is in the journal', async () => {
  const { promotionId } = (await save(mission())).body.value
  expect((await look(promotionId)).promotion).toMatchObject({ state: 'draft', version: 0, changed: 0 })
  expect((await site.server.call(listPromotions, {})).body.value).toEqual([])
  expect((await start(promotionId)).body.value).toMatchObject({ state: 'running', version: 1 })
  expect((await start(promotionId)).body.errorCode).toBe('promotion.state')
  const { changed } = (await look(promotionId)).promotion
  const edits = await Promise.all([
    save(mission({ title: 'Uma' }), promotionId, changed),
    save(mission({ title: 'Outra' }), promotionId, changed),
  ])
  expect(edits.map(({ body }) => body.errorCode ?? 'saved').toSorted()).toEqual(['promotion.changed', 'saved'])
  const edited = await look(promotionId)
  expect(edited).toMatchObject({ definition: { title: 'Promoção de teste' }, promotion: { state: 'running', version: 1 } })
  expect(edited.draft?.title).toMatch(/^(Uma|Outra)$/)
  await start(promotionId)
  expect((await look(promotionId)).versions.map(({ version, by }) => [version, by])).toEqual([
    [2, 'promotora'],
    [1, 'promotora'],
  ])
  const copied = (await site.server.call(contract.copyPromotion, { promotionId }, site.operator)).body.value
  expect((await look(copied.promotionId)).promotion).toMatchObject({ state: 'draft', version: 0 })
  await site.server.call(contract.stopPromotion, { promotionId, reason: REASON }, site.operator)
  expect((await site.server.call(contract.stopPromotion, { promotionId, reason: REASON }, site.operator)).body.errorCode).toBe(
    'promotion.state',
  )
  const { rows } = await site.query(`select action from operator.journal where subject = $1 order by id`, [`promotion:${promotionId}`])
  expect(rows.map((row) => (row as { action: string }).action)).toEqual([
    'promotions.save',
    'promotions.start',
    'promotions.save',
    'promotions.start',
    'promotions.stop',
  ])
})

test('a copy of what is over lasts as long as that did, from now on, and can be started', async () => {
  const startsAt = Date.now() - 172_800_000
  const { promotionId } = (await save(mission({ startsAt, endsAt: startsAt + 86_400_000 }))).body.value
  const copied = (await site.server.call(contract.copyPromotion, { promotionId }, site.operator)).body.value
  const { promotion } = await look(copied.promotionId)
  expect(promotion.endsAt! - promotion.startsAt).toBe(86_400_000)
  expect((await start(copied.promotionId)).body.value).toMatchObject({ state: 'running' })
})

test('what cannot be is refused by its name', async () => {
  const fieldOf = async (definition: Definition) => {
    const { status, body } = await save(definition)
    return status === 400 ? ((body as unknown as { fields?: { field: string }[] }).fields?.[0]?.field ?? body.errorCode) : 'saved'
  }
  expect(await fieldOf(mission({ startsAt: 2000, endsAt: 1000 }))).not.toBe('saved')
  expect(await fieldOf(mission({ after: '999999' }))).not.toBe('saved')
  expect(await fieldOf(mission({ reward: { type: 'ticket', promotionId: '1', count: 1 } } as never))).not.toBe('saved')
  expect(await fieldOf(mission({ reward: { type: 'cash', amount: '0' } } as never))).not.toBe('saved')
  expect(await fieldOf(mission({ title: '   ' }))).not.toBe('saved')
  const code = promotionOf('code', { codes: ['UNICO'], uses: null, ask: 'nothing', reward: cash(1n) })
  await site.run(code)
  expect(await fieldOf(code)).not.toBe('saved')
  const over = (await save(mission({ endsAt: 1000 }))).body.value
  expect((await start(over.promotionId)).body.errorCode).toBe('promotion.over')
})

test('a reward that leads to another promotion says which kind that is, also to those who read it later', async () => {
  const segments = [{ label: 'R$ 1', weight: 1, reward: cash(100n) }]
  const wheel = await site.run(promotionOf('wheel', { segments: [...segments, ...segments], daily: false }))
  const promotionId = await site.run(mission({ reward: { type: 'ticket', promotionId: wheel, count: 2 } }))
  const { definition } = await look(promotionId)
  expect(definition).toMatchObject({ reward: { type: 'ticket', promotionId: wheel, count: 2, of: 'wheel' } })
})

test('what a promotion has cost, whom it has reached and what waits is seen; a draft is seen as a given member would', async () => {
  const promotionId = await site.run(mission({ claim: 'auto', budget: { amount: '600', rewards: null, isShown: false } }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  for (const { id } of [ana, bia]) await site.deposit(id, 100n).then(() => site.bet(id, 100n))
  await site.hear()
  expect(await look(promotionId)).toMatchObject({
    promotion: { rewards: 1, cost: '500', budget: '600', waiting: 0 },
    days: [{ rewards: 1, cost: '500' }],
    law: [],
  })
  const brought = async (of: string) => (await site.server.call(contract.getPromotionReturn, { promotionId: of }, site.operator)).body
  await expect
    .poll(async () => (await brought(promotionId)).value)
    .toEqual({ members: 2, given: 1, stake: '100', result: '100', cost: '500' })
  expect((await brought('999999')).errorCode).toBe('promotion.unknown')
  const preview = async (memberId: bigint, of = promotionId) =>
    (await site.server.call(contract.previewPromotion, { promotionId: of, memberId: String(memberId) }, site.operator)).body
  const statuses = await Promise.all([ana, bia].map(async ({ id }) => (await preview(id)).value.promotion.status))
  expect(statuses.toSorted()).toEqual(['closed', 'issued'])
  const draft = (await save(mission({ audience: { rankFrom: 5, newDays: null, labelIds: null } }))).body.value
  expect((await preview(ana.id, draft.promotionId)).value).toMatchObject({
    promotion: { status: 'closed', closed: 'notEligible' },
    isShown: false,
  })
  const open = (await save(mission())).body.value
  expect((await preview(ana.id, open.promotionId)).value).toMatchObject({ promotion: { status: 'in process' }, isShown: true })
  await start(open.promotionId)
  await site.server.call(contract.stopPromotion, { promotionId: open.promotionId, reason: REASON }, site.operator)
  expect((await preview(ana.id, open.promotionId)).value).toMatchObject({ promotion: { closed: 'stopped' }, isShown: true })
  await site.query(`update member.members set status = 'disabled' where id = $1`, [bia.id])
  expect((await preview(bia.id)).value.isShown).toBe(false)
  expect((await preview(999_999n)).errorCode).toBe('member.unknown')
})

test('a budget that was lowered below what is spent gives nothing more', async () => {
  const promotionId = await site.run(mission({ claim: 'auto', budget: { amount: '1000', rewards: null, isShown: false } }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  await site.deposit(ana.id, 100n).then(() => site.bet(ana.id, 100n))
  await site.hear()
  const { changed } = (await look(promotionId)).promotion
  await save(mission({ claim: 'auto', budget: { amount: '100', rewards: null, isShown: false } }), promotionId, changed)
  expect((await start(promotionId)).body.success).toBe(true)
  await site.deposit(bia.id, 100n).then(() => site.bet(bia.id, 100n))
  await site.hear()
  expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual([500n, 0n])
  expect((await look(promotionId)).promotion.cost).toBe('500')
})

test('what the budget does not cover is given to nobody, and can be given once it does', async () => {
  const manual = (amount: string) =>
    promotionOf('manual', { reward: cash(100n), claim: 'auto', budget: { amount, rewards: null, isShown: false } })
  const promotionId = await site.run(manual('150'))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  const give = async () =>
    (await site.server.call(contract.grantPromotion, { promotionId, accounts: [ana.account, bia.account], reason: REASON }, site.operator))
      .body.value
  expect(await give()).toEqual({ granted: 1, refused: [{ account: bia.account, code: 'promotion.budget' }] })
  await save(manual('300'), promotionId, (await look(promotionId)).promotion.changed)
  await start(promotionId)
  expect(await give()).toEqual({ granted: 1, refused: [{ account: ana.account, code: 'promotion.state' }] })
  expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual([100n, 100n])
})

const READING = [
  'getApplicationPicture',
  'getBonusLiability',
  'getOfficePromotion',
  'getPromotionChoices',
  'getPromotionReturn',
  'listOfficePromotions',
  'listOpenBonuses',
  'listPromotionApplications',
  'previewPromotion',
]
const MAKING = ['copyPromotion', 'endBonus', 'grantPromotion', 'savePromotion', 'startPromotion', 'stopPromotion', 'switchPromotions']

test.each([
  ['support', [...READING, 'decidePromotionApplication']],
  ['cashier', READING],
  ['compliance', [...READING, ...MAKING, 'decideSuspicion', 'listSuspicions']],
  ['auditor', [...READING, 'listSuspicions']],
] as const)('the role %s may do its own work about promotions, and is refused everything else', async (role, own) => {
  const { headers } = await employ(site.server.services, `so-${role}`, [role])
  const all = Object.values(contract).filter((each) => 'path' in each)
  expect(all).toHaveLength(READING.length + MAKING.length + 3)
  const answers = await Promise.all(
    all.map(async (each) => ({ name: each.name, code: (await site.server.call(each, {}, headers)).body.errorCode })),
  )
  expect(
    answers
      .filter(({ code }) => code !== 'operator.role')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(own.toSorted())
})

test('the editor hears what a promotion can name and the law; what members hold of bonuses is listed, all of it or of one account', async () => {
  const choices = (await site.server.call(contract.getPromotionChoices, {}, site.operator)).body.value
  expect(choices).toMatchObject({ law: { beforeBet: true, raffle: true, multipleMax: 60 }, ranks: expect.arrayContaining(['Broto']) })
  expect(choices.games.map(({ code }) => code)).toEqual([...new Set(choices.games.map(({ code }) => code))])
  const terms = {
    multiple: 5,
    base: 'bonus',
    contribution: {},
    maxStake: null,
    maxConversion: null,
    days: 7,
    products: null,
    convert: 'all',
    onWithdrawal: 'forfeit',
  } as const
  const promotionId = await site.run(promotionOf('manual', { reward: { type: 'bonus', amount: '1000', terms }, claim: 'auto' }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  const { rows } = await site.query('select account from member.members where id = any ($1) order by id', [[ana.id, bia.id]])
  const accounts = (rows as { account: string }[]).map(({ account }) => account)
  await site.server.call(contract.grantPromotion, { promotionId, accounts, reason: REASON }, site.operator)
  const listed = async (account?: string) =>
    (await site.server.call(contract.listOpenBonuses, account === undefined ? {} : { account }, site.operator)).body.value.list
  expect((await listed()).map(({ account }) => account)).toEqual(expect.arrayContaining(accounts))
  expect(await listed(accounts[1])).toMatchObject([
    { account: accounts[1], amount: '1000', required: '5000', progress: '0', state: 'active' },
  ])
  expect(await listed('ninguem')).toEqual([])
})
