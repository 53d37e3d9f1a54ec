import { listTeamBets as contract } from '@tucano/contract/agents/reports'
import { BETS_A_PAGE } from '@tucano/contract/bet-history'
import { readCursor } from '#platform/cursor'
import type { Db } from '@tucano/database'
import { answer } from '#platform/endpoint'
import { readLines } from '#records/bet-teller'
import { readBets, readTotal } from '#records/bets'
import { showBet } from '#records/show-bet'
import { readNewestBets } from '#records/newest-bets'
import { readTeamDays } from '#team/figures'
import { readAccounts, readDirect } from '#team/people'
import { countDirect } from '#team/ranked'
import { hasTurnoverSince, readDirectTurnover } from '#team/turnover'
import { sql } from 'kysely'
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

/** Of so many people every one is asked for its newest bets; of more, everybody's newest bets are looked at. */
const FEW = 300
/** Of this product are most bets. */
const COMMON = 'RNG'

interface Asked {
  agentId: bigint
  memberId: string | undefined
  period: { timeZone: string; from: string; to: string }
  page: Parameters<typeof readBets>[2]
}

/** Bets of whoever is right below, or of one of them, and where the rest begins when not all of it was looked at. */
async function readPage(db: Db, { agentId, memberId, period, page }: Asked) {
  if (memberId !== undefined || (await countDirect(db, agentId, undefined)) <= FEW) {
    const people = await readDirect(db, agentId, memberId)
    return { rows: await readBets(db, { ...period, members: people.map(({ id }) => id) }, page), rest: undefined }
  }
  const isAmong = sql`exists (select from member.members m where m.id = s.member_id and m.upline_id = ${agentId}::bigint)`
  const isNoneOver = !(await hasTurnoverSince(db, agentId, period.from, page.product))
  return readNewestBets(db, { ...period, isAmong, isNoneOver, commonProduct: COMMON }, page)
}

export const listTeamBets = (sources: TeamSources) =>
  answer(contract, async ({ from, to, memberId: of, product, state, before }, { member: { memberId: agentId }, language }) => {
    checkPeriod({ from, to })
    const { services, catalogue, tellers } = sources
    const { db, brand } = services
    const period = { timeZone: brand.timeZone, from, to }
    const currency = brand.currency.code
    const page = { product, state, before: readCursor(before), limit: BETS_A_PAGE + 1 }
    const { rows, rest } = await readPage(db, { agentId, memberId: of, period, page })
    const shown = rows.slice(0, BETS_A_PAGE)
    const last = rows.length > shown.length ? shown.at(-1)! : rest
    const [total, team, snapshot, lines, accounts] = await Promise.all([
      of === undefined
        ? readDirectTurnover(db, agentId, { from, to, product, currency })
        : readTotal(db, { ...period, members: [BigInt(of)] }, { product, currency }),
      before === undefined && of === undefined ? readTypes(sources, agentId, { from, to }) : null,
      catalogue.read(),
      readLines(tellers, shown, language),
      readAccounts(
        db,
        shown.map(({ memberId }) => memberId),
      ),
    ])
    return {
      list: shown.map((row) => ({
        ...showBet(row, { snapshot, lines }, language),
        // A number under a seed is its member's alone.
        nonce: null,
        memberId: String(row.memberId),
        account: accounts.get(row.memberId)!,
      })),
      next: last ? `${last.micros}.${last.id}` : null,
      total,
      team,
    }
  })
