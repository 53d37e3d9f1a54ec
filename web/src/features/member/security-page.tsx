import type { ReactNode } from 'react'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { AttemptsCard } from './attempts-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useSecurity } from './queries.ts'
import { SecurityCard } from './security-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import styles from './security-page.module.css'
import { texts } from './texts.ts'
import { useResult } from './use-saving.ts'

/** The account itself: who the member is, how well it is guarded, and who was in it. */
export function SecurityPage({ more }: { more: ReactNode }) {
  const t = useText(texts)
  const query = useSecurity()
  const result = useResult((state) => state.text)
  return (
    <div className={styles.page}>
      <p className="sr-only" role="status">
        {result}
      </p>
      <Arrived query={query} skeleton={<PageSkeleton />} failedTitle={t('failedTitle')} level="h4">
        {(security) => (
          <>
            <ProfileCard registeredAt={security.registeredAt} />
            <SecurityCard security={security} />
            {more}
            <SessionsCard />
            <AttemptsCard />
          </>
        )}
      </Arrived>
    </div>
  )
}

/** The shape of what is coming: the profile with its facts, then the score and the rows. */
const PageSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.waiting}>
      <Skeleton width="96px" height="96px" round />
      <div className={styles.lines}>
        <Skeleton width="min(220px, 80%)" height="32px" />
        <Skeleton width="min(140px, 60%)" height="24px" />
      </div>
      <div className={styles.whole}>
        <Skeleton height="44px" />
      </div>
    </div>
    <div className={styles.waiting}>
      <div className={styles.whole}>
        <Skeleton width="120px" height="24px" />
        <Skeleton height="96px" />
      </div>
      {['password', 'payment', 'mobile', 'email', 'authenticator'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="44px" height="44px" />
          <div className={styles.lines}>
            <Skeleton width="40%" height="18px" />
            <Skeleton width="75%" height="14px" />
          </div>
          <Skeleton width="96px" height="40px" />
        </div>
      ))}
    </div>
  </div>
)
