import { type RegattaResult, type Wind, regattaOf } from '@tucano/live'
import { useMemo } from 'react'
import { SceneCanvas } from '../scene-canvas.tsx'
import type { SceneProps } from '../scene-props.ts'
import { RacePainter } from './race-painter.ts'

interface RaceSceneProps extends SceneProps<RegattaResult> {
  /** What blows in this race: known before the bets. */
  wind: Wind
}

const create = () => new RacePainter()

/** The regatta of the jangadas: six rafts along the coast. */
export function RaceScene({ label, wind, phase, round, result, elapsedMs, isCalm }: RaceSceneProps) {
  const lastsMs = result ? regattaOf(wind).playMs(result) : 0
  const state = useMemo(
    () => ({ wind, phase, round, result, elapsedMs, isCalm, lastsMs }),
    [wind, phase, round, result, elapsedMs, isCalm, lastsMs],
  )
  return <SceneCanvas create={create} state={state} label={label} />
}
