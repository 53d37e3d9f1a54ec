import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { decideDocuments } from './decide-documents.ts'
import { exportDocuments } from './export-documents.ts'
import { getDocumentPicture } from './get-document-picture.ts'
import { getDocuments } from './get-documents.ts'
import { listDecidedDocuments } from './list-decided-documents.ts'
import { listDocumentCases } from './list-document-cases.ts'
import { listMemberDocuments } from './list-member-documents.ts'
import { printPictures } from './print.ts'
import { sendDocuments } from './send-documents.ts'

export const documents = (house: House): Feature => ({
  answers: [
    getDocuments(house),
    sendDocuments(house),
    listDocumentCases(house),
    getDocumentPicture(house),
    decideDocuments(house),
    listMemberDocuments(house),
    listDecidedDocuments(house),
    exportDocuments(house),
  ],
  jobs: [{ name: 'documents.print', schedule: '* * * * *', run: () => printPictures(house) }],
})
