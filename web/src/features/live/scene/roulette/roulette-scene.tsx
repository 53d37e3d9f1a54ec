import { type RouletteResult, roulette } from '@tucano/live'
import { useMemo } from 'react'
import { SceneCanvas } from '../scene-canvas.tsx'
import type { SceneProps } from '../scene-props.ts'
import { RoulettePainter } from './roulette-painter.ts'

interface RouletteSceneProps extends SceneProps<RouletteResult> {
  /** Where the ball has lain since the round before, if anybody knows. */
  before: number | null
}

const create = () => new RoulettePainter()
const LASTS_MS = roulette.playMs({ number: 0 })

/** The wheel, seen from before it. */
export function RouletteScene({ label, before, phase, round, result, elapsedMs, isCalm }: RouletteSceneProps) {
  const lastsMs = result ? roulette.playMs(result) : LASTS_MS
  const state = useMemo(
    () => ({ before, phase, round, result, elapsedMs, isCalm, lastsMs }),
    [before, phase, round, result, elapsedMs, isCalm, lastsMs],
  )
  return <SceneCanvas create={create} state={state} label={label} />
}
