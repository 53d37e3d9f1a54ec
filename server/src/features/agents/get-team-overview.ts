import { getTeamOverview as contract } from '@tucano/contract/agents'
import { feeOf, netLossOf } from '#commissions/amounts'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { type TeamDay, type TeamSums, readActive, readActiveDays, readTeamDays } from '#team/figures'
import { readSize } from '#team/sizes'
import { checkPeriod, everyDay } from './period.ts'

const NOTHING: TeamSums = {
  joined: 0,
  firstDeposits: 0,
  rounds: 0n,
  stake: 0n,
  payout: 0n,
  rebate: 0n,
  promotion: 0n,
  salary: 0n,
  deposit: 0n,
  withdrawal: 0n,
}

const add = (a: TeamSums, b: TeamSums): TeamSums => ({
  joined: a.joined + b.joined,
  firstDeposits: a.firstDeposits + b.firstDeposits,
  rounds: a.rounds + b.rounds,
  stake: a.stake + b.stake,
  payout: a.payout + b.payout,
  rebate: a.rebate + b.rebate,
  promotion: a.promotion + b.promotion,
  salary: a.salary + b.salary,
  deposit: a.deposit + b.deposit,
  withdrawal: a.withdrawal + b.withdrawal,
})

const sumOf = (days: readonly TeamDay[]): TeamSums => days.reduce<TeamSums>(add, NOTHING)

const told = (sums: TeamSums, feeBp: bigint) => ({
  joined: sums.joined,
  firstDeposits: sums.firstDeposits,
  deposits: String(sums.deposit),
  withdrawals: String(sums.withdrawal),
  stake: String(sums.stake),
  payout: String(sums.payout),
  result: String(netLossOf(sums, feeBp)),
})

export const getTeamOverview = ({ db, brand }: Services) =>
  answer(contract, async ({ from, to }, { member: { memberId } }) => {
    checkPeriod({ from, to })
    const days = everyDay(from, to)
    const [rows, actives, active, { members, agents }] = await Promise.all([
      readTeamDays(db, memberId, { from, to }),
      readActiveDays(db, memberId, { from, to }),
      readActive(db, memberId, { from, to }, brand.timeZone),
      readSize(db, memberId),
    ])
    const feeBp = BigInt(brand.agents.feeBp)
    const [byDay, byType] = [Map.groupBy(rows, ({ day }) => day), Map.groupBy(rows, ({ type }) => type)]
    const sums = sumOf(rows)
    return {
      currency: brand.currency.code,
      members,
      agents,
      ...told(sums, feeBp),
      active,
      activeStake: String(brand.agents.activeStake),
      rebates: String(sums.rebate),
      promotions: String(sums.promotion),
      salaries: String(sums.salary),
      fee: String(feeOf(sums, feeBp)),
      days: days.map((day) => ({ day, ...told(sumOf(byDay.get(day) ?? []), feeBp), active: actives.get(day) ?? 0 })),
      types: [...byType].flatMap(([type, of]) => {
        const { stake, payout } = sumOf(of)
        return stake === 0n && payout === 0n ? [] : [{ type, stake: String(stake), payout: String(payout) }]
      }),
    }
  })
