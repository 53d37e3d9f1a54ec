import { randomBytes } from 'node:crypto'
import * as contract from '@tucano/contract/operators'
import { toBase32 } from '#platform/base32'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { findTicket, offerSecret } from './tickets.ts'

export const enrolOperator = ({ db, vault, brand }: Services) =>
  answer(contract.enrolOperator, async ({ ticket }) => {
    const found = await findTicket(db, ticket)
    const offered = found?.step === 'enrol' ? await offerSecret(db, found, vault.seal(randomBytes(20))) : undefined
    if (!found || !offered) throw new Fault('verification.expired')
    const secret = toBase32(vault.open(offered))
    const issuer = `${brand.name} · operador`
    const label = encodeURIComponent(`${issuer}:${found.account}`)
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` }
  })
