import { DOCUMENT_BYTES_MAX, documentSides, sendDocuments as contract } from '@tucano/contract/documents'
import { moneyQueueChanged } from '@tucano/contract/deposits'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { isCpf } from '@tucano/pix'
import { readCase } from '#documents/person'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { fileType } from '#platform/file-type'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { SHOWN_PIXELS_MAX, readPicture } from '#platform/picture'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'
import { findAlike } from './alike.ts'
import { printOf } from './print.ts'
import { showDocuments } from './store.ts'

const ADULT_YEARS = 18
const NAME_MAX = 120

export const sendDocuments = (services: Services) =>
  answer(contract, async ({ fullName, bornOn, cpf, kind, number, ...pictures }, { member: { memberId, type } }) => {
    const { db, brand, vault } = services
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    if (!isCpf(cpf)) throw new Fault('cpf.invalid')
    const sides = documentSides.flatMap((side) => {
      const given = pictures[side]
      return given === undefined ? [] : [{ side, bytes: readSide(given) }]
    })
    const drawn = await Promise.all(sides.map(async ({ side, bytes }) => ({ side, bytes, ...(await printOf(services, bytes)) })))
    await db.transaction().execute(async (trx) => {
      await sql`select from member.members where id = ${memberId}::bigint for no key update`.execute(trx)
      const { rows } = await sql<{ adult: boolean; taken: boolean }>`
        select ${bornOn}::date + make_interval(years => ${ADULT_YEARS}) <= (platform.clock() at time zone ${brand.timeZone})::date and ${bornOn}::date > '1900-01-01' as adult,
          exists (select from documents.cases where cpf = ${cpf} and state = 'verified' and member_id <> ${memberId}::bigint)
            or exists (select from member.members where id_number = ${cpf} and id <> ${memberId}::bigint) as taken`.execute(trx)
      if (!rows[0]!.adult) throw new Fault('age.minimum')
      if (rows[0]!.taken) throw new Fault('cpf.taken')
      const known = await readCase(trx, memberId)
      if (known?.state === 'verified') throw new Fault('documents.verified')
      if (known?.state === 'waiting') throw new Fault('documents.waiting')
      const { id } = await trx
        .insertInto('documents.cases')
        .values({
          member_id: memberId,
          state: 'waiting',
          full_name: plainText(fullName, 'fullName', NAME_MAX),
          born_on: bornOn,
          cpf,
          kind,
          number,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('documents.pictures')
        .values(drawn.map(({ side, bytes, digest, likeness }) => ({ case_id: id, side, sealed: vault.seal(bytes), digest, likeness })))
        .execute()
      await findAlike(trx, { caseId: id, memberId })
      await publish(trx, moneyQueueChanged, {})
    })
    return showDocuments(db, memberId)
  })

function readSide(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  const type = fileType(bytes)
  if ((type !== 'image/png' && type !== 'image/jpeg') || bytes.length > DOCUMENT_BYTES_MAX || !readPicture(bytes, SHOWN_PIXELS_MAX))
    throw new Fault('picture.invalid')
  return bytes
}
