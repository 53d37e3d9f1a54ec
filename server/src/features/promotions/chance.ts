import { Beacon } from '#draws/beacon'
import type { Seeds } from '#fairness/seeds'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { tendEnvelopes } from '#promotions/envelopes'
import { Grabs } from '#promotions/grabs'
import type { Promotions } from '#promotions/promotions'
import { tendRaffles } from '#promotions/raffle-draws'
import { claimRaffle } from './claim-raffle.ts'
import { getEnvelopes } from './get-envelopes.ts'
import { getRaffleList } from './get-raffle-list.ts'
import { getRaffle } from './get-raffle.ts'
import { grabEnvelope } from './grab-envelope.ts'
import { listTickets } from './list-tickets.ts'
import { spinWheel } from './spin-wheel.ts'

/** Wheels, envelopes and raffles: what of promotions is left to chance. Without a beacon there are no raffles. */
export function chance(services: Services, promotions: Promotions, seeds: Seeds): Required<Pick<Feature, 'answers' | 'jobs' | 'start'>> {
  const grabs = new Grabs(services, promotions)
  const { vault, workerPool, configuration } = services
  const beacon = configuration.beacon && new Beacon(configuration.beacon, workerPool)
  return {
    answers: [
      listTickets(promotions),
      spinWheel(promotions, seeds),
      getEnvelopes(promotions),
      grabEnvelope(grabs),
      getRaffle(promotions),
      getRaffleList(promotions),
      claimRaffle(promotions),
    ],
    jobs: [
      { name: 'promotions.tendEnvelopes', schedule: '* * * * *', run: () => tendEnvelopes(promotions) },
      ...(beacon ? [{ name: 'promotions.tendRaffles', schedule: '* * * * *', run: () => tendRaffles(promotions, { vault, beacon }) }] : []),
    ],
    start: () => () => grabs.stop(),
  }
}
