import { type ContentSubject, restoreContent as contract } from '@tucano/contract/content'
import { restoreItem } from '#content/edit'
import { Refusal } from '#content/refusal'
import { isItem } from '#content/versions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { edit } from './desk.ts'

export const restoreContent = (services: Services) =>
  answer(contract, async ({ versionId, version }, { operator }) => {
    const kept = await services.db.selectFrom('content.versions').selectAll().where('id', '=', BigInt(versionId)).executeTakeFirst()
    if (!kept) throw new Fault('content.unknown')
    const subject = kept.subject as ContentSubject
    const restored = await edit(services, { operator, subject }, (editor) => {
      if (!isItem(subject, kept.before)) throw new Refusal('version', 'old', 'has fields that are no longer there.')
      return restoreItem(editor, { subject, item: kept.before, madeFrom: version === null ? 'new' : { version } })
    })
    return { version: restored }
  })
