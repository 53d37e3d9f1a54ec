import { pages } from '@tucano/contract/pages'
import type { Launcher } from '#catalogue/launcher'
import type { Services } from '#platform/services'
import { sportsOf } from './place/filed.ts'

/** Opens the games that stand for sports, where there is a feed: on a page of this site. */
export const sportsLauncher = ({ configuration }: Pick<Services, 'configuration'>): Launcher => ({
  opens: () => Promise.resolve(({ vendor, code }) => configuration.sportsFeed !== undefined && sportsOf(vendor, code).length > 0),
  launch: ({ game, vendor }) => {
    const [sport] = sportsOf(vendor, game)
    return Promise.resolve(sport === undefined ? undefined : `${pages.sports.path}?sport=${encodeURIComponent(sport)}`)
  },
})
