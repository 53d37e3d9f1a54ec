import { type LotteryCaps, setLotteryCaps } from '@tucano/contract/lottery/office'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getOfficeLotteryGame } from '@tucano/contract/lottery/office'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { useAmounts, useTyped } from '#platform/amounts'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { readAmount } from '#platform/read-amount'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import styles from './office.module.css'
import { texts } from './texts.ts'

type Found = ReplyOf<typeof getOfficeLotteryGame>
const KEYS = ['prize', 'stake', 'member', 'selection', 'draw'] as const
type Key = (typeof KEYS)[number]
const hinted = (key: Key): key is 'selection' | 'draw' => key === 'selection' || key === 'draw'

/** What the house takes on in a game, and how that has changed. */
export function CapsCard({ found, mayChange }: { found: Found; mayChange: boolean }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const [changing, setChanging] = useState(false)
  const { game, caps } = found
  const [newest] = caps
  return (
    <SectionCard title={t('caps')} text={newest ? t('capsVersion', { version: newest.version, by: newest.by }) : t('capsBrand')}>
      <Facts facts={KEYS.map((key) => ({ key, label: t(`cap_${key}`), value: amount(game.caps[key]) }))} />
      <div className={styles.after}>
        <p className={styles.soft}>{t('capsText')}</p>
        {mayChange && (
          <div className={styles.actions}>
            <Button size="small" onClick={() => setChanging(true)}>
              {t('capsChange')}
            </Button>
          </div>
        )}
        {caps.length > 0 && (
          <ul className={styles.list} aria-label={t('capsHistory')}>
            {caps.map(({ version, by, reason, at }) => (
              <li key={version} className={styles.item}>
                <span className={styles.line}>
                  <strong>{t('capsVersion', { version, by })}</strong>
                  <span className={styles.soft}>{moment(at, timeZone)}</span>
                </span>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {changing && <CapsWindow found={found} close={() => setChanging(false)} />}
    </SectionCard>
  )
}

type TypedCaps = Record<Key, string>
const readCaps = (typed: TypedCaps): LotteryCaps | undefined => {
  const read = KEYS.map((key) => [key, readAmount(typed[key])] as const)
  return read.every(([, value]) => value !== undefined && value > 0n)
    ? (Object.fromEntries(read.map(([key, value]) => [key, String(value)])) as LotteryCaps)
    : undefined
}

function CapsWindow({ found: { game }, close }: { found: Found; close: () => void }) {
  const t = useText(texts)
  const written = useTyped()
  const [typed, setTyped] = useState<TypedCaps>(() => Object.fromEntries(KEYS.map((key) => [key, written(game.caps[key])])) as TypedCaps)
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const isWrong = (key: Key): boolean => (readAmount(typed[key]) ?? 0n) <= 0n
  const send = async (): Promise<void> => {
    const caps = readCaps(typed)
    if (!caps || !isReason(reason)) return
    const { gameCode, capsVersion: version } = game
    const isDone = await save(
      () => call(setLotteryCaps, { gameCode, version, caps, reason: reason.trim() }).finally(() => void rereadQueues()),
      t('capsSaved'),
    )
    if (isDone) close()
  }
  return (
    <ProductWindow title={t('capsTitle', { game: game.name })} width={640} onClose={close}>
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
        <p>{t('capsText')}</p>
        <div className={styles.caps}>
          {KEYS.map((key) => (
            <TextField
              key={key}
              label={t(`cap_${key}`)}
              inputMode="decimal"
              autoComplete="off"
              value={typed[key]}
              error={pressed && isWrong(key) ? t('amountWrong') : undefined}
              {...(hinted(key) && { hint: t(`capHint_${key}`) })}
              onChange={({ target }) => setTyped((before) => ({ ...before, [key]: target.value }))}
            />
          ))}
        </div>
        <ReasonField value={reason} pressed={pressed} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
