import { type RefObject, createContext, use, useEffectEvent, useLayoutEffect } from 'react'
import { isCalm } from '../stage/calm.ts'
import { arc } from './flight.ts'

/** Where things on a table come from: cards from the shoe, chips from the player or from the house. */
export type Origin = 'shoe' | 'player' | 'house'

export interface FeltPlaces {
  /** The middle of a place, in pixels of the screen. */
  placeOf: (origin: Origin) => { x: number; y: number } | undefined
  pace: () => number
}

export const FeltContext = createContext<FeltPlaces | undefined>(undefined)

export function useFelt(): FeltPlaces {
  const felt = use(FeltContext)
  if (!felt) throw new Error('there is no felt here')
  return felt
}

const FADE_MS = 180
const LIFT = 0.16

interface Arrival {
  /** Nothing for what was there before. */
  from: Origin | undefined
  lastsMs: number
  /** Degrees that it turns on the way. */
  turn?: number
}

/** What comes to the table flies to its place; where no movement is wanted it fades in. */
export function useArrival(element: RefObject<HTMLElement | null>, { from, lastsMs, turn = 0 }: Arrival): void {
  const { placeOf, pace } = useFelt()
  const arrive = useEffectEvent(() => {
    const moved = element.current
    const start = from && placeOf(from)
    if (!moved || !start) return
    if (isCalm()) return void moved.animate({ opacity: [0, 1] }, FADE_MS)
    const { left, top, width, height } = moved.getBoundingClientRect()
    const [across, down] = [start.x - left - width / 2, start.y - top - height / 2]
    moved.animate(arc({ across, down, lift: LIFT * Math.hypot(across, down), turn }), { duration: lastsMs * pace(), fill: 'backwards' })
  })
  useLayoutEffect(() => arrive(), [])
}

/** Lets everything on an element that moves to an end be there now. */
export function finishMovements(element: HTMLElement | null): void {
  for (const animation of element?.getAnimations({ subtree: true }) ?? [])
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}
