import { pt as agents } from '../features/agents/error-words.ts'
import { pt as fairness } from '../features/fairness/error-words.ts'
import { pt as live } from '../features/live/error-words.ts'
import { pt as lobby } from '../features/lobby/error-words.ts'
import { pt as lottery } from '../features/lottery/error-words.ts'
import { pt as lotteryOffice } from '../features/lottery/office/refusals.ts'
import { pt as promotions } from '../features/promotions/error-words.ts'
import { pt as rewards } from '../features/rewards/error-words.ts'
import { pt as sports } from '../features/sports/error-words.ts'
import { pt as studios } from '../features/studios/error-words.ts'
import { pt as others } from '#platform/error-words'

/** A sentence for every code that a server says no with: of products that have their own, and of everything else. */
export const pt: Record<string, string> = {
  ...others,
  ...live,
  ...lobby,
  ...lottery,
  ...sports,
  ...studios,
  ...fairness,
  ...agents,
  ...promotions,
  ...rewards,
  ...lotteryOffice,
}
