import { listAgentAnnouncements as contract } from '@tucano/contract/notices'
import type { Catalogue } from '#catalogue/catalogue'
import { withoutClosed } from '#catalogue/without-closed'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readNotices } from './store.ts'

export const listAgentAnnouncements = ({ db }: Services, catalogue: Catalogue) =>
  answer(contract, async () => {
    const [notices, snapshot] = await Promise.all([readNotices(db, 'AG'), catalogue.read()])
    return notices.map((notice) => ({ ...notice, content: withoutClosed(notice.content, snapshot) }))
  })
