import type { LiveView } from '@tucano/contract/live'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ShownTable } from '../queries.ts'
import { doInRoom } from '../room/rooms.ts'
import { flightHand } from './flight-hand.ts'

/** What a member's hand does at a flight, for as long as the page shows it. */
export function useFlightHand({ room }: Pick<ShownTable, 'room'>, view: LiveView) {
  const [hand] = useState(() => flightHand(view, (said) => doInRoom(room, said)))
  const state = useStore(hand.store)
  useEffect(() => hand.follow(view), [hand, view])
  return { hand, state }
}
