import type { EngineName, OpeningOf } from '@tucano/contract/studios'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useGameSession } from '../session/game-context.ts'
import type { GameSession } from '../session/game-session.ts'
import { type BetLimits, type Bets, type Excess, NO_BETS, doubleAll, excessOf, halveAll, lay, sumOf, within } from './bets.ts'

interface BetsOptions {
  limits: BetLimits
  /** The opening move that stakes these bets. */
  moveOf: (bets: Bets) => OpeningOf<EngineName>
}

export interface BetsAtHand {
  /** What lies on the cloth now. */
  bets: Bets
  /** What the next round stakes: that, or the same as last time. */
  next: Bets
  total: bigint
  excess: Excess | undefined
  isFree: boolean
  /** There is enough on the cloth for a round. */
  isPlayable: boolean
  canUndo: boolean
  canRepeat: boolean
  lay: (place: string, amount: bigint) => void
  take: (place: string) => void
  undo: () => void
  clear: () => void
  repeat: () => void
  double: () => void
  halve: () => void
  play: () => void
}

/** The chips that a player lays before a round, with all that was laid before them. */
export function useBets(session: GameSession, { limits, moveOf }: BetsOptions): BetsAtHand {
  const phase = useGameSession((state) => state.phase)
  const stake = useGameSession((state) => state.stake)
  const [layers, setLayers] = useState<readonly Bets[]>([])
  const [last, setLast] = useState(NO_BETS)
  const [excess, setExcess] = useState<Excess>()
  const bets = layers.at(-1) ?? NO_BETS
  const next = bets.size > 0 ? bets : last
  const total = sumOf(next)
  const isFree = phase === 'idle'
  useTellSession(session, { stake, total, isFree, move: moveOf(next), onLess: (most) => setLayers(within(layers, most)) })
  useAfterRound(session, { begin: () => setLast(next), end: () => setLayers([]) })
  const put = (changed: Bets): void => {
    if (!isFree) return
    const found = excessOf(changed, limits)
    setExcess(found)
    if (!found) setLayers([...layers, changed])
  }
  return {
    bets,
    next,
    total,
    excess: isFree ? excess : undefined,
    isFree,
    isPlayable: isFree && total >= limits.min,
    canUndo: isFree && layers.length > 0,
    canRepeat: isFree && bets.size === 0 && last.size > 0,
    lay: (place, amount) => put(lay(bets, place, amount)),
    take: (place) => put(new Map([...bets].filter(([other]) => other !== place))),
    undo: () => {
      setExcess(undefined)
      if (isFree) setLayers(layers.slice(0, -1))
    },
    clear: () => put(NO_BETS),
    repeat: () => put(last),
    double: () => put(doubleAll(next)),
    halve: () => put(halveAll(next, limits.unit)),
    play: () => void session.play({ move: moveOf(next), stake: total }),
  }
}

interface Telling {
  stake: bigint
  total: bigint
  isFree: boolean
  move: OpeningOf<EngineName>
  /** The player has chosen to stake less than lies there. */
  onLess: (most: bigint) => void
}

/** The session knows what a round would stake, so that a row of rounds and an empty pocket are judged by it. */
function useTellSession(session: GameSession, { stake, total, isFree, move, onLess }: Telling): void {
  const told = useRef<bigint>(undefined)
  useEffect(() => openWith(session, move))
  const tellLess = useEffectEvent(onLess)
  useEffect(() => {
    if (!isFree) return
    if (told.current !== undefined && stake !== told.current) {
      told.current = stake
      return tellLess(stake)
    }
    if (total === 0n) return
    told.current = total
    session.chooseStake(total)
  }, [session, isFree, stake, total])
}

function openWith(session: GameSession, move: OpeningOf<EngineName>): void {
  session.opening = () => move
}

/** A round has begun with what lay there; when it has been shown, the cloth is free. */
function useAfterRound({ store }: GameSession, { begin, end }: { begin: () => void; end: () => void }): void {
  const now = useRef({ begin, end })
  useEffect(() => {
    now.current = { begin, end }
  })
  useEffect(
    () =>
      store.subscribe(({ phase, isReplay }, before) => {
        if (phase === 'asking' && before.phase === 'idle') now.current.begin()
        if (phase === 'idle' && before.phase === 'showing' && !before.isReplay && !isReplay) now.current.end()
      }),
    [store],
  )
}
