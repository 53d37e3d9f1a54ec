import { journalWatch } from '#journal/verify-journal'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { changeOperatorPassword } from './change-operator-password.ts'
import { changeOperator } from './change-operator.ts'
import { claimCase } from './claim-case.ts'
import { enrolOperator } from './enrol-operator.ts'
import { enterOperator } from './enter-operator.ts'
import { getOperator } from './get-operator.ts'
import { listOperators } from './list-operators.ts'
import { loginOperator } from './login-operator.ts'
import { logoutOperator } from './logout-operator.ts'
import { openOperator } from './open-operator.ts'
import { readJournal } from './read-journal.ts'
import { releaseCase } from './release-case.ts'
import { resetOperatorFactor } from './reset-operator-factor.ts'
import { sweepOperatorSessions } from './sessions.ts'
import { sweepTickets } from './tickets.ts'

export { appointAdmin } from './appoint-admin.ts'
export { readOperator } from './sessions.ts'

const answers = [
  loginOperator,
  enrolOperator,
  enterOperator,
  getOperator,
  logoutOperator,
  changeOperatorPassword,
  listOperators,
  openOperator,
  changeOperator,
  resetOperatorFactor,
  readJournal,
  claimCase,
  releaseCase,
]

export const operators = (services: Services): Feature => ({
  answers: answers.map((make) => make(services)),
  jobs: [
    { name: 'operators.sweep', schedule: '* * * * *', run: () => sweepOperatorSessions(services.db) },
    { name: 'operators.sweepTickets', schedule: '*/5 * * * *', run: () => sweepTickets(services.db) },
    { name: 'operators.verifyJournal', schedule: '* * * * *', run: journalWatch(services) },
  ],
})
