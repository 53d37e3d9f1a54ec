import { type Deposit, RECEIPT_BYTES_MAX } from '@tucano/contract/deposits'
import { useState } from 'react'
import { FileDrop } from '#parts/file-drop'
import { useAmounts } from '#platform/amounts'
import { moment, plainAmount } from '#platform/format'
import { PICTURE_TYPES, base64File } from '#platform/read-file'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Facts } from '#ui/facts'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { Progress } from '#ui/spinner'
import { CancelDeposit } from './cancel-deposit.tsx'
import { giveReceipt } from './queries.ts'
import { texts } from './texts.ts'
import styles from './transfer-guide.module.css'

const TYPES = [...PICTURE_TYPES, 'application/pdf']

/** Where the transfer goes, what to write into it, and its proof. */
export function TransferGuide({ deposit }: { deposit: Deposit }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { reference, account } = deposit
  const copied = (key: 'reference' | 'bank' | 'branch' | 'number' | 'holder' | 'document', text: string) => ({
    key,
    label: t(key),
    value: text,
    code: { text, copyLabel: t('copyOf', { what: t(key) }), doneLabel: t('copyDone') },
  })
  const facts = [
    {
      key: 'amount',
      label: t('transferAmount'),
      value: amount(deposit.amount),
      code: {
        text: plainAmount(BigInt(deposit.amount), 'PT').replaceAll('.', ''),
        copyLabel: t('copyOf', { what: t('transferAmount') }),
        doneLabel: t('copyDone'),
      },
    },
    ...(reference === null ? [] : [copied('reference', reference)]),
    ...(account ? (['bank', 'branch', 'number', 'holder', 'document'] as const).map((key) => copied(key, account[key])) : []),
    { key: 'until', label: t('until'), value: moment(deposit.expiresAt, timeZone) },
  ]
  return (
    <SectionCard title={t('transferTitle', { amount: amount(deposit.amount) })} text={t('transferText')}>
      <div data-deposit="open">
        <Facts facts={facts} />
        <div className={styles.receipt}>
          <Receipt depositId={deposit.depositId} />
          <CancelDeposit deposit={deposit} />
        </div>
      </div>
    </SectionCard>
  )
}

function Receipt({ depositId }: { depositId: string }) {
  const t = useText(texts)
  const [file, setFile] = useState<File>()
  /** From 0 to 1: how much of it has left. */
  const [share, setShare] = useState(0)
  const { busy, problem, run, tell } = useAction()
  const send = (chosen: File): Promise<boolean> =>
    run(async () => {
      setShare(0)
      await giveReceipt(depositId, await base64File(chosen), setShare)
    })
  return (
    <Form
      submitLabel={t('sendReceipt')}
      busy={busy}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault()
        if (file) void send(file)
        else tell(t('receiptHint'))
      }}
    >
      <FileDrop
        label={t('receipt')}
        hint={t('receiptHint')}
        typeProblem={t('receiptType')}
        types={TYPES}
        max={RECEIPT_BYTES_MAX}
        file={file}
        disabled={busy}
        onFile={(chosen) => {
          setFile(chosen)
          tell(undefined)
        }}
      />
      {busy && <Progress label={t('sending')} {...(share < 1 ? { value: share } : {})} />}
    </Form>
  )
}
