import { type SicBoResult, sicBo } from '@tucano/live'
import { useMemo } from 'react'
import { SceneCanvas } from '../scene-canvas.tsx'
import type { SceneProps } from '../scene-props.ts'
import { SicBoPainter } from './sic-bo-painter.ts'

const create = () => new SicBoPainter()

/** Three dice below a dome of glass. */
export function SicBoScene({ label, phase, round, result, elapsedMs, isCalm }: SceneProps<SicBoResult>) {
  const lastsMs = result ? sicBo.playMs(result) : 0
  const state = useMemo(() => ({ phase, round, result, elapsedMs, isCalm, lastsMs }), [phase, round, result, elapsedMs, isCalm, lastsMs])
  return <SceneCanvas create={create} state={state} label={label} />
}
