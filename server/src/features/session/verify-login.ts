import * as contract from '@tucano/contract/session'
import { keyOf, noteAttempt } from '#accounts/attempts'
import { enter } from '#accounts/enter'
import { findMember } from '#accounts/members'
import { prove } from '#accounts/proof'
import { checkSecondFactor, findSecondFactor, spendSecondFactor, trySecondFactor, waysOf } from '#accounts/second-factor'
import type { Way } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const verifyLogin = (services: Services) =>
  answer(contract.verifyLogin, async ({ challenge, way, answer: given }, caller) => {
    const { db } = services
    const waiting = await findSecondFactor(db, challenge)
    const member = waiting && (await findMember(db, waiting.member_id))
    if (!member || !(await trySecondFactor(db, challenge))) throw new Fault('verification.expired')
    // A new challenge gives no new tries: whoever has the password could go through all codes otherwise.
    const check = async () =>
      waysOf(services, member, waiting.way).includes(way) && checkSecondFactor(services, member, caller, { way, answer: given })
    const right = await prove(services, keyOf.secret(member.id, way), check)
    if (!right) {
      await noteAttempt(db, caller, { account: member.account, memberId: member.id, way: waiting.way, outcome: 'second' })
      throw new Fault('verification.code.invalid')
    }
    if (!(await spendSecondFactor(db, challenge))) throw new Fault('verification.expired')
    return enter(services, member, caller, { way: waiting.way as Way, proven: true })
  })
