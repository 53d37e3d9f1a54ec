import { expire } from '#commissions/agreements'
import { payOwed } from '#commissions/pay'
import type { Feature } from '#platform/feature'
import { Repeating } from '#platform/repeating'
import type { Services } from '#platform/services'
import { fold } from '#team/fold'
import { countAbsent, countOnline } from '#team/presence'
import { accountAnswers } from './accounts/index.ts'
import { downlineAnswers } from './downlines/index.ts'
import { getAgentMenu } from './get-agent-menu.ts'
import { getTeamOverview } from './get-team-overview.ts'

/** Teams are never further behind their members. */
const FOLD_MS = 5000
/** What a period has come to is paid soon after its end. */
const PAY_MS = 2000

export function agents(services: Services): Feature {
  const { db, brand, log } = services
  return {
    answers: [getAgentMenu(services), getTeamOverview(services), ...accountAnswers(services), ...downlineAnswers(services)],
    jobs: [
      { name: 'agents.expireOffers', schedule: '17 * * * *', run: () => expire(db) },
      { name: 'agents.countOnline', schedule: '* * * * *', run: () => countOnline(db) },
      { name: 'agents.countAbsent', schedule: '7 * * * *', run: () => countAbsent(db) },
    ],
    start: () => {
      const loops = [
        new Repeating(log, { everyMs: FOLD_MS, run: () => fold(db, brand), failed: 'days of teams are folded later' }),
        new Repeating(log, { everyMs: PAY_MS, run: () => payOwed(db, brand.currency.code), failed: 'commissions are paid later' }),
      ]
      for (const loop of loops) loop.start()
      return async () => {
        for (const loop of loops) await loop.stop()
      }
    },
  }
}
