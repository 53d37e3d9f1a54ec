import type { Leg, Selection } from './slip.ts'

/** Legs that cannot stand in one slip. */
export interface Conflict {
  /** Two legs of one event stand together only inside one builder, and a market stands nowhere twice. */
  why: 'same-event' | 'same-market'
  event: string
  /** Which legs, in order. */
  legs: readonly number[]
}

const marketOf = ({ market, specifiers }: Selection): string => `${market}|${specifiers}`

/** Where each key is met, by key. */
function placesOf(keys: readonly { key: string; leg: number }[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { key, leg } of keys) places.set(key, [...(places.get(key) ?? []), leg])
  return places
}

export function conflictsOf(legs: readonly Pick<Leg, 'event' | 'selections'>[]): Conflict[] {
  const events = placesOf(legs.map(({ event }, leg) => ({ key: event, leg })))
  const conflicts: Conflict[] = []
  for (const [event, together] of events) {
    const selections = together.flatMap((leg) => legs[leg]!.selections.map((selection) => ({ key: marketOf(selection), leg })))
    for (const met of placesOf(selections).values())
      if (met.length > 1) conflicts.push({ why: 'same-market', event, legs: [...new Set(met)] })
    if (together.length > 1) conflicts.push({ why: 'same-event', event, legs: together })
  }
  return conflicts
}
