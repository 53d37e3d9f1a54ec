import type { Window } from '@tucano/contract/promotions'
import { type Fact, isBetFact } from '#betting/facts'
import { periodOf } from './periods.ts'
import { type Kept, type Version, isRunningAt } from './running.ts'

/** When what a fact is about first counted: of what becomes of a bet later, when that was settled. */
export const countedAtOf = (fact: Fact): Date => (isBetFact(fact) ? fact.countedAt : fact.at)

/** Versions of those promotions that ran at any time that some facts are about. */
export function ranAmid({ versions }: Pick<Kept, 'versions'>, facts: readonly Fact[], isMeant: (version: Version) => boolean): Version[] {
  const times = facts.flatMap((fact) => [countedAtOf(fact).getTime(), fact.at.getTime()])
  const [first, last] = times.reduce(([least, most], time) => [Math.min(least, time), Math.max(most, time)], [Infinity, -Infinity])
  const ran = ({ since, until, definition: { startsAt, endsAt } }: Version): boolean =>
    Math.max(since.getTime(), startsAt) <= last && Math.min(until?.getTime() ?? Infinity, endsAt ?? Infinity) > first
  const running = new Set(versions.filter((version) => isMeant(version) && ran(version)).map(({ promotionId }) => promotionId))
  return versions.filter(({ promotionId }) => running.has(promotionId))
}

/** Which period a fact is of, where periods are closed: closed figures do not change, so what becomes of a bet whose period is over is of the one that runs, and of none when the promotion is over. */
export function runningPeriod(
  { promotionId }: Version,
  fact: Fact,
  { kept, window, timeZone }: { kept: Kept; window: Window; timeZone: string },
): string | undefined {
  const at = countedAtOf(fact)
  const running = periodOf(window, fact.at, timeZone)
  if (at.getTime() === fact.at.getTime() || running === periodOf(window, at, timeZone)) return running
  return isRunningAt(kept, promotionId, fact.at) ? running : undefined
}
