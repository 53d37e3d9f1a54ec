import { randomUUID } from 'node:crypto'
import * as accounts from '@tucano/contract/agents/accounts'
import * as affiliates from '@tucano/contract/agents/affiliates'
import * as agreements from '@tucano/contract/agents/agreements'
import * as downlines from '@tucano/contract/agents/downlines'
import * as reports from '@tucano/contract/agents/reports'
import * as centre from '@tucano/contract/agents'
import type { Endpoint, RequestOf } from '@tucano/contract/endpoint'
import { getUpline, transferToUpline } from '@tucano/contract/transfers'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, open, stakeOf } from '../../testing/agents.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const PASSWORD = '246802'
const NOBODY = 99_999_999n
let server: TestServer
let owner: pg.Client

/** geral → agente → fundo; geral → membro; outro → alheio. Whoever has left was right below geral. */
const who = {} as Record<'geral' | 'agente' | 'fundo' | 'membro' | 'outro' | 'alheio' | 'saiu', Somebody>
const below = async (account: string, uplineId?: bigint, type = 0): Promise<Somebody> =>
  open(server, {
    account,
    type,
    paymentPasswordHash: await server.services.workerPool.do('hashPassword', PASSWORD),
    ...(uplineId && { uplineId }),
  })
const moveTo = ({ id }: Somebody, upline: Somebody) =>
  owner.query('update member.members set upline_id = $2 where id = $1', [id, upline.id])

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  who.geral = await below('geral', undefined, 2)
  who.agente = await below('agente', who.geral.id, 1)
  who.fundo = await below('fundo', who.agente.id, 1)
  who.membro = await below('membro', who.geral.id)
  who.outro = await below('outro', undefined, 2)
  who.alheio = await below('alheio', who.outro.id, 1)
  who.saiu = await below('saiu', who.geral.id, 1)
  await moveTo(who.saiu, who.outro)
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const today = new Date().toISOString().slice(0, 10)
const days = { from: today, to: today }
const terms = { rateType: 'percent' as const, carry: false, fence: null, tiers: [{ turnover: '0', active: 0, netLoss: '0', rate: '1000' }] }
const asking = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => ({ endpoint, request })

/** Every call of the centre that names a person, as it asks about one. */
const aboutPeople = (id: string) => [
  asking(downlines.listDownlines, { of: id }),
  asking(downlines.getDownline, { memberId: id }),
  asking(downlines.setRebates, { memberId: id, rebates: [{ type: 'RNG', bp: 0 }] }),
  asking(downlines.promoteDownline, { memberId: id }),
  asking(downlines.getDownlineTransfer, { memberId: id }),
  asking(downlines.transferToDownline, { transferId: randomUUID(), memberId: id, amount: '2000', paymentPassword: PASSWORD }),
  asking(reports.listTeamProfit, { ...days, of: id }),
  asking(reports.listTeamBets, { ...days, memberId: id }),
  asking(reports.listDownlineDays, { ...days, memberId: id }),
  asking(agreements.offerAgreement, { payeeId: id, kind: 'dividend', type: 'CONS', terms, isHigherConfirmed: true }),
]
/** Calls that look into a branch: of whoever is further down they tell what the branch comes to. */
const OF_BRANCHES = new Set<string>([downlines.listDownlines.name, reports.listTeamProfit.name])

/** Those that name a thing of somebody: an agreement, a bet, a link, a question. */
const aboutThings = ({ agreementId, roundId, code, askedId }: Record<'agreementId' | 'roundId' | 'code' | 'askedId', string>) => [
  asking(agreements.editAgreement, { agreementId, version: 1, terms, isHigherConfirmed: true }),
  asking(agreements.withdrawAgreement, { agreementId, version: '1' }),
  asking(agreements.askAgreementEnd, { agreementId, version: 1 }),
  asking(agreements.processDailySalary, { id: agreementId, status: 'A', version: 1 }),
  asking(agreements.processHourlySalary, { contractId: agreementId, status: 'A', version: 1 }),
  asking(agreements.processLiveSalary, { contractId: agreementId, status: 'A', version: 1 }),
  asking(reports.getTeamBet, { roundId }),
  asking(accounts.closeInvitation, { code }),
  asking(downlines.answerRebates, { askedId, accept: true }),
]

const answered = async ({ endpoint, request }: ReturnType<typeof asking>, { headers }: Somebody) => {
  const { status, body } = await server.call(endpoint, request, headers)
  // Each request has a number of its own.
  const { requestId: _requestId, ...said } = body as typeof body & { requestId: string }
  return { status, body: said }
}

const NAMING = ['memberId', 'of', 'payeeId', 'agreementId', 'id', 'contractId', 'roundId', 'code', 'askedId']

test('every call of the centre that names somebody or something is asked about below', () => {
  const all: unknown[] = [accounts, affiliates, agreements, downlines, reports, centre].flatMap((each) => Object.values(each))
  const naming = all.filter(
    (one): one is Endpoint =>
      typeof one === 'object' &&
      one !== null &&
      'access' in one &&
      ['agent', 'member'].includes(String(one.access)) &&
      'request' in one &&
      NAMING.some((name) => name in ((one.request as { properties?: object }).properties ?? {})),
  )
  const nothing = { agreementId: '1', roundId: randomUUID(), code: 'NADA1234', askedId: '1' }
  const asked = [...aboutPeople('1'), ...aboutThings(nothing)].map(({ endpoint }) => endpoint.name)
  expect(asked.toSorted()).toEqual([...new Set(naming.map(({ name }) => name))].toSorted())
})

test('strangers, their people, those above, oneself and those who have left are answered word for word like nobody', async () => {
  const unknown = await Promise.all(aboutPeople(String(NOBODY)).map((asked) => answered(asked, who.geral)))
  for (const { body } of unknown) expect(body.success).toBe(false)
  for (const name of ['outro', 'alheio', 'saiu'] as const)
    expect(await Promise.all(aboutPeople(String(who[name].id)).map((asked) => answered(asked, who.geral))), name).toEqual(unknown)
  // Whoever is above is as far away.
  const fromBelow = await Promise.all(aboutPeople(String(NOBODY)).map((asked) => answered(asked, who.agente)))
  expect(await Promise.all(aboutPeople(String(who.geral.id)).map((asked) => answered(asked, who.agente)))).toEqual(fromBelow)
  for (const name of ['geral', 'fundo'] as const)
    for (const [n, asked] of aboutPeople(String(who[name].id)).entries())
      if (!OF_BRANCHES.has(asked.endpoint.name))
        expect(await answered(asked, who.geral), `${name} ${asked.endpoint.name}`).toEqual(unknown[n])
})

test('agreements, bets, links and questions of others are answered like none, also to whoever was above before', async () => {
  const ask = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>, { headers }: Somebody) =>
    (await server.call(endpoint, request, headers)).body.value
  const left = await below('vaiembora', who.geral.id, 1)
  const agreement = { payeeId: String(left.id), kind: 'salaryDay', type: 'CONS', terms, isHigherConfirmed: true } as const
  const { agreementId } = await ask(agreements.offerAgreement, agreement, who.geral)
  const roundId = await stakeOf(server, left.id, 20_00n, 0n)
  const { code } = await ask(accounts.createInvitation, { kind: 0, rebates: [] }, left)
  const { rows } = await owner.query<{ id: string }>(
    `insert into agent.asked_rebates (member_id, asked_by, rebates) values ($1, $2, '[{"type":"RNG","bp":0}]') returning id::text`,
    [left.id, who.geral.id],
  )
  const its = { agreementId, roundId, code, askedId: rows[0]!.id }
  const none = { agreementId: String(NOBODY), roundId: randomUUID(), code: 'NADA1234', askedId: String(NOBODY) }
  await moveTo(left, who.outro)
  const unknown = async (asking: Somebody) => Promise.all(aboutThings(none).map((asked) => answered(asked, asking)))
  for (const { body } of await unknown(who.geral)) expect(body.success).toBe(false)
  const strangers = await Promise.all(aboutThings(its).map((asked) => answered(asked, who.alheio)))
  expect(strangers).toEqual(await unknown(who.alheio))
  // The payer's own side of the agreement stays; all else of whoever has left is gone.
  const ofPayer = new Set<string>([agreements.editAgreement.name, agreements.withdrawAgreement.name, agreements.askAgreementEnd.name])
  const gone = await unknown(who.geral)
  for (const [n, asked] of aboutThings(its).entries())
    if (!ofPayer.has(asked.endpoint.name)) expect(await answered(asked, who.geral), asked.endpoint.name).toEqual(gone[n])
})

test('whoever has nobody above any more, somebody who is blocked, or one who has shut themselves out, is told the same', async () => {
  const orphan = await below('sozinho')
  const none = await answered(asking(getUpline, {}), orphan)
  expect(none.body.errorCode).toBe('upline.none')
  const send = (by: Somebody) =>
    answered(asking(transferToUpline, { transferId: randomUUID(), amount: '2000', paymentPassword: PASSWORD }), by)
  const unsent = await send(orphan)
  const closing = [
    ['bloqueado', "update member.members set status = 'disabled' where id = $1"],
    ['ausente', "select limits.close($1, 'exclusion', interval '30 days')"],
  ] as const
  for (const [account, close] of closing) {
    const upline = await below(account, undefined, 2)
    const member = await below(`de${account}`, upline.id)
    expect((await answered(asking(getUpline, {}), member)).body.success).toBe(true)
    await owner.query(close, [upline.id])
    expect(await answered(asking(getUpline, {}), member), account).toEqual(none)
    expect(await send(member), account).toEqual(unsent)
  }
})
