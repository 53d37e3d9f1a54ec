import { REASON_MAX, REASON_MIN } from '@tucano/contract/members'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'

/** Why an operator does something. Spaces do not make it longer. */
export function readReason(reason: string): string {
  const kept = plainText(reason, 'reason', REASON_MAX)
  if (Array.from(kept).length < REASON_MIN)
    throw new Fault('request.invalid', { fields: [{ field: 'reason', problem: `has fewer than ${REASON_MIN} characters` }] })
  return kept
}
