import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { answerCheck } from './answer-check.ts'
import { chooseCheck } from './choose-check.ts'
import { confirmLimit } from './confirm-limit.ts'
import { dropChangeRequest } from './drop-change-request.ts'
import { excludeMyself } from './exclude-myself.ts'
import { getLimits } from './get-limits.ts'
import { getMemberLimits } from './get-member-limits.ts'
import { getPlaySession } from './get-play-session.ts'
import { pausePlay } from './pause-play.ts'
import { requestLimitChange } from './request-limit-change.ts'

export const limits = (services: Services): Feature => ({
  answers: [
    getLimits(services),
    requestLimitChange(services),
    confirmLimit(services),
    dropChangeRequest(services),
    pausePlay(services),
    excludeMyself(services),
    chooseCheck(services),
    getPlaySession(services),
    answerCheck(services),
    getMemberLimits(services),
  ],
})
