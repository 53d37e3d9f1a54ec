import { getLeaderboard } from '@tucano/contract/missions'
import { type Definition, applyForPromotion, claimPromotion, getPromotion, listPromotions } from '@tucano/contract/promotions'
import * as contract from '@tucano/contract/promotions/office'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { hearSome } from '#betting/listen'
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
  const discard = (present: number) => site.server.call(contract.discardPromotionDraft, { promotionId, present }, site.operator)
  expect((await discard(changed)).body.errorCode, 'somebody has saved another since').toBe('promotion.changed')
  expect((await discard(edited.promotion.changed)).body.value).toMatchObject({ state: 'running', version: 1 })
  const left = await look(promotionId)
  expect([left.draft, (await discard(left.promotion.changed)).body.errorCode]).toEqual([null, 'promotion.state'])
  await save(mission({ title: 'Outra' }), promotionId, left.promotion.changed)
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
    'promotions.discard',
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
    return status === 400 ? ((body.value as unknown as { fields?: { field: string }[] }).fields?.[0]?.field ?? body.errorCode) : 'saved'
  }
  expect(await fieldOf(mission({ startsAt: 2000, endsAt: 1000 }))).toBe('endsAt')
  expect(await fieldOf(mission({ after: '999999' }))).toBe('after')
  expect(await fieldOf(mission({ reward: { type: 'ticket', promotionId: '1', count: 1 } } as never))).toBe('reward')
  expect(await fieldOf(mission({ reward: { type: 'cash', amount: '0' } } as never))).not.toBe('saved')
  expect(await fieldOf(mission({ title: '   ' }))).not.toBe('saved')
  const code = promotionOf('code', { codes: ['UNICO'], uses: null, ask: 'nothing', reward: cash(1n) })
  await site.run(code)
  expect(await fieldOf(code)).toBe('codes')
  const rounds = { type: 'freeRounds', game: 'nao-existe', rounds: 5, stake: '100', days: 7 }
  expect(await fieldOf(mission({ reward: rounds } as never))).toBe('reward')
  const board = promotionOf('board', {
    period: 'campaign',
    measure: 'stake',
    stakeADay: null,
    filter: ANY_BET,
    prizes: [{ to: 1, reward: cash(1n) }],
  })
  expect(await fieldOf(board), 'it would never be frozen').toBe('endsAt')
  const first = (await save(mission())).body.value.promotionId
  const second = (await save(mission({ after: first }))).body.value.promotionId
  expect((await save(mission({ after: second }), first, 0)).body, 'they would wait for one another').toMatchObject({
    value: { fields: [{ field: 'after' }] },
  })
  const { promotionId } = (await save(mission({ title: 'Uma\u202e \n linha', summary: '  Só   uma ' }))).body.value
  expect((await look(promotionId)).definition).toMatchObject({ title: 'Uma linha', summary: 'Só uma' })
  expect(await fieldOf(mission({ title: 'U\u202em' })), 'too little is left of it').toBe('title')
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
    promotion: { rewards: 1, cost: '500', budget: '600', scene: 'gift', unclaimed: 0, waiting: 0 },
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

const follow = async (promotionId: string, definition: Definition) => {
  await save(definition, promotionId, (await look(promotionId)).promotion.changed)
  expect((await start(promotionId)).body.success).toBe(true)
}

test('whoever has begun under a version goes on under it and sees that one; who begins later is under the next', async () => {
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  const staked = (target: number, amount: bigint, title: string) => mission({ title, reward: cash(amount) }, target)
  const promotionId = await site.run(staked(1000, 100n, 'Primeira'))
  for (const { id } of [ana, bia]) await site.deposit(id, 10_000n)
  await site.bet(ana.id, 400n)
  await site.hear()
  await follow(promotionId, staked(3000, 900n, 'Segunda'))
  const seen = async (who: typeof ana) => (await site.server.call(getPromotion, { promotionId }, who.headers)).body.value
  expect(await site.own(ana, promotionId)).toMatchObject({
    title: 'Primeira',
    progress: { measured: '400', target: '1000' },
    reward: cash(100n),
  })
  expect(await seen(ana)).toMatchObject({ version: 1, definition: { target: 1000 } })
  expect(await site.own(bia, promotionId)).toMatchObject({ title: 'Segunda', reward: cash(900n) })
  expect(await seen(bia)).toMatchObject({ version: 2, definition: { target: 3000 } })
  for (const { id } of [ana, bia]) await site.bet(id, 700n)
  await site.hear()
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'claim', reward: cash(100n) })
  expect(await site.own(bia, promotionId)).toMatchObject({ status: 'in process', progress: { measured: '700', target: '3000' } })
  expect((await look(promotionId)).promotion).toMatchObject({ unclaimed: 1, waiting: 0 })
  await site.server.call(claimPromotion, { promotionId, period: 'all' }, ana.headers)
  await site.bet(bia.id, 2300n)
  await site.hear()
  await site.server.call(claimPromotion, { promotionId, period: 'all' }, bia.headers)
  const { rows } = await site.query(
    'select member_id, version, cost::text as cost from promotions.rewards where promotion_id = $1 order by version',
    [promotionId],
  )
  expect(rows).toEqual([
    { member_id: String(ana.id), version: 1, cost: '100' },
    { member_id: String(bia.id), version: 2, cost: '900' },
  ])
})

test('a board that was begun under a version is scored, shown and paid as that one says', async () => {
  const ana = await site.somebody()
  const board = (measure: 'stake' | 'multiplier', amount: bigint) =>
    promotionOf('board', { period: 'week', measure, stakeADay: null, filter: ANY_BET, prizes: [{ to: 1, reward: cash(amount) }] })
  const promotionId = await site.run(board('stake', 100n))
  await site.deposit(ana.id, 10_000n)
  const hear = () => hearSome(site.server.services.db, site.engine.contests)
  const score = async () => {
    await transactionsEnded(site.server.services.db)
    while (await hear());
    return (await site.server.call(getLeaderboard, { promotionId }, ana.headers)).body.value.board
  }
  await site.bet(ana.id, 400n)
  expect(await score()).toMatchObject({ own: { score: '400', reward: cash(100n) } })
  await follow(promotionId, board('multiplier', 900n))
  await site.bet(ana.id, 300n, 6000n)
  expect(await score()).toMatchObject({ prizes: [{ reward: cash(100n) }], own: { score: '700', reward: cash(100n) } })
})

test('nothing is given while all is switched off, nor to whoever has closed play meanwhile: it goes on waiting', async () => {
  const promotionId = await site.run(promotionOf('application', { pictures: 'none', again: true, reward: cash(700n), claim: 'auto' }))
  const ana = await site.somebody()
  await site.server.call(applyForPromotion, { promotionId, comment: 'Ganhei', pictures: [] }, ana.headers)
  const queue = async () => (await site.server.call(contract.listPromotionApplications, { isDecided: false }, site.operator)).body.value
  const { applicationId } = (await queue()).list[0]!
  const approve = async () =>
    (await site.server.call(contract.decidePromotionApplication, { applicationId, isApproved: true }, site.operator)).body.errorCode
  const switchTo = (isOff: boolean) => site.server.call(contract.switchPromotions, { isOff, reason: REASON }, site.operator)
  await switchTo(true)
  expect(await approve()).toBe('promotion.off')
  await switchTo(false)
  await site.query(`update member.members set status = 'disabled' where id = $1`, [ana.id])
  expect(await approve()).toBe('promotion.not.eligible')
  expect((await queue()).waiting).toBe(1)
  expect((await look(promotionId)).promotion).toMatchObject({ unclaimed: 0, waiting: 1 })
  await site.query(`update member.members set status = 'active' where id = $1`, [ana.id])
  expect(await approve()).toBeUndefined()
  expect(await site.balance(ana.id)).toBe(700n)
})

test('what was refused as abuse and is applied for again waits among what looks like abuse again', async () => {
  const promotionId = await site.run(promotionOf('application', { pictures: 'none', again: true, reward: cash(700n), claim: 'auto' }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  for (const { id } of [ana, bia])
    await site.query(`insert into session.devices (member_id, token_hash, name) values ($1, '\\x0d', 'um')`, [id])
  const apply = async ({ headers }: typeof ana) => {
    await site.server.call(applyForPromotion, { promotionId, comment: '', pictures: [] }, headers)
    const { list } = (await site.server.call(contract.listPromotionApplications, { isDecided: false }, site.operator)).body.value
    for (const { applicationId } of list)
      await site.server.call(contract.decidePromotionApplication, { applicationId, isApproved: true }, site.operator)
  }
  const waiting = async () => (await site.server.call(contract.listSuspicions, { isDecided: false }, site.operator)).body.value.list
  const decide = async (isReleased: boolean) =>
    (
      await site.server.call(
        contract.decideSuspicion,
        { suspicionId: (await waiting())[0]!.suspicionId, isReleased, reason: REASON },
        site.operator,
      )
    ).body.errorCode
  await apply(ana)
  for (const isReleased of [false, true]) {
    await apply(bia)
    expect(await waiting()).toMatchObject([{ account: bia.account, reasons: [{ why: 'device' }] }])
    await site.query(`update member.members set status = 'disabled' where id = $1`, [bia.id])
    if (isReleased) expect(await decide(true), 'it is not for whoever has closed play').toBe('promotion.not.eligible')
    await site.query(`update member.members set status = 'active' where id = $1`, [bia.id])
    expect(await decide(isReleased)).toBeUndefined()
  }
  expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual([700n, 700n])
  const { list } = (await site.server.call(contract.listSuspicions, { isDecided: true }, site.operator)).body.value
  expect(list.map(({ state }) => state)).toEqual(['released', 'refused'])
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
const MAKING = [
  'copyPromotion',
  'discardPromotionDraft',
  'endBonus',
  'grantPromotion',
  'savePromotion',
  'startPromotion',
  'stopPromotion',
  'switchPromotions',
]

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
  await site.server.call(
    contract.grantPromotion,
    { promotionId, accounts: accounts.map((account) => account.toUpperCase()), reason: REASON },
    site.operator,
  )
  const listed = async (account?: string) =>
    (await site.server.call(contract.listOpenBonuses, account === undefined ? {} : { account }, site.operator)).body.value.list
  expect((await listed()).map(({ account }) => account)).toEqual(expect.arrayContaining(accounts))
  expect(await listed(` ${accounts[1]!.toUpperCase()}`)).toMatchObject([
    { account: accounts[1], amount: '1000', required: '5000', progress: '0', state: 'active' },
  ])
  expect(await listed('ninguem')).toEqual([])
})
