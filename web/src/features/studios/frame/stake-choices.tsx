import { type FormEvent, useState } from 'react'
import { plainAmount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { fits, fitted } from '../stakes.ts'
import { useMoney, useStudio, useTable } from '../studio.ts'
import { texts } from '../texts.ts'
import styles from './stake-choices.module.css'

/** Any stake that the game takes: typed, half or twice as much, the most that the balance covers, or a step of the ladder. */
export function StakeChoices({ close }: { close: () => void }) {
  const t = useText(texts)
  const money = useMoney()
  const { table } = useStudio()
  const stake = useTable((state) => state.stake)
  const balance = useTable((state) => state.balance)
  const { stakes } = table.game
  const max = BigInt(stakes.max)
  const quick = [
    { label: t('halfStake'), short: '½', to: fitted(stakes, stake / 2n) },
    { label: t('twiceStake'), short: '2×', to: fitted(stakes, stake * 2n) },
    { label: t('mostStake'), short: t('most'), to: fitted(stakes, balance === undefined || balance > max ? max : balance) },
  ]
  return (
    <div className={styles.choices}>
      <Typed close={close} />
      <div className={styles.quick} role="group" aria-label={t('quickStakes')}>
        {quick.map(({ label, short, to }) => (
          <button key={short} type="button" className={styles.choice} title={label} onClick={() => table.chooseStake(to)}>
            {short} <span className="sr-only">{label}</span>
          </button>
        ))}
      </div>
      <div className={styles.steps} role="group" aria-label={t('stakes')}>
        {table.steps.map((step) => (
          <button
            key={String(step)}
            type="button"
            className={styles.choice}
            aria-pressed={step === stake}
            onClick={() => {
              table.chooseStake(step)
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

function Typed({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const money = useMoney()
  const language = useLanguage((state) => state.language)
  const { table } = useStudio()
  const stake = useTable((state) => state.stake)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { stakes } = table.game
  const [unit, min, max] = [stakes.unit, stakes.min, stakes.max].map((minor) => money(BigInt(minor))) as [string, string, string]
  const rule = stakes.unit === '1' ? t('stakeRule', { min, max }) : t('stakeRuleUnit', { min, max, unit })
  const use = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = readAmount(typed, language)
    if (wanted === undefined || !fits(stakes, wanted)) return setWrong(true)
    table.chooseStake(wanted)
    close()
  }
  return (
    <form className={styles.typed} onSubmit={use}>
      <TextField
        label={t('typeStake')}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={plainAmount(stake, language)}
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
