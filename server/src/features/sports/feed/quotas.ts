/** How much of what was missed may be asked for, and how often. */
interface Quota {
  most: number
  withinMs: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** By how long ago begins what is asked for: the older, the dearer. */
const BY_AGE: readonly { belowMs: number; quotas: readonly Quota[] }[] = [
  {
    belowMs: 30 * MINUTE_MS,
    quotas: [
      { most: 20, withinMs: 10 * MINUTE_MS },
      { most: 60, withinMs: HOUR_MS },
    ],
  },
  {
    belowMs: DAY_MS,
    quotas: [
      { most: 4, withinMs: 10 * MINUTE_MS },
      { most: 10, withinMs: HOUR_MS },
    ],
  },
  {
    belowMs: Infinity,
    quotas: [
      { most: 2, withinMs: 30 * MINUTE_MS },
      { most: 4, withinMs: 2 * HOUR_MS },
    ],
  },
]
const SINGLE_EVENTS: readonly Quota[] = [
  { most: 100, withinMs: 10 * MINUTE_MS },
  { most: 300, withinMs: HOUR_MS },
]
/** Requests that were made longer ago count for nothing any more. */
export const QUOTAS_LOOK_BACK_MS = 2 * HOUR_MS

/** A request that was made: of one event, or of everything that came in the last so many milliseconds (all there is, where none are named). */
export interface Asked {
  atMs: number
  of: 'event' | { ageMs: number | undefined }
}

const classOf = (ageMs: number | undefined): number =>
  BY_AGE.findIndex(({ belowMs }) => (ageMs ?? Infinity) < belowMs || belowMs === Infinity)

/** Whether one more request may be made now. */
export function mayAsk(asked: readonly Asked[], { of, nowMs }: { of: Asked['of']; nowMs: number }): boolean {
  const kind = of === 'event' ? of : classOf(of.ageMs)
  const same = asked.filter((one) => (one.of === 'event' ? one.of : classOf(one.of.ageMs)) === kind)
  const quotas = kind === 'event' ? SINGLE_EVENTS : BY_AGE[kind]!.quotas
  return quotas.every(({ most, withinMs }) => same.filter(({ atMs }) => atMs > nowMs - withinMs).length < most)
}

const CLASSES = ['recent', 'day', 'older'] as const

/** How many more requests may be made now: by how old it is what is asked for, and for single events. Of the windows the one that leaves the least is told. */
export function quotasLeft(
  asked: readonly Asked[],
  nowMs: number,
): { of: (typeof CLASSES)[number] | 'event'; left: number; most: number; minutes: number }[] {
  const leastOf = (same: readonly Asked[], quotas: readonly Quota[]) =>
    quotas
      .map(({ most, withinMs }) => ({
        left: Math.max(0, most - same.filter(({ atMs }) => atMs > nowMs - withinMs).length),
        most,
        minutes: withinMs / MINUTE_MS,
      }))
      .reduce((least, one) => (one.left < least.left ? one : least))
  const whole = asked.flatMap(({ atMs, of }) => (of === 'event' ? [] : [{ atMs, of, kind: classOf(of.ageMs) }]))
  return [
    ...CLASSES.map((of, kind) => ({
      of,
      ...leastOf(
        whole.filter((one) => one.kind === kind),
        BY_AGE[kind]!.quotas,
      ),
    })),
    {
      of: 'event' as const,
      ...leastOf(
        asked.filter(({ of }) => of === 'event'),
        SINGLE_EVENTS,
      ),
    },
  ]
}

/** Requests that may still count. */
export const recent = (asked: readonly Asked[], nowMs: number): Asked[] => asked.filter(({ atMs }) => atMs > nowMs - QUOTAS_LOOK_BACK_MS)
