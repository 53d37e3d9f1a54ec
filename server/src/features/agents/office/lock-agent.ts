import { agentTypes } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'

/** The agent whom an operator's act is about, of any kind or of some. */
export async function lockAgent(trx: Db, asked: string, kinds: readonly number[] = agentTypes): Promise<bigint> {
  const found = await trx
    .selectFrom('member.members')
    .select('id')
    .where('id', '=', BigInt(asked))
    .where('type', 'in', [...kinds])
    .where('status', '<>', 'system')
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Fault('member.unknown')
  return found.id
}
