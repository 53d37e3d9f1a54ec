import { KeyRound } from 'lucide-react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import { texts } from '../texts.ts'

/** Nothing is traded before there is a payment password. */
export function NoPassword({ onPaymentPassword }: { onPaymentPassword: () => void }) {
  const t = useText(texts)
  return (
    <SectionCard title={t('passwordMissing')} text={t('passwordMissingText')}>
      <Button look="primary" icon={<KeyRound />} onClick={onPaymentPassword}>
        {t('setPassword')}
      </Button>
    </SectionCard>
  )
}
