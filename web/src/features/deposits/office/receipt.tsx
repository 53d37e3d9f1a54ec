import { Download, FileText, FileX } from 'lucide-react'
import { Arrived } from '#parts/loaded'
import { PictureView } from '#parts/office/picture-view'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import styles from '#office/detail.module.css'
import { saveBlob } from '#platform/save-file'
import { useReceipt } from './queries.ts'
import { texts } from './texts.ts'

/** The proof that a member sent. */
export function Receipt({ depositId, reference, sent }: { depositId: string; reference: string; sent: boolean }) {
  const t = useText(texts)
  return (
    <section className={styles.column} aria-label={t('receipt')}>
      {sent ? (
        <SentReceipt depositId={depositId} reference={reference} />
      ) : (
        <div className={styles.file}>
          <FileX aria-hidden="true" />
          <p>{t('receiptNone')}</p>
        </div>
      )}
    </section>
  )
}

function SentReceipt({ depositId, reference }: { depositId: string; reference: string }) {
  const t = useText(texts)
  return (
    <Arrived query={useReceipt(depositId)} skeleton={<Skeleton height="480px" />} failedTitle={t('receiptFailed')} level="h4" small>
      {({ type, content }) =>
        type === 'image/png' || type === 'image/jpeg' ? (
          <PictureView src={`data:${type};base64,${content}`} label={t('receipt')} tall />
        ) : (
          <div className={styles.file}>
            <FileText aria-hidden="true" />
            <p>{t('receiptPdf')}</p>
            {/* A stranger's PDF never opens inside the back office: the computer's own reader shows it. */}
            <Button icon={<Download />} onClick={() => saveBlob(`${reference}.pdf`, asFile(content))}>
              {t('receiptSave')}
            </Button>
          </div>
        )
      }
    </Arrived>
  )
}

const asFile = (content: string): Blob =>
  new Blob([Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)], { type: 'application/pdf' })
