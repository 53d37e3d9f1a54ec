import { expire } from '#commissions/agreements'
import { payOwed } from '#commissions/pay'
import { payRebates } from '#commissions/rebates'
import type { Feature } from '#platform/feature'
import { Repeating } from '#platform/repeating'
import type { Services } from '#platform/services'
import { fold } from '#team/fold'
import { askAgreementEnd } from './ask-agreement-end.ts'
import { editAgreement } from './edit-agreement.ts'
import { getAgentMenu } from './get-agent-menu.ts'
import { getTeamOverview } from './get-team-overview.ts'
import { listAgreements } from './list-agreements.ts'
import { listSettlements } from './list-settlements.ts'
import { offerAgreement } from './offer-agreement.ts'
import { processDailySalary } from './process-daily-salary.ts'
import { processDividend } from './process-dividend.ts'
import { processHourlySalary } from './process-hourly-salary.ts'
import { processLiveSalary } from './process-live-salary.ts'
import { withdrawAgreement } from './withdraw-agreement.ts'

/** Teams are never further behind their members. */
const FOLD_MS = 5000
/** What a period has come to is paid soon after its end. */
const PAY_MS = 2000

const answers = [
  askAgreementEnd,
  editAgreement,
  getAgentMenu,
  getTeamOverview,
  listAgreements,
  listSettlements,
  offerAgreement,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processLiveSalary,
  withdrawAgreement,
]

export function agents(services: Services): Feature {
  const { db, brand, log } = services
  return {
    answers: answers.map((make) => make(services)),
    jobs: [{ name: 'agents.expireOffers', schedule: '17 * * * *', run: () => expire(db) }],
    start: () => {
      const loops = [
        new Repeating(log, { everyMs: FOLD_MS, run: () => fold(db, brand), failed: 'days of teams are folded later' }),
        new Repeating(log, { everyMs: PAY_MS, run: () => payOwed(db, brand.currency.code), failed: 'commissions are paid later' }),
        new Repeating(log, { everyMs: PAY_MS, run: () => payRebates(db, brand.currency.code), failed: 'rebates are paid later' }),
      ]
      for (const loop of loops) loop.start()
      return async () => {
        for (const loop of loops) await loop.stop()
      }
    },
  }
}
