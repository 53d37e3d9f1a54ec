import { getDocumentPicture as contract } from '@tucano/contract/documents'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { fileType } from '#platform/file-type'
import type { House } from '#platform/house'

/** Whoever looks at somebody's face or papers is written down for it. */
export const getDocumentPicture = ({ db, vault }: House) =>
  answer(contract, ({ caseId, side }, { operator }) =>
    db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('documents.pictures')
        .select('sealed')
        .where('case_id', '=', BigInt(caseId))
        .where('side', '=', side)
        .executeTakeFirst()
      if (!found) throw new Fault('documents.unknown')
      const bytes = vault.open(found.sealed)
      await journal(trx, operator, { action: 'documents.look', subject: `documents:${caseId}`, details: { side } })
      return { type: fileType(bytes) ?? 'application/octet-stream', content: bytes.toString('base64') }
    }),
  )
