import { getTeamBet as contract } from '@tucano/contract/agents/reports'
import type { betStates, betSteps } from '@tucano/contract/bet-history'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readLines } from '#records/bet-teller'
import { readBet, readSteps } from '#records/bets'
import { showBet } from '#records/show-bet'
import type { TeamSources } from './index.ts'

/** Whose bet it is, if that is somebody right below. */
const findOwner = ({ services: { db } }: TeamSources, roundId: string, agentId: bigint) =>
  db
    .selectFrom('betting.bets as b')
    .innerJoin('member.members as m', 'm.id', 'b.member_id')
    .select(['m.id', 'm.account'])
    .where('b.id', '=', roundId)
    .where('m.upline_id', '=', agentId)
    .executeTakeFirst()

export const getTeamBet = (sources: TeamSources) =>
  answer(contract, async ({ roundId }, { member: { memberId: agentId }, language }) => {
    const { services, catalogue, tellers } = sources
    const owner = await findOwner(sources, roundId, agentId)
    const row = owner && (await readBet(services.db, owner.id, roundId))
    if (!owner || !row) throw new Fault('round.unknown')
    const lines = await readLines(tellers, [row], language)
    const steps = await readSteps(services.db, roundId)
    return {
      bet: {
        ...showBet(row, { snapshot: await catalogue.read(), lines }, language),
        nonce: null,
        memberId: String(owner.id),
        account: owner.account,
      },
      steps: steps.map(({ kind, stake, payout, moved, state, at }) => ({
        kind: kind as (typeof betSteps)[number],
        stake: String(stake),
        payout: String(payout),
        moved: String(moved),
        state: state as (typeof betStates)[number],
        at: Number(at),
      })),
    }
  })
