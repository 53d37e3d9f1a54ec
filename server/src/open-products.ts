import type { Game } from '@tucano/round'
import { openStudios } from '#features/studios'
import { openVendors } from '#features/vendors'
import { CONTRIBUTION_BP, readContribution } from '#bonus/contribution'
import { Catalogue } from '#catalogue/catalogue'
import { type RoundGame, readRoundGames } from '#catalogue/round-games'
import { writeWeights } from '#cashier/weights'
import { writeGamesWithRebates } from '#commissions/bet-rebates'
import type { DrawnGames } from '#draws/advance'
import { Seeds } from '#fairness/seeds'
import type { Services } from '#platform/services'
import { buildProducts } from './features/products.ts'

/** The products, and what is made of what they bring: the catalogue with everything that opens games, and the weights of stakes. */
export async function openProducts(services: Services, own?: readonly Game[]) {
  const games = await openStudios(services, own)
  const elsewhere = openVendors(services)
  const seeds = new Seeds(services)
  const products = buildProducts({ services, games, elsewhere, seeds, catalogue: () => catalogue })
  await writeWeights(services.db, Object.assign({}, ...products.map(({ wageringBp }) => wageringBp)))
  const soldRebates = products.flatMap(({ rebates = [] }) => rebates)
  await writeGamesWithRebates(services.db, soldRebates)
  const launchers = products.flatMap(({ launcher = [] }) => launcher)
  const tellers = products.flatMap(({ bets = [] }) => bets)
  const drawnGames: DrawnGames = new Map(products.flatMap(({ drawnGames: own = [] }) => own.map((one) => [one.game.code, one])))
  const roomKinds = products.flatMap(({ roomKinds: own = [] }) => own)
  const opposed = products.flatMap(({ opposed: own = [] }) => own)
  const contribution = readContribution(products.map(({ contribution: own = {} }) => own))
  const contributionTold: Record<string, number> = Object.assign(
    {},
    CONTRIBUTION_BP,
    ...products.map((product) => product.contributionTold),
  )
  const catalogue: Catalogue = new Catalogue(services, launchers)
  const takers = products.flatMap(({ takesRounds = [] }) => takesRounds)
  return {
    contribution,
    contributionTold,
    drawnGames,
    soldRebates,
    opposed,
    roomKinds,
    games,
    elsewhere,
    seeds,
    tellers,
    catalogue,
    roundGames: (): Promise<RoundGame[]> => readRoundGames(catalogue, takers),
  }
}
