import { MAIN_WALLET, type WalletBalance } from '@tucano/contract/wallet'
import { ArrowLeftRight, CornerDownLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { SelectField, TextField } from '#ui/field'
import { SectionCard } from '#ui/section-card'
import { Segmented } from '#ui/tabs'
import { toast } from '#ui/toast'
import { previewOf } from './preview.ts'
import { Preview } from './preview-table.tsx'
import { bringAllHome, moveBetween } from './queries.ts'
import { texts } from './texts.ts'
import styles from './transfer-card.module.css'

type Wallets = WalletBalance['balance']

interface TransferCardProps {
  wallets: Wallets
  vendorName: (code: string) => string
}

/** Moves money to a vendor's wallet and back, and shows what comes of it before it does. */
export function TransferCard({ wallets, vendorName }: TransferCardProps) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const vendors = wallets.filter(({ accountTypeId }) => accountTypeId !== MAIN_WALLET)
  const [way, setWay] = useState<'to' | 'from'>('to')
  const [chosen, setChosen] = useState(vendors[0]?.accountTypeId ?? 0)
  const [typed, setTyped] = useState('')
  const { busy, problem, run } = useMoving()
  const amount = readAmount(typed)
  const [from, to] = way === 'to' ? [MAIN_WALLET, chosen] : [chosen, MAIN_WALLET]
  const preview = previewOf(wallets, { from, to, amount })
  const wrong =
    typed === '' ? undefined : amount === undefined || amount === 0n ? t('amountWrong') : preview ? undefined : t('amountTooMuch')
  const all = BigInt(wallets.find(({ accountTypeId }) => accountTypeId === from)?.availBalance ?? 0)
  const atVendors = vendors.reduce((sum, { availBalance }) => sum + BigInt(availBalance), 0n)
  const submit = async (): Promise<void> => {
    if (amount === undefined || !preview) return
    if (await run((transferId) => moveBetween({ transferId, from, to, amount }), `${from} ${to} ${amount}`)) {
      setTyped('')
      toast(t('moved', { amount: shown(amount) }), 'done')
    }
  }
  const bring = async (): Promise<void> => {
    if (await run(bringAllHome, 'home')) toast(t('broughtHome'), 'done')
  }
  return (
    <SectionCard
      title={t('transfer')}
      text={t('transferText')}
      action={
        <Button icon={<CornerDownLeft />} disabled={atVendors === 0n || busy} onClick={() => void bring()}>
          {t('bringHome')}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Segmented
          label={t('way')}
          choices={(['to', 'from'] as const).map((key) => ({ key, label: t(`way_${key}`) }))}
          value={way}
          onChange={setWay}
          className={styles.way}
        />
        <div className={styles.pair}>
          <SelectField label={t('vendor')} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {vendors.map(({ accountTypeId, vendor, availBalance }) => (
              <option key={accountTypeId} value={accountTypeId}>
                {`${vendorName(vendor)} · ${shown(availBalance)}`}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('amount')}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            value={typed}
            error={wrong}
            onChange={({ target }) => setTyped(target.value)}
            end={
              <Button
                size="small"
                look="quiet"
                disabled={all === 0n}
                onClick={() => setTyped(`${all / 100n},${String(all % 100n).padStart(2, '0')}`)}
              >
                {t('everything')}
              </Button>
            }
          />
        </div>
        {preview && <Preview lines={preview} nameOf={(vendor) => (vendor === '' ? t('main') : vendorName(vendor))} />}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" icon={<ArrowLeftRight />} busy={busy} disabled={!preview}>
          {t('move')}
        </Button>
      </form>
    </SectionCard>
  )
}

/** Runs one move at a time. An id is kept until there is an answer to it: whatever is asked again is not done twice. */
function useMoving() {
  const { busy, problem, run: start } = useAction()
  const pending = useRef<{ what: string; id: string }>(undefined)
  const run = (work: (transferId: string) => Promise<void>, what: string): Promise<boolean> =>
    start(async () => {
      if (pending.current?.what !== what) pending.current = { what, id: uuid7(Date.now()) }
      try {
        await work(pending.current.id)
        pending.current = undefined
      } catch (error) {
        // A refusal is an answer; only what got lost on the way is asked again under the same id.
        if (!isLost(error)) pending.current = undefined
        throw error
      }
    })
  return { busy, problem, run }
}

const isLost = (error: unknown): boolean => /^(network|system)/.test((error as { code?: string }).code ?? '')
