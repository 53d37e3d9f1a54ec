import type { Catalogue } from '#catalogue/catalogue'
import { expire } from '#commissions/agreements'
import { payOwed } from '#commissions/pay'
import { payCpa } from '#commissions/plans'
import { payRebates } from '#commissions/rebates'
import type { Feature } from '#platform/feature'
import { Repeating } from '#platform/repeating'
import type { Services } from '#platform/services'
import type { BetTeller } from '#records/bet-teller'
import { fold } from '#team/fold'
import { countAbsent, countOnline } from '#team/presence'
import { exportIncome } from './export-income.ts'
import { getIncome } from './get-income.ts'
import { getTeamBet } from './get-team-bet.ts'
import { listDownlineDays } from './list-downline-days.ts'
import { listTeamBets } from './list-team-bets.ts'
import { listTeamProfit } from './list-team-profit.ts'
import { endAgreement } from './end-agreement.ts'
import { getAgent } from './get-agent.ts'
import { listAgents } from './list-agents.ts'
import { listOfficeSettlements } from './list-office-settlements.ts'
import { moveMember } from './move-member.ts'
import { offerOfHouse } from './offer-of-house.ts'
import { reverseSettlement } from './reverse-settlement.ts'
import { withdrawMove } from './withdraw-move.ts'
import { askAgreementEnd } from './ask-agreement-end.ts'
import { editAgreement } from './edit-agreement.ts'
import { accountAnswers } from './accounts/index.ts'
import { affiliateAnswers } from './affiliates/index.ts'
import { downlineAnswers } from './downlines/index.ts'
import { officeAnswers } from './office/index.ts'
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

export { writeInvitation } from './accounts/store.ts'
export { affiliateAnswers } from './affiliates/index.ts'

/** Teams are never further behind their members. */
const FOLD_MS = 3000
/** What a period has come to is paid soon after its end. */
const PAY_MS = 2000

const answers = [
  endAgreement,
  getAgent,
  listAgents,
  listOfficeSettlements,
  moveMember,
  offerOfHouse,
  reverseSettlement,
  withdrawMove,
  exportIncome,
  getIncome,
  listDownlineDays,
  listTeamProfit,
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

/** What bets of a team are told with. */
export interface TeamSources {
  services: Services
  catalogue: Catalogue
  tellers: readonly BetTeller[]
}

export function agents(sources: TeamSources): Feature {
  const { services } = sources
  const { db, brand, log } = services
  return {
    answers: [
      ...answers.map((make) => make(services)),
      ...accountAnswers(services),
      ...downlineAnswers(services),
      getTeamBet(sources),
      listTeamBets(sources),
      ...affiliateAnswers(services),
      ...officeAnswers(services),
    ],
    jobs: [
      { name: 'agents.expireOffers', schedule: '17 * * * *', run: () => expire(db) },
      { name: 'agents.countOnline', schedule: '* * * * *', run: () => countOnline(db) },
      { name: 'agents.countAbsent', schedule: '7 * * * *', run: () => countAbsent(db) },
      {
        name: 'agents.payCpa',
        schedule: '*/10 * * * *',
        run: async () => void (await payCpa(db, { currency: brand.currency.code, timeZone: brand.timeZone })),
      },
    ],
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
