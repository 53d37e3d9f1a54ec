import type { SportsAct } from '@tucano/contract/sports/office-acts'
import { useLocation } from 'wouter'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import styles from '../office.module.css'
import { usePreview } from '../queries.ts'
import { actPath } from './act-path.ts'
import { PreviewFigures } from './preview-figures.tsx'
import { texts } from './texts.ts'
import { useWithdrawing } from './use-proposing.ts'

/** What was proposed a moment ago: what it would change, and the way to take it back. */
export function Proposed({ act, close }: { act: SportsAct; close: () => void }) {
  const t = useText(texts)
  const [, go] = useLocation()
  const { busy, problem, withdraw } = useWithdrawing()
  const preview = usePreview(act.act)
  return (
    <div className={styles.proposed} role="status">
      <p>{t('proposedText')}</p>
      {preview.data ? <PreviewFigures preview={preview.data} /> : <Skeleton height="120px" />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="primary" onClick={() => go(actPath(act.actId))}>
          {t('toActs')}
        </Button>
        <Button
          busy={busy}
          onClick={() =>
            void withdraw(act.actId).then((isDone) => {
              if (isDone) close()
            })
          }
        >
          {t('withdraw')}
        </Button>
      </div>
    </div>
  )
}
