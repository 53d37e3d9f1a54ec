import { type ContentItems, type ContentSubject, saveContent as contract } from '@tucano/contract/content'
import { saveItem } from '#content/edit'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { edit } from './desk.ts'

type Saving<S extends ContentSubject> = { [K in S]: { subject: K; item: ContentItems[K]; version: string | null } }[S]

export const saveContent = (services: Services) =>
  answer(contract, async (request, { operator }) => {
    const save = <S extends ContentSubject>({ subject, item, version }: Saving<S>): Promise<string> =>
      edit(services, { operator, subject }, (editor) =>
        saveItem(editor, { subject, item, madeFrom: version === null ? 'new' : { version } }),
      )
    return { version: await save(request) }
  })
