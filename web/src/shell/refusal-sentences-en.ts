import { en as agents } from '../features/agents/error-words-en.ts'
import { en as fairness } from '../features/fairness/error-words-en.ts'
import { en as live } from '../features/live/error-words-en.ts'
import { en as lobby } from '../features/lobby/error-words-en.ts'
import { en as lottery } from '../features/lottery/error-words-en.ts'
import { en as lotteryOffice } from '../features/lottery/office/refusals-en.ts'
import { en as promotions } from '../features/promotions/error-words-en.ts'
import { en as rewards } from '../features/rewards/error-words-en.ts'
import { en as sports } from '../features/sports/error-words-en.ts'
import { en as studios } from '../features/studios/error-words-en.ts'
import { en as others } from '#platform/error-words-en'

export const en: Record<string, string> = {
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
