import type { LiveSaid, LiveView } from '@tucano/contract/live'
import { type StoreApi, createStore } from 'zustand'
import { type Chips, addChips, overLimits, stakeOf } from './slip-chips.ts'

type Do = (said: LiveSaid) => Promise<{ code?: string }>
type Seen = Pick<LiveView, 'round' | 'mine' | 'limits'>

/** Chips of this page in a round. */
export interface Slip {
  round: number
  /** Put down here and not sent yet, press by press. */
  gathered: readonly Chips[]
  /** Sent, and not among those that the table shows yet. */
  sent: { version: number; chips: Chips } | undefined
  /** Being taken back. */
  taking: { version: number } | undefined
  /** What was refused last. Told anew, it is another one. */
  refusal: { code: string } | undefined
}

const none: Omit<Slip, 'round'> = { gathered: [], sent: undefined, taking: undefined, refusal: undefined }

/** Chips that come one after the other go together. */
export const GATHER_MS = 150

const versionOf = ({ mine }: Pick<Seen, 'mine'>): number => mine?.version ?? 0
const NOTHING: Chips = {}

/** All that lies there, whether the table knows it already or not. */
export const chipsNow = (view: Pick<Seen, 'mine'>, { gathered, sent }: Slip): Chips =>
  [...(sent && sent.version >= versionOf(view) ? [sent.chips] : []), ...gathered].reduce(addChips, view.mine?.chips ?? NOTHING)

/** What of it the table does not know yet. */
export const unsentChips = (view: Pick<Seen, 'mine'>, { gathered, sent }: Slip): Chips =>
  [...(sent && sent.version >= versionOf(view) ? [sent.chips] : []), ...gathered].reduce(addChips, NOTHING)

interface SlipHand {
  store: StoreApi<Slip>
  /** The table as the page sees it now. */
  follow: (view: Seen) => void
  /** Puts chips down, in one press. */
  lay: (chips: Chips) => void
  undo: () => void
  clear: () => void
  refuse: (code: string) => void
  /** What was refused is read. */
  forget: () => void
  stop: () => void
}

/** What a member's hand does at a table: chips are shown at once, sent together, and kept by what the table says of them. */
export function slipHand(first: Seen, act: Do): SlipHand {
  const store = createStore<Slip>()(() => ({ round: first.round, ...none }))
  let view = first
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (to: Partial<Slip>): void => store.setState(to)
  const drop = (code: string): void => set({ gathered: [], refusal: { code } })

  const send = (): void => {
    timer = undefined
    const { gathered, sent, taking } = store.getState()
    if (gathered.length === 0 || sent || taking) return
    const [chips, version, { round }] = [gathered.reduce(addChips, NOTHING), versionOf(view), view]
    set({ gathered: [], sent: { version, chips } })
    void act({ do: 'bet', version, chips: { ...chips } }).then(({ code }) => {
      if (code === undefined || store.getState().round !== round) return
      set({ sent: undefined })
      drop(code)
    })
  }
  const sendSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(send, GATHER_MS)
  }
  const take = (what: 'undo' | 'clear'): void => {
    const { taking, sent } = store.getState()
    const version = versionOf(view)
    if (taking || sent || stakeOf(view.mine?.chips ?? NOTHING) === 0n) return
    const { round } = view
    set({ taking: { version }, refusal: undefined })
    void act({ do: what, version }).then(({ code }) => {
      if (code === undefined || store.getState().round !== round) return
      set({ taking: undefined })
      drop(code)
    })
  }
  return {
    store,
    refuse: (code) => set({ refusal: { code } }),
    forget: () => set({ refusal: undefined }),
    follow: (next) => {
      const isOther = next.round !== view.round
      view = next
      if (isOther) {
        clearTimeout(timer)
        return set({ round: next.round, ...none })
      }
      const { sent, taking, gathered } = store.getState()
      const version = versionOf(next)
      if (sent && version > sent.version) set({ sent: undefined })
      if (taking && version > taking.version) set({ taking: undefined })
      // What was put down while others were on their way.
      if (gathered.length > 0 && timer === undefined) send()
    },
    lay: (chips) => {
      const over = overLimits(view.limits, chipsNow(view, store.getState()), chips)
      if (over !== undefined) return set({ refusal: { code: over } })
      set({ gathered: [...store.getState().gathered, chips], refusal: undefined })
      sendSoon()
    },
    undo: () => {
      const { gathered } = store.getState()
      if (gathered.length > 0) return set({ gathered: gathered.slice(0, -1) })
      take('undo')
    },
    clear: () => {
      set({ gathered: [] })
      take('clear')
    },
    stop: () => clearTimeout(timer),
  }
}
