import * as contract from '@tucano/contract/member'
import { changeMember, findMember } from '#accounts/members'
import { tellChange } from '#accounts/notify'
import { keyOf } from '#accounts/attempts'
import { prove } from '#accounts/proof'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const setPaymentPassword = (services: Services) =>
  answer(contract.setPaymentPassword, async ({ proof, paymentPassword }, { member, ip, network }) => {
    const { db, workerPool } = services
    const { memberId, sessionId } = member
    const found = await findMember(db, memberId)
    const hash = found?.payment_password_hash ?? found?.password_hash ?? '*'
    const secret = found?.payment_password_hash ? 'payment' : 'password'
    const isRight = () => workerPool.do('verifyPassword', { password: proof, hash })
    if (!found || !(await prove(services, keyOf.secret(memberId, secret), isRight))) throw new Fault('password.wrong')
    const set = { payment_password_hash: await workerPool.do('hashPassword', paymentPassword) }
    await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set })
    await tellChange(services, found, { what: 'senha de pagamento alterada', network })
    return {}
  })
