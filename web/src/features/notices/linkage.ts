import type { Banner } from '@tucano/contract/notices'

/** What a click on a banner does. */
export type Linkage = { kind: 'none' } | { kind: 'tab'; url: string } | { kind: 'route'; path: string }

/** Addresses elsewhere open in a tab of their own and are told the user name; the rest are routes of the site. */
export function linkageOf({ linkageType, linkage, vendor, gameType, gameCode, roomId }: Banner, username: string | undefined): Linkage {
  switch (linkageType) {
    case '':
      return { kind: 'none' }
    case 'P':
      return { kind: 'route', path: `/promotions#${linkage}` }
    case 'G':
      return {
        kind: 'route',
        path: `/game?${new URLSearchParams({ vendor, type: gameType, code: gameCode, ...(roomId && { roomId }) }).toString()}`,
      }
    case 'URL': {
      if (!/^https?:/.test(linkage)) return { kind: 'route', path: linkage }
      const url = new URL(linkage)
      if (username) url.searchParams.set('username', username)
      return { kind: 'tab', url: url.href }
    }
  }
}
