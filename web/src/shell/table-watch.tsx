import { type PageName, pageAt } from '@tucano/contract/pages'
import { useLocation } from 'wouter'
import { useUnderWay } from '../features/live/kept.ts'
import { lazyPart } from '#platform/chunk'

const SmallTable = lazyPart('small-table', () => import('../features/live/small/small-table.tsx').then((part) => part.SmallTable))

/** Where something else is played, and at the table itself, a small one would be in the way. */
const PLAYED: readonly (PageName | undefined)[] = [
  'game',
  'seamless',
  'liveTable',
  'lottery',
  'sports',
  'esports',
  'sportsMatch',
  'vendorSports',
]

/** Whoever has a round under way at a live table and goes elsewhere keeps a small one in sight. It comes when it is needed. */
export function TableWatch() {
  const [pathname] = useLocation()
  const isUnderWay = useUnderWay() !== undefined
  return isUnderWay && !PLAYED.includes(pageAt(pathname)) ? <SmallTable /> : null
}
