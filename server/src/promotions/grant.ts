import type { Db } from '@tucano/database'
import { begin, credit } from './earn.ts'
import { isEligible, readCandidates } from './eligible.ts'
import { CAMPAIGN } from './periods.ts'
import { type Promotions, type Refusal, refusalFor } from './promotions.ts'
import type { Version } from './running.ts'

/** Gives a member what a manual promotion has, once. */
export async function grant(
  { giving }: Promotions,
  trx: Db,
  { version, memberId }: { version: Version; memberId: bigint },
  at: Date,
): Promise<Refusal | undefined> {
  if (version.definition.kind !== 'manual') return 'promotion.state'
  const member = (await readCandidates(trx, [memberId])).get(memberId)
  if (!member || !isEligible(version.definition, member, at)) return 'promotion.not.eligible'
  const entry = { version, memberId, period: CAMPAIGN }
  if (!(await begin(trx, entry, { at }))) return 'promotion.state'
  return refusalFor(await credit(trx, { ...entry, reward: version.definition.reward }, giving, { isAuto: true }))
}
