import { affiliatePlans } from '@tucano/contract/agents/affiliates'
import { useText } from '#platform/text'
import { SelectField, TextField } from '#ui/field'
import { Checkbox } from '#ui/toggle'
import styles from '../office.module.css'
import { texts } from './texts.ts'
import { type PlanField, type TypedPlan, findPlanProblems, hasCpa, hasShare } from './typed-plan.ts'

interface PlanFieldsProps {
  typed: TypedPlan
  /** Whether to say what is wrong. */
  tried: boolean
  onType: (typed: TypedPlan) => void
}

/** What the house pays an affiliate for: a share of the month's net loss, a sum for each member, or both. */
export function PlanFields({ typed, tried, onType }: PlanFieldsProps) {
  const t = useText(texts)
  const problems = findPlanProblems(typed)
  const field = (name: PlanField, more: { label: string; hint?: string; isOptional?: boolean }) => {
    const wrong = tried ? problems[name] : undefined
    return (
      <TextField
        label={more.label}
        {...(more.hint === undefined ? {} : { hint: more.hint })}
        mark={more.isOptional ? t('optional') : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        value={typed[name]}
        error={wrong && t(wrong)}
        onChange={({ target }) => onType({ ...typed, [name]: target.value })}
      />
    )
  }
  return (
    <>
      <SelectField
        label={t('plan')}
        hint={t(`planAbout_${typed.plan}`)}
        value={typed.plan}
        onChange={({ target }) => onType({ ...typed, plan: target.value as TypedPlan['plan'] })}
      >
        {affiliatePlans.map((key) => (
          <option key={key} value={key}>
            {t(`plan_${key}`)}
          </option>
        ))}
      </SelectField>
      {hasShare(typed) && (
        <>
          {field('share', { label: t('sharePercent'), hint: t('shareHint') })}
          {field('fence', { label: t('fenceField'), hint: t('fenceHint'), isOptional: true })}
          <Checkbox checked={typed.carry} onChange={({ target }) => onType({ ...typed, carry: target.checked })}>
            {t('carryChoice')}
          </Checkbox>
        </>
      )}
      {hasCpa(typed) && (
        <>
          {field('amount', { label: t('cpaAmount'), hint: t('cpaHint') })}
          <div className={styles.pair}>
            {field('firstDeposit', { label: t('firstDeposit') })}
            {field('stake', { label: t('cpaStake') })}
          </div>
        </>
      )}
    </>
  )
}
