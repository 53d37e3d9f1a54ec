import type { RequestOf } from '@tucano/contract/endpoint'
import type { previewSportsAct } from '@tucano/contract/sports/office-acts'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import styles from '../office.module.css'
import { usePreview } from '../queries.ts'
import { PreviewFigures } from './preview-figures.tsx'
import { texts } from './texts.ts'

/** What would change if this were carried out, while it is being typed. */
export function LivePreview({ act }: { act: RequestOf<typeof previewSportsAct>['act'] | undefined }) {
  const t = useText(texts)
  const say = useErrorText()
  const { data, error, isPlaceholderData } = usePreview(act)
  return (
    <section className={styles.preview} aria-label={t('preview')} aria-busy={isPlaceholderData}>
      <h3>{t('preview')}</h3>
      {act === undefined ? (
        <p className={styles.soft}>{t('previewWaits')}</p>
      ) : error ? (
        <p className={styles.problem}>{say(error)}</p>
      ) : data === undefined ? (
        <Skeleton height="96px" />
      ) : data.bets === 0 ? (
        <p className={styles.soft}>{t('previewEmpty')}</p>
      ) : (
        <PreviewFigures preview={data} />
      )}
    </section>
  )
}
