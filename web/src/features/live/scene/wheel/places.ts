import { wheel } from '@tucano/live'
import { ROUND } from '../stage/pen.ts'

/** What stands on a place: a number, or what the next spin is multiplied by. */
export type Place = { number: number } | { times: number }

const PLACES = 54
const TIMES = [2, 7]
export const PLACE = ROUND / PLACES

/** On how many places a number is: as its chance says of a wheel that is turned once. */
function placesOf(number: number): number {
  const spot = wheel.spots.find(({ code }) => code === String(number))!
  const once = spot.chances.find(({ comesTo }) => comesTo.under === 1n && comesTo.over === BigInt(number + 1))!
  return Number((once.ways * BigInt(PLACES)) / spot.allWays)
}

/** All places around the wheel: what is often there is spread evenly, and the multipliers are opposite each other. */
function spread(): Place[] {
  const kinds: { place: Place; count: number; due: number }[] = [
    ...wheel.spots.map(({ code }) => ({ place: { number: Number(code) }, count: placesOf(Number(code)), due: 0 })),
    ...TIMES.map((times) => ({ place: { times }, count: 1, due: 0 })),
  ]
  // What is there once or twice begins at different times, so that it does not meet.
  kinds.forEach((kind, n) => (kind.due = kind.count < 5 ? -((n * 17) % 23) : 0))
  const left = kinds.map(({ count }) => count)
  return Array.from({ length: PLACES }, () => {
    kinds.forEach((kind) => (kind.due += kind.count))
    const next = kinds.reduce((best, kind, n) => (left[n]! > 0 && (left[best] === 0 || kind.due > kinds[best]!.due) ? n : best), 0)
    kinds[next]!.due -= PLACES
    left[next]!--
    return kinds[next]!.place
  })
}

export const places: readonly Place[] = spread()

/** All places with the same on them. */
export const placesWith = (wanted: Place): number[] =>
  places.flatMap((place, n) =>
    ('number' in place && 'number' in wanted && place.number === wanted.number) ||
    ('times' in place && 'times' in wanted && place.times === wanted.times)
      ? [n]
      : [],
  )
