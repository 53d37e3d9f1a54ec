import {
  ANSWER_DAYS,
  type Agreement,
  type AgreementKind,
  type Terms,
  agreementKinds,
  dividendPeriods,
} from '@tucano/contract/agents/agreements'
import { type AgentLine, offerOfHouse } from '@tucano/contract/agents/office'
import { type TeamType, teamTypes } from '@tucano/contract/agents/shapes'
import { useState } from 'react'
import { useTyped } from '#platform/amounts'
import { call } from '#platform/call'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { SelectField, TextField } from '#ui/field'
import { Checkbox } from '#ui/toggle'
import { texts as agreementTexts } from '../../agreements/texts.ts'
import { TiersEditor } from '../../agreements/tiers-editor.tsx'
import { NO_TIER, type TypedTier, readTiers, typeTiers } from '../../agreements/typed-tiers.ts'
import { useTypeName } from '../../parts/use-type-name.ts'
import styles from '../office.module.css'
import { ReasonWindow } from '../reason-window.tsx'
import { rereadAgents } from './queries.ts'
import { texts } from './texts.ts'

interface OfferWindowProps {
  payee: AgentLine
  /** The agreement whose terms are to change; without it, a new one. */
  edited: Agreement | undefined
  close: () => void
}

interface Fields {
  kind: AgreementKind
  type: TeamType
  period: (typeof dividendPeriods)[number]
  rateType: Terms['rateType']
  carry: boolean
  fence: string
}

/** Nothing typed is no fence. */
const readFence = (typed: string): bigint | null | undefined => (typed.trim() === '' ? null : readAmount(typed))

/** An agreement of the house with an agent of the first level: a new one, or other terms of one in force. */
export function OfferWindow({ payee: { memberId, account }, edited, close }: OfferWindowProps) {
  const t = useText(texts)
  const a = useText(agreementTexts)
  const write = useTyped()
  const known = edited?.next?.terms ?? edited?.terms
  const [fields, setFields] = useState<Fields>({
    kind: edited?.kind ?? 'dividend',
    type: edited?.type ?? 'CONS',
    period: dividendPeriods.find((one) => one === edited?.period) ?? 'halfMonth',
    rateType: known?.rateType ?? 'percent',
    carry: known?.carry ?? false,
    fence: known?.fence ? write(known.fence) : '',
  })
  const [tiers, setTiers] = useState<TypedTier[]>(() => (known ? typeTiers(known.tiers, write) : [NO_TIER]))
  const { kind, type, period } = fields
  const isDividend = kind === 'dividend'
  const rateType = isDividend ? 'percent' : fields.rateType
  const read = readTiers(tiers, rateType)
  const fence = isDividend ? readFence(fields.fence) : null
  const set = (change: Partial<Fields>): void => setFields({ ...fields, ...change })
  const send = async (reason: string): Promise<string> => {
    const terms: Terms = { rateType, carry: isDividend && fields.carry, fence: fence === null ? null : String(fence), tiers: read ?? [] }
    await call(offerOfHouse, {
      payeeId: memberId,
      kind,
      type,
      terms: isDividend ? terms : { ...terms, tiers: terms.tiers.map((tier) => ({ ...tier, netLoss: '0' })) },
      reason,
      ...(isDividend ? { period } : {}),
      ...(edited ? { version: edited.version } : {}),
    })
    return t('offered', { account })
  }
  return (
    <ReasonWindow
      title={t(edited ? 'otherTermsTitle' : 'offerTitle', { account })}
      text={t('offerText', { days: ANSWER_DAYS })}
      label={a('send')}
      width={680}
      ready={read !== undefined && fence !== undefined}
      act={send}
      reread={rereadAgents}
      close={close}
    >
      {(pressed) => (
        <>
          {!edited && <What fields={fields} onChange={set} />}
          {isDividend ? (
            <>
              <Checkbox checked={fields.carry} onChange={({ target }) => set({ carry: target.checked })}>
                {a('carryChoice')}
              </Checkbox>
              <TextField
                label={t('fence')}
                mark={t('optional')}
                hint={t('fenceHint')}
                inputMode="decimal"
                autoComplete="off"
                placeholder="0,00"
                value={fields.fence}
                error={pressed && fence === undefined ? a('wrongAmount') : undefined}
                onChange={({ target }) => set({ fence: target.value })}
              />
            </>
          ) : (
            <SelectField
              label={a('rateType')}
              value={fields.rateType}
              onChange={({ target }) => set({ rateType: target.value as Fields['rateType'] })}
            >
              <option value="percent">{a('rate_percent')}</option>
              <option value="amount">{a('rate_amount')}</option>
            </SelectField>
          )}
          <TiersEditor kind={kind} rateType={rateType} tiers={tiers} tried={pressed} onChange={setTiers} />
        </>
      )}
    </ReasonWindow>
  )
}

/** For what, for which product, by which period. */
function What({ fields, onChange }: { fields: Fields; onChange: (change: Partial<Fields>) => void }) {
  const t = useText(texts)
  const a = useText(agreementTexts)
  const typeName = useTypeName()
  return (
    <>
      <SelectField label={t('kind')} value={fields.kind} onChange={({ target }) => onChange({ kind: target.value as AgreementKind })}>
        {agreementKinds.map((each) => (
          <option key={each} value={each}>
            {t(`agreement_${each}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <SelectField label={a('type')} value={fields.type} onChange={({ target }) => onChange({ type: target.value as TeamType })}>
          {teamTypes.map((each) => (
            <option key={each} value={each}>
              {typeName(each)}
            </option>
          ))}
        </SelectField>
        {fields.kind === 'dividend' && (
          <SelectField
            label={a('period')}
            value={fields.period}
            onChange={({ target }) => onChange({ period: target.value as Fields['period'] })}
          >
            {dividendPeriods.map((each) => (
              <option key={each} value={each}>
                {a(`period_${each}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </>
  )
}
