import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { usePlanFacts } from '../affiliates/use-plan-facts.ts'
import styles from '../office.module.css'
import type { AgentProfile } from './queries.ts'
import { texts } from './texts.ts'

/** The plan of whoever came as an affiliate, and what was paid for each member so far. */
export function PlanCard({ profile: { plan, cpa } }: { profile: AgentProfile }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const planFacts = usePlanFacts(plan)
  const paid = [
    { key: 'cpaPaid', label: t('cpaPaid'), value: number(cpa.paid, language) },
    { key: 'cpaAmount', label: t('cpaAmount'), value: amount(cpa.amount) },
  ]
  const hasPaid = cpa.paid > 0 || (plan !== null && plan.cpa !== null)
  return (
    <SectionCard title={t('plan')} text={t('planText')}>
      {plan === null && <p className={styles.empty}>{t('planNone')}</p>}
      {(plan !== null || hasPaid) && <Facts facts={[...planFacts, ...(hasPaid ? paid : [])]} />}
    </SectionCard>
  )
}
