import { type DrawnBet, type Played, Plays } from '#betting/play'

/** A round whose outcome is decided beforehand. */
export interface KnownRound extends Omit<DrawnBet, 'draw' | 'prepare'> {
  payout: bigint
  transcript: Buffer
}

/** Plays rounds that come to what the test says. */
export class KnownPlays {
  #plays: Plays

  constructor(services: ConstructorParameters<typeof Plays>[0]) {
    this.#plays = new Plays(services)
  }

  play({ payout, transcript, ...round }: KnownRound): Promise<Played> {
    return this.#plays.play({ ...round, draw: () => ({ payout, transcript }) })
  }

  stop(): Promise<void> {
    return this.#plays.stop()
  }
}
