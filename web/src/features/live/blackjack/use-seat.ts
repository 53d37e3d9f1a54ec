import type { BlackjackMoveName, BlackjackSaid } from '@tucano/contract/live'
import { useState } from 'react'
import { doInRoom } from '../room/rooms.ts'

/** What a member does besides putting chips down: one thing at a time, and what was refused last. */
export function useSeat(room: string) {
  const [state, setState] = useState<{ isBusy: boolean; code: string | undefined }>({ isBusy: false, code: undefined })
  const act = (said: BlackjackSaid): void => {
    if (state.isBusy) return
    setState({ isBusy: true, code: undefined })
    void doInRoom(room, said).then(({ code }) => setState({ isBusy: false, code }))
  }
  return {
    ...state,
    sit: (seat: number) => act({ do: 'sit', seat }),
    rise: () => act({ do: 'rise' }),
    follow: (double: boolean, split: boolean) => act({ do: 'follow', double, split }),
    move: (turn: number, move: BlackjackMoveName) => act({ do: 'move', turn, move }),
  }
}
export type InSeat = ReturnType<typeof useSeat>
