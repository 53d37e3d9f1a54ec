import type { ContentEntry, ContentSubject } from '@tucano/contract/content'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '#office/confirm-modal.tsx'
import { DetailHead } from '#office/detail-head.tsx'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Card } from '#ui/card'
import { Form } from '#ui/form'
import styles from './content.module.css'
import { fieldsOf, isFixed } from './fields.ts'
import { ItemFields } from './item-fields.tsx'
import { GoneNote, NewerNote } from './newer-note.tsx'
import { type Drawing, Preview } from './preview.tsx'
import { texts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useItem } from './use-item.ts'
import { Versions } from './versions.tsx'

interface ItemFormProps {
  subject: ContentSubject
  /** What is there now; nothing for what is new. */
  entry: ContentEntry | undefined
  title: string
  owner: string
  mayChange: boolean
  drawing: Drawing
  onUnsaved: (unsaved: boolean) => void
  /** It is saved or gone: the name of what is to be shown next, if anything is. */
  onDone: (slug: string | undefined) => void
}

/** One thing with all of its fields, what visitors will see of it, and what it was before. */
export function ItemForm({ subject, entry, title, owner, mayChange, drawing, onUnsaved, onDone }: ItemFormProps) {
  const t = useText(texts)
  const [removing, setRemoving] = useState(false)
  const { busy, wrong, problem, save, remove, restore } = useItem(subject)
  const { base, draft, change, isNew, isChanged, isGone, newer, takeNewer, keepMine, whole, isSaved } = useDraft({
    subject,
    owner,
    entry,
    busy,
    onUnsaved,
  })
  const submit = async (): Promise<void> => {
    const item = whole()
    const version = await save(item, isGone ? null : base.version)
    if (version === undefined) return
    const more = isSaved(item, version)
    onDone(subject === 'words' ? undefined : item.slug)
    onUnsaved(more)
  }
  const fields = <ItemFields subject={subject} draft={draft} isNew={isNew} wrong={wrong} mayChange={mayChange} onChange={change} />
  const preview = (
    <div className={styles.previewPlace}>
      <Preview subject={subject} draft={draft} isNew={isNew} mayChange={mayChange} drawing={drawing} />
    </div>
  )
  return (
    <article className={styles.item} aria-label={title}>
      <DetailHead
        title={title}
        text={isNew ? t(subject === 'words' ? 'newWord' : subject === 'replies' ? 'newReply' : 'newText') : base.item.slug}
      >
        {isChanged && <Badge tone="beak">{t('unsaved')}</Badge>}
      </DetailHead>
      {newer && (
        <NewerNote subject={subject} now={newer.item} before={base.item} onTake={() => takeNewer(newer)} onKeep={() => keepMine(newer)} />
      )}
      {isGone && !busy && <GoneNote subject={subject} slug={base.item.slug} />}
      <div className={styles.columns} data-shape={subject === 'words' ? 'words' : undefined}>
        {subject !== 'words' && preview}
        <Card className={styles.form}>
          {!isNew && fieldsOf[subject].length === 0 && <p>{t('wordText')}</p>}
          {mayChange && (isNew || fieldsOf[subject].length > 0) ? (
            <Form
              submitLabel={isNew || isGone ? t('add') : t('save')}
              busy={busy}
              problem={problem}
              onSubmit={(event) => {
                event.preventDefault()
                void submit()
              }}
            >
              {fields}
            </Form>
          ) : (
            fields
          )}
          {mayChange && !isNew && !isGone && !isFixed(subject) && (
            <Button look="quiet" wide icon={<Trash2 />} onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          )}
        </Card>
        {subject === 'words' && preview}
        {!isNew && subject !== 'words' && (
          <div className={styles.versionsPlace}>
            <Versions
              subject={subject}
              slug={base.item.slug}
              {...(mayChange && !isChanged
                ? {
                    onRestore: (versionId: string) =>
                      void restore(versionId, entry?.version ?? null).then((done) => done && onDone(base.item.slug)),
                  }
                : {})}
            />
          </div>
        )}
      </div>
      {removing && (
        <ConfirmModal
          title={t('removeTitle', { title })}
          label={t('remove')}
          close={() => setRemoving(false)}
          onConfirm={() => void remove(base.item.slug, base.version ?? '').then((done) => done && onDone(undefined))}
        >
          <p>{t('removeText')}</p>
        </ConfirmModal>
      )}
    </article>
  )
}
