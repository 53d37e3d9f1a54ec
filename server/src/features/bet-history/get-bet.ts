import { type betStates, type betSteps, getBet as contract } from '@tucano/contract/bet-history'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readLines } from '#records/bet-teller'
import type { RecordSources } from './read-page.ts'
import { showBet } from '#records/show-bet'
import { readBet, readSteps } from '#records/bets'

export const getBet = ({ services, catalogue, tellers }: RecordSources) =>
  answer(contract, async ({ roundId }, { member, language }) => {
    const row = await readBet(services.db, member.memberId, roundId)
    if (!row) throw new Fault('round.unknown')
    const steps = await readSteps(services.db, roundId)
    const lines = await readLines(tellers, [row], language)
    const teller = tellers.find(({ tells }) => tells(row))
    return {
      bet: showBet(row, { snapshot: await catalogue.read(), lines }, language),
      steps: steps.map(({ kind, stake, payout, moved, state, at }) => ({
        kind: kind as (typeof betSteps)[number],
        stake: String(stake),
        payout: String(payout),
        moved: String(moved),
        state: state as (typeof betStates)[number],
        at: Number(at),
      })),
      told: teller ? await teller.readDetail(row) : null,
    }
  })
