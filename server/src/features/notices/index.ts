import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { listAgentAnnouncements } from './list-agent-announcements.ts'
import { listAnnouncements } from './list-announcements.ts'
import { announceBoundaries } from './store.ts'

export { readBanners } from './store.ts'

export const notices = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [listAnnouncements(services, catalogue), listAgentAnnouncements(services, catalogue)],
  jobs: [{ name: 'notices.announceBoundaries', schedule: '* * * * *', run: () => announceBoundaries(services.db, 1) }],
})
