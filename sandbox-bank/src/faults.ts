import Type from 'typebox'
import type { Store } from './store.ts'

/** Everything that can go wrong between a bank and whoever relies on it, each with a switch. */
export const Faults = Type.Object(
  {
    /** Seconds before anything is told. */
    late: Type.Integer({ minimum: 0, maximum: 86_400 }),
    /** Each webhook three times. */
    duplicate: Type.Boolean(),
    /** The newest first. */
    disorder: Type.Boolean(),
    /** Payers pay another amount than they were asked for. */
    wrongAmount: Type.Boolean(),
    /** Lies with a wrong signature, besides the truth or instead of it. */
    forged: Type.Enum(['off', 'besides', 'instead']),
    /** Nothing is told: whoever wants to know has to ask. */
    silent: Type.Boolean(),
    /** The API answers 503, or closes the connection. */
    down: Type.Enum(['off', 'unavailable', 'closed']),
    /** A pay-out is taken, but its answer never comes, or the connection breaks. */
    unclear: Type.Enum(['off', 'timeout', 'reset']),
    /** Pay-outs come to nothing. */
    refusing: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type Faults = Type.Static<typeof Faults>

export const NO_FAULTS: Faults = {
  late: 0,
  duplicate: false,
  disorder: false,
  wrongAmount: false,
  forged: 'off',
  silent: false,
  down: 'off',
  unclear: 'off',
  refusing: false,
}

/** The switches as they are set; they outlive a restart. */
export class FaultSwitches {
  readonly #store: Store
  #now: Faults

  constructor(store: Store) {
    this.#store = store
    const kept = store.prepare(`select value from settings where name = 'faults'`).get()?.['value']
    this.#now = typeof kept === 'string' ? { ...NO_FAULTS, ...(JSON.parse(kept) as Partial<Faults>) } : NO_FAULTS
  }

  get now(): Faults {
    return this.#now
  }

  /** What is not named is off. */
  set(faults: Partial<Faults>): Faults {
    this.#now = { ...NO_FAULTS, ...faults }
    this.#store
      .prepare(`insert into settings values ('faults', ?) on conflict (name) do update set value = excluded.value`)
      .run(JSON.stringify(this.#now))
    return this.#now
  }
}
