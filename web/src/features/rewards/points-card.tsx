import { pages } from '@tucano/contract/pages'
import { getPointBalance } from '@tucano/contract/points'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Link } from 'wouter'
import { call } from '#platform/call'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import styles from './rewards.module.css'
import { texts } from './texts.ts'

/** How many points there are, and the way to what they become. */
export function PointsCard({ onLeave }: { onLeave: () => void }) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const language = useLanguage((state) => state.language)
  const { data } = useQuery({ queryKey: ['points', token, 'balance'], queryFn: () => call(getPointBalance, {}) })
  if (!data) return null
  const points = BigInt(data.balance)
  return (
    <Card className={styles.points}>
      <div className={styles.claim} data-own-points={data.balance}>
        <span className={styles.mark} aria-hidden="true">
          <Store />
        </span>
        <span className={styles.words}>
          <strong>{points === 1n ? t('pointsOne') : t('points', { points: number(points, language) })}</strong>
          <span className={styles.soft}>
            {t('mall')} · {t('mallText')}
          </span>
        </span>
        <Link href={pages.pointMall.path} className={styles.go} onClick={onLeave}>
          {t('goMall')}
        </Link>
      </div>
    </Card>
  )
}
