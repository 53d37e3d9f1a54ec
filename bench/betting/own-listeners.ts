import { readContribution } from '../../server/src/bonus/contribution.ts'
import type { Listener } from '../../server/src/betting/listen.ts'
import type { Catalogue } from '../../server/src/catalogue/catalogue.ts'
import { buildListeners } from '../../server/src/features/index.ts'
import type { Services } from '../../server/src/platform/services.ts'
import { pointsForPromotions } from '../../server/src/points/delivery.ts'
import { openPromotions } from '../../server/src/promotions/open-promotions.ts'

/** Whoever hears on a production server. */
export const ownListeners = (services: Services, catalogue: Catalogue): Listener[] =>
  buildListeners(services, catalogue, {
    engine: openPromotions(services, pointsForPromotions(services.brand)),
    contribution: readContribution([]),
    soldRebates: [],
    opposed: [],
  })
