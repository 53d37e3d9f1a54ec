import type { Agreement, AgreementKind, Terms } from '@tucano/contract/agents/agreements'
import { getAgentMenu } from '@tucano/contract/agents'
import * as calls from '@tucano/contract/agents/agreements'
import { getConsolidatedFunds } from '@tucano/contract/wallet'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, openBelow, stakeOf } from '../../testing/agents.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
let strict: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  strict = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: (brand) => withFlags({ RTSALARY3: false })({ ...brand, agents: { ...brand.agents, higherRates: false } }),
  })
})
afterAll(async () => {
  await server.close()
  await strict.close()
})

let many = 0
const open = (upline?: Somebody, type = 1, on = server): Promise<Somebody> =>
  openBelow(on, `pessoa${++many}`, upline ? { type, uplineId: upline.id } : { type: 2 })

const tier = (rate: string, more: Partial<Terms['tiers'][number]> = {}) => ({ turnover: '0', active: 0, netLoss: '0', rate, ...more })
const percent = (...tiers: Terms['tiers']): Terms => ({ rateType: 'percent', carry: false, fence: null, tiers })

const offer = async (payer: Somebody, payee: Somebody, more: object = {}, on = server) => {
  const request = {
    payeeId: String(payee.id),
    kind: 'dividend',
    type: 'CONS',
    terms: percent(tier('1000')),
    isHigherConfirmed: true,
    ...more,
  }
  return (await on.call(calls.offerAgreement, request as never, payer.headers)).body
}
const list = async ({ headers }: Somebody, kind: AgreementKind = 'dividend', isOver?: boolean) =>
  (await server.call(calls.listAgreements, { kind, ...(isOver && { isOver }) }, headers)).body.value.list
const one = async (who: Somebody, kind?: AgreementKind): Promise<Agreement> => (await list(who, kind))[0]!
const answerDividend = async (who: Somebody, status: 'A' | 'R' | 'C', version: number, more: object = {}) =>
  (await server.call(calls.processDividend, { type: 'CONS', status, version, ...more }, who.headers)).body

test('an offer is accepted once, by whom it was made to, in the version that was seen; older ones are refused [API-46] [PER-61]', async () => {
  const payer = await open()
  const [payee, stranger] = [await open(payer), await open()]
  const { agreementId } = (await offer(payer, payee, { terms: percent(tier('1000'), tier('1500', { turnover: '100000' })) })).value
  expect(await one(payee)).toMatchObject({
    agreementId,
    state: 'P',
    version: 1,
    side: 'payee',
    other: 'pe***',
    otherId: null,
    period: 'halfMonth',
    terms: null,
    offered: { isHigher: true, terms: { tiers: [{ rate: '1000' }, { rate: '1500' }] } },
  })
  expect(await one(payer)).toMatchObject({ side: 'payer', otherId: String(payee.id) })
  expect(await list(stranger)).toEqual([])
  // Nobody without a session, nobody else, and not without having read that the payer would pay more than it gets.
  const asked = { type: 'CONS', status: 'A', version: 1 } as const
  expect((await server.call(calls.processDividend, asked)).body.errorCode).toBe('login.not.session')
  for (const other of [stranger, payer]) expect((await answerDividend(other, 'A', 1)).errorCode).toBe('agreement.unknown')
  expect((await answerDividend(payee, 'A', 1)).errorCode).toBe('agreement.higher')
  expect((await answerDividend(payee, 'C', 1)).errorCode).toBe('agreement.changed')
  const confirmed = { downlineHigherRate: 'Y' }
  const all = await Promise.all(Array.from({ length: 50 }, () => answerDividend(payee, 'A', 1, confirmed)))
  expect(all.filter(({ success }) => success).map(({ value }) => value)).toEqual([{ version: 2, status: 'A' }])
  expect(all.filter(({ errorCode }) => errorCode === 'agreement.changed')).toHaveLength(49)
  expect(await one(payee)).toMatchObject({
    state: 'A',
    version: 2,
    terms: null,
    offered: null,
    next: { terms: { tiers: [{ rate: '1000' }, {}] } },
  })

  // Other terms: an answer to what was there before them is too late.
  const edit = async (version: number, who = payer) =>
    (await server.call(calls.editAgreement, { agreementId, version, terms: percent(tier('800')), isHigherConfirmed: true }, who.headers))
      .body
  expect((await edit(2, stranger)).errorCode).toBe('agreement.unknown')
  expect((await edit(1)).errorCode).toBe('agreement.changed')
  expect((await edit(2)).success).toBe(true)
  expect((await answerDividend(payee, 'A', 2, confirmed)).errorCode).toBe('agreement.changed')
  expect(await one(payee)).toMatchObject({ state: 'E', version: 3, offered: { terms: { tiers: [{ rate: '800' }] } } })
  // An edit taken back against an accept: one of them is too late.
  const back = server.call(calls.withdrawAgreement, { agreementId, version: '3' }, payer.headers)
  const [accepted, withdrawn] = await Promise.all([answerDividend(payee, 'A', 3, confirmed), back])
  expect([accepted.success, withdrawn.body.success].filter(Boolean)).toHaveLength(1)
  expect(await one(payee)).toMatchObject({ state: 'A', version: 4 })

  const end = async (version: number) => (await server.call(calls.askAgreementEnd, { agreementId, version }, payer.headers)).body
  expect((await end(3)).errorCode).toBe('agreement.changed')
  expect((await end(4)).success).toBe(true)
  expect((await answerDividend(payee, 'A', 5)).value).toEqual({ version: 6, status: 'A' })
  await end(6)
  expect((await answerDividend(payee, 'C', 7)).value).toEqual({ version: 8, status: 'C' })
  expect(await one(payee)).toMatchObject({ state: 'C', version: 8, endsAt: expect.any(Number) as number })
})

test('salaries of each kind are answered by their ids, and by nothing of another kind [API-47] [API-48] [API-49] [PER-62]', async () => {
  const payer = await open()
  const [payee, stranger] = [await open(payer), await open(payer)]
  const kinds = [
    ['salaryDay', calls.processDailySalary, 'id', 'day'],
    ['salaryHour', calls.processHourlySalary, 'contractId', 'hour'],
    ['salaryLive', calls.processLiveSalary, 'contractId', 'fiveMinutes'],
  ] as const
  const ids: string[] = []
  for (const [kind] of kinds) ids.push((await offer(payer, payee, { kind, type: 'RNG' })).value.agreementId)
  for (const [n, [kind, call, field, period]] of kinds.entries()) {
    const ask = async (who: Somebody | undefined, id = ids[n]!, more: object = {}) =>
      (await server.call(call, { [field]: id, status: 'A', version: 1, downlineHigherRate: 'Y', ...more } as never, who?.headers)).body
    expect((await ask(undefined)).errorCode).toBe('login.not.session')
    for (const id of [ids[(n + 1) % 3]!, '999999999']) expect((await ask(payee, id)).errorCode, `${kind} ${id}`).toBe('agreement.unknown')
    expect((await ask(stranger)).errorCode).toBe('agreement.unknown')
    expect((await ask(payee, ids[n], { version: 2 })).errorCode).toBe('agreement.changed')
    expect((await ask(payee)).value).toEqual({ version: 2, status: 'A' })
    expect(await one(payee, kind)).toMatchObject({ period, type: 'RNG', state: 'A' })
  }
})

test('what cannot be offered names its field; a brand may forbid paying more than one gets; others’ people are unknown', async () => {
  const payer = await open()
  const payee = await open(payer)
  for (const [more, field] of [
    [{ terms: percent(tier('500'), tier('500')) }, 'tiers.1.rate'],
    [{ terms: percent(tier('500', { turnover: '10' }), tier('600')) }, 'tiers.1.turnover'],
    [{ terms: percent(tier('500', { active: 3 }), tier('600', { active: 2 })) }, 'tiers.1.active'],
    [{ terms: percent(tier('10001')) }, 'tiers.0.rate'],
    [{ terms: percent(tier('0')) }, 'tiers.0.rate'],
    [{ terms: { ...percent(tier('5')), rateType: 'amount' } }, 'rateType'],
    [{ terms: { ...percent(tier('5')), fence: '100' } }, 'fence'],
    [{ kind: 'salaryDay', terms: { ...percent(tier('5')), carry: true } }, 'carry'],
    [{ kind: 'salaryDay', terms: percent(tier('5'), tier('6', { netLoss: '7' })) }, 'tiers.1.netLoss'],
  ] as const) {
    const { errorCode, value } = await offer(payer, payee, more)
    expect([errorCode, JSON.stringify(value)], field).toEqual(['agreement.terms', expect.stringContaining(field)])
  }
  for (const rate of ['-1', '1e9', '99999999999999', ' 1']) {
    const { errorCode, value } = await offer(payer, payee, { terms: percent(tier('1'), tier(rate)) })
    expect([errorCode, JSON.stringify(value)], rate).toEqual(['request.invalid', expect.stringMatching(/tiers.1.rate/)])
  }
  const below = await open(payee)
  for (const stranger of [
    below,
    await open(),
    await open(payer, 0),
    payer,
    { id: 99_999_999n, account: '', headers: { authorization: '' } },
  ])
    expect((await offer(payer, stranger)).errorCode).toBe('agreement.payee')
  expect((await offer(payer, payee, { isHigherConfirmed: false })).errorCode).toBe('agreement.higher')
  const general = await open(undefined, 2, strict)
  expect((await offer(general, await open(general, 1, strict), {}, strict)).errorCode).toBe('agreement.higher')
  // The first of many offers at once is there; the others find it.
  const offers = await Promise.all(Array.from({ length: 10 }, (_, n) => offer(payer, payee, { type: n % 2 ? 'RNG' : 'CONS' })))
  expect(new Set(offers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'agreement.exists']))
  expect((await list(payee)).filter(({ type }) => type === 'CONS').length * (await list(payee)).length).toBeLessThanOrEqual(1)
  const asked = await one(payer)
  const taken = await server.call(calls.withdrawAgreement, { agreementId: asked.agreementId, version: '1' }, payer.headers)
  expect(taken.body.success).toBe(true)
  expect((await list(payee, 'dividend', true)).some(({ state }) => state === 'X')).toBe(true)
})

test('a kind whose module is off has no page, and no call that offers, tells or answers it', async () => {
  const general = await open(undefined, 2, strict)
  const agent = await open(general, 1, strict)
  const names = (await strict.call(getAgentMenu, {}, general.headers)).body.value.map(({ name }) => name)
  expect(names.slice(-3)).toEqual(['dividendRecord', 'salaryDay', 'salaryHour'])
  const kind = 'salaryLive'
  const day = new Date().toISOString().slice(0, 10)
  const asked = [
    await offer(general, agent, { kind }, strict),
    (await strict.call(calls.listAgreements, { kind }, general.headers)).body,
    (await strict.call(calls.listSettlements, { kind, from: day, to: day }, general.headers)).body,
    (await strict.call(calls.processLiveSalary, { contractId: '1', status: 'A', version: 1 }, agent.headers)).body,
  ]
  expect(asked.map(({ errorCode }) => errorCode)).toEqual(asked.map(() => 'function.not.available'))
  expect((await strict.call(calls.listAgreements, { kind: 'salaryHour' }, general.headers)).body.success).toBe(true)
})

test('the running period says what it would come to now and what is missing to the next tier', async () => {
  const payer = await open()
  const payee = await open(payer)
  const member = await open(payee, 0)
  const terms = percent(tier('100', { turnover: '1000' }), tier('200', { turnover: '50000', active: 2 }))
  await offer(payer, payee, { kind: 'salaryDay', terms })
  const { agreementId } = await one(payee, 'salaryDay')
  await server.call(calls.processDailySalary, { id: agreementId, status: 'A', version: 1, downlineHigherRate: 'Y' }, payee.headers)
  const day = new Date().toISOString().slice(0, 10)
  const read = async ({ headers }: Somebody) =>
    (await server.call(calls.listSettlements, { kind: 'salaryDay', from: day, to: day }, headers)).body.value
  // In force from tomorrow on.
  expect((await read(payee)).running).toEqual([])
  await server.services.db
    .updateTable('commissions.terms')
    .set({ since: new Date('2026-01-01T03:00:00Z') })
    .where('agreement_id', '=', BigInt(agreementId))
    .execute()
  await stakeOf(server, member.id, 200_00n, 50_00n)
  await expect.poll(async () => (await read(payee)).running[0]?.projected).toBe('200')
  expect((await read(payee)).running).toMatchObject([
    {
      agreementId,
      side: 'payee',
      other: 'pe***',
      turnover: '20000',
      active: 1,
      tier: 0,
      missing: { turnover: '30000', active: 1, rate: '200' },
    },
  ])
  expect((await read(payer)).running).toMatchObject([{ side: 'payer', projected: '200' }])
  expect(await read(member)).toBeNull()
  for (const [from, to] of [
    [day, '2020-01-01'],
    ['2020-01-01', day],
  ] as const)
    expect((await server.call(calls.listSettlements, { kind: 'salaryDay', from, to }, payee.headers)).body.errorCode).toBe(
      'request.invalid',
    )
})

test('the consolidated call has what waits for the payee’s answer and what is in force, by type [ENT-25]', async () => {
  const payer = await open()
  const payee = await open(payer)
  const read = async ({ headers }: Somebody) => {
    const { funds, ...agreements } = (await server.call(getConsolidatedFunds, {}, headers)).body.value
    expect(funds.currency).toBe('BRL')
    return agreements
  }
  const none = {
    divtypereq: {},
    dailysalreqtype: {},
    contracthoursalreq: {},
    realtimesalreqtype: {},
    divtypeinfo: {},
    dailysalinfotype: {},
    contracthoursalinfo: {},
    contractmrdailysalinfotype: {},
  }
  expect(await read(payee)).toEqual(none)
  await offer(payer, payee, {
    type: 'RNG',
    terms: percent(
      tier('1250', { turnover: '100', netLoss: '200', active: 3 }),
      tier('2000', { turnover: '100', netLoss: '300', active: 3 }),
    ),
  })
  await offer(payer, payee, { kind: 'salaryDay', terms: percent(tier('35')) })
  const amount = { rateType: 'amount', carry: false, fence: null, tiers: [tier('5000', { turnover: '700', active: 2 })] }
  await offer(payer, payee, { kind: 'salaryHour', type: 'LIVE', terms: amount })
  await offer(payer, payee, { kind: 'salaryLive', terms: amount })
  const about = { status: 'P', version: 1, downlineHigherRate: 'Y' }
  const [daily, hourly, live] = [await one(payee, 'salaryDay'), await one(payee, 'salaryHour'), await one(payee, 'salaryLive')]
  const rates = [{ minimumBet: '700', activeMember: 2, rateType: 'A', rate: '5000' }]
  expect(await read(payee)).toEqual({
    ...none,
    divtypereq: {
      RNG: [
        { ...about, minimumBet: '100', netLoss: '200', activeMember: 3, contractRate: 0.125 },
        { ...about, minimumBet: '100', netLoss: '300', activeMember: 3, contractRate: 0.2 },
      ],
    },
    dailysalreqtype: {
      CONS: [{ ...about, id: daily.agreementId, details: [{ betVolume: '0', activeMember: 0, rateType: 'P', rate: 0.0035 }] }],
    },
    contracthoursalreq: { LIVE: [{ ...about, contractId: hourly.agreementId, hourSalaryRates: rates }] },
    realtimesalreqtype: { CONS: [{ ...about, contractId: live.agreementId, realTimeSalaryRates: rates }] },
  })
  expect(await read(payer)).toEqual(none)
  // Accepted, it waits for nothing; it is in force from the next period on, and then its end can be asked for.
  await server.call(
    calls.processHourlySalary,
    { contractId: hourly.agreementId, status: 'A', version: 1, downlineHigherRate: 'Y' },
    payee.headers,
  )
  const ofHours = async () => {
    const { contracthoursalreq: asked, contracthoursalinfo: inForce } = await read(payee)
    return { asked, inForce }
  }
  expect(await ofHours()).toEqual({ asked: {}, inForce: {} })
  await server.services.db
    .updateTable('commissions.terms')
    .set({ since: new Date('2026-01-01T03:00:00Z') })
    .where('agreement_id', '=', BigInt(hourly.agreementId))
    .execute()
  const inForce = { contractId: hourly.agreementId, status: 'A', version: 2, downlineHigherRate: 'N', hourSalaryRates: rates }
  expect(await ofHours()).toEqual({ asked: {}, inForce: { LIVE: [inForce] } })
  await server.call(calls.askAgreementEnd, { agreementId: hourly.agreementId, version: 2 }, payer.headers)
  const ending = { ...inForce, status: 'V', version: 3 }
  expect(await ofHours()).toEqual({ asked: { LIVE: [ending] }, inForce: { LIVE: [ending] } })
})
