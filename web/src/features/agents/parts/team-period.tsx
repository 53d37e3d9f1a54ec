import { TEAM_DAYS_MAX } from '@tucano/contract/agents'
import { type PeriodChoice, PeriodDays, isPeriod, periodChosen } from '#parts/period-field'
import { type Period, daysOf, teamPresets } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { bringToMiddle } from '#ui/bring-to-middle'
import { Chip } from '#ui/card'
import styles from './parts.module.css'
import { texts } from './texts.ts'

type TeamPeriodChoice = PeriodChoice<(typeof teamPresets)[number]>

export const startWith = (preset: TeamPeriodChoice['preset']): TeamPeriodChoice => ({ preset, range: { from: '', to: '' } })

/** Both days are there, in order, and not too many lie between them. */
export const isTeamPeriod = (period: Period): boolean => isPeriod(period) && daysOf(period).length <= TEAM_DAYS_MAX

/** Where the chips are wider than the screen, the one that is pressed is in sight. */
function showPressed(chips: HTMLElement | null): void {
  const pressed = chips?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (chips && pressed) bringToMiddle(chips, pressed)
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
  return (
    <div>
      <div className={styles.chips} role="group" aria-label={t('period')} ref={showPressed}>
        {[...teamPresets, 'range' as const].map((key) => (
          // The days that one begins to choose from are those that were shown.
          <Chip key={key} pressed={key === preset} onPress={() => onChange({ preset: key, range: periodChosen(choice, today) })}>
            {t(key)}
          </Chip>
        ))}
      </div>
      {preset === 'range' && (
        <div className={styles.days}>
          <PeriodDays
            range={range}
            onChange={(days) => onChange({ preset, range: days })}
            problem={isPeriod(range) && !isTeamPeriod(range) ? t('rangeLong', { days: TEAM_DAYS_MAX }) : undefined}
          />
        </div>
      )}
    </div>
  )
}
