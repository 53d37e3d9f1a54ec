import { runClocks } from '#bonus/clocks'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import type { Promotions } from '#promotions/promotions'
import { forfeitBonus } from './forfeit-bonus.ts'
import { getBonus } from './get-bonus.ts'
import { getRank } from './get-rank.ts'
import { listClaims } from './list-claims.ts'

/** `contribution` is how much of a stake counts where terms say nothing, by what pages call it. */
export const rewards = (services: Services, promotions: Promotions, contribution: Readonly<Record<string, number>>): Feature => ({
  answers: [listClaims(promotions), getBonus(services, contribution), forfeitBonus(services), getRank(services)],
  jobs: [{ name: 'rewards.clocks', schedule: '* * * * *', run: () => runClocks(services) }],
})
