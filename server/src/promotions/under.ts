import type { Brand } from '@tucano/brand'
import type { Rules, RulesByKind } from './kind.ts'
import { periodOf } from './periods.ts'
import type { Version } from './running.ts'
import type { Entry } from './standing.ts'

/** The period of a promotion that is now. */
export const periodNow = (
  rules: RulesByKind,
  { kind, definition }: Version,
  { at, brand }: { at: Date; brand: Pick<Brand, 'timeZone'> },
): string => periodOf((rules[kind] as Rules).window(definition), at, brand.timeZone)

/** What waits to be claimed goes first, whichever period it is of; then what a deposit has brought. */
export const entryNow = (own: readonly Entry[], period: string): Entry | undefined =>
  own.find(({ state }) => state === 'claim') ??
  own.find((each) => each.period.startsWith('p-')) ??
  own.find((each) => each.period === period)

/** What a member is under: the version that its entry was begun under, as long as the promotion itself goes on. Who was turned down begins anew. */
export function underOf(all: readonly Version[], version: Version, entry: Pick<Entry, 'version' | 'state'> | undefined): Version {
  if (!entry || entry.state === 'rejected') return version
  const own = all.find((each) => each.promotionId === version.promotionId && each.version === entry.version)
  if (!own) return version
  const { startsAt, endsAt } = version.definition
  return { ...version, version: own.version, definition: { ...own.definition, startsAt, endsAt } }
}
