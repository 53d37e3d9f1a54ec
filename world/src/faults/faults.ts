/** What can be wrong with a feed, on demand. */
export interface Faults {
  /** Nothing is told until then, in milliseconds since 1970. */
  silentUntilMs: number
  /** `alive` says that it is from so long ago. */
  aliveLateMs: number
  /** So many messages are told twice. */
  duplicates: number
  /** So many messages are told after the one that follows them. */
  reorders: number
  /** So many settlements are told wrong, rolled back, and told right. */
  wrongSettlements: number
  /** So many matches are handed over long before the live producer tells of them: it does with their first beat. */
  lateHandOvers: number
}

const NO_FAULTS: Faults = {
  silentUntilMs: 0,
  aliveLateMs: 0,
  duplicates: 0,
  reorders: 0,
  wrongSettlements: 0,
  lateHandOvers: 0,
}

type Counted = 'duplicates' | 'reorders' | 'wrongSettlements' | 'lateHandOvers'

/** The switches for them: numbers that count down, or hold until they are set back. */
export class FaultSwitches {
  readonly now: Faults

  constructor(faults: Partial<Faults> = {}) {
    this.now = { ...NO_FAULTS, ...faults }
  }

  set(faults: Partial<Faults>): Faults {
    return Object.assign(this.now, faults)
  }

  /** One of those that are counted, if any is left. */
  take(kind: Counted): boolean {
    if (this.now[kind] <= 0) return false
    this.now[kind]--
    return true
  }
}
