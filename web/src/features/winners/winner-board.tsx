import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { Loaded } from '#parts/loaded'
import { amount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { usePublicStore } from '#platform/public-store'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Avatar, Card, Skeleton } from '#ui/card'
import { scrolls } from '#ui/scrolls'
import { latestWinners } from './queries.ts'
import { texts } from './texts.ts'
import styles from './winner-board.module.css'

/** Who won of late, as it happens. */
export function WinnerBoard() {
  const t = useText(texts)
  const { language } = useLanguage()
  const symbol = usePublicStore((state) => state.currencySymbol)
  const base = useSite((state) => state.imageBase)
  const query = useQuery(latestWinners)
  const skeleton = Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height="56px" />)
  return (
    <Card className={styles.board}>
      <h2 className={styles.title}>
        <Trophy aria-hidden="true" /> {t('title')}
      </h2>
      <Loaded
        query={query}
        skeleton={<div className={styles.list}>{skeleton}</div>}
        failedTitle={t('failed')}
        empty={{ title: t('none'), text: t('noneText') }}
        level="h3"
        small
      >
        {(winners) => (
          // Whoever listens hears the list once, not every win.
          <ol className={styles.list} data-winners="" {...scrolls} aria-label={t('title')}>
            {winners.map(({ winId, icon, nickname, gameName, winAmount, multiplier }) => (
              <li key={winId} className={styles.winner}>
                <Avatar src={icon} name="" size={40} fallback={`${base}/avatar-default.svg`} />
                <span className={styles.who}>
                  <strong>{nickname}</strong>
                  <span className={styles.game}>{gameName}</span>
                </span>
                <span className={styles.amount}>
                  {amount(BigInt(winAmount), symbol, language)}
                  <span className={styles.times}>{t('times', { times: Math.floor(multiplier / 100) })}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  )
}
