import { useQuery } from '@tanstack/react-query'
import { Headset, LockKeyhole, ShieldCheck, Trophy } from 'lucide-react'
import { Link } from 'wouter'
import { lobbyCounts } from '../../features/lobby/queries.ts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { texts } from './lower-texts.ts'
import { claimed } from './claimed.ts'
import styles from './quality-of-service.module.css'

/** What the house claims of itself; what counts things is only claimed as far as it is true. */
export function QualityOfService() {
  const t = useText(texts)
  const { claims, supportHours } = useBrand()
  const always = supportHours.from === '00:00' && supportHours.to === '24:00'
  const language = useLanguage((state) => state.language)
  const { data } = useQuery(lobbyCounts)
  const sports = data && data.sports > 0 ? claimed(data.sports, claims.sports) : undefined
  const games = data && claimed(data.games, claims.games)
  return (
    <Card className={styles.quality} data-section="quality">
      <h2 className={styles.title}>{t('quality')}</h2>
      <ul className={styles.reasons}>
        <li>
          <LockKeyhole aria-hidden="true" /> <span>{t('claimEncryption', { bits: claims.encryptionBits })}</span>
        </li>
        <li>
          <Headset aria-hidden="true" /> <span>{always ? t('claimSupport') : t('claimSupportHours', supportHours)}</span>
        </li>
        <li>
          <Trophy aria-hidden="true" />
          <span data-claim="counts">
            {sports && t(sports.more ? 'claimMoreSports' : 'claimSports', { count: sports.count })}
            {games && t(games.more ? 'claimMoreGames' : 'claimGames', { count: number(games.count, language) })}
          </span>
        </li>
        <li>
          <ShieldCheck aria-hidden="true" /> <Link href="/help#jogo-comprovadamente-justo">{t('trustLink')}</Link>
        </li>
      </ul>
    </Card>
  )
}
