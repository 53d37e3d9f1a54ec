import { getSharedDraw } from '@tucano/contract/fairness'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Failed } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { classNames } from '#ui/class-names'
import type { LoadChecker } from './checker.ts'
import styles from './proof.module.css'
import { texts } from './texts.ts'
import { VerifierLink } from './verifier-link.tsx'

interface ProofWindowProps<Checked> {
  drawId: string
  words: { title: string; text: string; notYet: string; fileName: string }
  load: LoadChecker<Checked>
  onClose: () => void
}

/** A draw checked here, from what was told of it alone; with the file and the page that do the same elsewhere. */
export function ProofWindow<Checked>({ drawId, words, load, onClose }: ProofWindowProps<Checked>) {
  const t = useText(texts)
  const { data, error, refetch } = useQuery({
    queryKey: ['proof', drawId],
    queryFn: async () => {
      const draw = await call(getSharedDraw, { drawId })
      if (draw.seed === null) return { written: undefined }
      const written = JSON.stringify({ draw })
      const { checkWritten, DrawReport } = await load()
      return { written, checked: checkWritten(written), DrawReport }
    },
    staleTime: 0,
    retry: false,
  })
  return (
    <ProductWindow title={words.title} width={620} onClose={onClose}>
      <div className={classNames(styles.inside, styles.window)}>
        <p className={styles.soft}>{words.text}</p>
        {error ? (
          <Failed error={error} title={t('windowFailed')} level="h3" small onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <div role="status" aria-label={t('checking')}>
            <Skeleton height="320px" />
          </div>
        ) : data.written === undefined ? (
          <p role="status">{words.notYet}</p>
        ) : (
          <>
            <data.DrawReport checked={data.checked} />
            <div className={styles.acts}>
              <Button
                icon={<Download />}
                onClick={() => saveFile({ name: `${words.fileName}.json`, type: 'application/json', text: data.written })}
              >
                {t('save')}
              </Button>
              <VerifierLink />
            </div>
          </>
        )}
      </div>
    </ProductWindow>
  )
}
