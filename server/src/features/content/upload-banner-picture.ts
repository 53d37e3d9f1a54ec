import { uploadBannerPicture as contract } from '@tucano/contract/content'
import { keepPicture } from '#content/uploads'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { edit } from './desk.ts'

export const uploadBannerPicture = (services: Services) =>
  answer(contract, ({ picture }, { operator }) =>
    edit(services, { operator, subject: 'banners' }, (editor) => keepPicture(editor, services.workerPool, Buffer.from(picture, 'base64'))),
  )
