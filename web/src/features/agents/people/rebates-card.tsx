import { useState } from 'react'
import { useSaving } from '#parts/use-saving'
import { useTyped } from '#platform/amounts'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import { RebatesField, type TypedRebates, readRebates } from '../parts/rebates-field.tsx'
import { usePercent } from '../parts/use-percent.ts'
import { useTypeName } from '../parts/use-type-name.ts'
import styles from './people.module.css'
import { type DownlineDetail, saveRebates } from './queries.ts'
import { texts } from './texts.ts'

/** What somebody right below gets back of stakes, and other rebates for them. */
export function RebatesCard({ detail }: { detail: DownlineDetail }) {
  const t = useText(texts)
  const [editing, setEditing] = useState(false)
  const has = detail.rebates.some(({ max }) => max > 0)
  const action = has && !editing && <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
  return (
    <SectionCard title={t('rebates')} text={has ? t('rebatesText') : t('rebatesNone')} action={action}>
      {has && (
        <div className={styles.inside}>
          {editing ? <Editing detail={detail} onDone={() => setEditing(false)} /> : <Now detail={detail} />}
        </div>
      )}
    </SectionCard>
  )
}

function Now({ detail: { rebates } }: { detail: DownlineDetail }) {
  const t = useText(texts)
  const percent = usePercent()
  const typeName = useTypeName()
  const next: Column<DownlineDetail['rebates'][number]> = {
    key: 'next',
    title: t('rebateNext'),
    amount: true,
    cell: (rebate) => rebate.next && t(rebate.next.isAccepted ? 'rebateAccepted' : 'rebateWaits', { bp: percent(rebate.next.bp) }),
  }
  const shown = rebates.filter(({ max }) => max > 0)
  return (
    <Table
      isPacked
      caption={t('rebates')}
      rows={shown}
      rowKey={({ type }) => type}
      columns={[
        { key: 'type', title: t('rebateType'), cell: ({ type }) => typeName(type) },
        { key: 'bp', title: t('rebateNow'), amount: true, cell: ({ bp }) => percent(bp) },
        { key: 'max', title: t('rebateYours'), amount: true, cell: ({ max }) => percent(max) },
        ...(shown.some(({ next }) => next) ? [next] : []),
      ]}
    />
  )
}

function Editing({ detail, onDone }: { detail: DownlineDetail; onDone: () => void }) {
  const t = useText(texts)
  const write = useTyped()
  const { busy, problem, save } = useSaving()
  const [tried, setTried] = useState(false)
  const [typed, setTyped] = useState<TypedRebates>(() =>
    Object.fromEntries(detail.rebates.map(({ type, bp, next }) => [type, write(BigInt(next?.bp ?? bp))])),
  )
  const send = async (): Promise<void> => {
    setTried(true)
    const rebates = readRebates(
      detail.rebates.filter(({ max }) => max > 0),
      typed,
    )
    if (rebates && (await save(() => saveRebates({ memberId: detail.downline.memberId, rebates }), t('saved')))) onDone()
  }
  return (
    <Form
      submitLabel={t('save')}
      busy={busy}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      after={
        <Button look="quiet" disabled={busy} onClick={onDone}>
          {t('cancel')}
        </Button>
      }
    >
      <RebatesField maxima={detail.rebates} typed={typed} tried={tried} isTitled onType={setTyped} />
    </Form>
  )
}
