import { agreementKinds, settlementStates } from '@tucano/contract/agents/agreements'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { QueueCount } from '#parts/office/queue-count'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Chip } from '#ui/card'
import { SelectField, TextField } from '#ui/field'
import styles from '#office/history/history.module.css'
import { texts as officeTexts } from '#office/texts.ts'
import { texts as agreementTexts } from '../../agreements/texts.ts'
import { texts as agentTexts } from '../agents/texts.ts'
import { type SettlementFields, reversalQueue } from './queries.ts'
import { texts } from './texts.ts'

interface SettlementFiltersProps {
  fields: SettlementFields
  onChange: (change: Partial<SettlementFields>) => void
}

/** Which settlements are listed. */
export function SettlementFilters({ fields, onChange }: SettlementFiltersProps) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const a = useText(agreementTexts)
  const g = useText(agentTexts)
  const [typed, setTyped] = useState(fields.query)
  return (
    <form
      role="search"
      className={styles.filters}
      aria-label={t('filter')}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ query: typed.trim() })
      }}
    >
      <div className={styles.wide}>
        <TextField
          label={o('historySearch')}
          hint={t('searchHint')}
          end={
            <IconButton type="submit" label={o('historyFind')}>
              <Search />
            </IconButton>
          }
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '') onChange({ query: '' })
          }}
        />
      </div>
      <TextField label={o('historyDay')} type="date" value={fields.day} onChange={({ target }) => onChange({ day: target.value })} />
      <SelectField label={o('historyState')} value={fields.state} onChange={({ target }) => onChange({ state: target.value })}>
        <option value="">{o('historyAll')}</option>
        {settlementStates.map((key) => (
          <option key={key} value={key}>
            {a(`state_${key}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.wide}>
        <SelectField label={g('kind')} value={fields.kind} onChange={({ target }) => onChange({ kind: target.value })}>
          <option value="">{t('allKinds')}</option>
          {agreementKinds.map((key) => (
            <option key={key} value={key}>
              {g(`agreement_${key}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.wide}>
        <Chip pressed={fields.reversals !== ''} onPress={() => onChange({ reversals: fields.reversals ? '' : '1' })}>
          {t('reversals')} <QueueCount queue={reversalQueue} />
        </Chip>
      </div>
    </form>
  )
}
