import { getDocumentPicture as contract } from '@tucano/contract/documents'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { fileType } from '#platform/file-type'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

/** Whoever looks at somebody's face or papers is written down for it; and nobody confirms what they were not given. */
export const getDocumentPicture = ({ db, vault }: Services) =>
  answer(contract, ({ caseId, side }, { operator }) =>
    db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('documents.pictures as p')
        .innerJoin('documents.cases as c', 'c.id', 'p.case_id')
        .select(['p.sealed', 'c.member_id'])
        .where('p.case_id', '=', BigInt(caseId))
        .where('p.side', '=', side)
        .executeTakeFirst()
      if (!found) throw new Fault('documents.unknown')
      const bytes = vault.open(found.sealed)
      await sql`
        insert into documents.looks (case_id, side, operator_id) values (${caseId}::bigint, ${side}, ${operator.operatorId}) on conflict do nothing`.execute(
        trx,
      )
      await journal(trx, operator, {
        action: 'documents.look',
        subject: `documents:${caseId}`,
        details: { member: String(found.member_id), side },
      })
      return { type: fileType(bytes) ?? 'application/octet-stream', content: bytes.toString('base64') }
    }),
  )
