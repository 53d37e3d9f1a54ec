import { type WheelResult, wheel } from '@tucano/live'
import { useMemo } from 'react'
import { SceneCanvas } from '../scene-canvas.tsx'
import type { SceneProps } from '../scene-props.ts'
import { WheelPainter } from './wheel-painter.ts'

const create = () => new WheelPainter()

/** The tall wheel with its pins and its clapper. */
export function WheelScene({ label, phase, round, result, elapsedMs, isCalm }: SceneProps<WheelResult>) {
  const lastsMs = result ? wheel.playMs(result) : 0
  const state = useMemo(() => ({ phase, round, result, elapsedMs, isCalm, lastsMs }), [phase, round, result, elapsedMs, isCalm, lastsMs])
  return <SceneCanvas create={create} state={state} label={label} />
}
