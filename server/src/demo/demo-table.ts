import { randomBytes } from 'node:crypto'
import { newBetId } from '#betting/bet'
import { Plays } from '#betting/play'
import { Catalogue } from '#catalogue/catalogue'
import { readCommitments } from '#features/fairness'
import { Rounds, type Studio, openStudios, studioLauncher } from '#features/studios'
import { Seeds } from '#fairness/seeds'
import { runningPool } from '#jackpot/pool'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** What is done where a stake alone opens no round. Games whose players have to decide are left to people. */
const openings: Record<string, (stake: string, n: number) => unknown> = {
  dice: (stake, n) => ({ stake, side: 'under', target: 600 + 200 * (n % 40) }),
  plinko: (stake) => ({ stake, rows: 12, risk: 'high' }),
}
const slots = new Set(['classic', 'lines', 'expanding', 'ways', 'cluster', 'hold'])

interface Turn {
  memberId: bigint
  gameCode: string
  /** About so much: as near as the game's own steps come. */
  stake: number
  n: number
  /** Where the clock of the books is not at now. */
  at?: Date
}

/** Where members of the demo play the real games, through the same code, with the same odds. */
export class DemoTable {
  readonly codes: string[]
  readonly dice: string | undefined
  #services: Services
  #plays: Plays
  #seeds: Seeds
  #games: Studio['games']
  #rounds: Rounds

  private constructor(services: Services, games: Studio['games']) {
    this.#services = services
    this.#games = games
    this.#plays = new Plays(services)
    this.#seeds = new Seeds(services)
    const catalogue = new Catalogue(services, [studioLauncher(games)])
    this.#rounds = new Rounds({ services, plays: this.#plays, seeds: this.#seeds, pool: runningPool(services), catalogue, games })
    const all = [...games.values()].map(({ game }) => game)
    this.codes = all.filter(({ engine }) => slots.has(engine) || engine in openings).map(({ code }) => code)
    this.dice = all.find(({ engine }) => engine === 'dice')?.code
  }

  static async open(services: Services): Promise<DemoTable> {
    return new DemoTable(services, await openStudios(services))
  }

  /** Somebody new gets seeds. */
  async seat(memberId: bigint): Promise<void> {
    await this.#seeds.commit(memberId)
    await this.#chooseSeed(memberId)
  }

  async play({ memberId, gameCode, stake: about, n, at }: Turn): Promise<void> {
    const { engine, stakes } = this.#games.get(gameCode)!.game
    const stake = String(Math.max(stakes.min, Math.ceil(about / stakes.unit) * stakes.unit))
    const move = openings[engine]?.(stake, n) ?? { stake }
    const member = { memberId, sessionId: 0n, account: '', type: 0, passwordChangeRequired: false, excluded: false }
    const played = await this.#seeded(memberId, () => this.#rounds.play(member, { gameCode, roundId: newBetId(at), move }))
    if (!played.over) await this.#rounds.step(member, { roundId: played.roundId, step: 1, move: { choose: 0 } })
  }

  async close(): Promise<void> {
    await this.#plays.stop()
  }

  async #chooseSeed(memberId: bigint): Promise<void> {
    const { seedHash } = await readCommitments(this.#services.db, memberId)
    await this.#seeds.choose(memberId, { seedHash, clientSeed: randomBytes(16).toString('hex') })
  }

  /** Seeds of members who are not signed in are told by the minute, and these members never are: whoever has none chooses the next one and goes on. */
  async #seeded<Played>(memberId: bigint, play: () => Promise<Played>): Promise<Played> {
    for (;;) {
      try {
        return await play()
      } catch (error) {
        if (!(error instanceof Fault) || error.code !== 'seed.missing') throw error
        await this.#chooseSeed(memberId)
      }
    }
  }
}
