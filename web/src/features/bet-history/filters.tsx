import { type Bet, betStates } from '@tucano/contract/bet-history'
import { type GameType, gameTypes } from '@tucano/contract/lobby'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { SelectField, TextField } from '#ui/field'
import { Segmented } from '#ui/tabs'
import styles from './filters.module.css'
import { type Period, periodOf, recordPresets } from './period.ts'
import { texts } from './texts.ts'
import { useToday } from './use-today.ts'

export interface Choice {
  preset: (typeof recordPresets)[number] | 'range'
  /** The days of `range`. */
  range: Period
  product: GameType | ''
  state: Bet['state'] | ''
}

export const periodChosen = ({ preset, range }: Choice, today: string): Period => (preset === 'range' ? range : periodOf(preset, today))

/** Both days are given, and in order. */
export const isPeriod = ({ from, to }: Period): boolean => from !== '' && to !== '' && from <= to

interface FiltersProps {
  choice: Choice
  onChange: (choice: Choice) => void
}

/** Which bets are shown. */
export function Filters({ choice, onChange }: FiltersProps) {
  const t = useText(texts)
  const today = useToday()
  const { preset, range, product, state } = choice
  const presets = [...recordPresets, 'range' as const].map((key) => ({ key, label: t(key) }))
  // The days that one begins to choose from are those that were shown.
  const choosePreset = (key: Choice['preset']): void => onChange({ ...choice, preset: key, range: periodChosen(choice, today) })
  const setDay = (change: Partial<Period>): void => onChange({ ...choice, range: { ...range, ...change } })
  return (
    <Card className={styles.filters}>
      <Segmented label={t('period')} choices={presets} value={preset} onChange={choosePreset} className={styles.presets} />
      {preset === 'range' && (
        <div className={styles.pair}>
          <TextField
            type="date"
            label={t('from')}
            max={today}
            value={range.from}
            onChange={({ target }) => setDay({ from: target.value })}
          />
          <TextField
            type="date"
            label={t('to')}
            max={today}
            value={range.to}
            error={range.from && range.to && !isPeriod(range) ? t('rangeWrong') : undefined}
            onChange={({ target }) => setDay({ to: target.value })}
          />
        </div>
      )}
      <div className={styles.pair}>
        <SelectField
          label={t('product')}
          value={product}
          onChange={({ target }) => onChange({ ...choice, product: target.value as Choice['product'] })}
        >
          <option value="">{t('allProducts')}</option>
          {gameTypes.map((type) => (
            <option key={type} value={type}>
              {t(`product_${type}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('state')}
          value={state}
          onChange={({ target }) => onChange({ ...choice, state: target.value as Choice['state'] })}
        >
          <option value="">{t('allStates')}</option>
          {betStates.map((each) => (
            <option key={each} value={each}>
              {t(`states_${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  )
}
