import { type AgentMenuItem, getAgentMenu as contract } from '@tucano/contract/agents'
import { readHeld } from '#commissions/menu'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readSize } from '#team/sizes'
import { kindsOfAgreements } from './kinds.ts'

const ALWAYS: readonly AgentMenuItem['name'][] = [
  'teamOverview',
  'registerCenter',
  'teamManagement',
  'teamBetting',
  'userProfit',
  'income',
  'downlineAccount',
]

const item = (name: AgentMenuItem['name'], waiting = 0): AgentMenuItem => ({ name, page: name, data: { waiting } })

/** Agreements show while their module is on, to whoever has one on either side or has agents below to offer one to. */
export const getAgentMenu = ({ db, moduleOn }: Services) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [held, size] = await Promise.all([readHeld(db, memberId), readSize(db, memberId)])
    const agreements = kindsOfAgreements.flatMap(({ kind, moduleId, name, type }) => {
      const own = held.find((each) => each.kind === kind)
      return moduleOn(moduleId) && (own || size.agents > 0) ? [{ ...item(name, own?.waiting), type }] : []
    })
    return [...(moduleOn('AGEANNOUNCE3') ? [item('agentAnnouncement')] : []), ...ALWAYS.map((name) => item(name)), ...agreements]
  })
