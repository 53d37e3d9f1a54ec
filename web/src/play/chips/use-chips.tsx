import type { StudioGame } from '@tucano/contract/studios'
import { type ReactNode, useState } from 'react'
import { ChipTray } from './chip-tray.tsx'
import { chipValues, firstChip } from './chip-values.ts'

interface Chips {
  /** The one that is laid with the next press. */
  chip: bigint
  /** They are chosen among the controls, and on the stage where the controls have no room. */
  tray: (where: 'stage' | 'controls') => ReactNode
}

/**
 * The chips of a game, and which of them is in hand.
 * @param laid what lies on the cloth already
 */
export function useChips(stakes: StudioGame['stakes'], laid: bigint): Chips {
  const values = chipValues(stakes)
  const [chip, setChip] = useState(() => firstChip(values))
  return {
    chip,
    tray: (where) => <ChipTray stakes={stakes} values={values} value={chip} laid={laid} onChoose={setChip} isOnStage={where === 'stage'} />,
  }
}
