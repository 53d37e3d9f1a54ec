import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { listAnnouncements } from './list-announcements.ts'
import { announceBoundaries } from './store.ts'

export { readBanners } from './store.ts'

export const notices = (house: House, catalogue: Catalogue): Feature => ({
  answers: [listAnnouncements(house, catalogue)],
  jobs: [{ name: 'notices.announceBoundaries', schedule: '* * * * *', run: () => announceBoundaries(house.db, 1) }],
})
