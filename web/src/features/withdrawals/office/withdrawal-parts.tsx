import { type Part, type Withdrawal, payPart, settlePart } from '@tucano/contract/withdrawals'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { useDeciding } from '#office/use-deciding.ts'
import { PartForm } from './part-form.tsx'
import { SettleWindow } from './settle-window.tsx'
import { texts } from './texts.ts'

const OVER = ['withdrawal.over', 'withdrawal.unknown'] as const

const tones = { paid: 'sky', received: 'forest', forced: 'forest', disputed: 'alarm', void: 'plain' } as const

interface WithdrawalPartsProps {
  withdrawal: Withdrawal
  now: number
  mayChange: boolean
  onDone: () => void
}

/** A withdrawal that is paid in parts: what was paid, what the member says to it, and what is left. */
export function WithdrawalParts({ withdrawal, now, mayChange, onDone }: WithdrawalPartsProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const paying = useDeciding(OVER)
  const settling = useDeciding(OVER)
  const [disputed, setDisputed] = useState<Part>()
  const { withdrawalId, parts, remainder } = withdrawal
  const settle = async (outcome: 'received' | 'void', note: string): Promise<void> => {
    const partId = disputed?.partId
    if (partId === undefined) return
    if (await settling.decide(() => call(settlePart, { partId, outcome, note }), t(outcome === 'void' ? 'voided' : 'settled'))) {
      setDisputed(undefined)
      if (outcome === 'received') onDone()
    }
  }
  return (
    <SectionCard title={t('parts')} text={t('remainder', { amount: amount(remainder) })}>
      <div className={styles.inside}>
        {parts.length === 0 && <p className={styles.soft}>{t('partsNone')}</p>}
        <ul className={styles.parts}>
          {parts.map((part) => (
            <PartLine key={part.partId} part={part} now={now} {...(mayChange ? { onSettle: () => setDisputed(part) } : {})} />
          ))}
        </ul>
        {mayChange && BigInt(remainder) > 0n && (
          <PartForm
            key={remainder}
            remainder={BigInt(remainder)}
            busy={paying.busy}
            problem={paying.problem}
            onPay={(part) =>
              void paying
                .decide(() => call(payPart, { withdrawalId, ...part }), t('partPaid', { amount: amount(part.amount) }))
                .then((over) => {
                  if (over && withdrawal.state === 'approved') onDone()
                })
            }
          />
        )}
      </div>
      {disputed && (
        <SettleWindow
          part={disputed}
          busy={settling.busy}
          problem={settling.problem}
          onSettle={(outcome, note) => void settle(outcome, note)}
          close={() => setDisputed(undefined)}
        />
      )}
    </SectionCard>
  )
}

function PartLine({ part, now, onSettle }: { part: Part; now: number; onSettle?: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  return (
    <li className={styles.part}>
      <div className={styles.line}>
        <span className={styles.amount}>{amount(part.amount)}</span>
        <Badge tone={tones[part.state]}>{t(`part_${part.state}`)}</Badge>
      </div>
      <div className={styles.line}>
        <span className={styles.soft}>{t('paidAt', { time: exactMoment(part.paidAt, timeZone) })}</span>
        {part.state === 'paid' && (
          <span className={styles.soft} role="timer">
            {t('answerIn', { time: countdown(part.answerUntil - now) })}
          </span>
        )}
      </div>
      {part.state === 'disputed' && onSettle && (
        <Button icon={<Scale />} onClick={onSettle}>
          {t('settle')}
        </Button>
      )}
    </li>
  )
}

function countdown(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
