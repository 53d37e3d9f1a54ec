import type { Answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { setAgentManager } from './set-agent-manager.ts'
import { setAgentState } from './set-agent-state.ts'
import { setHouseRebates } from './set-house-rebates.ts'

/** What operators do about agents. */
export const officeAnswers = (services: Services): Answer[] => [
  setAgentManager(services),
  setAgentState(services),
  setHouseRebates(services),
]
