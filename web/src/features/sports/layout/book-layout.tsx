import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { WifiOff } from 'lucide-react'
import { Note } from '#ui/note'
import { useMedia } from '#ui/use-media'
import { useIsTold } from '../live/use-now.ts'
import { useWatchedSignal } from '../live/watching.ts'
import { useSportsNews } from '../queries.ts'
import { SlipBody } from '../slip/slip-body.tsx'
import { PhoneSlip } from '../slip/phone-slip.tsx'
import type { Family } from '../sport-of.ts'
import styles from './book-layout.module.css'
import { SideNav } from './side-nav.tsx'
import { TopNav } from './top-nav.tsx'
import { texts } from './texts.ts'

/** Ways out of sports that the pages lead to. */
export interface Ways {
  onDeposit: () => void
}

interface BookLayoutProps extends Ways {
  family: Family
  children: ReactNode
}

/** Navigation, page and slip: three columns on a desk, one on a phone with the slip at its foot. */
export function BookLayout({ family, onDeposit, children }: BookLayoutProps) {
  const t = useText(texts)
  const hasSlipColumn = useMedia('(width >= 1100px)')
  const hasNavColumn = useMedia('(width >= 900px)')
  const isTold = useIsTold()
  useSportsNews()
  useWatchedSignal()
  return (
    <div className={styles.book} data-book={family}>
      {hasNavColumn && (
        <div className={styles.nav}>
          <SideNav family={family} />
        </div>
      )}
      <div className={styles.main}>
        {!hasNavColumn && <TopNav family={family} />}
        {!isTold && (
          <Note icon={<WifiOff />} tone="beak" title={t('notTold')} name="not-told">
            {t('notToldText')}
          </Note>
        )}
        {children}
      </div>
      {hasSlipColumn ? (
        <div className={styles.slip}>
          <SlipBody onDeposit={onDeposit} />
        </div>
      ) : (
        <PhoneSlip onDeposit={onDeposit} />
      )}
    </div>
  )
}
