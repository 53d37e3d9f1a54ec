import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { exportMovements } from './export-movements.ts'
import { listMemberMovements } from './list-member-movements.ts'
import { listMovements } from './list-movements.ts'
import { sumDays } from './sum-days.ts'

export const accountRecord = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [listMovements(services, catalogue), exportMovements(services, catalogue), listMemberMovements(services, catalogue)],
  jobs: [{ name: 'account-record.sumDays', schedule: '* * * * *', run: () => sumDays(services) }],
})
