import { askMove } from '#team/moves'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { agreeIn, offerIn, percent, playIn, reais, tier } from '../testing/agreements.ts'
import { TeamsTest, teamBrand } from '../testing/teams.ts'
import { type Party, act, edit, expire } from './agreements.ts'
import type { AgreementAct } from './agreement.ts'
import { payOwed } from './pay.ts'
import { periodEnds } from './period-ends.ts'
import { givePlan } from './plans.ts'
import { reverseSettled } from './reversals.ts'

let teams: TeamsTest
beforeAll(async () => {
  const ends = periodEnds(teamBrand)
  teams = await TeamsTest.open(inject('clusterUrl'), { at: '2026-03-31T15:00:00Z', ends, periods: ['hour', 'day', 'halfMonth', 'month'] })
  await teams.catchUp()
})
afterAll(() => teams.close())

const within = <Result>(work: (trx: TeamsTest['db']) => Promise<Result>): Promise<Result> => teams.db.transaction().execute(work)
const reached = new Map<bigint, bigint>()

/** What a member was told since it was asked the last time: kinds, and the facts that a test is about. */
async function heard(memberId: bigint): Promise<[string, Record<string, unknown>][]> {
  const rows = await teams.db
    .selectFrom('messages.messages')
    .select(['id', 'kind', 'facts'])
    .where('member_id', '=', memberId)
    .where('id', '>', reached.get(memberId) ?? 0n)
    .orderBy('id')
    .execute()
  reached.set(memberId, rows.at(-1)?.id ?? reached.get(memberId) ?? 0n)
  return rows.map(({ kind, facts }) => [kind, facts as Record<string, unknown>])
}

async function turn(at: string): Promise<void> {
  await teams.turn(at)
  await teams.catchUp()
  await payOwed(teams.db, 'BRL')
}

test('each side hears what the other one did about an agreement, once, and only what was done', async () => {
  const payer = await teams.join(null, 2)
  const payee = await teams.join(payer, 1)
  const [asPayee, asPayer] = [{ by: 'payee', payeeId: payee } as const, { by: 'payer', payerId: payer } as const]
  const id = await offerIn(teams, { payerId: payer, payeeId: payee, type: 'RNG' })
  const of = { agreement: 'dividend', type: 'RNG' }
  const mask = { ...of, other: expect.stringMatching(/^m\d\*\*\*$/) as string }
  expect(await heard(payee)).toEqual([['agreementOffered', { ...mask, what: 'offer' }]])
  let version = 1
  const acts = async (done: AgreementAct, party: Party, told: { toPayee?: [string, object]; toPayer?: [string, object] }) => {
    // What was refused tells nobody.
    await expect(within((trx) => act(trx, { id, version: version + 1, act: done, party }))).rejects.toMatchObject({
      code: 'agreement.changed',
    })
    await within(async (trx) => (version = (await act(trx, { id, version, act: done, party })).version))
    const { toPayee, toPayer } = told
    expect([await heard(payee), await heard(payer)], done).toEqual([
      toPayee ? [[toPayee[0], { ...mask, ...toPayee[1] }]] : [],
      toPayer ? [[toPayer[0], { ...of, other: expect.stringMatching(/^m\d+$/) as string, ...toPayer[1] }]] : [],
    ])
  }
  const edited = async () => {
    const changed = { id, version, payerId: payer, terms: percent(tier(700n)), isHigherConfirmed: true }
    await within(async (trx) => (version = (await edit(trx, changed)).version))
    expect(await heard(payee)).toEqual([['agreementOffered', { ...mask, what: 'terms' }]])
  }
  const answered = (what: string, answer: string) => ({ toPayer: ['agreementAnswered', { what, answer }] as [string, object] })
  await acts('accept', asPayee, answered('offer', 'yes'))
  await edited()
  await acts('reject', asPayee, answered('terms', 'no'))
  await edited()
  await acts('withdraw', asPayer, { toPayee: ['agreementWithdrawn', { what: 'terms' }] })
  await edited()
  await acts('accept', asPayee, answered('terms', 'yes'))
  await acts('askEnd', asPayer, { toPayee: ['agreementOffered', { what: 'end' }] })
  await acts('keep', asPayee, answered('end', 'no'))
  const endsAt = Date.parse('2026-04-01T03:00:00Z')
  await acts('end', { by: 'operator' }, { toPayee: ['agreementEnds', { endsAt }], toPayer: ['agreementEnds', { endsAt }] })
  const another = await offerIn(teams, { payerId: payer, payeeId: payee, kind: 'salaryDay', period: 'day' })
  await heard(payee)
  await teams.turn('2026-04-08T15:00:00Z')
  await Promise.all([expire(teams.db), expire(teams.db)])
  for (const side of [payee, payer])
    expect(await heard(side)).toEqual([['agreementExpired', expect.objectContaining({ agreement: 'salaryDay', what: 'offer' })]])
  await expect(within((trx) => act(trx, { id: another, version: 1, act: 'withdraw', party: asPayer }))).rejects.toThrow()
  expect(await heard(payee)).toEqual([])
})

test('payees hear what they were paid and what is due, payers that cash was missing, both of a reversal; slots by the day', async () => {
  await turn('2026-04-09T15:00:00Z')
  const G = await teams.join(null, 2)
  const [A, B] = [await teams.join(G, 1), await teams.join(G, 1)]
  const [ofA, ofB] = [await teams.join(A), await teams.join(B)]
  const daily = await agreeIn(teams, { payerId: G, payeeId: A, kind: 'salaryDay', period: 'day', terms: percent(tier(1000n)) })
  await agreeIn(teams, { payerId: G, payeeId: B, kind: 'salaryHour', period: 'hour', terms: percent(tier(1000n)) })
  await turn('2026-04-10T03:30:00Z')
  for (const each of [A, B, G]) await heard(each)
  await teams.pay(G, reais(30))
  for (const at of ['2026-04-10T12:10:00Z', '2026-04-10T13:10:00Z']) {
    await turn(at)
    await playIn(teams, ofB, { stake: reais(100), payout: 0n })
  }
  await playIn(teams, ofA, { stake: reais(500), payout: 0n })
  // Two slots of 10 each were paid: nobody hears of them before the day is over.
  await turn('2026-04-10T14:10:00Z')
  expect([await heard(A), await heard(B), await heard(G)]).toEqual([[], [], []])
  await turn('2026-04-11T03:00:01Z')
  const since = Date.parse('2026-04-10T03:00:00Z')
  const money = { currency: 'BRL', since, type: 'CONS' }
  expect(await heard(B)).toEqual([['salaryOfDay', expect.objectContaining({ ...money, agreement: 'salaryHour', amount: '2000' })]])
  const paid = { ...money, agreement: 'salaryDay' }
  expect(await heard(A)).toEqual([['settlementPaid', expect.objectContaining({ ...paid, amount: '1000', rest: '4000' })]])
  expect(await heard(G)).toEqual([['settlementShort', { amount: '4000', currency: 'BRL', count: 1 }]])
  // The rest comes with the next one, and that nothing is paid once more is no news.
  await payOwed(teams.db, 'BRL')
  await teams.pay(G, reais(100))
  await playIn(teams, ofA, { stake: reais(100), payout: 0n })
  await turn('2026-04-12T03:00:01Z')
  expect((await heard(A)).map(([, { amount, rest }]) => [amount, rest])).toEqual([
    ['4000', '0'],
    ['1000', '0'],
  ])
  expect([await heard(B), await heard(G)]).toEqual([[], []])
  // A slot that cannot be paid is told when it begins to be due, and not every hour.
  await teams.withdraw(G, reais(50))
  for (const at of ['2026-04-12T12:10:00Z', '2026-04-12T13:10:00Z', '2026-04-12T14:10:00Z']) {
    await turn(at)
    await playIn(teams, ofB, { stake: reais(100), payout: 0n })
  }
  expect(await heard(B)).toEqual([['settlementPaid', expect.objectContaining({ agreement: 'salaryHour', amount: '0', rest: '1000' })]])
  expect(await heard(G)).toEqual([['settlementShort', { amount: '1000', currency: 'BRL', count: 1 }]])
  const reverse = (operatorId: bigint) =>
    within((trx) =>
      reverseSettled(trx, {
        agreementId: daily,
        since: new Date(since),
        currency: 'BRL',
        reason: 'Contas da própria pessoa.',
        by: { operatorId, account: `op${operatorId}` },
      }),
    )
  await reverse(1n)
  expect(await heard(A)).toEqual([])
  await reverse(2n)
  for (const side of [A, G])
    expect(await heard(side)).toEqual([['settlementReversed', expect.objectContaining({ ...paid, amount: '5000' })]])
})

test('agents hear by the day how many came by their links, and nothing of a day on which nobody did', async () => {
  await turn('2026-04-13T15:00:00Z')
  const [agent, other] = [await teams.join(null, 2), await teams.join(null, 2)]
  await teams.owner.query(`insert into agent.invitations (code, agent_id) values ('CAMPANHA', $1)`, [agent])
  const comes = async (account: string) =>
    teams.owner.query(
      `insert into member.members (account, nickname, type, password_hash, upline_id, invitation, created_at) values ($1, $1, 0, 'x', $2, 'CAMPANHA', platform.clock())`,
      [account, agent],
    )
  for (const account of ['vinda1', 'vinda2']) await comes(account)
  // Whoever was opened an account for, and whose agent knows.
  await teams.join(agent)
  await teams.join(other)
  expect(await heard(agent)).toEqual([])
  for (const at of ['2026-04-14T03:00:01Z', '2026-04-15T03:00:01Z']) await turn(at)
  expect(await heard(agent)).toEqual([['teamGrew', { count: 2, since: Date.parse('2026-04-13T03:00:00Z') }]])
  expect(await heard(other)).toEqual([])
})

test('whoever is moved, whom it left and whom it came to hear of it, and both sides of what ends; a plan of the house goes on', async () => {
  await turn('2026-05-04T15:00:00Z')
  const [from, to] = [await teams.join(null, 2), await teams.join(null, 2)]
  const [moved, affiliate] = [await teams.join(from, 1), await teams.join(from, 1)]
  const plan = { plan: 'revenue', bp: 2000, fence: null, carry: false, cpa: null } as const
  await within((trx) => givePlan(trx, affiliate, plan, 'ana'))
  await agreeIn(teams, { payerId: from, payeeId: moved })
  await offerIn(teams, { payerId: from, payeeId: moved, kind: 'salaryDay', period: 'day' })
  await turn('2026-05-05T03:00:01Z')
  for (const each of [from, to, moved, affiliate]) await heard(each)
  await within((trx) => askMove(trx, { memberId: moved, toId: to, askedBy: 'ana' }))
  expect(await heard(moved)).toEqual([])
  await turn('2026-05-06T03:00:01Z')
  const kinds = async (who: bigint) => (await heard(who)).map(([kind]) => kind)
  expect(await heard(moved)).toEqual([
    ['teamMoved', { other: expect.stringMatching(/^m\d\*\*\*$/) as string }],
    ['agreementEnds', expect.objectContaining({ agreement: 'dividend', endsAt: Date.parse('2026-05-16T03:00:00Z') })],
    ['agreementWithdrawn', expect.objectContaining({ agreement: 'salaryDay', what: 'offer' })],
  ])
  expect(await kinds(from)).toEqual(['teamLeft', 'agreementEnds', 'agreementWithdrawn'])
  expect(await kinds(to)).toEqual(['teamCame'])
  expect(await kinds(affiliate)).toEqual([])
  const kept = await teams.db.selectFrom('commissions.agreements').select('state').where('payee_id', '=', affiliate).execute()
  expect(kept).toEqual([{ state: 'A' }])
  await turn('2026-05-07T03:00:01Z')
  for (const each of [from, to, moved]) expect(await heard(each)).toEqual([])
})
