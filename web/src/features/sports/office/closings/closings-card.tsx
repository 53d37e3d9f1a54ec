import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from '../office.module.css'
import { useClosings } from '../queries.ts'
import { AnyCloseWindow } from './any-close-window.tsx'
import { ClosingsList } from './closings-list.tsx'
import { texts } from './texts.ts'

/** All that is closed now, and the way to close a sport, a league or one of their market groups. */
export function ClosingsCard({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const [closing, setClosing] = useState(false)
  const query = useClosings()
  return (
    <SectionCard
      title={t('closings')}
      text={t('closingsText')}
      level="h3"
      {...(mayChange && {
        action: (
          <Button size="small" icon={<CirclePause />} onClick={() => setClosing(true)}>
            {t('close')}
          </Button>
        ),
      })}
    >
      <div className={styles.inside}>
        <Arrived query={query} skeleton={<Skeleton height="64px" />} failedTitle={t('closingsFailed')} level="h4" small>
          {({ list }) =>
            list.length === 0 ? <p className={styles.soft}>{t('closingsNone')}</p> : <ClosingsList closings={list} mayChange={mayChange} />
          }
        </Arrived>
      </div>
      {closing && <AnyCloseWindow close={() => setClosing(false)} />}
    </SectionCard>
  )
}
