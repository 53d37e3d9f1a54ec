import { type Announcements, listAnnouncements as contract } from '@tucano/contract/notices'
import { Fault } from '#platform/fault'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readBanners, readNotices } from './store.ts'

export const listAnnouncements = ({ db }: House) =>
  answer(contract, async ({ types, execution }): Promise<Announcements> => {
    const asked = new Set(types.split(','))
    const stray = execution.split(',').filter((type) => !asked.has(type))
    if (stray.length > 0)
      throw new Fault('request.invalid', { fields: [{ field: 'execution', problem: `names ${stray.join(', ')}, which types does not` }] })
    const notices = async (kind: 'PL' | 'PU' | 'PR' | 'H') => (asked.has(kind) ? readNotices(db, kind) : [])
    const [banners, player, popup, promotion, home] = await Promise.all([
      asked.has('B') ? readBanners(db) : [],
      notices('PL'),
      notices('PU'),
      notices('PR'),
      notices('H'),
    ])
    return { banners, player, popup, promotion, home }
  })
