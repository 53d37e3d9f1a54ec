import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getEnvelopes } from '@tucano/contract/promotions'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import shared from '../chance-page.module.css'
import { texts } from './texts.ts'

/** More of them are not written out. */
const SHARES_SHOWN = 60

type Last = NonNullable<ReplyOf<typeof getEnvelopes>['last']>

/** The newest one that is closed: its seed is told, and whoever wants splits it again in this page. */
export function LastEnvelope({ last }: { last: Last }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const [checked, setChecked] = useState<{ isRight: boolean; split: bigint[]; of: string }>()
  const { busy, run } = useToastAction()
  const check = (): void =>
    void run(async () => {
      const { checkEnvelope } = await import('../check-envelope.ts')
      setChecked({ ...checkEnvelope(last), of: last.envelopeId })
    })
  const shown = checked?.of === last.envelopeId ? checked : undefined
  return (
    <SectionCard title={t('proof')} text={t('proofText')} level="h2">
      <div className={shared.inside} data-proof={shown ? (shown.isRight ? 'right' : 'wrong') : 'unchecked'}>
        <Facts
          facts={[
            { key: 'opened', label: t('opened'), value: moment(last.opensAt, timeZone) },
            {
              key: 'commitment',
              label: t('commitment'),
              value: `${last.commitment.slice(0, 12)}…`,
              code: { text: last.commitment, copyLabel: t('copyCommitment'), doneLabel: t('copied') },
            },
            {
              key: 'seed',
              label: t('seed'),
              value: `${last.seed.slice(0, 12)}…`,
              code: { text: last.seed, copyLabel: t('copySeed'), doneLabel: t('copied') },
            },
          ]}
        />
        {shown ? (
          <div role="status">
            <Note
              icon={shown.isRight ? <CircleCheck /> : <CircleX />}
              tone={shown.isRight ? 'forest' : 'alarm'}
              title={t(shown.isRight ? 'right' : 'wrong')}
            >
              {t('split', {
                split: `${shown.split
                  .slice(0, SHARES_SHOWN)
                  .map((share) => amount(share))
                  .join(' · ')}${shown.split.length > SHARES_SHOWN ? ' …' : ''}`,
              })}
            </Note>
          </div>
        ) : (
          <div className={shared.actions}>
            <Button busy={busy} onClick={check}>
              {t('check')}
            </Button>
          </div>
        )}
      </div>
    </SectionCard>
  )
}
