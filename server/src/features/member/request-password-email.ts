import * as contract from '@tucano/contract/member'
import { askerFor } from '#accounts/asker'
import { linkEmail } from '#accounts/letter-texts'
import { findMemberByAccount } from '#accounts/members'
import { hashToken, newToken } from '#accounts/token'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { LINK_MINUTES } from './links.ts'

/** The answer is the same whether such an account exists or not, and so is the work. An address that nobody has confirmed gets no link. */
export const requestPasswordEmail = ({ db, brand, letters, configuration }: Services) =>
  answer(contract.requestPasswordEmail, async ({ username, email }, caller) => {
    const recipient = email.trim().toLowerCase()
    const member = await findMemberByAccount(db, username)
    const right = member?.status === 'active' && member.email === recipient && member.email_verified_at !== null
    const asker = await askerFor(db, right ? member.id : undefined, caller)
    const token = newToken()
    await db.transaction().execute(async (trx) => {
      const link = `${configuration.publicUrl}/#nova-senha=${token}`
      const letter = { channel: 'email', recipient, purpose: 'password.link', asker, minutes: LINK_MINUTES, withheld: !right } as const
      await letters.write(trx, { ...letter, ...linkEmail(brand.name, link, LINK_MINUTES) })
      await sql`insert into session.links (member_id, token_hash) select id, ${hashToken(token)} from member.members where id = ${right ? member.id : 0n}`.execute(
        trx,
      )
    })
    letters.call()
    return {}
  })
