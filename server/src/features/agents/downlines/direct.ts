import type { Db } from '@tucano/database'
import { type Member, findMember } from '#accounts/members'
import { Fault } from '#platform/fault'
import { isDirect } from '#team/place'

/** Somebody right below the agent. Everybody else is as unknown as nobody. */
export async function readDirect(db: Db, agentId: bigint, asked: string): Promise<Member> {
  const memberId = BigInt(asked)
  const found = (await isDirect(db, agentId, memberId)) ? await findMember(db, memberId) : undefined
  if (!found) throw new Fault('downline.unknown')
  return found
}
