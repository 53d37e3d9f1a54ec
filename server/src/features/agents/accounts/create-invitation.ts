import { INVITATION_NOTE_MAX, createInvitation as contract } from '@tucano/contract/agents/accounts'
import { checkGiven } from '#accounts/rebates'
import { refuseSuspended } from '#accounts/suspensions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Services } from '#platform/services'
import { DEEPEST, readDepth } from '#team/place'
import { sql } from 'kysely'
import { domainsOf } from './domains.ts'
import { readOwnInvitations, writeInvitation } from './store.ts'

export const createInvitation = ({ db, brand }: Services) =>
  answer(contract, async ({ kind, rebates, note = '', until = null, uses = null, domain = null }, { member: { memberId: agentId } }) => {
    const kept = note.trim() === '' ? '' : plainText(note, 'note', INVITATION_NOTE_MAX)
    if (domain !== null && !domainsOf(brand).includes(domain)) throw new Fault('invitation.domain')
    const code = await db.transaction().execute(async (trx) => {
      await refuseSuspended(trx, agentId)
      if ((await readDepth(trx, agentId)) >= DEEPEST) throw new Fault('team.deep')
      await refusePast(trx, until)
      await checkGiven(trx, agentId, rebates)
      return writeInvitation(trx, { agentId, kind, rebates, note: kept, until, uses, domain })
    })
    if (code === undefined) throw new Fault('invitation.many')
    return (await readOwnInvitations(db, agentId, code))[0]!
  })

async function refusePast(db: Services['db'], until: string | null): Promise<void> {
  if (until === null) return
  const { rows } = await sql<{ past: boolean }>`select ${until}::date < platform.today() as past`.execute(db)
  if (rows[0]!.past) throw new Fault('request.invalid', { fields: [{ field: 'until', problem: 'is over' }] })
}
