import { type documentSides, getDocumentPicture, listDocumentCases } from '@tucano/contract/documents'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queueOf } from '#office/queue-query.ts'

export const documentQueue = queueOf('documents', (after) => call(listDocumentCases, { after }))

/** Each look is written into the journal: a picture is asked for once while it is shown, and is not kept afterwards. */
export const useDocumentPicture = (caseId: string, side: (typeof documentSides)[number]) =>
  useQuery({
    queryKey: ['documents', 'picture', caseId, side],
    queryFn: () => call(getDocumentPicture, { caseId, side }),
    staleTime: Infinity,
    gcTime: 0,
  })
