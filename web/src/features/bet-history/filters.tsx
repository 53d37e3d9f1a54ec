import { betFilters } from '@tucano/contract/bet-history'
import { type GameType, gameTypes } from '@tucano/contract/lobby'
import { type PeriodChoice, PeriodField } from '#parts/period-field'
import { useProductName } from '#parts/use-product-name'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { SelectField } from '#ui/field'
import styles from './filters.module.css'
import { texts } from './texts.ts'

export interface Choice extends PeriodChoice {
  product: GameType | ''
  state: (typeof betFilters)[number] | ''
}

interface FiltersProps {
  choice: Choice
  onChange: (choice: Choice) => void
}

/** Which bets are shown. */
export function Filters({ choice, onChange }: FiltersProps) {
  const t = useText(texts)
  const productName = useProductName()
  const { product, state } = choice
  return (
    <Card className={styles.filters}>
      <PeriodField choice={choice} onChange={(period) => onChange({ ...choice, ...period })} />
      <div className={styles.pair}>
        <SelectField
          label={t('product')}
          value={product}
          onChange={({ target }) => onChange({ ...choice, product: target.value as Choice['product'] })}
        >
          <option value="">{t('allProducts')}</option>
          {gameTypes.map((type) => (
            <option key={type} value={type}>
              {productName(type)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('state')}
          value={state}
          onChange={({ target }) => onChange({ ...choice, state: target.value as Choice['state'] })}
        >
          <option value="">{t('allStates')}</option>
          {betFilters.map((each) => (
            <option key={each} value={each}>
              {t(`states_${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  )
}
