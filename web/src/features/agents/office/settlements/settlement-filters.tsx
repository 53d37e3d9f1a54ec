import { agreementKinds, settlementStates } from '@tucano/contract/agents/agreements'
import { ChoiceField, Filters } from '#parts/office/history/filters'
import { QueueCount } from '#parts/office/queue-count'
import { useText } from '#platform/text'
import { Chip } from '#ui/card'
import { TextField } from '#ui/field'
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
  return (
    <Filters label={t('filter')} hint={t('searchHint')} maxLength={64} query={fields.query} onQuery={(query) => onChange({ query })}>
      <TextField label={o('historyDay')} type="date" value={fields.day} onChange={({ target }) => onChange({ day: target.value })} />
      <ChoiceField
        label={o('historyState')}
        choices={settlementStates.map((key) => ({ key, label: a(`state_${key}`) }))}
        value={fields.state}
        onChoose={(state) => onChange({ state })}
      />
      <div className={styles.wide}>
        <ChoiceField
          label={g('kind')}
          all={t('allKinds')}
          choices={agreementKinds.map((key) => ({ key, label: g(`agreement_${key}`) }))}
          value={fields.kind}
          onChoose={(kind) => onChange({ kind })}
        />
      </div>
      <div className={styles.wide}>
        <Chip pressed={fields.reversals !== ''} onPress={() => onChange({ reversals: fields.reversals ? '' : '1' })}>
          {t('reversals')} <QueueCount queue={reversalQueue} />
        </Chip>
      </div>
    </Filters>
  )
}
