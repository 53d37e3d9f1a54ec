import type { LiveLimits } from '@tucano/contract/live'
import { useState } from 'react'
import type { Side } from '../several/side.ts'
import { valuesOf } from './hand.tsx'

/** The chip in hand: one that the limits have. When they change, and it is none of them any more, the smallest. Of several tables one chip is in hand for all. */
export function useChip(limits: LiveLimits, side: Pick<Side, 'chip'> | undefined): [chip: bigint, choose: (chip: bigint) => void] {
  const [chosen, choose] = useState<bigint>()
  const values = valuesOf(limits)
  return [side?.chip ?? values.find((value) => value === chosen) ?? values[0]!, choose]
}
