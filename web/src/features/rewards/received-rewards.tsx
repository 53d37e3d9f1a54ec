import { useRewardWords } from '#parts/rewards/use-reward-words'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import styles from './bonus-page.module.css'
import { useClaims } from './queries.ts'
import { texts } from './texts.ts'

/** What promotions have given the member lately. */
export function ReceivedRewards() {
  const t = useText(texts)
  const say = useRewardWords()
  const { timeZone } = useBrand()
  const { data } = useClaims()
  if (!data || data.received.length === 0) return null
  return (
    <SectionCard title={t('received')} text={t('receivedText')}>
      <ul className={styles.list} data-received={data.received.length}>
        {data.received.map(({ rewardId, title, reward, at, isAuto }) => (
          <li key={rewardId} className={styles.row}>
            <span>
              <strong>{title}</strong>
              <span className={styles.label}>
                {moment(at, timeZone)} · {t(isAuto ? 'byItself' : 'byPress')}
              </span>
            </span>
            <span className={styles.worth}>{say(reward)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
