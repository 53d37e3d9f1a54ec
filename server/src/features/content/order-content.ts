import { orderContent as contract } from '@tucano/contract/content'
import { orderList } from '#content/order'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { edit } from './desk.ts'

export const orderContent = (services: Services) =>
  answer(contract, async (request, { operator }) => {
    const subject = request.list === 'hot' || request.list === 'featured' ? 'games' : request.list
    await edit(services, { operator, subject }, (editor) => orderList(editor, request))
    return {}
  })
