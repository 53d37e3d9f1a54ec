import { ANSWER_DAYS, type Agreement, type AgreementKind, type Terms, dividendPeriods } from '@tucano/contract/agents/agreements'
import { type TeamType, teamTypes } from '@tucano/contract/agents/shapes'
import { useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { useTyped } from '#platform/amounts'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SelectField } from '#ui/field'
import { Form } from '#ui/form'
import { Checkbox } from '#ui/toggle'
import type { Somebody } from '../parts/find-field.tsx'
import { PersonField } from '../parts/person-field.tsx'
import { useTypeName } from '../parts/use-type-name.ts'
import styles from './agreements.module.css'
import { edit, offer } from './queries.ts'
import { texts } from './texts.ts'
import { TiersEditor } from './tiers-editor.tsx'
import { NO_TIER, type TypedTier, readTiers, typeTiers } from './typed-tiers.ts'

interface OfferFormProps {
  kind: AgreementKind
  /** The agreement whose terms are to change; without it, a new one. */
  edited: Agreement | undefined
  about: Somebody | undefined
  higherAllowed: boolean
  close: () => void
}

interface Fields {
  payee: Somebody | undefined
  type: TeamType
  period: (typeof dividendPeriods)[number]
  rateType: Terms['rateType']
  carry: boolean
}

/** Terms for an agent right below: new ones, or others than those in force. */
export function OfferForm({ kind, edited, about, higherAllowed, close }: OfferFormProps) {
  const t = useText(texts)
  const write = useTyped()
  const { busy, problem, save, tell } = useSaving()
  const known = edited?.next?.terms ?? edited?.terms
  const [fields, setFields] = useState<Fields>({
    payee: about,
    type: 'CONS',
    period: 'halfMonth',
    rateType: known?.rateType ?? 'percent',
    carry: known?.carry ?? false,
  })
  const [tiers, setTiers] = useState<TypedTier[]>(() => (known ? typeTiers(known.tiers, write) : [NO_TIER]))
  const [tried, setTried] = useState(false)
  const [higher, setHigher] = useState(false)
  const send = async (isHigherConfirmed: boolean): Promise<void> => {
    setTried(true)
    const { payee, type, period, rateType, carry } = fields
    const read = readTiers(tiers, rateType)
    if (!read || (!edited && !payee)) return
    const terms: Terms = { rateType, carry, fence: known?.fence ?? null, tiers: read }
    const work = async (): Promise<void> => {
      try {
        if (edited) await edit(edited, terms, isHigherConfirmed)
        else
          await offer({
            payeeId: payee?.memberId ?? '',
            kind,
            type,
            terms,
            ...(kind === 'dividend' ? { period } : {}),
            ...(isHigherConfirmed ? { isHigherConfirmed } : {}),
          })
      } catch (error) {
        if (error instanceof CallError && error.code === 'agreement.higher') setHigher(true)
        throw error
      }
    }
    if (await save(work, t('sent'))) close()
  }
  const set = (change: Partial<Fields>): void => {
    setFields({ ...fields, ...change })
    setHigher(false)
    tell(undefined)
  }
  return (
    <ProductWindow title={edited ? t('formTitleEdit', { other: edited.other }) : t('formTitle')} width={680} onClose={close}>
      <Form
        submitLabel={t('send')}
        busy={busy}
        problem={higher ? undefined : problem}
        onSubmit={(event) => {
          event.preventDefault()
          void send(false)
        }}
      >
        <p>{t('formText', { days: ANSWER_DAYS })}</p>
        {!edited && <Whom fields={fields} kind={kind} tried={tried} onChange={set} />}
        {kind === 'dividend' ? (
          <Checkbox checked={fields.carry} onChange={({ target }) => set({ carry: target.checked })}>
            {t('carryChoice')}
          </Checkbox>
        ) : (
          <SelectField
            label={t('rateType')}
            value={fields.rateType}
            onChange={({ target }) => set({ rateType: target.value as Fields['rateType'] })}
          >
            <option value="percent">{t('rate_percent')}</option>
            <option value="amount">{t('rate_amount')}</option>
          </SelectField>
        )}
        <TiersEditor
          kind={kind}
          rateType={fields.rateType}
          tiers={tiers}
          tried={tried}
          onChange={(typed) => {
            setTiers(typed)
            setHigher(false)
          }}
        />
        {higher && (
          <div className={styles.warn} role="alert">
            <strong>{t('higherTitle')}</strong>
            <p>{t(higherAllowed ? 'higherText' : 'higherNo')}</p>
            {higherAllowed && (
              <Button busy={busy} onClick={() => void send(true)}>
                {t('higherSend')}
              </Button>
            )}
          </div>
        )}
      </Form>
    </ProductWindow>
  )
}

interface WhomProps {
  fields: Fields
  kind: AgreementKind
  tried: boolean
  onChange: (change: Partial<Fields>) => void
}

/** To whom, for which product, by which period. */
function Whom({ fields, kind, tried, onChange }: WhomProps) {
  const t = useText(texts)
  const typeName = useTypeName()
  return (
    <>
      <PersonField
        label={t('payee')}
        agents
        chosen={fields.payee}
        error={tried && !fields.payee ? t('payeeMissing') : undefined}
        onChoose={(payee) => onChange({ payee })}
      />
      <div className={styles.pair}>
        <SelectField label={t('type')} value={fields.type} onChange={({ target }) => onChange({ type: target.value as TeamType })}>
          {teamTypes.map((type) => (
            <option key={type} value={type}>
              {typeName(type)}
            </option>
          ))}
        </SelectField>
        {kind === 'dividend' && (
          <SelectField
            label={t('period')}
            value={fields.period}
            onChange={({ target }) => onChange({ period: target.value as Fields['period'] })}
          >
            {dividendPeriods.map((each) => (
              <option key={each} value={each}>
                {t(`period_${each}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </>
  )
}
