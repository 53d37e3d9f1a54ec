import { Fault } from '#platform/fault'

/** Every point that has to be looked at is ticked, or the answer names those that are not. */
export function judgePoints<Point extends string>(required: readonly Point[], checked: readonly Point[] = []): void {
  const missing = required.filter((point) => !checked.includes(point))
  if (missing.length > 0) throw new Fault('review.unchecked', { value: { missing } })
}
