import { pages } from '@tucano/contract/pages'
import type { ReactNode } from 'react'
import { useBrand, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { DrawnState } from '#parts/drawn-state'
import styles from './closed-page.module.css'
import { texts } from './texts.ts'

interface ClosedPageProps {
  reason: 'maintenance' | 'region' | 'domain'
  /** How to reach customer service. */
  action: ReactNode
}

const drawings = { maintenance: 'maintenance', region: 'region', domain: 'lock' } as const

/** The whole page while the site is not open for this visitor: what is the matter, and whom to ask. */
export function ClosedPage({ reason, action }: ClosedPageProps) {
  const t = useText(texts)
  const { name } = useBrand()
  const base = useSite((state) => state.imageBase)
  const ip = useSite((state) => state.status?.location.ip)
  return (
    <div className={styles.page}>
      <p className={styles.brand}>
        <img src={`${base}/logo-mark.svg`} alt="" width={36} height={36} />
        {name}
      </p>
      <main className={styles.main}>
        <DrawnState drawing={drawings[reason]} title={t(`${reason}Title`)} level="h1" page actions={action}>
          <p>{t(`${reason}Text`)}</p>
          {reason === 'region' && (
            <p className={styles.address}>
              {t('address')} <strong>{ip}</strong>
            </p>
          )}
        </DrawnState>
      </main>
      <p className={styles.adults}>
        <span aria-hidden="true">18+</span> {t('adults')}{' '}
        {reason !== 'domain' && <a href={`${pages.helpCenter.path}#jogo-responsavel`}>{t('adultsHelp')}</a>}
      </p>
    </div>
  )
}
