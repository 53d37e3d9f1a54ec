import { FIRST_DAY, LAST_DAY } from '@tucano/contract/fields'
import { type Period, type Preset, periodOf, recordPresets } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { TextField } from '#ui/field'
import { Segmented } from '#ui/tabs'
import styles from './period-field.module.css'
import { texts } from './texts.ts'

/** A period by its name, or by its days. */
export interface PeriodChoice<Name extends Preset = (typeof recordPresets)[number]> {
  preset: Name | 'range'
  /** The days of `range`. */
  range: Period
}

export const periodChosen = ({ preset, range }: PeriodChoice<Preset>, today: string): Period =>
  preset === 'range' ? range : periodOf(preset, today)

/** Both days are given, in order, and their years typed to the end: while somebody types 2026, the field has the year 2 for a moment. */
export const isPeriod = ({ from, to }: Period): boolean => from >= FIRST_DAY && from <= to && to <= LAST_DAY

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
  return (
    <>
      <Segmented label={t('period')} choices={presets} value={preset} onChange={choosePreset} className={styles.presets} />
      {preset === 'range' && <PeriodDays range={range} onChange={(days) => onChange({ preset, range: days })} />}
    </>
  )
}

interface PeriodDaysProps {
  range: Period
  onChange: (range: Period) => void
  /** What else is wrong with days that are in order. */
  problem?: string | undefined
}

/** The first and the last day of a period. */
export function PeriodDays({ range, onChange, problem }: PeriodDaysProps) {
  const t = useText(texts)
  const today = useToday()
  const isTurned = range.from !== '' && range.to !== '' && range.from > range.to
  return (
    <div className={styles.pair}>
      <TextField
        type="date"
        label={t('from')}
        min={FIRST_DAY}
        max={today}
        value={range.from}
        onChange={({ target }) => onChange({ ...range, from: target.value })}
      />
      <TextField
        type="date"
        label={t('to')}
        min={FIRST_DAY}
        max={today}
        value={range.to}
        error={isTurned ? t('rangeWrong') : problem}
        onChange={({ target }) => onChange({ ...range, to: target.value })}
      />
    </div>
  )
}
