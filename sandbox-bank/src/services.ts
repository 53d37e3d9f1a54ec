import { randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { FaultSwitches } from './faults.ts'
import type { Store } from './store.ts'

/** Whose bank it is: who is paid by the charges, and from whose key pay-outs come. */
export interface Merchant {
  key: string
  name: string
  city: string
}

/** What every part of the bank is given. */
export interface Services {
  store: Store
  clock: Clock
  faults: FaultSwitches
  merchant: Merchant
  clientId: string
  clientSecret: string
  webhookSecret: string
  /** How long a pay-out or a refund is under way. */
  settleMs: number
  /** The first wait of a webhook that was not taken. */
  retryMs: number
  /** Where people and programs reach the bank; known when it listens. */
  publicUrl: string
  /** There is something to do. */
  wake: () => void
}

/** No bank of the country has this number. */
export const ISPB = '99999999'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Eleven letters and digits, as ids of payments end. */
export const tail = (): string => Array.from({ length: 11 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export const written = (ms: number): string => new Date(ms).toISOString()
