import { type documentSides, getDocumentPicture, listDocumentCases } from '@tucano/contract/documents'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queueOf } from '#office/queue-query.ts'

export const documentQueue = queueOf('documents', (after) => call(listDocumentCases, { after }))

/** Between one tab and the next. */
const SHOWN_MS = 60_000

/** Each look is written into the journal: a picture is asked for once while its case is open, and is not kept long afterwards. */
export const useDocumentPicture = (caseId: string, side: (typeof documentSides)[number]) =>
  useQuery({
    queryKey: ['documents', 'picture', caseId, side],
    queryFn: () => call(getDocumentPicture, { caseId, side }),
    staleTime: Infinity,
    gcTime: SHOWN_MS,
  })
