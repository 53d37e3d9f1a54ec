import { randomBytes } from 'node:crypto'
import * as contract from '@tucano/contract/member'
import { changeMember, findMember } from '#accounts/members'
import { toBase32 } from '#platform/base32'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { refuseTrial } from './contact.ts'

export const startAuthenticator = ({ db, vault, brand }: Services) =>
  answer(contract.startAuthenticator, async (_request, { member, ip }) => {
    refuseTrial(member)
    const { memberId, sessionId, account } = member
    const found = await findMember(db, memberId)
    if (found?.authenticator_since) throw new Fault('authenticator.on')
    const bytes = randomBytes(20)
    await changeMember(db, memberId, {
      by: { actor: 'member', ip, sessionId },
      set: { authenticator: vault.seal(bytes), authenticator_step: null },
    })
    const secret = toBase32(bytes)
    const label = encodeURIComponent(`${brand.name}:${account}`)
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}` }
  })
