import type { FlightSaid, LiveView, OwnFlightBet } from '@tucano/contract/live'
import { type StoreApi, createStore } from 'zustand'

export const PLACES = [1, 2] as const
export type Place = OwnFlightBet['place']

/** What somebody wants to bet: so much, and where it leaves by itself, in hundredths. */
export interface Wish {
  stake: bigint
  auto: number | undefined
}

type Do = (said: FlightSaid) => Promise<{ code?: string }>
type Seen = Pick<LiveView, 'round' | 'phase' | 'mine'>

export interface Hand {
  /** Being sent, until the table has told what came of it. */
  sending: readonly Place[]
  leaving: readonly Place[]
  /** For the next flight, as soon as it takes bets. */
  waiting: Readonly<Partial<Record<Place, Wish>>>
  /** What was refused last. Told anew, it is another one. */
  refusal: { code: string } | undefined
}

const nothing: Omit<Hand, 'waiting'> = { sending: [], leaving: [], refusal: undefined }
const without = (places: readonly Place[], place: Place): readonly Place[] => places.filter((one) => one !== place)

interface FlightHand {
  store: StoreApi<Hand>
  /** The table as the page sees it now. */
  follow: (view: Seen) => void
  /** Bets on this flight, instead of what has the place; or on the next one, where this one takes no bets. */
  bet: (place: Place, wish: Wish, isNow: boolean) => void
  drop: (place: Place) => void
  leave: (place: Place) => void
  refuse: (code: string) => void
  forget: () => void
}

/** What a member's hand does at a flight. One change goes after the other: each names the slip that it is made on. */
export function flightHand(first: Seen, act: Do): FlightHand {
  const store = createStore<Hand>()(() => ({ ...nothing, waiting: {} }))
  let view = first
  let taken = 0
  let waitedIn = first.round
  let line: Promise<void> = Promise.resolve()
  const told = new Map<Place, number>()
  const set = (to: Partial<Hand>): void => store.setState(to)
  const version = (): number => Math.max(view.mine?.version ?? 0, taken)

  const settle = (place: Place): void => {
    told.delete(place)
    set({ sending: without(store.getState().sending, place) })
  }
  const change = (place: Place, said: (version: number) => FlightSaid): void => {
    const { round } = view
    set({ sending: [...without(store.getState().sending, place), place], refusal: undefined })
    line = line.then(async () => {
      if (view.round !== round) return
      const at = version()
      const { code } = await act(said(at))
      if (view.round !== round) return
      if (code !== undefined) {
        set({ refusal: { code } })
        return settle(place)
      }
      taken = at + 1
      told.set(place, taken)
      if ((view.mine?.version ?? 0) >= taken) settle(place)
    })
  }
  const send = (place: Place, { stake, auto }: Wish): void =>
    change(place, (at) => ({ do: 'bet', version: at, place, stake: String(stake), ...(auto !== undefined && { auto }) }))

  return {
    store,
    refuse: (code) => set({ refusal: { code } }),
    forget: () => set({ refusal: undefined }),
    follow: (next) => {
      const isOther = next.round !== view.round
      view = next
      if (isOther) {
        taken = 0
        told.clear()
        set(nothing)
      }
      for (const [place, at] of told) if ((next.mine?.version ?? 0) >= at) settle(place)
      const { waiting } = store.getState()
      if (next.phase !== 'open' || next.round <= waitedIn || Object.keys(waiting).length === 0) return
      set({ waiting: {} })
      for (const place of PLACES) if (waiting[place]) send(place, waiting[place])
    },
    bet: (place, wish, isNow) => {
      if (isNow) return send(place, wish)
      waitedIn = view.round
      set({ waiting: { ...store.getState().waiting, [place]: wish }, refusal: undefined })
    },
    drop: (place) => {
      const { [place]: waits, ...others } = store.getState().waiting
      if (waits) return set({ waiting: others })
      change(place, (at) => ({ do: 'drop', version: at, place }))
    },
    leave: (place) => {
      const { round } = view
      if (store.getState().leaving.includes(place)) return
      set({ leaving: [...store.getState().leaving, place], refusal: undefined })
      void act({ do: 'leave', round, place }).then(({ code }) => {
        if (view.round !== round || code === undefined) return
        set({ leaving: without(store.getState().leaving, place), refusal: { code } })
      })
    },
  }
}
