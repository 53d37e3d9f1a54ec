import type { Plan } from '@tucano/contract/agents/affiliates'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { usePercent } from '../../parts/use-percent.ts'
import { texts } from './texts.ts'

/** What an affiliate's plan says, line by line. */
export function usePlanFacts(plan: Plan | null) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const percent = usePercent()
  if (plan === null) return []
  const { bp, fence, carry, cpa } = plan
  return [
    { key: 'plan', label: t('plan'), value: t(`plan_${plan.plan}`) },
    ...(bp === null
      ? []
      : [
          { key: 'bp', label: t('share'), value: t('shareOf', { share: percent(bp) }) },
          { key: 'carry', label: t('negative'), value: t(carry ? 'carried' : 'notCarried') },
          { key: 'fence', label: t('fence'), value: fence === null ? t('noFence') : t('fenceAbove', { amount: amount(fence) }) },
        ]),
    ...(cpa === null
      ? []
      : [
          { key: 'cpa', label: t('cpaAmount'), value: amount(cpa.amount) },
          { key: 'firstDeposit', label: t('firstDeposit'), value: amount(cpa.firstDeposit) },
          { key: 'stake', label: t('cpaStake'), value: amount(cpa.stake) },
        ]),
  ]
}
