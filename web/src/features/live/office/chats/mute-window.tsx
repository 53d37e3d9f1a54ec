import { muteAtTables } from '@tucano/contract/live/chat'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Form } from '#ui/form'
import { Segmented } from '#ui/tabs'
import styles from './chats.module.css'
import { texts } from './texts.ts'

const TIMES = ['10', '60', '1440', '10080', 'good'] as const
type Time = (typeof TIMES)[number]

/** For how long somebody may not write at tables, and why. */
export function MuteWindow({ id, name, close }: { id: string; name: string; close: () => void }) {
  const t = useText(texts)
  const [time, setTime] = useState<Time>('60')
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const send = async (): Promise<void> => {
    const minutes = time === 'good' ? null : Number(time)
    const isDone = await save(
      () => call(muteAtTables, { id, minutes, reason: reason.trim() }).finally(() => void rereadQueues()),
      t('muted', { name }),
    )
    if (isDone) close()
  }
  return (
    <ProductWindow title={t('muteTitle', { name })} width={520} onClose={close}>
      <Form
        submitLabel={t('mute')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (isReason(reason)) void send()
        }}
      >
        <p>{t('muteText')}</p>
        <Segmented
          className={styles.times}
          label={t('muteFor')}
          value={time}
          onChange={setTime}
          choices={TIMES.map((key) => ({ key, label: t(`for_${key}`) }))}
        />
        <ReasonField value={reason} pressed={pressed} hint={t('muteHint')} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
