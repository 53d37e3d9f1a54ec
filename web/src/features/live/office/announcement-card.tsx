import { ANNOUNCEMENT_MAX, type OfficeTable, announceAtTable } from '@tucano/contract/live/office'
import { useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextArea } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import styles from './office.module.css'
import { tookTable } from './queries.ts'
import { texts } from './texts.ts'

/** What the dealer tells everybody at the table. */
export function AnnouncementCard({ table, mayChange }: { table: OfficeTable; mayChange: boolean }) {
  const t = useText(texts)
  const [writing, setWriting] = useState(false)
  const { busy, run } = useToastAction()
  const { code, version, announcement } = table
  const hush = (): void => void run(() => tookTable(call(announceAtTable, { code, version, announcement: null })), t('hushDone'))
  return (
    <SectionCard title={t('announcement')} text={t('announcementText')}>
      <div className={styles.inside}>
        {announcement === null ? (
          <p className={styles.soft}>{t('announcementNone')}</p>
        ) : (
          <blockquote className={styles.quote}>{announcement}</blockquote>
        )}
        {mayChange && (
          <div className={styles.actions}>
            <Button size="small" onClick={() => setWriting(true)}>
              {t(announcement === null ? 'announcementWrite' : 'announcementChange')}
            </Button>
            {announcement !== null && (
              <Button size="small" look="quiet" busy={busy} onClick={hush}>
                {t('announcementClear')}
              </Button>
            )}
          </div>
        )}
      </div>
      {writing && <AnnouncementWindow table={table} close={() => setWriting(false)} />}
    </SectionCard>
  )
}

function AnnouncementWindow({ table: { code, name, version, announcement: before }, close }: { table: OfficeTable; close: () => void }) {
  const t = useText(texts)
  const [text, setText] = useState(before ?? '')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const announcement = text.trim()
  const send = async (): Promise<void> => {
    const isDone = await save(() => tookTable(call(announceAtTable, { code, version, announcement })), t('announceDone'))
    if (isDone) close()
  }
  return (
    <ProductWindow title={t('announcementTitle', { table: name })} width={480} onClose={close}>
      <Form
        submitLabel={t('announce')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (announcement !== '') void send()
        }}
      >
        <TextArea
          label={t('announcementField')}
          hint={t('announcementLeft', { max: ANNOUNCEMENT_MAX })}
          rows={3}
          maxLength={ANNOUNCEMENT_MAX}
          value={text}
          error={pressed && announcement === '' ? t('announcementShort') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </Form>
    </ProductWindow>
  )
}
