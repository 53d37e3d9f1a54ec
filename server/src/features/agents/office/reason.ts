import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'

const [MIN, MAX] = [10, 300]

/** Spaces do not make a reason longer. */
export function readReason(reason: string): string {
  const kept = plainText(reason, 'reason', MAX)
  if (Array.from(kept).length < MIN)
    throw new Fault('request.invalid', { fields: [{ field: 'reason', problem: `has fewer than ${MIN} characters` }] })
  return kept
}
