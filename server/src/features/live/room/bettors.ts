import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import { Pockets, bonusPocket, readBalances } from '#betting/pockets'
import { Fault } from '#platform/fault'
import { ReadsTogether } from '#platform/reads-together'
import type { Services } from '#platform/services'
import { People } from '../people.ts'

/** Who bets, and from which pocket: looked up where the page is, outside of the room. */
export class Bettors {
  #services: Pick<Services, 'db' | 'brand'>
  #pockets: Pockets
  #people: People
  /** In the last second of a round many bet at once. */
  #balances: ReadsTogether<bigint, bigint>

  constructor(services: Pick<Services, 'db' | 'brand'>) {
    this.#services = services
    this.#pockets = new Pockets(services)
    this.#people = new People(services.db)
    this.#balances = new ReadsTogether(async (pockets) => {
      const found = await readBalances(services.db, pockets)
      return pockets.map((pocket) => found.get(pocket) ?? 0n)
    })
  }

  async read(
    memberId: bigint,
    { vendor, stake, isShared = false }: { vendor: string; stake: bigint; isShared?: boolean },
  ): Promise<{ who: string; pocket: string }> {
    const { db, brand } = this.#services
    const { who, type } = await this.#people.read(memberId)
    // Play money would share in what others have really staked.
    if (isShared && type === TRIAL_TYPE) throw new Fault('account.trial')
    const currency = type === TRIAL_TYPE ? PLAY_CURRENCY : brand.currency.code
    const cash = await this.#pockets.of(memberId, currency, vendor)
    // What cash does not cover may come from bonus money, all of it.
    const isShort = (await this.#balances.read(cash)) < stake
    const pocket = isShort ? ((await bonusPocket(db, { memberId, currency, stake })) ?? cash) : cash
    return { who, pocket: String(pocket) }
  }
}
