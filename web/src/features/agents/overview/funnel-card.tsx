import type { CSSProperties } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './overview.module.css'
import { useFunnel } from './queries.ts'
import { texts } from './texts.ts'

/** How far those have come who came by the agent's links. */
export function FunnelCard({ onLink }: { onLink: () => void }) {
  const t = useText(texts)
  const query = useFunnel()
  return (
    <SectionCard title={t('funnel')} text={t('funnelText')}>
      <Arrived query={query} skeleton={<Skeleton height="200px" />} failedTitle={t('funnelFailed')} level="h5" small>
        {(links) => {
          if (links.length === 0)
            return (
              <DrawnState
                drawing="nest"
                title={t('funnelNone')}
                level="h5"
                small
                actions={<Button onClick={onLink}>{t('funnelMake')}</Button>}
              />
            )
          const sum = (key: 'clicks' | 'registrations' | 'firstDeposits' | 'active'): number =>
            links.reduce((total, link) => total + link[key], 0)
          return (
            <Steps
              steps={[
                { key: 'clicks', title: t('clicks'), value: sum('clicks') },
                { key: 'registrations', title: t('registrations'), value: sum('registrations') },
                { key: 'firstDeposits', title: t('firstDeposits'), value: sum('firstDeposits') },
                { key: 'active', title: t('activeNow'), value: sum('active') },
              ]}
            />
          )
        }}
      </Arrived>
    </SectionCard>
  )
}

function Steps({ steps }: { steps: readonly { key: string; title: string; value: number }[] }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  return (
    <ol className={`${styles.steps} ${styles.inside}`}>
      {steps.map(({ key, title, value }, n) => {
        const before = steps[n - 1]?.value ?? 0
        return (
          <li key={key} className={styles.step} data-step={key} style={{ '--depth': n } as CSSProperties}>
            <span>{title}</span>
            <b>{number(value, language)}</b>
            {/* Links that are older than their clicks have more registrations than clicks. */}
            {n > 0 && before >= value && before > 0 && <small>{t('ofBefore', { share: `${Math.round((value / before) * 100)}%` })}</small>}
          </li>
        )
      })}
    </ol>
  )
}
