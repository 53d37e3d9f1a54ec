import { useState } from 'react'

/** The order that somebody looks at: what was there stays where it was, what is new comes after it. */
export function keptOrder(before: readonly string[], now: readonly string[]): string[] {
  const [there, seen] = [new Set(now), new Set(before)]
  return [...before.filter((key) => there.has(key)), ...now.filter((key) => !seen.has(key))]
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((key, n) => key === b[n])

/** Lines that are read again and again keep their places under the hand of whoever works with them, until they are put in order. */
export function useKeptOrder<Item>(of: string, items: readonly Item[] | undefined, keyOf: (item: Item) => string) {
  const [kept, setKept] = useState<{ of: string; keys: readonly string[] }>({ of, keys: [] })
  const now = items?.map(keyOf) ?? []
  const before = kept.of === of ? kept.keys : []
  const keys = items ? keptOrder(before, now) : before
  if (kept.of !== of || !isSame(kept.keys, keys)) setKept({ of, keys })
  const byKey = new Map(items?.map((item) => [keyOf(item), item]))
  return {
    items: items && keys.flatMap((key) => byKey.get(key) ?? []),
    /** Something would stand elsewhere by now. */
    isMoved: items !== undefined && !isSame(keys, now),
    putInOrder: (): void => setKept({ of, keys: now }),
  }
}
