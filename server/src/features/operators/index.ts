import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getOperator } from './get-operator.ts'
import { loginOperator } from './login-operator.ts'
import { logoutOperator } from './logout-operator.ts'
import { sweepOperatorSessions } from './sessions.ts'

export { readOperator } from './sessions.ts'

export const operators = (house: House): Feature => ({
  answers: [loginOperator(house), getOperator(), logoutOperator(house)],
  jobs: [{ name: 'operators.sweep', schedule: '* * * * *', run: () => sweepOperatorSessions(house.db) }],
})
