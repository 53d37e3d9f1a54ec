import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { exportMovements } from './export-movements.ts'
import { listMemberMovements } from './list-member-movements.ts'
import { listMovements } from './list-movements.ts'
import { sumDays } from './sum-days.ts'

export const accountRecord = (house: House, catalogue: Catalogue): Feature => ({
  answers: [listMovements(house, catalogue), exportMovements(house, catalogue), listMemberMovements(house, catalogue)],
  jobs: [{ name: 'account-record.sumDays', schedule: '* * * * *', run: () => sumDays(house) }],
})
