import { type Period, periodOf, recordPresets } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { TextField } from '#ui/field'
import { Segmented } from '#ui/tabs'
import styles from './period-field.module.css'
import { texts } from './texts.ts'

/** A period by its name, or by its days. */
export interface PeriodChoice {
  preset: (typeof recordPresets)[number] | 'range'
  /** The days of `range`. */
  range: Period
}

export const periodChosen = ({ preset, range }: PeriodChoice, today: string): Period =>
  preset === 'range' ? range : periodOf(preset, today)

/** Both days are given, and in order. */
export const isPeriod = ({ from, to }: Period): boolean => from !== '' && to !== '' && from <= to

interface PeriodFieldProps {
  choice: PeriodChoice
  onChange: (choice: PeriodChoice) => void
}

/** Which days are shown. */
export function PeriodField({ choice, onChange }: PeriodFieldProps) {
  const t = useText(texts)
  const today = useToday()
  const { preset, range } = choice
  const presets = [...recordPresets, 'range' as const].map((key) => ({ key, label: t(key) }))
  // The days that one begins to choose from are those that were shown.
  const choosePreset = (key: PeriodChoice['preset']): void => onChange({ preset: key, range: periodChosen(choice, today) })
  const setDay = (change: Partial<Period>): void => onChange({ preset, range: { ...range, ...change } })
  return (
    <>
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
    </>
  )
}
