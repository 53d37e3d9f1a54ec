/** Something told again and again, in versions: the newest one wins, whatever comes last. */
export interface Versioned {
  version: number
}

export interface Board<Value extends Versioned> {
  /** Takes what was told of keys; pages hear of it with the next repaint. */
  take: (told: Iterable<readonly [key: string, value: Value]>) => void
  /** What is shown: one object until something else is. */
  get: (key: string) => Value | undefined
  /** What was told last, whether it is shown yet or not. */
  newest: (key: string) => Value | undefined
  subscribe: (key: string, changed: () => void) => () => void
  /** Forgets all but these. */
  keep: (isKept: (key: string) => boolean) => void
}

/** Repaints at most so often. */
export const REPAINT_MS = 250
/** A repaint goes key by key in steps, and gives way after so long: whatever the visitor does comes between. */
export const STEP_KEYS = 6
const STEPS_MS = 8

type Later = (run: () => void, ms: number) => void
interface BoardOptions<Value> {
  /** Of two of the same version: whether they say the same. The later one holds where they do not. */
  isSame?: (before: Value, value: Value) => boolean
  /** What is shown in the place of what was: parts that are as they were can stay the same objects. */
  follow?: (before: Value, value: Value) => Value
  /** Tells whoever shows the keys of a step, and has it drawn. */
  draw?: (tell: () => void) => void
  now?: () => number
  later?: Later
}

interface Place<Value> {
  shown?: Value
  next?: Value
}

/**
 * Values by keys, each with its own subscribers: a row is drawn again when something of it has changed, and no list for a row. What comes faster than
 * it can be read is gathered.
 */
export function createBoard<Value extends Versioned>({
  isSame = () => true,
  follow = (_before, value) => value,
  draw = (tell) => tell(),
  now = () => performance.now(),
  later = (run, ms) => void setTimeout(run, ms),
}: BoardOptions<Value> = {}): Board<Value> {
  const places = new Map<string, Place<Value>>()
  const listeners = new Map<string, Set<() => void>>()
  const waiting = new Set<string>()
  let repaintedAt = Number.NEGATIVE_INFINITY
  let isPlanned = false

  const newest = (key: string): Value | undefined => {
    const place = places.get(key)
    return place?.next ?? place?.shown
  }
  const show = (keys: readonly string[]): void => {
    const changed = keys.filter((key) => places.get(key)?.next)
    for (const key of changed) {
      const { next, shown } = places.get(key)!
      places.set(key, { shown: shown ? follow(shown, next!) : next! })
    }
    if (changed.some((key) => listeners.has(key)))
      draw(() => {
        for (const key of changed) for (const hear of listeners.get(key) ?? []) hear()
      })
  }
  const goThrough = (keys: readonly string[]): void => {
    const began = now()
    let at = 0
    do {
      show(keys.slice(at, at + STEP_KEYS))
      at += STEP_KEYS
    } while (at < keys.length && now() - began < STEPS_MS)
    if (at < keys.length) return later(() => goThrough(keys.slice(at)), 0)
    isPlanned = false
    plan()
  }
  const repaint = (): void => {
    repaintedAt = now()
    const keys = [...waiting]
    waiting.clear()
    goThrough(keys)
  }
  const plan = (): void => {
    if (isPlanned || waiting.size === 0) return
    isPlanned = true
    later(repaint, Math.max(0, repaintedAt + REPAINT_MS - now()))
  }
  return {
    take: (told) => {
      for (const [key, value] of told) {
        const before = newest(key)
        if (before && (before.version > value.version || (before.version === value.version && isSame(before, value)))) continue
        places.set(key, { ...places.get(key), next: value })
        waiting.add(key)
      }
      plan()
    },
    get: (key) => places.get(key)?.shown,
    newest,
    subscribe: (key, changed) => {
      const group = listeners.get(key) ?? new Set()
      listeners.set(key, group)
      group.add(changed)
      return () => {
        group.delete(changed)
        if (group.size === 0 && listeners.get(key) === group) listeners.delete(key)
      }
    },
    keep: (isKept) => {
      for (const key of places.keys()) if (!isKept(key) && !listeners.has(key)) places.delete(key)
    },
  }
}
