import { getSharedDraw } from '@tucano/contract/fairness'
import { VERIFIER_PATH } from '@tucano/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { Failed } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import styles from './proof-window.module.css'
import { texts } from './texts.ts'

interface ProofWindowProps {
  drawId: string
  round: number
  onClose: () => void
}

/** A round checked here, from what was told of it alone; with the file and the page that do the same elsewhere. */
export function ProofWindow({ drawId, round, onClose }: ProofWindowProps) {
  const t = useText(texts)
  const { data, error, refetch } = useQuery({
    queryKey: ['live', 'proof', drawId],
    queryFn: async () => {
      const draw = await call(getSharedDraw, { drawId })
      if (draw.seed === null) return { written: undefined }
      const written = JSON.stringify({ draw })
      const { checkWritten, DrawReport } = await import('../check-draw.ts')
      return { written, checked: checkWritten(written), DrawReport }
    },
    staleTime: 0,
    retry: false,
  })
  return (
    <ProductWindow title={t('proofTitle', { round })} width={620} onClose={onClose}>
      <div className={styles.proof}>
        <p className={styles.soft}>{t('proofText')}</p>
        {error ? (
          <Failed error={error} title={t('proofFailed')} level="h3" small onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <div role="status" aria-label={t('checking')}>
            <Skeleton height="320px" />
          </div>
        ) : data.written === undefined ? (
          <p role="status">{t('notYet')}</p>
        ) : (
          <>
            <data.DrawReport checked={data.checked} />
            <div className={styles.acts}>
              <Button
                icon={<Download />}
                onClick={() => saveFile({ name: `${t('fileName')}-${round}.json`, type: 'application/json', text: data.written })}
              >
                {t('save')}
              </Button>
              <a href={VERIFIER_PATH} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden="true" />
                {t('verifier')}
              </a>
            </div>
          </>
        )}
      </div>
    </ProductWindow>
  )
}
