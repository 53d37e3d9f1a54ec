import { FIRST_DAY, LAST_DAY } from '@tucano/contract/fields'
import { X } from 'lucide-react'
import { useAddress } from '#platform/record'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SelectField, TextField } from '#ui/field'
import { actionName, knownActions } from './journal-words.ts'
import { type JournalFilter, useOperators } from './queries.ts'
import styles from './sections.module.css'
import { texts } from './texts.ts'

type Filled = Record<keyof JournalFilter, string>

/** What each filter is called in the address. */
const NAMES: Filled = { operatorId: 'quem', member: 'pessoa', action: 'tipo', subject: 'sobre', day: 'dia' }
const FILTERS = Object.keys(NAMES) as (keyof Filled)[]
const NOTHING = Object.fromEntries(FILTERS.map((key) => [key, ''])) as Filled

export const useFilled = () => useAddress(NAMES)

/** What was left empty asks for nothing; an action, an operator or a day that cannot be one yet is not asked for either. */
export const filterOf = (filled: Filled): JournalFilter =>
  Object.fromEntries(
    Object.entries(filled)
      .map(([key, value]) => [key, value.trim()] as const)
      .filter(([key, value]) => value !== '' && (key !== 'action' || /^[a-zA-Z.]{1,80}$/.test(value)))
      .filter(([key, value]) => key !== 'operatorId' || /^[1-9]\d{0,17}$/.test(value))
      .filter(([key, value]) => key !== 'day' || (/^\d{4}-\d\d-\d\d$/.test(value) && value >= FIRST_DAY && value <= LAST_DAY)),
  )

interface JournalFiltersProps {
  filled: Filled
  onChange: (change: Partial<Filled>) => void
}

export function JournalFilters({ filled, onChange }: JournalFiltersProps) {
  const t = useText(texts)
  const { data: operators = [] } = useOperators()
  const fieldOf = (key: keyof Filled) => ({
    value: filled[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  })
  return (
    <search className={styles.filter} aria-label={t('filter')}>
      <SelectField label={t('who')} {...fieldOf('operatorId')}>
        <option value="">{t('everybody')}</option>
        {operators.map(({ id, name, account }) => (
          <option key={id} value={id}>
            {name} ({account})
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('member')}
        placeholder={t('memberHint')}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={255}
        {...fieldOf('member')}
      />
      <SelectField label={t('what')} {...fieldOf('action')}>
        <option value="">{t('everything')}</option>
        {knownActions.map((action) => (
          <option key={action} value={action}>
            {actionName(t, action)}
          </option>
        ))}
      </SelectField>
      {/* Names of what entries are about are made for machines: whoever presses one is shown it, nobody types it. */}
      {filled.subject !== '' && <TextField label={t('subject')} spellCheck={false} maxLength={210} {...fieldOf('subject')} />}
      <TextField label={t('day')} type="date" {...fieldOf('day')} />
      {Object.values(filled).some((value) => value !== '') && (
        <Button look="quiet" icon={<X />} onClick={() => onChange(NOTHING)}>
          {t('clear')}
        </Button>
      )}
    </search>
  )
}
