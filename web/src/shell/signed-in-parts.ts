import { startLimits } from '../features/limits/watch/queries.ts'
import { startMember } from '../features/member/start-member.ts'
import { startMessages } from '../features/messages/start-messages.ts'
import { startPromotions } from '../features/promotions/start-promotions.ts'
import { startWallet } from '../features/wallet/use-balance.ts'

export { ClosedBanner } from '../features/limits/watch/closed-banner.tsx'
export { Centres } from './centre-host.tsx'
export { ClosedPlace } from './closed-place.tsx'
export { HeaderMember } from './header-member.tsx'
export { MoneyWatch } from './money-watch.tsx'
export { PlayWatch } from './play-watch.tsx'
export { SessionPlay } from './session-play.tsx'

// Once, when the first session of this page begins.
startWallet()
startLimits()
startMember()
startMessages()
startPromotions()
