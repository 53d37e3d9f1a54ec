import { sharedGames } from '@tucano/lottery'
import { Pockets } from '#betting/pockets'
import type { Catalogue } from '#catalogue/catalogue'
import { writtenDigest } from '#fairness/maths'
import type { Services } from '#platform/services'
import { type GameCaps, openCaps } from './caps.ts'
import { NearDraws } from './near.ts'
import { Placing } from './place/placing.ts'
import { PlannedDraws } from './planned.ts'
import { type Rebates, openRebates } from './series.ts'

/** What the calls of the lottery work with. */
export interface Lottery {
  services: Services
  catalogue: Catalogue
  near: NearDraws
  placing: Placing
  pockets: Pockets
  caps: GameCaps
  rebates: Rebates
  /** Where draws are that are planned. */
  planned: PlannedDraws
  /** Digests of the maths of games with draws of our own. */
  maths: ReadonlyMap<string, string>
}

export const openLottery = (services: Services, catalogue: Catalogue): Lottery => ({
  services,
  catalogue,
  near: new NearDraws(services),
  placing: new Placing(services),
  planned: new PlannedDraws(services),
  pockets: new Pockets(services),
  caps: openCaps(services),
  rebates: openRebates(services.db),
  maths: new Map(sharedGames.map((game) => [game.code, writtenDigest(game)])),
})
