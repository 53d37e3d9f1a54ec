import { useState } from 'react'
import type { Shown } from './standing.ts'
import { type Topic, topicOf } from './topics.ts'

type Places = ReadonlyMap<string, { topic: Topic; at: number }>

/** Where promotions stood when they were first shown: what is pressed stays where it was pressed, and nothing moves under the hand. */
export function useFirstPlaces(all: readonly Shown[]): {
  topic: (promotion: Shown) => Topic
  inPlace: (promotions: readonly Shown[]) => Shown[]
} {
  const [places, setPlaces] = useState<Places>(() => placed(new Map(), all))
  const missing = all.some(({ promotionId }) => !places.has(promotionId))
  if (missing) setPlaces(placed(places, all))
  const at = ({ promotionId }: Shown): number => places.get(promotionId)?.at ?? Infinity
  return {
    topic: (promotion) => places.get(promotion.promotionId)?.topic ?? topicOf(promotion),
    inPlace: (promotions) => promotions.toSorted((a, b) => at(a) - at(b)),
  }
}

/** What is new comes after what is there. */
function placed(before: Places, all: readonly Shown[]): Places {
  const places = new Map(before)
  for (const promotion of all)
    if (!places.has(promotion.promotionId)) places.set(promotion.promotionId, { topic: topicOf(promotion), at: places.size })
  return places
}
