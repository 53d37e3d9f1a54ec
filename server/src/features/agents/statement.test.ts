import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Closing } from '#betting/closings'
import { payOwed } from '#commissions/pay'
import { countPeriod } from '#commissions/settle'
import type { Streamed } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { agreeIn, percent, playIn, reais, tier } from '../../testing/agreements.ts'
import { TeamsTest, teamBrand } from '../../testing/teams.ts'
import { exportIncome } from './export-income.ts'

const PROGRAM = path.join(import.meta.dirname, '../../../../tools/recompute-settlements.py')
let teams: TeamsTest
let folder: string
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'statement-'))
  const ends = [(db: TeamsTest['db'], closing: Closing) => countPeriod(db, teamBrand, closing)]
  teams = await TeamsTest.open(inject('clusterUrl'), { at: '2026-03-31T15:00:00Z', ends, periods: ['hour', 'day', 'week', 'halfMonth'] })
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

test('every settlement of a month is counted again from the statement alone, in both languages, and a planted difference is found', async () => {
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
  await teams.catchUp()
  const choose = chooser(20_260_401)
  for (let day = 1; day <= 30; day++) {
    await teams.turn(`2026-04-${String(day).padStart(2, '0')}T${10 + Number(choose(12))}:00:00Z`)
    for (const member of members)
      if (choose(3) > 0n) await playIn(teams, member, { stake: 1n + choose(90_000), payout: choose(120_000), reward: choose(300) })
    await teams.catchUp()
    await payOwed(teams.db, 'BRL')
  }
  await teams.turn('2026-05-04T03:00:01Z')
  await teams.catchUp()
  await payOwed(teams.db, 'BRL')
  const statement = await statementOf(G, 'PT')
  const lines = statement.split('\r\n').length - 2
  expect(lines).toBeGreaterThan(90)
  expect(countAgain(statement)).toEqual({ status: 0, said: `${lines} settlements, 0 differences\n` })
  expect(countAgain(await statementOf(A, 'EN'))).toMatchObject({ status: 0 })
  // Members behind the fence, parts of a cent and losses that are carried are among them.
  expect(statement).toMatch(/\(-\d+,\d\d\/.*\)/)
  expect(statement).toMatch(/;0,\d*[1-9]\d*;/)
  const rows = statement.split('\r\n')
  const at = rows.findIndex((row) => row.includes(';Pago') && row.includes('Salário diário'))
  const planted = rows[at]!.split(';')
  planted[27] = planted[27]!.replace(/(\d)$/, (digit) => String((Number(digit) + 1) % 10))
  rows[at] = planted.join(';')
  const { status, said } = countAgain(rows.join('\r\n'))
  expect([status, said]).toEqual([1, expect.stringContaining('due is')])
}, 120_000)
