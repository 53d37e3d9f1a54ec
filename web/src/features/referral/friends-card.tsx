import { useAmounts } from '#platform/amounts'
import { day } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import styles from './referral-page.module.css'
import type { Referral } from './referral.ts'
import { texts } from './texts.ts'

const TONES = { came: 'plain', playing: 'sky', waiting: 'beak', rewarded: 'forest', over: 'plain' } as const

/** Who has come by the member's code, how far each is, and what they have brought. */
export function FriendsCard({ referral: { friends, brought, totalInvitations } }: { referral: Referral }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  return (
    <SectionCard title={t('friends')} text={t('friendsText')}>
      <div className={styles.inside}>
        <Figures
          label={t('friends')}
          figures={[
            { key: 'came', title: t('invited'), value: String(totalInvitations) },
            { key: 'brought', title: t('brought'), value: amount(brought) },
          ]}
        />
        {friends.length === 0 ? (
          <p className={styles.soft}>{t('friendsNone')}</p>
        ) : (
          <ul className={styles.friends} data-friends={friends.length}>
            {friends.map(({ name, at, status }, n) => (
              <li key={`${at} ${n}`} data-friend={status}>
                <span>
                  <strong>{name}</strong>
                  <span className={styles.soft}>{t('since', { day: day(at, timeZone) })}</span>
                </span>
                <Badge tone={TONES[status]}>{t(`friend_${status}`)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionCard>
  )
}
