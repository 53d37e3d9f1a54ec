import { agreementKinds } from '@tucano/contract/agents/agreements'
import { branchOrders } from '@tucano/contract/agents/reports'
import { downlineOrders } from '@tucano/contract/agents/downlines'
import { lastSeen } from '@tucano/contract/agents/shapes'

/** A call of a page, as an agent makes it. */
export interface PageCall {
  name: string
  what: string
  request: object
}

interface About {
  /** The day that is running. */
  today: string
  /** Somebody right below, and an agent there. */
  directId: string
  belowId: string
  /** A bet of somebody right below. */
  roundId: string | undefined
}

const addDays = (day: string, count: number): string => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** Periods that pages offer, and the longest that somebody may choose. */
function periodsOf(today: string): Record<string, { from: string; to: string }> {
  const month = `${today.slice(0, 7)}-01`
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const lastMonth = `${addDays(month, -1).slice(0, 7)}-01`
  return {
    today: { from: today, to: today },
    week: { from: monday, to: today },
    month: { from: month, to: today },
    'last month': { from: lastMonth, to: addDays(month, -1) },
    '60 days': { from: addDays(today, -59), to: today },
  }
}

/** Every call that pages of the agents' centre read with, with what decides how much work it is. */
export function callsOf({ today, directId, belowId, roundId }: About): PageCall[] {
  const periods = periodsOf(today)
  const calls: PageCall[] = []
  const add = (name: string, what: string, request: object): void => void calls.push({ name, what, request })
  const inEach = (name: string, what: string, request: object): void => {
    for (const [period, days] of Object.entries(periods)) add(name, [what, period].filter(Boolean).join(', '), { ...days, ...request })
  }
  for (const name of [
    'getAgentMenu',
    'getTeamPresence',
    'getOpening',
    'listInvitations',
    'listAttributions',
    'getOwnRebates',
    'getAffiliate',
  ])
    add(name, '', {})
  inEach('getTeamOverview', '', {})
  for (const order of downlineOrders) for (const page of [1, 100]) add('listDownlines', `by ${order}, page ${page}`, { order, page })
  for (const kind of ['agent', 'member']) add('listDownlines', `${kind}s by stake`, { kind, order: 'stake' })
  for (const seen of lastSeen) add('listDownlines', `seen ${seen}`, { seen })
  add('listDownlines', 'seen today by result', { seen: 'today', order: 'result' })
  add('listDownlines', 'by name', { query: 'membro12' })
  add('listDownlines', 'of somebody below', { of: belowId, order: 'stake' })
  add('getDownline', '', { memberId: directId })
  add('getDownlineTransfer', '', { memberId: directId })
  for (const order of branchOrders) inEach('listTeamProfit', `by ${order}`, { order })
  inEach('listTeamProfit', 'one type by stake', { type: 'SPORTS' })
  inEach('listTeamProfit', 'page 100', { page: 100 })
  inEach('listTeamBets', '', {})
  for (const state of ['open', 'void', 'won']) add('listTeamBets', `${state}, month`, { ...periods['month'], state })
  add('listTeamBets', 'one member, month', { ...periods['month'], memberId: directId })
  if (roundId) add('getTeamBet', '', { roundId })
  inEach('listDownlineDays', '', {})
  add('listDownlineDays', 'page 100, month', { ...periods['month'], page: 100 })
  add('listDownlineDays', 'one member, month', { ...periods['month'], memberId: directId })
  inEach('getIncome', '', {})
  for (const kind of agreementKinds) {
    add('listAgreements', kind, { kind })
    add('listSettlements', `${kind}, month`, { kind, ...periods['month'] })
    add('listSettlements', `${kind}, 60 days`, { kind, ...periods['60 days'] })
  }
  return calls
}
