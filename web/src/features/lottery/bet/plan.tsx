import { PLAN_DRAWS_MAX } from '@tucano/contract/lottery'
import { Repeat } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Segmented } from '#ui/tabs'
import { Switch } from '#ui/toggle'
import { shortNumero } from '../numero.ts'
import type { PlanStep, PlanWish } from './plan-of.ts'
import styles from './plan.module.css'
import { Stepper } from './stepper.tsx'
import { texts } from './texts.ts'
import type { PlanGrowth } from './use-placing.ts'

const CHOICES = [5, 10, 20, 50, 100] as const
const SHOWN = 6

const FIRST: Record<PlanGrowth['kind'], PlanGrowth> = {
  constant: { kind: 'constant' },
  doubling: { kind: 'doubling', every: 1 },
  return: { kind: 'return', bp: 1000 },
}

interface PlanProps {
  wish: PlanWish
  steps: readonly PlanStep[]
  /** How many draws are planned. */
  most: number
  canGrow: boolean
  onChange: (wish: PlanWish) => void
}

/** The slip in draws to come (teimosinha): how many, until when, and what all of it costs. */
export function Plan({ wish, steps, most, canGrow, onChange }: PlanProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const isOn = wish.draws > 1
  const max = Math.min(most, PLAN_DRAWS_MAX)
  const { growth } = wish
  if (max < 2) return null
  return (
    <section className={styles.plan} data-plan={isOn ? wish.draws : 'off'}>
      <Switch checked={isOn} onChange={({ target }) => onChange({ ...wish, draws: target.checked ? Math.min(5, max) : 1 })}>
        <span className={styles.title}>
          <Repeat aria-hidden="true" />
          {t('plan')}
        </span>
      </Switch>
      {isOn && (
        <>
          <p className={styles.soft}>{t('planText')}</p>
          <div className={styles.draws}>
            <Stepper
              label={t('planDraws')}
              value={wish.draws}
              max={max}
              onChange={(draws) => onChange({ ...wish, draws: Math.max(2, draws) })}
            />
            <div className={styles.choices} role="group" aria-label={t('planDraws')}>
              {CHOICES.filter((count) => count <= max).map((count) => (
                <button key={count} type="button" aria-pressed={wish.draws === count} onClick={() => onChange({ ...wish, draws: count })}>
                  {count}
                </button>
              ))}
            </div>
          </div>
          {wish.draws > max && <p className={styles.wrong}>{t('planTooFew', { max: number(max, language) })}</p>}
          <Switch checked={wish.winStop} onChange={({ target }) => onChange({ ...wish, winStop: target.checked })}>
            {t('winStop')}
          </Switch>
          {canGrow && (
            <div className={styles.growth}>
              <Segmented
                label={t('growth')}
                choices={(['constant', 'doubling', 'return'] as const).map((key) => ({ key, label: t(`growth_${key}`) }))}
                value={growth.kind}
                onChange={(kind) => onChange({ ...wish, growth: FIRST[kind] })}
              />
              {growth.kind === 'doubling' && (
                <span className={styles.field}>
                  {t('growthEvery')}
                  <Stepper
                    size="small"
                    label={t('growthEvery')}
                    value={growth.every}
                    max={100}
                    onChange={(every) => onChange({ ...wish, growth: { kind: 'doubling', every } })}
                  />
                </span>
              )}
              {growth.kind === 'return' && (
                <span className={styles.field}>
                  {t('growthReturn')}
                  <Stepper
                    size="small"
                    label={t('growthReturn')}
                    value={growth.bp / 100}
                    max={1000}
                    onChange={(percent) => onChange({ ...wish, growth: { kind: 'return', bp: percent * 100 } })}
                  />
                </span>
              )}
              {growth.kind !== 'constant' && <p className={styles.soft}>{t('caution')}</p>}
            </div>
          )}
          <Steps steps={steps} draws={wish.draws} />
        </>
      )}
    </section>
  )
}

function Steps({ steps, draws }: { steps: readonly PlanStep[]; draws: number }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const total = steps.reduce((sum, { stake }) => sum + stake, 0n)
  if (steps.length < draws)
    return (
      <p className={styles.wrong} role="alert">
        {t('growthImpossible')}
      </p>
    )
  return (
    <ol className={styles.steps}>
      {steps.slice(0, SHOWN).map(({ numero, multiple, stake }) => (
        <li key={numero}>
          <span>{shortNumero(numero)}</span>
          <span>×{multiple}</span>
          <span>{amount(stake)}</span>
        </li>
      ))}
      {steps.length > SHOWN && <li className={styles.rest}>{t('planMore', { count: steps.length - SHOWN })}</li>}
      <li className={styles.sum}>
        <span>{t('planCost')}</span>
        <span>{amount(total)}</span>
      </li>
    </ol>
  )
}
