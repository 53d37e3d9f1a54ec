import { useState } from 'react'

/** It lay there before anybody looked. */
const LONG_AGO_MS = -1_000_000

/** How long after it was told each card leaves the shoe: those that come together one after the other, those that were there before they were looked at not at all. */
export function useArrivals(keys: readonly string[], stepMs: number): (key: string) => number {
  const [delays, setDelays] = useState<ReadonlyMap<string, number>>(() => new Map(keys.map((key) => [key, LONG_AGO_MS])))
  const fresh = keys.filter((key) => !delays.has(key))
  if (fresh.length > 0) {
    const kept = keys.flatMap((key): [string, number][] => (delays.has(key) ? [[key, delays.get(key)!]] : []))
    setDelays(new Map([...kept, ...fresh.map((key, n): [string, number] => [key, n * stepMs])]))
  }
  return (key) => delays.get(key) ?? 0
}
