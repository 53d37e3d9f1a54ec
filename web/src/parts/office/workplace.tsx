import { ArrowLeft, Eye, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { DrawnState } from '../drawn-state.tsx'
import styles from './office.module.css'
import { texts } from './texts.ts'

interface WorkplaceProps {
  title: string
  text: string
  mayChange: boolean
  queue: ReactNode
  /** What was chosen; null when it is no longer there. */
  detail: ReactNode
  chosen: boolean
  onBack: () => void
}

/** A section of the back office that is a queue: those who wait on one side, one of them on the other; on a phone one after the other. */
export function Workplace({ title, text, mayChange, queue, detail, chosen, onBack }: WorkplaceProps) {
  const t = useText(texts)
  return (
    <div className={styles.place} data-chosen={chosen || undefined}>
      <section className={styles.queue} aria-label={title}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <p className={styles.soft}>{text}</p>
          {!mayChange && (
            <p className={styles.readOnly}>
              <Eye aria-hidden="true" /> {t('readOnly')}
            </p>
          )}
        </header>
        {queue}
      </section>
      {chosen ? (
        <div className={styles.detail}>
          <Button className={styles.back} look="quiet" size="small" icon={<ArrowLeft />} onClick={onBack}>
            {t('back')}
          </Button>
          {detail ?? (
            <DrawnState drawing="nest" title={t('gone')} level="h3" actions={<Button onClick={onBack}>{t('back')}</Button>}>
              {t('goneText')}
            </DrawnState>
          )}
        </div>
      ) : (
        <div className={styles.nothing}>
          <Inbox aria-hidden="true" />
          <p>{t('choose')}</p>
          <p className={styles.soft}>{t('keys')}</p>
        </div>
      )}
    </div>
  )
}

export const queueSkeleton = (
  <div className={styles.skeleton}>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} height="92px" />
    ))}
  </div>
)
