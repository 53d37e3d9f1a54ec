import type { Answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { answerRebates } from './answer-rebates.ts'
import { getDownline } from './get-downline.ts'
import { getDownlineTransfer } from './get-downline-transfer.ts'
import { getOwnRebates } from './get-own-rebates.ts'
import { getTeamPresence } from './get-team-presence.ts'
import { listAttributions } from './list-attributions.ts'
import { listDownlines } from './list-downlines.ts'
import { promoteDownline } from './promote-downline.ts'
import { setRebates } from './set-rebates.ts'
import { transferToDownline } from './transfer-to-downline.ts'

/** Who is in a team, and what an agent does for its own people. */
export const downlineAnswers = (services: Services): Answer[] => [
  listDownlines(services),
  getDownline(services),
  setRebates(services),
  promoteDownline(services),
  getDownlineTransfer(services),
  transferToDownline(services),
  getOwnRebates(services),
  answerRebates(services),
  getTeamPresence(services),
  listAttributions(services),
]
