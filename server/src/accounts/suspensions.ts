import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'

/** An agent whom an operator has suspended brings nobody in, and neither offers nor earns anything new. */
export async function isSuspended(db: Db, agentId: bigint): Promise<boolean> {
  const found = await db.selectFrom('agent.suspended').select('agent_id').where('agent_id', '=', agentId).executeTakeFirst()
  return found !== undefined
}

export async function refuseSuspended(db: Db, agentId: bigint): Promise<void> {
  if (await isSuspended(db, agentId)) throw new Fault('agent.suspended')
}
