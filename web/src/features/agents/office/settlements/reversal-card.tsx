import { type OfficeSettlement, reverseSettlement } from '@tucano/contract/agents/office'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import parts from '#office/detail.module.css'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonWindow } from '../reason-window.tsx'
import { texts } from './texts.ts'

interface ReversalCardProps {
  settlement: OfficeSettlement
  mayChange: boolean
  operator: string
}

/** Taking back what was paid: one operator asks, another one agrees. */
export function ReversalCard({ settlement, mayChange, operator }: ReversalCardProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const [asking, setAsking] = useState(false)
  const { agreementId, since, payee, paid, state, reversal } = settlement
  const isOver = state === 'reversed'
  if (state === 'nothing') return null
  const isOwn = reversal?.by === operator
  const step = reversal ? 'confirm' : 'ask'
  const sum = { amount: amount(paid), payee }
  return (
    <SectionCard title={t('reversal')} text={t(isOver ? 'reversed' : 'reversalText')}>
      {(reversal || (mayChange && !isOver)) && (
        <div className={parts.inside}>
          {reversal && (
            <p className={parts.warning} data-tone="alarm" role="note">
              <TriangleAlert aria-hidden="true" />
              <span>
                <strong>{t('askedBy', { by: reversal.by, at: exactMoment(reversal.at, timeZone) })}</strong> {reversal.reason}
              </span>
            </p>
          )}
          {mayChange && !isOver && isOwn && <p className={parts.soft}>{t('own')}</p>}
          {mayChange && !isOver && !isOwn && (
            <Button wide onClick={() => setAsking(true)}>
              {t(step)}
            </Button>
          )}
        </div>
      )}
      {asking && (
        <ReasonWindow
          title={t(`${step}Title`, sum)}
          text={t(`${step}Text`, sum)}
          label={t(step)}
          act={async (reason) => {
            const done = await call(reverseSettlement, { agreementId, since, reason })
            return t(`done_${done.state}`, sum)
          }}
          reread={rereadQueues}
          close={() => setAsking(false)}
        />
      )}
    </SectionCard>
  )
}
