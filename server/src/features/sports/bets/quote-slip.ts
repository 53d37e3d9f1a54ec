import { quoteSlip as contract } from '@tucano/contract/sports/bets'
import { type Db, asRows } from '@tucano/database'
import { costOf, countOf, payoutRange } from '@tucano/sports/slips'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import type { AskedBet } from '../place/asked.ts'
import type { Claim } from '../place/claims.ts'
import { type Judging, judgeBet, judgeSlip, marketOf } from '../place/judge.ts'
import { keysOfSlip } from '../place/each-way.ts'
import { readJudging } from '../place/judging.ts'
import { brandLimits } from '../place/limits.ts'
import { refusalOf } from '../place/offered.ts'
import { prepareBet } from '../place/prepare.ts'
import { mostUnit } from '../place/stake-bounds.ts'
import type { Sports } from '../sports.ts'

const NO_BET = '00000000-0000-7000-8000-000000000000'

/** What a slip would be told if it were placed now. Nothing is held, so that it may be told otherwise a moment later. */
export const quoteSlip = (sports: Sports) =>
  answer(contract, async ({ slip: told, from, ticketId }, { member }) => {
    const { db, brand } = sports.services
    const asked = await prepareBet(sports, { betId: NO_BET, slip: told, policy: 'any' }, member)
    const bet: AskedBet = { ...asked, paidFrom: ticketId === undefined ? (from ?? 'cash') : 'free' }
    const keys = keysOfSlip(bet.slip, sports.judgedBy.eachWay)
    const judging = await readJudging(db, sports.judgedBy, { keys, members: [member.memberId] }, { isHeld: false })
    const factor = judging.factors.get(member.memberId)
    const factorBp = factor?.factorBp ?? 10_000
    const judged = judgeSlip(bet, judging, factorBp)
    const verdict = judgeBet(bet, judging, factorBp)
    const common = { lines: countOf(bet.slip), cost: String(costOf(bet.slip)), factorBp, factorReason: factor?.reason ?? null }
    const legs = bet.slip.legs.map((_, at) => tellLeg(bet, at, judging))
    if ('kind' in judged) {
      const { stakeMin, payout } = brandLimits(brand)
      const none = { potential: '0', cap: String(payout), unitMin: String(stakeMin), unitMax: '0', delaySeconds: 0 }
      return { ...common, ...none, legs, refusal: judged.refusal }
    }
    const { slip, bounds } = judged
    const left = await readRoom(db, bounds.claims)
    const most = mostUnit(bounds, left)
    const lines = BigInt(countOf(slip))
    const tooMuch = verdict.kind === 'taken' && slip.unit > most
    return {
      ...common,
      legs: legs.map((leg, at) => ({ ...leg, odds: slip.legs[at]!.odds })),
      potential: String(payoutRange(slip, [], { cap: bounds.cap, free: bet.paidFrom === 'free' }).most),
      cap: String(bounds.cap),
      unitMin: String((bounds.stakeMin + lines - 1n) / lines),
      unitMax: String(most),
      delaySeconds: verdict.kind === 'taken' ? verdict.delaySeconds : 0,
      refusal:
        verdict.kind === 'refused'
          ? verdict.refusal
          : tooMuch
            ? { code: 'sports.exposure', leg: null, selection: null, odds: null, versions: null, most: String(most) }
            : null,
    }
  })

/** How a leg stands by itself. */
function tellLeg({ slip, builders }: AskedBet, at: number, judging: Judging) {
  const { event, selections } = slip.legs[at]!
  const found = selections.map((selection) => judging.offered.get(marketOf(event, selection)))
  const code = selections.map(({ outcome }, n) => refusalOf(found[n], outcome, judging)).find((one) => one !== undefined) ?? null
  const odds = selections.length > 1 ? builders.get(at)?.odds : found[0]?.outcomes.find(({ id }) => id === selections[0].outcome)?.odds
  return {
    odds: code === null ? (odds ?? null) : null,
    versions: found.map((one) => Number(one?.version ?? 0n)),
    code: code ?? (odds === undefined ? 'sports.builder.closed' : null),
  }
}

/** How much more each outcome may cost. */
async function readRoom(db: Db, claims: readonly Claim[]): Promise<(claim: Claim) => bigint> {
  const asked = claims.map(({ eventId, marketId, specifiers, outcome }, at) => {
    return { n: at + 1, event_id: eventId, market_id: marketId, specifiers, outcome }
  })
  const { rows } = await sql<{ name: string; stake: bigint; payout: bigint }>`
    select a.n || ' ' || e.outcome as name, e.stake, e.payout
    from ${asRows(asked)} a(n integer, event_id bigint, market_id integer, specifiers text, outcome text)
    join sports.exposures e on e.event_id = a.event_id and e.market_id = a.market_id and e.specifiers = a.specifiers and e.outcome in ('', a.outcome)`.execute(
    db,
  )
  const known = new Map(rows.map(({ name, ...sum }) => [name, sum]))
  return (claim) => {
    const n = claims.indexOf(claim) + 1
    return claim.cap - ((known.get(`${n} ${claim.outcome}`)?.payout ?? 0n) - (known.get(`${n} `)?.stake ?? 0n))
  }
}
