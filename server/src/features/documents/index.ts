import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { decideDocuments } from './decide-documents.ts'
import { exportDocuments } from './export-documents.ts'
import { getDocumentPicture } from './get-document-picture.ts'
import { getDocuments } from './get-documents.ts'
import { listDecidedDocuments } from './list-decided-documents.ts'
import { listDocumentCases } from './list-document-cases.ts'
import { listMemberDocuments } from './list-member-documents.ts'
import { printPictures } from './print.ts'
import { sendDocuments } from './send-documents.ts'

export const documents = (services: Services): Feature => ({
  answers: [
    getDocuments(services),
    sendDocuments(services),
    listDocumentCases(services),
    getDocumentPicture(services),
    decideDocuments(services),
    listMemberDocuments(services),
    listDecidedDocuments(services),
    exportDocuments(services),
  ],
  jobs: [{ name: 'documents.print', schedule: '* * * * *', run: () => printPictures(services) }],
})
