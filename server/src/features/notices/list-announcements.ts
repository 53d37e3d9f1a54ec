import { type Announcements, type Notice, listAnnouncements as contract } from '@tucano/contract/notices'
import type { Catalogue } from '#catalogue/catalogue'
import { Fault } from '#platform/fault'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { withoutClosed } from '#catalogue/without-closed'
import { readBanners, readNotices } from './store.ts'

export const listAnnouncements = ({ db }: Services, catalogue: Catalogue) =>
  answer(contract, async ({ types, execution }): Promise<Announcements> => {
    const asked = new Set(types.split(','))
    const stray = execution.split(',').filter((type) => !asked.has(type))
    if (stray.length > 0)
      throw new Fault('request.invalid', { fields: [{ field: 'execution', problem: `names ${stray.join(', ')}, which types does not` }] })
    const snapshot = await catalogue.read()
    const notices = async (kind: 'PL' | 'PU' | 'PR' | 'H'): Promise<Notice[]> =>
      asked.has(kind)
        ? (await readNotices(db, kind)).map((notice) => ({ ...notice, content: withoutClosed(notice.content, snapshot) }))
        : []
    const [banners, player, popup, promotion, home] = await Promise.all([
      asked.has('B') ? readBanners(db, snapshot) : [],
      notices('PL'),
      notices('PU'),
      notices('PR'),
      notices('H'),
    ])
    return { banners, player, popup, promotion, home }
  })
