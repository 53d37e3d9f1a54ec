import type { Documents } from '@tucano/contract/documents'
import { CircleAlert } from 'lucide-react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Note } from '#ui/note'
import { DocumentsForm } from './documents-form.tsx'
import styles from './documents-window.module.css'
import { useDocuments } from './queries.ts'
import { texts } from './texts.ts'

interface DocumentsWindowProps {
  close: () => void
  /** Other pages say how far the documents are, too. */
  onSent: () => void
}

/** Who the member is, in one step, and what became of it. */
export function DocumentsWindow({ close, onSent }: DocumentsWindowProps) {
  const t = useText(texts)
  const query = useDocuments()
  return (
    <ProductWindow title={t('windowTitle')} width={560} onClose={close}>
      <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('failed')} level="h3" small>
        {(documents) => <Step documents={documents} onSent={onSent} />}
      </Arrived>
    </ProductWindow>
  )
}

function Step({ documents: { state, name, reason }, onSent }: { documents: Documents; onSent: () => void }) {
  const t = useText(texts)
  if (state === 'waiting' || state === 'verified')
    return (
      <div role="status" data-documents={state}>
        <DrawnState drawing="nest" title={t(`${state}Title`)} level="h3" small>
          {state === 'waiting' ? t('waitingText') : t('verifiedText', { name: name ?? '—' })}
        </DrawnState>
      </div>
    )
  return (
    <div className={styles.step}>
      {state === 'refused' && (
        <Note tone="alarm" icon={<CircleAlert />} title={t('refusedTitle')}>
          {t('about_refused', { reason: reason ?? '—' })}
        </Note>
      )}
      <p className={styles.lead}>{t('windowText')}</p>
      <DocumentsForm onSent={onSent} />
    </div>
  )
}
