import type { Downline as Told } from '@tucano/contract/agents/downlines'
import { netLossOf } from '#commissions/amounts'
import { type Downline, tellPerson } from '#team/downlines'

/** As far as the agent may know: of whoever is further down neither nickname, nor when they came or were seen. */
export function tellDownline(downline: Downline, feeBp: number): Told {
  const { nickname, type, depth, isSuspended, joinedAt, seen, people, stake, deposit } = downline
  const isDirect = depth === 1
  return {
    ...tellPerson(downline),
    nickname: isDirect ? nickname : null,
    kind: type,
    depth,
    isSuspended,
    joinedAt: isDirect ? joinedAt.getTime() : null,
    seen: isDirect ? seen : null,
    people,
    stake: String(stake),
    result: String(netLossOf(downline, BigInt(feeBp))),
    deposits: String(deposit),
  }
}
