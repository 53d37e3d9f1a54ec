import type { PageName } from '@tucano/contract/pages'
import type { Closed } from '#platform/standing'

export type What = 'Play' | 'Deposit' | 'Place'

/** Where something is played. */
const PLAY: readonly PageName[] = ['game', 'seamless', 'lottery', 'vendorSports', 'sportsMatch', 'liveTable']
/** What invites to play. */
const INVITING: readonly PageName[] = ['promotions', 'promotionDetail', 'redEnvelope', 'luckyWheel', 'raffle', 'pointMall']
/** What is left to whoever has excluded themselves, besides their own centre. */
const LEFT: readonly (PageName | undefined)[] = [
  'sportsBets',
  'sportsRules',
  'limits',
  'help',
  'helpCenter',
  'notices',
  'chat',
  'operator',
  'signIn',
  'outbox',
  'gallery',
  undefined,
]

/** What of a page is closed to the member, if anything is. */
export function closedFor(page: PageName | undefined, why: Closed['why'] | undefined): What | undefined {
  if (why === undefined) return undefined
  if (page !== undefined && PLAY.includes(page)) return 'Play'
  if (page !== undefined && INVITING.includes(page)) return 'Place'
  return why === 'exclusion' && !LEFT.includes(page) ? 'Place' : undefined
}
