import { getBonus } from '@tucano/contract/rewards'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useProductName } from '#parts/use-product-name'
import { PROMOTIONS, usePromotionNews } from '#parts/use-promotion-news'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { ActiveBonus } from './active-bonus.tsx'
import styles from './bonus-page.module.css'
import { OtherBonuses } from './other-bonuses.tsx'
import { StakeProgress } from './stake-progress.tsx'
import { texts } from './texts.ts'

interface BonusPageProps {
  /** The newest movements of a pocket, which another feature lists. */
  latest: ComponentType<{ pocket: 'bonus'; title: string; empty: { title: string; text: string } }>
  onPlay: () => void
  /** Whether anything of a product can be played. */
  isOpen: (product: string) => boolean
}

/** The bonus that is being staked, those that wait and are over, what cash has to be staked, and how bonus money came and went. */
export function BonusPage({ latest: Latest, onPlay, isOpen }: BonusPageProps) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  usePromotionNews()
  const query = useQuery({ queryKey: [PROMOTIONS, token, 'bonus'], queryFn: () => call(getBonus, {}), staleTime: 0 })
  return (
    <div className={styles.page}>
      <Arrived query={query} skeleton={<Skeleton width="100%" height="220px" />} failedTitle={t('bonusFailed')} level="h4" small>
        {({ active, waiting, over, wagering, contribution }) => (
          <>
            {active ? (
              <ActiveBonus bonus={active} onPlay={onPlay} onEnded={() => void query.refetch()} />
            ) : (
              <Card data-bonus="none">
                <DrawnState drawing="nest" title={t('bonusNone')} level="h4" small>
                  {t('bonusNoneText')}
                </DrawnState>
              </Card>
            )}
            {wagering.length > 0 && (
              <SectionCard title={t('wagering')} text={t('wageringText')}>
                <div className={styles.inside}>
                  {wagering.map(({ source, at, required, progress }) => (
                    <StakeProgress key={`${source} ${at}`} name={t(`source_${source}`)} required={required} progress={progress} />
                  ))}
                </div>
              </SectionCard>
            )}
            {active && <Contribution contribution={contribution} isOpen={isOpen} />}
            <OtherBonuses title={t('waiting')} text={t('waitingText')} bonuses={waiting} />
            <OtherBonuses title={t('over')} bonuses={over} />
          </>
        )}
      </Arrived>
      <Latest pocket="bonus" title={t('bonusMoves')} empty={{ title: t('movesNone'), text: t('movesNoneText') }} />
    </div>
  )
}

const WHOLE = 100

/** What bets at tables of the casino are filed under. */
const TABLES = 'tables'

interface ContributionProps extends Pick<BonusPageProps, 'isOpen'> {
  contribution: Record<string, number>
}

/** How much of a stake counts, by what is played: of what can be played. */
function Contribution({ contribution, isOpen }: ContributionProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const productName = useProductName()
  const parts = Object.entries(contribution)
    .filter(([key]) => isOpen(key === TABLES ? 'RNG' : key))
    .toSorted(([, a], [, b]) => b - a)
  return (
    <SectionCard title={t('counts')} text={t('countsText', { stake: amount('10000'), counted: amount('1000') })}>
      <ul className={styles.counts}>
        {parts.map(([key, bp]) => (
          <li key={key} data-counts={key}>
            <span>{key === TABLES ? t('tables') : productName(key)}</span>
            <strong>{bp === 0 ? t('countsNothing') : `${number(bp / WHOLE, language)}%`}</strong>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
