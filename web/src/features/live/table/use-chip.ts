import type { LiveLimits } from '@tucano/contract/live'
import { useState } from 'react'
import { valuesOf } from './hand.tsx'

/** The chip in hand: one that the limits have. When they change, and it is none of them any more, the smallest. */
export function useChip(limits: LiveLimits): [chip: bigint, choose: (chip: bigint) => void] {
  const [chosen, choose] = useState<bigint>()
  const values = valuesOf(limits)
  return [values.find((value) => value === chosen) ?? values[0]!, choose]
}
