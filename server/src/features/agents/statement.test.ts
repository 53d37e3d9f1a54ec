import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Period } from '#betting/closings'
import { payOwed } from '#commissions/pay'
import { periodEnds } from '#commissions/period-ends'
import { givePlan, payCpa } from '#commissions/plans'
import { payRebates } from '#commissions/rebates'
import type { Streamed } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { agreeIn, percent, playIn, reais, tier } from '../../testing/agreements.ts'
import { TeamsTest, teamBrand } from '../../testing/teams.ts'
import { exportIncome } from './export-income.ts'

const PROGRAM = path.join(import.meta.dirname, '../../../../tools/recompute-settlements.py')
const PERIODS: readonly Period[] = ['hour', 'day', 'week', 'halfMonth']
let teams: TeamsTest
let folder: string
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'statement-'))
  teams = await TeamsTest.open(inject('clusterUrl'), { at: '2026-03-31T15:00:00Z', ends: periodEnds(teamBrand), periods: PERIODS })
})
afterAll(async () => {
  await teams.close()
  fs.rmSync(folder, { recursive: true })
})

/** The statement of a member, as it is sent. */
async function statementOf(memberId: bigint, language: string): Promise<string> {
  const { handle } = exportIncome({ db: teams.db, brand: teamBrand } as unknown as Services)
  const file = (await handle({ from: '2026-04-01', to: '2026-04-30' } as never, { member: { memberId }, language } as never)) as Streamed
  let text = ''
  for await (const part of file.parts) text += part
  return text
}

function countAgain(text: string): { status: number | null; said: string } {
  const file = path.join(folder, 'statement.csv')
  fs.writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync('python3', [PROGRAM, file], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

/** Makes the same choices in every run. */
function chooser(seed: number): (below: number) => bigint {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return BigInt(Math.floor((state / 2 ** 32) * below))
  }
}

test('every settlement, rebate and sum for a member of a month is counted again from the statement alone, in both languages, and a planted difference is found', async () => {
  const G = await teams.join(null, 2)
  const [A, B] = [await teams.join(G, 1), await teams.join(G, 1)]
  const members = [await teams.join(G), await teams.join(A), await teams.join(A), await teams.join(B), await teams.join(B)]
  const salary = percent(tier(35n, { turnover: 100 }), tier(70n, { turnover: 900, active: 1 }), tier(111n, { turnover: 4000, active: 2 }))
  await agreeIn(teams, {
    payerId: null,
    payeeId: G,
    period: 'week',
    terms: { ...percent(tier(2500n), tier(3000n, { turnover: 9000, netLoss: 100 })), carry: true, fence: reais(400) },
  })
  await agreeIn(teams, { payerId: G, payeeId: A, terms: { ...percent(tier(1500n)), carry: true } })
  await agreeIn(teams, { payerId: G, payeeId: A, kind: 'salaryDay', period: 'day', terms: salary })
  await agreeIn(teams, { payerId: G, payeeId: B, kind: 'salaryHour', period: 'hour', terms: salary })
  await agreeIn(teams, {
    payerId: G,
    payeeId: B,
    kind: 'salaryDay',
    period: 'day',
    terms: { rateType: 'amount', carry: false, fence: null, tiers: [tier(500n, { turnover: 10 }), tier(1500n, { turnover: 800 })] },
  })
  await agreeIn(teams, { payerId: G, payeeId: A, kind: 'salaryLive', period: 'fiveMinutes', terms: salary })
  const give = (who: bigint, bp: number) =>
    teams.owner.query(`insert into agent.rebates (member_id, type, since, bp) values ($1, 'RNG', '2026-04-01', $2)`, [who, bp])
  for (const [n, who] of [...members, A, B, G].entries()) await give(who, 11 + 13 * n)
  // Somebody for whom the house pays once.
  const cpa = { amount: '12345', firstDeposit: '10000', stake: '25000' }
  await teams.db.transaction().execute((trx) => givePlan(trx, G, { plan: 'cpa', bp: null, fence: null, carry: false, cpa }, 'gerencia'))
  const brought = await teams.join(G)
  await teams.owner.query(
    `insert into documents.cases (member_id, full_name, cpf, born_on, kind, number, state, decided_at) values ($1, 'Ana Lima', '12345678901', '1990-01-01', 'rg', '123456', 'verified', now())`,
    [brought],
  )
  await teams.turn('2026-04-01T12:00:00Z')
  await teams.pay(brought, 100_00n)
  await teams.pay(brought, 300_00n)
  await teams.bet(brought, { stake: 250_00n })
  await teams.catchUp()
  expect(await payCpa(teams.db, { currency: 'BRL', timeZone: teamBrand.timeZone })).toBe(1)
  // What it stakes later changes nothing of what it was paid for.
  await teams.bet(brought, { stake: 10_00n })
  const choose = chooser(20_260_401)
  const hear = async (): Promise<void> => {
    await teams.catchUp()
    await payOwed(teams.db, 'BRL')
    await payRebates(teams.db, 'BRL')
  }
  const playSome = async (): Promise<void> => {
    for (const member of members)
      if (choose(3) > 0n) await playIn(teams, member, { stake: 1n + choose(90_000), payout: choose(120_000), reward: choose(300) })
  }
  for (let day = 1; day < 30; day++) {
    await teams.turn(`2026-04-${String(day).padStart(2, '0')}T${12 + Number(choose(10))}:00:00Z`)
    await playSome()
    await hear()
  }
  // Slots of five minutes on the last day, of an hour and a half: a month has nine thousand of them.
  await teams.turn('2026-04-30T15:00:00Z')
  teams.closes(['fiveMinutes', ...PERIODS])
  await hear()
  for (let minute = 7; minute < 90; minute += 9) {
    await teams.turn(new Date(Date.UTC(2026, 3, 30, 15, minute)).toISOString())
    await playSome()
    await hear()
  }
  await teams.turn('2026-04-30T16:35:01Z')
  await hear()
  teams.closes(PERIODS)
  await teams.turn('2026-05-04T03:00:01Z')
  await hear()
  const statement = await statementOf(G, 'PT')
  const lines = statement.split('\r\n').length - 2
  expect(lines).toBeGreaterThan(90)
  expect(countAgain(statement)).toEqual({ status: 0, said: `${lines} lines, 0 differences\n` })
  expect(countAgain(await statementOf(A, 'EN'))).toMatchObject({ status: 0 })
  // Members behind the fence, parts of a cent and losses that are carried are among them.
  expect(statement).toMatch(/\(-\d+,\d\d\/.*\)/)
  expect(statement).toMatch(/;0,\d*[1-9]\d*;/)
  expect(statement.match(/;Salário em tempo real;/g)!.length).toBeGreaterThan(8)
  // Everything that was paid as a rebate is there, without names, and of members of its agents too.
  const rebates = statement.split('\r\n').filter((row) => row.includes(';Rebate;'))
  const { rows: given } = await teams.owner.query<{ sum: string; many: string }>(
    `select sum(amount)::text as sum, sum(people)::text as many from commissions.rebate_days where payee_id = $1 and day between '2026-04-01' and '2026-04-30'`,
    [G],
  )
  const told = rebates.reduce((sum, row) => sum + BigInt(row.split(';')[29]!.replace(',', '')), 0n)
  expect([String(told), String(rebates.length)]).toEqual([given[0]!.sum, given[0]!.many])
  const rows = statement.split('\r\n')
  const at = rows.findIndex((row) => row.includes(';Pago') && row.includes('Salário diário'))
  const planted = rows[at]!.split(';')
  planted[27] = planted[27]!.replace(/(\d)$/, (digit) => String((Number(digit) + 1) % 10))
  rows[at] = planted.join(';')
  const { status, said } = countAgain(rows.join('\r\n'))
  expect([status, said]).toEqual([1, expect.stringContaining('due is')])
  const once = statement.split('\r\n').filter((row) => row.includes(';CPA;'))
  expect(once.map((row) => row.split(';').slice(10, 12))).toEqual([['250,00/0/0,00/123,45', '250,00']])
  expect(once[0]!.endsWith(';100,00;100,00')).toBe(true)
  const tooSmall = once[0]!.replace(/;100,00;100,00$/, ';99,99;100,00')
  expect(countAgain([rows[0]!, tooSmall, ''].join('\r\n'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('due is 12345, counted 0') as string,
  })
  const wrong = rebates[0]!.split(';').with(27, '99,99')
  expect(countAgain([rows[0]!, wrong.join(';'), ''].join('\r\n'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('due is 9999') as string,
  })
}, 120_000)
