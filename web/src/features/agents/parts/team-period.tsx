import { TEAM_DAYS_MAX } from '@tucano/contract/agents'
import { FIRST_DAY, LAST_DAY } from '@tucano/contract/fields'
import { type Period, daysOf, periodOf, teamPresets } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Chip } from '#ui/card'
import { TextField } from '#ui/field'
import styles from './parts.module.css'
import { texts } from './texts.ts'

/** A period by its name, or by its days. */
export interface TeamPeriodChoice {
  preset: (typeof teamPresets)[number] | 'range'
  range: Period
}

export const startWith = (preset: TeamPeriodChoice['preset']): TeamPeriodChoice => ({ preset, range: { from: '', to: '' } })

export const teamPeriod = ({ preset, range }: TeamPeriodChoice, today: string): Period =>
  preset === 'range' ? range : periodOf(preset, today)

const isInOrder = ({ from, to }: Period): boolean => from >= FIRST_DAY && from <= to && to <= LAST_DAY

/** Both days are there, in order, and not too many lie between them. */
export const isTeamPeriod = (period: Period): boolean => isInOrder(period) && isShort(period)
const isShort = ({ from, to }: Period): boolean => daysOf({ from, to }).length <= TEAM_DAYS_MAX

/** Where the chips are wider than the screen, the one that is pressed is in sight. */
function showPressed(chips: HTMLElement | null): void {
  const pressed = chips?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (chips && pressed) chips.scrollLeft = pressed.offsetLeft - chips.offsetLeft - (chips.clientWidth - pressed.offsetWidth) / 2
}

interface TeamPeriodProps {
  choice: TeamPeriodChoice
  onChange: (choice: TeamPeriodChoice) => void
}

/** Which days are shown: those that are asked for most by one press. */
export function TeamPeriod({ choice, onChange }: TeamPeriodProps) {
  const t = useText(texts)
  const today = useToday()
  const { preset, range } = choice
  const setDay = (change: Partial<Period>): void => onChange({ preset, range: { ...range, ...change } })
  const wrong =
    range.from && range.to && range.from > range.to
      ? t('rangeWrong')
      : isInOrder(range) && !isShort(range)
        ? t('rangeLong', { days: TEAM_DAYS_MAX })
        : undefined
  return (
    <div>
      <div className={styles.chips} role="group" aria-label={t('period')} ref={showPressed}>
        {[...teamPresets, 'range' as const].map((key) => (
          // The days that one begins to choose from are those that were shown.
          <Chip key={key} pressed={key === preset} onPress={() => onChange({ preset: key, range: teamPeriod(choice, today) })}>
            {t(key)}
          </Chip>
        ))}
      </div>
      {preset === 'range' && (
        <div className={styles.pair}>
          <TextField
            type="date"
            label={t('from')}
            min={FIRST_DAY}
            max={today}
            value={range.from}
            onChange={({ target }) => setDay({ from: target.value })}
          />
          <TextField
            type="date"
            label={t('to')}
            min={FIRST_DAY}
            max={today}
            value={range.to}
            error={wrong}
            onChange={({ target }) => setDay({ to: target.value })}
          />
        </div>
      )}
    </div>
  )
}
