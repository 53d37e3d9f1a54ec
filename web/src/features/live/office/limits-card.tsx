import type { LiveLimits } from '@tucano/contract/live'
import { setTableLimits } from '@tucano/contract/live/office'
import { useState } from 'react'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { useAmounts, useTyped } from '#platform/amounts'
import { call } from '#platform/call'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import styles from './office.module.css'
import { tookTable } from './queries.ts'
import type { FoundTable } from './table-detail.tsx'
import { texts } from './texts.ts'
import { LIMIT_KEYS, type LimitKey, wrongLimits } from './wrong-limits.ts'

const isSame = (a: LiveLimits, b: LiveLimits): boolean => LIMIT_KEYS.every((key) => a[key] === b[key])

/** Limits of a table, from its next round on. */
export function LimitsCard({ found, mayChange }: { found: FoundTable; mayChange: boolean }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const [changing, setChanging] = useState(false)
  const { table, ownLimits } = found
  return (
    <SectionCard title={t('limits')} text={t(isSame(table.limits, ownLimits) ? 'limitsOwn' : 'limitsChanged')}>
      <Facts facts={LIMIT_KEYS.map((key) => ({ key, label: t(`limits_${key}`), value: amount(table.limits[key]) }))} />
      {mayChange && (
        <div className={styles.after}>
          <div className={styles.actions}>
            <Button size="small" onClick={() => setChanging(true)}>
              {t('limitsChange')}
            </Button>
          </div>
        </div>
      )}
      {changing && <LimitsWindow found={found} close={() => setChanging(false)} />}
    </SectionCard>
  )
}

function LimitsWindow({ found: { table, ownLimits }, close }: { found: FoundTable; close: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const written = useTyped()
  const typedOf = ({ min, max, slip }: LiveLimits): Record<LimitKey, string> => ({
    min: written(min),
    max: written(max),
    slip: written(slip),
  })
  const [typed, setTyped] = useState(() => typedOf(table.limits))
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const read = { min: readAmount(typed.min), max: readAmount(typed.max), slip: readAmount(typed.slip) }
  const wrong = wrongLimits(read)
  const sentenceOf = (key: LimitKey): string | undefined => {
    const what = wrong[key]
    return what === undefined ? undefined : t(what.say, { amount: amount(what.most) })
  }
  const send = async (): Promise<void> => {
    if (Object.keys(wrong).length > 0 || !isReason(reason)) return
    const { code, version } = table
    const limits = { min: String(read.min), max: String(read.max), slip: String(read.slip) }
    const isDone = await save(() => tookTable(call(setTableLimits, { code, version, limits, reason: reason.trim() })), t('limitsSaved'))
    if (isDone) close()
  }
  return (
    <ProductWindow title={t('limitsTitle', { table: table.name })} width={560} onClose={close}>
      <Form
        submitLabel={t('save')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          void send()
        }}
      >
        <p>{t('limitsText')}</p>
        <div className={styles.fields}>
          {LIMIT_KEYS.map((key) => (
            <TextField
              key={key}
              label={t(`limits_${key}`)}
              inputMode="decimal"
              autoComplete="off"
              value={typed[key]}
              error={pressed ? sentenceOf(key) : undefined}
              onChange={({ target }) => setTyped((before) => ({ ...before, [key]: target.value }))}
            />
          ))}
        </div>
        <Button size="small" look="quiet" onClick={() => setTyped(typedOf(ownLimits))}>
          {t('limitsReset')}
        </Button>
        <ReasonField value={reason} pressed={pressed} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
