import { removeContent as contract } from '@tucano/contract/content'
import { removeItem } from '#content/edit'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { edit } from './desk.ts'

export const removeContent = (services: Services) =>
  answer(contract, async ({ subject, slug, version }, { operator }) => {
    await edit(services, { operator, subject }, (editor) => removeItem(editor, { subject, slug, madeFrom: { version } }))
    return {}
  })
