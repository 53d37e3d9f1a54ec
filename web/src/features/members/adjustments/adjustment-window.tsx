import { type MemberProfile, adjustmentPockets, proposeAdjustment } from '@tucano/contract/members'
import { useState } from 'react'
import { ReasonField, isReason } from '#parts/office/reason-field'
import { ProductWindow } from '#parts/product-window'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { SelectField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Segmented } from '#ui/tabs'
import { useDeciding } from '#office/use-deciding.ts'
import { rereadMember } from '../queries.ts'
import { texts } from '../texts.ts'

type Direction = 'add' | 'take'
type Pocket = (typeof adjustmentPockets)[number]

/** A proposal: nothing moves until somebody else has approved it. */
export function AdjustmentWindow({ profile: { memberId, account }, close }: { profile: MemberProfile; close: () => void }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { busy, problem, decide } = useDeciding(['adjustment.over', 'adjustment.unknown'])
  const [direction, setDirection] = useState<Direction>('add')
  const [pocket, setPocket] = useState<Pocket>('cash')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const [ids] = useState(() => new Map<string, string>())
  const read = readAmount(typed)
  const minor = read !== undefined && read > 0n ? read : undefined
  const propose = async (amount: bigint): Promise<void> => {
    const asked = { memberId, pocket, direction, amount: String(amount), reason: reason.trim() }
    // The same proposal keeps its id until there is an answer: asking again proposes nothing twice.
    const adjustmentId = ids.get(JSON.stringify(asked)) ?? uuid7(Date.now())
    ids.set(JSON.stringify(asked), adjustmentId)
    const moved = signed(direction === 'add' ? amount : -amount)
    if (!(await decide(() => call(proposeAdjustment, { adjustmentId, ...asked }), t('proposed', { amount: moved, account })))) return
    rereadMember(memberId)
    close()
  }
  return (
    <ProductWindow title={t('title_adjust', { account })} width={480} onClose={close}>
      <Form
        submitLabel={t('propose')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (minor !== undefined && isReason(reason)) void propose(minor)
        }}
      >
        <p>{t('text_adjust')}</p>
        <Segmented
          label={t('direction')}
          value={direction}
          onChange={setDirection}
          choices={(['add', 'take'] as const).map((key) => ({ key, label: t(`direction_${key}`) }))}
        />
        <TextField
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={pressed && minor === undefined ? t('amountWrong') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField label={t('pocket')} value={pocket} onChange={({ target }) => setPocket(target.value as Pocket)}>
          {adjustmentPockets.map((key) => (
            <option key={key} value={key}>
              {t(`pocket_${key}`)}
            </option>
          ))}
        </SelectField>
        <ReasonField value={reason} pressed={pressed} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
