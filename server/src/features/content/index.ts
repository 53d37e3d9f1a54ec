import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { listContentVersions } from './list-content-versions.ts'
import { listContent } from './list-content.ts'
import { orderContent } from './order-content.ts'
import { previewGame } from './preview-game.ts'
import { previewMarkup } from './preview-markup.ts'
import { previewSentence } from './preview-sentence.ts'
import { removeContent } from './remove-content.ts'
import { restoreContent } from './restore-content.ts'
import { saveContent } from './save-content.ts'

/** What the site says, edited by operators. */
export const content = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [
    listContent(services),
    saveContent(services),
    removeContent(services),
    orderContent(services),
    previewMarkup(),
    previewGame(services, catalogue),
    previewSentence(services),
    listContentVersions(services),
    restoreContent(services),
  ],
})
