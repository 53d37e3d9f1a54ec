import type { Sport } from '@tucano/sports/markets'
import type { FaultSwitches } from './faults/faults.ts'
import type { Services } from './services.ts'
import type { SportCode } from './invented/index.ts'
import type { Teller } from './telling/teller.ts'

/** What whoever plays matches has besides. */
export interface Running extends Services {
  teller: Teller
  faults: FaultSwitches
  sports: Readonly<Partial<Record<SportCode, Sport>>>
  randomBytes: (count: number) => Uint8Array
}
