import { type SportsLimits, setSportsLimits } from '@tucano/contract/sports/office-limits'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { useTyped } from '#platform/amounts'
import { call } from '#platform/call'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import styles from '../office.module.css'
import type { Limit } from '../queries.ts'
import { LIMIT_KEYS, type LimitKey } from './in-force.ts'
import { type NewScope, ScopeFields, isScope } from './scope-fields.tsx'
import { texts } from './texts.ts'
import { useScopeName } from './use-scope-name.ts'

type TypedLimits = Record<LimitKey, string>
const isWrong = (typed: string): boolean => (readAmount(typed) ?? 0n) <= 0n

function readLimits(typed: TypedLimits): SportsLimits | undefined {
  const [stakeMin, betWin, market, payout] = LIMIT_KEYS.map((key) => (isWrong(typed[key]) ? undefined : String(readAmount(typed[key]))))
  return stakeMin && betWin && market && payout ? { stakeMin, betWin, market, payout } : undefined
}

interface LimitsWindowProps {
  list: readonly Limit[]
  limit: Limit | 'new'
  close: () => void
}

/** Changes what the house takes on, or gives a sport, a league or a market limits of its own. */
export function LimitsWindow({ list, limit, close }: LimitsWindowProps) {
  const t = useText(texts)
  const written = useTyped()
  const nameOf = useScopeName()
  const isNew = limit === 'new'
  const before = isNew ? list.find(({ kind }) => kind === 'all') : limit
  const [scope, setScope] = useState<NewScope>(() => (isNew ? { kind: 'sport', key: '' } : { kind: limit.kind, key: limit.key }))
  const [typed, setTyped] = useState<TypedLimits>(() => {
    const write = (key: LimitKey): string => (before ? written(before.limits[key]) : '')
    return { stakeMin: write('stakeMin'), betWin: write('betWin'), market: write('market'), payout: write('payout') }
  })
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const send = async (): Promise<void> => {
    const limits = readLimits(typed)
    if (!limits || !isReason(reason) || !isScope(scope)) return
    const version = list.find(({ kind, key }) => kind === scope.kind && key === scope.key)?.version ?? 0
    const isDone = await save(
      () => call(setSportsLimits, { ...scope, version, limits, reason: reason.trim() }).finally(() => void rereadQueues()),
      t('saved'),
    )
    if (isDone) close()
  }
  return (
    <ProductWindow title={isNew ? t('newTitle') : t('changeTitle', { name: nameOf(limit) })} width={640} onClose={close}>
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
        <p>{t('setText')}</p>
        {isNew && <ScopeFields scope={scope} pressed={pressed} onChange={setScope} />}
        <div className={styles.fields}>
          {LIMIT_KEYS.map((key) => (
            <TextField
              key={key}
              label={t(`limit_${key}`)}
              hint={t(`hint_${key}`)}
              inputMode="decimal"
              autoComplete="off"
              value={typed[key]}
              error={pressed && isWrong(typed[key]) ? t('amountWrong') : undefined}
              onChange={({ target }) => setTyped((all) => ({ ...all, [key]: target.value }))}
            />
          ))}
        </div>
        <ReasonField value={reason} pressed={pressed} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
