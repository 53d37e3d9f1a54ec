import { type CockfightResult, pairingIn } from '@tucano/live'
import { useMemo } from 'react'
import { SceneCanvas } from '../scene-canvas.tsx'
import type { SceneProps } from '../scene-props.ts'
import { BoutPainter } from './bout-painter.ts'

const create = () => new BoutPainter()

/** The ring: two drawn roosters that meet in this bout. */
export function BoutScene({ label, phase, round, result, elapsedMs, isCalm }: SceneProps<CockfightResult>) {
  const pairing = pairingIn(Number(round))
  const state = useMemo(() => ({ phase, round, result, elapsedMs, isCalm, pairing }), [phase, round, result, elapsedMs, isCalm, pairing])
  return <SceneCanvas create={create} state={state} label={label} />
}
