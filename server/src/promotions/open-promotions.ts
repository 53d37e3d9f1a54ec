import type { Listener } from '#betting/listen'
import type { Job } from '#platform/jobs'
import type { Services } from '#platform/services'
import { byClock } from './by-clock.ts'
import { causeIn } from './cause.ts'
import { contestsListener } from './contests.ts'
import { moneyDelivery } from './delivery.ts'
import type { Giving } from './earn.ts'
import { promotionsListener } from './listen.ts'
import type { Promotions } from './promotions.ts'
import { rulesIn } from './rules.ts'
import { Versions } from './running.ts'
import { ticketDelivery } from './tickets.ts'

/** What others bring: how points and goods reach members, what a point is worth, which goods there are, and which games take free rounds; all, where nobody says it. */
export type Brought = Partial<Pick<Giving, 'delivery' | 'pointWorth' | 'nameGoods' | 'takesRounds'>>

export interface OpenPromotions {
  promotions: Promotions
  /** Measures what members do. */
  listener: Listener
  /** Puts them beside one another: raffles and boards. */
  contests: Listener
  jobs: Job[]
}

/** Promotions of a server: one for everybody who asks about them or hears for them. */
export function openPromotions({ db, brand }: Pick<Services, 'db' | 'brand'>, brought: Brought = {}): OpenPromotions {
  const {
    delivery = {},
    pointWorth = () => 0n,
    nameGoods = () => Promise.resolve(undefined),
    takesRounds = () => Promise.resolve(true),
  } = brought
  const versions = new Versions(brand.jurisdiction)
  const promotions: Promotions = {
    db,
    brand,
    versions,
    rules: rulesIn(brand.timeZone),
    giving: {
      delivery: { ...moneyDelivery(brand.currency.code), ticket: ticketDelivery(versions), ...delivery },
      pointWorth,
      nameGoods,
      takesRounds,
      isOff: async (trx) => (await versions.read(trx)).isOff,
      causeOf: causeIn(brand),
    },
  }
  return { promotions, listener: promotionsListener(promotions), contests: contestsListener(promotions), jobs: byClock(promotions) }
}
