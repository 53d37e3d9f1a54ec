import type { EngineName, StudioRound, ViewOf } from '@tucano/contract/studios'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePreferences } from '../session/preferences.ts'
import { isCalm } from './calm.ts'
import { Loop } from './loop.ts'
import { Motion } from './motion.ts'
import { Sound } from '../sound/sound.ts'
import { useGameSession } from '../session/game-context.ts'
import type { GameSession } from '../session/game-session.ts'
import { viewOf } from '../session/shapes.ts'

export interface Showing<View> {
  round: StudioRound
  view: View
  /** Nothing of this round has been shown before. */
  isFresh: boolean
  isReplay: boolean
  motion: Motion
  sound: Sound
}

/** How much of its time a movement takes with turbo. */
const TURBO = 0.35
/** Where no movement is wanted, things follow each other as fast as eyes can. */
const CALM = 0.2

/** So many milliseconds at the pace that the player likes. */
export const paced = (ms: number): number => ms * (isCalm() ? CALM : usePreferences.getState().turbo ? TURBO : 1)

/** Shows each answer of the session once, and then says so. `hurry` ends all movement now. */
export function useShowing<Engine extends EngineName>(
  session: GameSession,
  engine: Engine,
  show: (showing: Showing<ViewOf<Engine>>) => Promise<void>,
): { hurry: () => void; sound: Sound } {
  const phase = useGameSession((state) => state.phase)
  const round = useGameSession((state) => state.round)
  const [{ motion, loop, sound }] = useState(openStage)
  const present = useEffectEvent(show)
  const seen = useRef<string>(undefined)
  useEffect(
    () => () => {
      loop.stop()
      sound.close()
    },
    [loop, sound],
  )
  useEffect(() => {
    if (phase !== 'showing' || !round) return
    let isCurrent = true
    const { isReplay } = session.store.getState()
    const isFresh = isReplay || seen.current !== round.roundId
    seen.current = isReplay ? undefined : round.roundId
    void present({ round, view: viewOf(session.game, round, engine), isFresh, isReplay, motion, sound }).then(() => {
      if (isCurrent) session.shown()
    })
    return () => {
      isCurrent = false
    }
  }, [phase, round, session, engine, motion, sound])
  return { hurry: () => motion.hurry(), sound }
}

function openStage() {
  const motion = new Motion(() => loop.wake())
  const loop: Loop = new Loop((nowMs) => motion.tick(nowMs))
  return { motion, loop, sound: new Sound() }
}
