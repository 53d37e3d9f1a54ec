import { type Heading, type RecordPocket, headings } from '@tucano/contract/account-record'
import { type PeriodChoice, PeriodField } from '#parts/period-field'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { SelectField } from '#ui/field'
import styles from './record-filters.module.css'
import { texts } from './texts.ts'

export interface Choice extends PeriodChoice {
  pocket: RecordPocket
  heading: Heading | ''
}

interface RecordFiltersProps {
  choice: Choice
  /** Pockets that there are. */
  pockets: readonly RecordPocket[]
  onChange: (choice: Choice) => void
}

/** Which movements are shown. */
export function RecordFilters({ choice, pockets, onChange }: RecordFiltersProps) {
  const t = useText(texts)
  return (
    <Card className={styles.filters}>
      <PeriodField choice={choice} onChange={(period) => onChange({ ...choice, ...period })} />
      <div className={styles.pair}>
        <SelectField
          label={t('pocket')}
          value={choice.pocket}
          onChange={({ target }) => onChange({ ...choice, pocket: target.value as RecordPocket })}
        >
          {pockets.map((pocket) => (
            <option key={pocket} value={pocket}>
              {t(`pocket_${pocket}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('heading')}
          value={choice.heading}
          onChange={({ target }) => onChange({ ...choice, heading: target.value as Choice['heading'] })}
        >
          <option value="">{t('allHeadings')}</option>
          {headings.map((heading) => (
            <option key={heading} value={heading}>
              {t(`headings_${heading}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  )
}
