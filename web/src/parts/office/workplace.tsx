import { ArrowLeft, Eye, Inbox } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { classNames } from '../../ui/class-names.ts'
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
  /** In the section's own words: the way back to the list, and what to do while nothing is chosen. */
  labels?: { back: string; choose: string }
  /** What stands there while nothing is chosen, instead of a word that one should choose. On a phone there is no room for it. */
  overview?: ReactNode
}

/** A section of the back office that is a queue: those who wait on one side, one of them on the other; on a phone one after the other. */
export function Workplace({ title, text, mayChange, queue, detail, chosen, onBack, labels, overview }: WorkplaceProps) {
  const t = useText(texts)
  const place = useFocusAt(chosen)
  return (
    <div className={styles.place} ref={place} data-chosen={chosen || undefined}>
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
            {labels?.back ?? t('back')}
          </Button>
          {detail ?? (
            <DrawnState drawing="nest" title={t('gone')} level="h3" actions={<Button onClick={onBack}>{labels?.back ?? t('back')}</Button>}>
              {t('goneText')}
            </DrawnState>
          )}
        </div>
      ) : overview ? (
        <div className={classNames(styles.detail, styles.overview)}>{overview}</div>
      ) : (
        <div className={styles.nothing}>
          <Inbox aria-hidden="true" />
          <p>{labels?.choose ?? t('choose')}</p>
          <p className={styles.soft}>{t('keys')}</p>
        </div>
      )}
    </div>
  )
}

/** Whoever works by keyboard is not lost: on a phone the way back has the focus first, and after a decision the queue has it again. */
function useFocusAt(chosen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    const back = place.current?.querySelector<HTMLElement>(`.${styles.back}`)
    if (chosen && back?.checkVisibility()) back.focus()
    if (!chosen) place.current?.querySelector<HTMLElement>(`.${styles.list} button[tabindex='0']`)?.focus()
  }, [chosen])
  return place
}

export const queueSkeleton = (
  <div className={styles.skeleton}>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} height="92px" />
    ))}
  </div>
)
