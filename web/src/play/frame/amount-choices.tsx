import type { StudioGame } from '@tucano/contract/studios'
import { type FormEvent, useState } from 'react'
import { plainAmount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { fits, fitted } from '../session/stakes.ts'
import { useMoney } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './amount-choices.module.css'

interface AmountChoicesProps {
  /** What the game takes. */
  limits: StudioGame['stakes']
  value: bigint
  /** As much as there is room for, before it is made to fit the limits. */
  most: bigint
  steps: readonly bigint[]
  /** What the steps are, and what the three quick ways do to the amount. */
  names: { steps: string; quick: string; half: string; twice: string; most: string }
  onChoose: (amount: bigint) => void
  close: () => void
}

/** Any amount that the game takes: typed, half or twice as much, the most that there is room for, or one of the steps. */
export function AmountChoices({ limits, value, most, steps, names, onChoose, close }: AmountChoicesProps) {
  const t = useText(texts)
  const money = useMoney()
  const quick = [
    { label: names.half, short: '½', to: value / 2n },
    { label: names.twice, short: '2×', to: value * 2n },
    { label: names.most, short: t('most'), to: most },
  ]
  return (
    <div className={styles.choices}>
      <Typed
        limits={limits}
        value={value}
        onChoose={(amount) => {
          onChoose(amount)
          close()
        }}
      />
      <div className={styles.quick} role="group" aria-label={names.quick}>
        {quick.map(({ label, short, to }) => (
          <button key={short} type="button" className={styles.choice} title={label} onClick={() => onChoose(fitted(limits, to))}>
            {short} <span className="sr-only">{label}</span>
          </button>
        ))}
      </div>
      <div className={styles.steps} role="group" aria-label={names.steps}>
        {steps.map((step) => (
          <button
            key={String(step)}
            type="button"
            className={styles.choice}
            aria-pressed={step === value}
            onClick={() => {
              onChoose(step)
              close()
            }}
          >
            {money(step)}
          </button>
        ))}
      </div>
    </div>
  )
}

function Typed({ limits, value, onChoose }: Pick<AmountChoicesProps, 'limits' | 'value' | 'onChoose'>) {
  const t = useText(texts)
  const w = useText(words)
  const money = useMoney()
  const language = useLanguage((state) => state.language)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [unit, min, max] = [limits.unit, limits.min, limits.max].map((minor) => money(BigInt(minor))) as [string, string, string]
  const rule = limits.unit === '1' ? t('stakeRule', { min, max }) : t('stakeRuleUnit', { min, max, unit })
  const use = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = readAmount(typed, language)
    if (wanted === undefined || !fits(limits, wanted)) return setWrong(true)
    onChoose(wanted)
  }
  return (
    <form className={styles.typed} onSubmit={use}>
      <TextField
        label={t('typeStake')}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={plainAmount(value, language)}
        value={typed}
        {...(isWrong ? { error: rule } : { hint: rule })}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
      />
      <Button type="submit" look="primary" className={styles.use}>
        {w('confirm')}
      </Button>
    </form>
  )
}
