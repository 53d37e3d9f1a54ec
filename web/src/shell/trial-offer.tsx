import { useTrial } from '#platform/session'
import { useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { registerHere } from '#platform/wanted'
import { Button } from '#ui/button'
import { texts } from './texts.ts'

/** An account, for whoever plays a demonstration; nothing for anybody else. */
export function TrialOffer({ className, size }: { className?: string | undefined; size?: 'small' }) {
  const t = useText(texts)
  const direct = useFlag('DIRECTREG3')
  if (!useTrial() || !direct) return null
  return (
    <Button look="primary" className={className} {...(size ? { size } : {})} onClick={registerHere}>
      {t('register')}
    </Button>
  )
}
