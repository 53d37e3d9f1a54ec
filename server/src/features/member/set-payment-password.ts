import * as contract from '@tucano/contract/member'
import { changeMember, findMember } from '#accounts/members'
import { tellChange } from '#accounts/notify'
import { keyOf } from '#accounts/attempts'
import { prove } from '#accounts/proof'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'

export const setPaymentPassword = (house: House) =>
  answer(contract.setPaymentPassword, async ({ proof, paymentPassword }, { member, ip, network }) => {
    const { db, workshop } = house
    const { memberId, sessionId } = member
    const found = await findMember(db, memberId)
    const hash = found?.payment_password_hash ?? found?.password_hash ?? '*'
    const secret = found?.payment_password_hash ? 'payment' : 'password'
    const isRight = () => workshop.do('verifyPassword', { password: proof, hash })
    if (!found || !(await prove(house, keyOf.secret(memberId, secret), isRight))) throw new Fault('password.wrong')
    const set = { payment_password_hash: await workshop.do('hashPassword', paymentPassword) }
    await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set })
    await tellChange(house, found, { what: 'senha de pagamento alterada', network })
    return {}
  })
