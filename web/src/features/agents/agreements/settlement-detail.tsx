import type { Settlement } from '@tucano/contract/agents/agreements'
import { ArrowLeft } from 'lucide-react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from './agreements.module.css'
import { STATE_TONES } from './state-tones.ts'
import { texts } from './texts.ts'
import { useSettlementFacts } from './use-settlement-facts.ts'
import { useWording } from './use-wording.ts'

/** One settlement with every factor of it: whoever wants to can count it again. */
export function SettlementDetail({ settlement, onBack }: { settlement: Settlement; onBack: () => void }) {
  const t = useText(texts)
  const { stretch, other } = useWording()
  const { formula, facts } = useSettlementFacts(settlement)
  const { side, state } = settlement
  const between = t(side === 'payee' ? 'f_betweenGets' : 'f_betweenPays', { other: other(settlement.other) })
  return (
    <div className={styles.page}>
      <Button look="quiet" icon={<ArrowLeft />} className={styles.back} onClick={onBack}>
        {t('back')}
      </Button>
      <SectionCard
        title={t('detail', { period: stretch(settlement) })}
        action={<Badge tone={STATE_TONES[state]}>{t(`state_${state}`)}</Badge>}
      >
        <p className={styles.formula}>{formula}</p>
        <Facts facts={[{ key: 'between', label: t('f_between'), value: between }, ...facts]} />
      </SectionCard>
    </div>
  )
}
