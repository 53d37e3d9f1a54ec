import { Eye, EyeOff } from 'lucide-react'
import { useText } from '#platform/text'
import styles from './referral-page.module.css'
import { texts } from './texts.ts'

const SEEN = ['sees_names', 'sees_seen', 'sees_figures', 'sees_bets', 'sees_rebates'] as const
const HIDDEN = ['hidden_contacts', 'hidden_care', 'hidden_talk'] as const

/** What whoever is above sees of the member, and what nobody does. */
export function Sight() {
  const t = useText(texts)
  return (
    <div className={styles.sight}>
      <section>
        <h5>{t('sees')}</h5>
        <p>{t('seesText')}</p>
        <ul>
          {SEEN.map((key) => (
            <li key={key}>
              <Eye aria-hidden="true" />
              {t(key)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h5>{t('hidden')}</h5>
        <ul>
          {HIDDEN.map((key) => (
            <li key={key}>
              <EyeOff aria-hidden="true" />
              {t(key)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
