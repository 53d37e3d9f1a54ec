import type { Catalogue } from '#catalogue/catalogue'
import { dropLeftPictures } from '#content/uploads'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { listContentVersions } from './list-content-versions.ts'
import { listContent } from './list-content.ts'
import { orderContent } from './order-content.ts'
import { previewGame } from './preview-game.ts'
import { previewMarkup } from './preview-markup.ts'
import { previewSearch } from './preview-search.ts'
import { previewSentence } from './preview-sentence.ts'
import { previewVendor } from './preview-vendor.ts'
import { removeContent } from './remove-content.ts'
import { restoreContent } from './restore-content.ts'
import { saveContent } from './save-content.ts'
import { servePictures } from './serve-pictures.ts'
import { uploadBannerPicture } from './upload-banner-picture.ts'

/** What the site says, edited by operators. */
export const content = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [
    listContent(services),
    saveContent(services),
    removeContent(services),
    orderContent(services),
    previewMarkup(),
    previewGame(services, catalogue),
    previewVendor(catalogue),
    previewSearch(catalogue),
    previewSentence(services),
    listContentVersions(services),
    restoreContent(services),
    uploadBannerPicture(services),
  ],
  jobs: [{ name: 'content.dropPictures', schedule: '40 4 * * *', run: () => dropLeftPictures(services) }],
  serve(app) {
    servePictures(app, services.db)
    return Promise.resolve()
  },
})
