import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EngineName, StudioRound, ViewOf } from '@tucano/contract/studios'
import { usePreferences } from '../session/preferences.ts'
import { isCalm } from '../stage/calm.ts'
import { Sound } from '../sound/sound.ts'
import { useGameSession } from '../session/game-context.ts'
import type { GameSession } from '../session/game-session.ts'
import { viewOf } from '../session/shapes.ts'
import { finishMovements } from './felt-context.ts'
import { type Script, Show, type Step } from './show.ts'

/** Of its own time, with turbo. */
const TURBO = 0.4
/** In a row of rounds a result stays so long. */
const REST_MS = 900
/** So long the last round takes to go. */
const SWEEP_MS = 320

export const paceOf = ({ game }: GameSession): number => (game.play.turbo && usePreferences.getState().turbo ? TURBO : 1)

interface Lying<Picture> {
  roundId: string
  picture: Picture
  /** Counts the times that a round was shown from its beginning: what is dealt then is new, even if it looks the same. */
  turn: number
}

export interface Shown<Picture> {
  /** What lies on the table. */
  picture: Picture | undefined
  turn: number
  /** The last round goes when the next one is asked for, and comes back if that is refused. */
  isSweeping: boolean
  /** All of it at once. */
  hurry: () => void
  /** What moves within it is over with the rest. */
  root: RefObject<HTMLDivElement | null>
  sound: Sound
}

/** Shows each round as the script of a game has it, from where the last showing of the same round ended, and tells the session. */
export function useShow<Engine extends EngineName, Picture>(
  session: GameSession,
  engine: Engine,
  script: Script<ViewOf<Engine>, Picture>,
): Shown<Picture> {
  const phase = useGameSession((state) => state.phase)
  const round = useGameSession((state) => state.round)
  const [lying, setLying] = useState<Lying<Picture>>()
  const [sound] = useState(() => new Sound())
  const ended = useRef<Lying<Picture>>(undefined)
  const running = useRef<Show<Picture>>(undefined)
  const askedAtMs = useRef(0)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => () => sound.close(), [sound])
  const stepsOf = useEffectEvent((shown: StudioRound, picture: Picture | undefined) => script(viewOf(session.game, shown, engine), picture))
  useEffect(() => {
    if (phase === 'asking') askedAtMs.current = performance.now()
    if (phase !== 'showing' || !round) return
    const { roundId, over } = round
    const { isReplay, auto } = session.store.getState()
    const last = ended.current
    const from = !isReplay && last?.roundId === roundId ? last : undefined
    const turn = from?.turn ?? (last?.turn ?? 0) + 1
    const steps = stepsOf(round, from?.picture)
    const end = steps.at(-1)!.picture
    const show = new Show<Picture>({ put: (picture) => setLying({ roundId, picture, turn }), sound, pace: () => paceOf(session) })
    running.current = show
    const play = async (): Promise<void> => {
      if (last && last.roundId !== roundId && !isReplay) await show.wait(SWEEP_MS - (performance.now() - askedAtMs.current))
      if (!(await show.run(stepsFor(steps, auto !== undefined && over)))) return
      ended.current = { roundId, picture: end, turn }
      session.shown()
    }
    void play()
    return () => show.stop()
  }, [session, sound, phase, round])
  return {
    picture: lying?.picture,
    turn: lying?.turn ?? 0,
    isSweeping: lying !== undefined && round !== undefined && isGoing(phase, round, lying.roundId),
    hurry: () => {
      running.current?.hurry()
      finishMovements(root.current)
    },
    root,
    sound,
  }
}

const isGoing = (phase: string, { over, roundId }: StudioRound, lyingId: string): boolean =>
  (phase === 'asking' && over) || (phase === 'showing' && roundId !== lyingId)

/** Where no movement is wanted there is only the end; in a row of rounds it stays a while. */
function stepsFor<Picture>(steps: readonly Step<Picture>[], isRow: boolean): readonly Step<Picture>[] {
  const end = steps.at(-1)!
  const seen = isCalm() ? [{ ...end, lastsMs: 0 }] : steps
  return isRow ? [...seen, { picture: end.picture, lastsMs: REST_MS }] : seen
}
