import { getApplicationPicture as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** Whoever looks at what a member has sent is written down for it. */
export const getApplicationPicture = ({ db, vault }: Services) =>
  answer(contract, ({ applicationId, picture }, { operator }) =>
    db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('promotions.pictures as p')
        .innerJoin('promotions.applications as a', 'a.id', 'p.application_id')
        .select(['p.type', 'p.sealed', 'a.member_id'])
        .where('p.application_id', '=', BigInt(applicationId))
        .where('p.number', '=', picture)
        .executeTakeFirst()
      if (!found) throw new Fault('case.over')
      const details = { member: String(found.member_id), picture }
      await journal(trx, operator, { action: 'promotions.look', subject: `promotionapplication:${applicationId}`, details })
      return { type: found.type, data: vault.open(found.sealed).toString('base64') }
    }),
  )
