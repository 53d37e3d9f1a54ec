import type { Answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { setAgentState } from './set-agent-state.ts'
import { setHouseRebates } from './set-house-rebates.ts'

/** What operators do about agents. */
export const officeAnswers = (services: Services): Answer[] => [setAgentState(services), setHouseRebates(services)]
