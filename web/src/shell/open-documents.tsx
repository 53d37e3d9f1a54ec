import { lazyPart } from '#platform/chunk'
import { openDynamicModal } from '#platform/modals'
import { queries } from '#platform/queries'

const DocumentsWindow = lazyPart('documents', () =>
  import('../features/documents/documents-window.tsx').then((part) => part.DocumentsWindow),
)

/** Asks who the member is, from wherever that stands in the way. */
export function openDocuments(): void {
  const sent = (): void => void queries.invalidateQueries({ queryKey: ['withdrawals'] })
  openDynamicModal(({ close }) => <DocumentsWindow close={close} onSent={sent} />)
}
