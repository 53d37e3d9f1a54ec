import type { AgentPage } from '@tucano/contract/agents'
import type { Message } from '@tucano/contract/messages'

/** Where there is something to do or to see about a message: a page of one of the two centres, and what leads there is called. */
export type MessagePlace = { label: 'goAnswer' | 'goAgreements' | 'goIncome' | 'goTeam' | 'goReferral' | 'goCentre' } & (
  | { centre: 'agent'; page: AgentPage }
  | { centre: 'member'; page: 'referral' }
)

const OF_AGREEMENTS: Record<string, AgentPage> = {
  dividend: 'dividendRecord',
  salaryDay: 'salaryDay',
  salaryHour: 'salaryHour',
  salaryLive: 'salaryLive',
}
const team: MessagePlace = { label: 'goTeam', centre: 'agent', page: 'teamManagement' }
const referral: MessagePlace = { label: 'goReferral', centre: 'member', page: 'referral' }
const overview: MessagePlace = { label: 'goCentre', centre: 'agent', page: 'teamOverview' }
const PLACES: Record<string, MessagePlace> = {
  settlementShort: { label: 'goIncome', centre: 'agent', page: 'income' },
  rebatesAsked: referral,
  rebatesAnswered: team,
  teamMoved: referral,
  teamCame: team,
  teamLeft: team,
  teamGrew: team,
  affiliateApproved: overview,
  affiliateRefused: referral,
  madeAgent: overview,
}

export function placeOf({ kind, facts }: Pick<Message, 'kind' | 'facts'>): MessagePlace | undefined {
  if (Object.hasOwn(PLACES, kind)) return PLACES[kind]
  const agreement = String(facts.agreement)
  return Object.hasOwn(OF_AGREEMENTS, agreement)
    ? { label: kind === 'agreementOffered' ? 'goAnswer' : 'goAgreements', centre: 'agent', page: OF_AGREEMENTS[agreement]! }
    : undefined
}
