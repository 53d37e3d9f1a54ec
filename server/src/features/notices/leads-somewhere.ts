import type { Banner } from '@tucano/contract/notices'
import { type PageRoute, gamesAt, pages } from '@tucano/contract/pages'
import type { CatalogueGame } from '#catalogue/rows'
import type { Snapshot } from '#catalogue/snapshot'

/** The game that a banner names, if there is one. */
export const gameOf = (snapshot: Snapshot, nodeId: string): CatalogueGame | undefined =>
  /^[1-9]\d{0,17}$/.test(nodeId) ? snapshot.byId(BigInt(nodeId)) : undefined

/** Whether what a banner stands for, and what it leads to, can be opened now: otherwise nobody sees it. */
export function leadsSomewhere({ groupName, linkageType, linkage, vendor, nodeId }: Banner, snapshot: Snapshot): boolean {
  const isOpen = (games: PageRoute['games']): boolean => games === undefined || games.some((category) => snapshot.isOpen(category))
  const home = Object.values<PageRoute>(pages).find(({ banners, games }) => banners === groupName && games)
  if (!isOpen(home?.games)) return false
  if (linkageType === 'G') {
    const game = gameOf(snapshot, nodeId)
    return game?.open === true && game.row.vendor === vendor
  }
  if (linkageType !== 'URL' || !linkage.startsWith('/')) return true
  const { pathname, searchParams: asked } = new URL(linkage, 'http://site.invalid')
  const code = asked.get('code') ?? asked.get('gameCode')
  if (code !== null && snapshot.byCode(asked.get('vendor') ?? '', code)?.open !== true) return false
  return isOpen(gamesAt(pathname))
}
