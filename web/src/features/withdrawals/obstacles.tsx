import { Dices, IdCard, KeyRound } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Note } from '#ui/note'
import { Progress } from '#ui/spinner'
import type { Desk } from './queries.ts'
import { texts } from './texts.ts'
import { shareOf } from './withdraw-rules.ts'

interface ObstaclesProps {
  desk: Desk
  onSecurity: () => void
  onDocuments: () => void
}

/** What stands between the member and the money, each with the way around it. */
export function Obstacles({ desk, onSecurity, onDocuments }: ObstaclesProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { paymentPassword, documents, withoutDocuments, wagering } = desk
  const left = BigInt(wagering.required) - BigInt(wagering.done)
  return (
    <>
      {!paymentPassword && (
        <Note
          name="password"
          tone="beak"
          icon={<KeyRound />}
          title={t('passwordMissing')}
          action={
            <Button look="primary" onClick={onSecurity}>
              {t('setPassword')}
            </Button>
          }
        >
          {t('passwordMissingText')}
        </Note>
      )}
      {documents !== 'verified' && (
        <Note
          name="documents"
          tone={documents === 'waiting' ? 'sky' : 'beak'}
          icon={<IdCard />}
          title={t(`documents_${documents}`)}
          action={<Button onClick={onDocuments}>{documents === 'waiting' ? t('seeDocuments') : t('openDocuments')}</Button>}
        >
          {documents === 'waiting'
            ? t('documentsText_waiting', { left: amount(withoutDocuments ?? '0') })
            : t(`documentsText_${documents}`)}
        </Note>
      )}
      {left > 0n && (
        <Note name="wagering" tone="sky" icon={<Dices />} title={t('wagering', { left: amount(left) })}>
          <p>{t('wageringText', { done: amount(wagering.done), required: amount(wagering.required) })}</p>
          <Progress label={t('wageringBar')} value={shareOf(wagering)} />
        </Note>
      )}
    </>
  )
}
