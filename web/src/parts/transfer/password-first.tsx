import { KeyRound } from 'lucide-react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { DrawnState } from '../drawn-state.tsx'
import { texts } from './texts.ts'

/** Nothing is transferred by whoever has no payment password. */
export function PasswordFirst({ onPaymentPassword }: { onPaymentPassword: () => void }) {
  const t = useText(texts)
  const action = (
    <Button look="primary" icon={<KeyRound />} onClick={onPaymentPassword}>
      {t('setPassword')}
    </Button>
  )
  return (
    <Card>
      <DrawnState drawing="lock" title={t('passwordMissing')} level="h4" small actions={action}>
        {t('passwordMissingText')}
      </DrawnState>
    </Card>
  )
}
