import { KeyRound } from 'lucide-react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import { texts } from '../texts.ts'
import styles from './cash-tab.module.css'

/** Nothing is traded before there is a payment password. */
export function NoPassword({ onPaymentPassword }: { onPaymentPassword: () => void }) {
  const t = useText(texts)
  return (
    <SectionCard title={t('passwordMissing')} text={t('passwordMissingText')}>
      <div className={styles.inside}>
        <Button look="primary" icon={<KeyRound />} onClick={onPaymentPassword}>
          {t('setPassword')}
        </Button>
      </div>
    </SectionCard>
  )
}
