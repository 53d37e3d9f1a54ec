import type { OfficeSettlement } from '@tucano/contract/agents/office'
import { MemberLink } from '#parts/office/member-link'
import { Detail } from '#parts/office/detail'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import parts from '#office/detail.module.css'
import { STATE_TONES } from '../../agreements/state-tones.ts'
import { texts as agreementTexts } from '../../agreements/texts.ts'
import { useSettlementFacts } from '../../agreements/use-settlement-facts.ts'
import { useWording } from '../../agreements/use-wording.ts'
import { texts as agentTexts } from '../agents/texts.ts'
import styles from '../office.module.css'
import { ReversalCard } from './reversal-card.tsx'
import { texts } from './texts.ts'

interface OfficeSettlementDetailProps {
  settlement: OfficeSettlement
  mayChange: boolean
  /** The account of whoever looks. */
  operator: string
}

/** One settlement with every figure that decided it. */
export function OfficeSettlementDetail({ settlement, mayChange, operator }: OfficeSettlementDetailProps) {
  const t = useText(texts)
  const a = useText(agreementTexts)
  const g = useText(agentTexts)
  const { amount } = useAmounts()
  const { stretch, other } = useWording()
  const { formula, facts } = useSettlementFacts(settlement)
  const { kind, payer, payerId, payee, payeeId, due, state } = settlement
  return (
    <Detail
      label={t('detail', { payee, period: stretch(settlement) })}
      title={amount(due)}
      text={t('about', { kind: g(`agreement_${kind}`), payer: other(payer), payee, period: stretch(settlement) })}
      badges={<Badge tone={STATE_TONES[state]}>{a(`state_${state}`)}</Badge>}
    >
      <div className={parts.columns}>
        <SectionCard title={t('figures')}>
          <p className={styles.formula}>{formula}</p>
          <Facts
            facts={[
              {
                key: 'payer',
                label: t('payer'),
                value: payerId === null ? other('') : <MemberLink memberId={payerId} account={payer} />,
              },
              { key: 'payee', label: t('payee'), value: <MemberLink memberId={payeeId} account={payee} /> },
              { key: 'period', label: t('period'), value: stretch(settlement) },
              ...facts,
            ]}
          />
        </SectionCard>
        <ReversalCard settlement={settlement} mayChange={mayChange} operator={operator} />
      </div>
    </Detail>
  )
}
