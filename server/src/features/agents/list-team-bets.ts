import { listTeamBets as contract } from '@tucano/contract/agents/reports'
import { BETS_A_PAGE } from '@tucano/contract/bet-history'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import { readLines } from '#records/bet-teller'
import { readBets, readTotal } from '#records/bets'
import { showBet } from '#records/show-bet'
import { readTeamDays } from '#team/figures'
import { readBetting, readDirect } from '#team/people'
import type { TeamSources } from './index.ts'
import { checkPeriod } from './period.ts'

/** What a whole team's bets came to, by type. */
async function readTypes({ services: { db } }: TeamSources, agentId: bigint, days: { from: string; to: string }) {
  const byType = Map.groupBy(await readTeamDays(db, agentId, days), ({ type }) => type)
  return [...byType].flatMap(([type, rows]) => {
    const sum = (of: 'rounds' | 'stake' | 'payout'): bigint => rows.reduce((all, row) => all + row[of], 0n)
    const [rounds, stake, payout] = [sum('rounds'), sum('stake'), sum('payout')]
    return rounds === 0n && stake === 0n && payout === 0n
      ? []
      : [{ type, rounds: Number(rounds), stake: String(stake), payout: String(payout) }]
  })
}

export const listTeamBets = (sources: TeamSources) =>
  answer(contract, async ({ from, to, memberId: of, product, state, before }, { member: { memberId: agentId }, language }) => {
    checkPeriod({ from, to })
    const { services, catalogue, tellers } = sources
    const { db, brand } = services
    const people = await readDirect(db, agentId, of)
    const period = { members: await readBetting(db, agentId, people, from), timeZone: brand.timeZone, from, to }
    const [rows, total, team, snapshot] = await Promise.all([
      readBets(db, period, { product, state, before: readCursor(before), limit: BETS_A_PAGE + 1 }),
      readTotal(db, period, { product, currency: brand.currency.code }),
      before === undefined && of === undefined ? readTypes(sources, agentId, { from, to }) : null,
      catalogue.read(),
    ])
    const shown = rows.slice(0, BETS_A_PAGE)
    const last = shown.at(-1)
    const lines = await readLines(tellers, shown, language)
    const accounts = new Map(people.map(({ id, account }) => [id, account]))
    return {
      list: shown.map((row) => ({
        ...showBet(row, { snapshot, lines }, language),
        // A number under a seed is its member's alone.
        nonce: null,
        memberId: String(row.memberId),
        account: accounts.get(row.memberId)!,
      })),
      next: rows.length > shown.length && last ? `${last.micros}.${last.id}` : null,
      total,
      team,
    }
  })
