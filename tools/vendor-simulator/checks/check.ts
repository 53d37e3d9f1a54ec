import { type KeyObject, randomUUID } from 'node:crypto'
import type { WalletCall, WalletStatus } from '@tucano/contract/vendors'
import { type Answer, type Player, type WalletClient, units } from '../wallet-client.ts'

/** What the operator hands over for a conformance run: players with money, of whom nobody minds what becomes of it. */
export interface Kit {
  game: string
  currency: string
  player: Player
  /** The same player by a token that is no longer good. */
  expired: Player
  /** Somebody else. */
  other: Player
}

export interface Bench {
  kit: Kit
  wallet: WalletClient
  /** The headers of a body: by the vendor's key and now, unless it says otherwise. */
  sign: (body: string, forged?: { key?: KeyObject; agoMs?: number }) => Record<string, string>
}

/** One promise of the wallet. Throws when it is not kept. */
export interface Check {
  name: string
  run: (bench: Bench) => Promise<void>
}

export const uuid = (): string => randomUUID()

export function expect(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}

/** A round of one player, with names of its own. */
export class Round {
  readonly #bench: Bench
  readonly #player: Player
  readonly name = uuid()

  constructor(bench: Bench, player: Player = bench.kit.player) {
    this.#bench = bench
    this.#player = player
  }

  /** Amounts are minor units; whatever is not named is small and new. */
  fields({ amount = 100, id = uuid(), ...more }: { amount?: number; id?: string } & Record<string, unknown> = {}): object {
    const { game, currency } = this.#bench.kit
    const { user, token } = this.#player
    const round = { round: this.name, round_closed: false }
    return { user, token, game_code: game, currency, transaction_uuid: id, ...round, amount: units(amount), ...more }
  }

  bet(given: Parameters<Round['fields']>[0] = {}): Promise<Answer> {
    return this.#bench.wallet.call('bet', this.fields(given))
  }

  win(given: Parameters<Round['fields']>[0] = {}): Promise<Answer> {
    return this.#bench.wallet.call('win', this.fields(given))
  }

  undo(reference: string, id = uuid()): Promise<Answer> {
    return this.#bench.wallet.call('rollback', { transaction_uuid: id, reference_transaction_uuid: reference, round: this.name })
  }

  async balance(): Promise<number> {
    const { game, currency } = this.#bench.kit
    const { user, token } = this.#player
    const { status, balance } = await this.#bench.wallet.call('balance', { user, token, game_code: game, currency })
    if (status !== 'RS_OK' || balance === undefined) throw new Error(`balance: ${status}`)
    return balance
  }
}

/** Sends a call that must be refused, and nothing must come of it. */
export async function expectRefused(bench: Bench, call: WalletCall, fields: object, status: WalletStatus): Promise<void> {
  const round = new Round(bench)
  const before = await round.balance()
  const answer = await bench.wallet.call(call, fields)
  expect(`${call} ${JSON.stringify(fields).slice(0, 60)}`, [answer.http, answer.status], [200, status])
  expect('balance', await round.balance(), before)
}
