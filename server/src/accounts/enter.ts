import { TRIAL_TYPE, agentTypes } from '@tucano/contract/member'
import type { Caller } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { noteAttempt } from './attempts.ts'
import { findDevice, knowsNetwork, nameBrowser } from './devices.ts'
import type { Member } from './members.ts'
import { beginSecondFactor, waysOf } from './second-factor.ts'
import { type Way, isPasswordWay, openSession } from './sessions.ts'

interface Entry {
  way: Way
  /** The login of the agents' entry. */
  agentEntry?: boolean
  /** There were wrong passwords before this right one. */
  suspicious?: boolean
  /** What comes after the password has been shown already, or the account is new. */
  proven?: boolean
}

/** Lets a member in who has shown who they are: the one road to a session. Throws when more has to be shown first. */
export async function enter(
  services: Services,
  member: Member,
  caller: Caller,
  { way, agentEntry = false, suspicious = false, proven = false }: Entry,
) {
  const { db, moduleOn, brand, metrics } = services
  const note = async (outcome: 'second' | 'closed'): Promise<void> => {
    metrics.logins.inc({ way, outcome })
    await noteAttempt(db, caller, { account: member.account, memberId: member.id, way, outcome })
  }
  if (member.status !== 'active') {
    await note('closed')
    // Whoever was blocked has shown who they are, and is told that much and no more.
    throw new Fault(member.status === 'disabled' ? 'account.blocked' : 'login.members.only')
  }
  // The agents' entry recognises trial accounts, to tell them what they lack. Spec §6.
  if (agentEntry && member.type === TRIAL_TYPE) {
    await note('closed')
    throw new Fault('account.trial')
  }
  if (agentEntry && !(agentTypes as readonly number[]).includes(member.type)) {
    await note('closed')
    throw new Fault('login.agents.only')
  }
  if (!proven && (await wantsMore(services, member, caller, { way, suspicious }))) {
    await note('second')
    throw new Fault('login.second.factor', { value: await beginSecondFactor(services, member, caller, way) })
  }
  const opening = { memberId: member.id, way, single: brand.session.single, browser: nameBrowser(caller) }
  const { token, firstTime } = await openSession(db, caller, opening)
  metrics.logins.inc({ way, outcome: 'in' })
  const expired = isPasswordWay(way) && (member.password_default || (moduleOn('PWDEXPFORCECHANGE3') && member.password_old))
  return { token, userName: member.account, id: String(member.id), firstTimeLogin: firstTime, passwordExpired: expired }
}

/** A browser or a network that the member has not used before, and something that the member can show. */
async function wantsMore(
  services: Services,
  member: Member,
  caller: Caller,
  { way, suspicious }: { way: Way; suspicious: boolean },
): Promise<boolean> {
  const { db, moduleOn } = services
  if (waysOf(services, member, way).length === 0 || !(moduleOn('LOGINIPVERF3') || suspicious)) return false
  const trusted = (await findDevice(db, member.id, caller)) !== undefined
  return !trusted || (!suspicious && !(await knowsNetwork(db, member.id, caller.network)))
}
