import type { LiveSpot, LiveView } from '@tucano/contract/live'
import type { ShownKind } from '../words/kinds.ts'

/** What every cloth is drawn from. */
export interface ClothProps {
  kind: ShownKind
  spots: readonly LiveSpot[]
  /** Own chips, in minor units, and what of them is on its way. */
  chips: Readonly<Record<string, string>>
  unsent: Readonly<Record<string, string>>
  /** Chips of everybody. */
  totals: LiveView['spots']
  /** When it is over: what a place pays for one. */
  paidOf: ((code: string, stake: bigint) => bigint) | undefined
  /** When it is over: whether a place has won, whoever bet on it. */
  hasWon: ((code: string) => boolean) | undefined
  /** The round that is bet on, and those before it. */
  round: number
  past: LiveView['past']
  canBet: boolean
  /** It stands beside a larger one: the same places, closer together. */
  isSmall: boolean
  onLay: (code: string) => void
}
