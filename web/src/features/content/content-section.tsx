import { type ContentSubject, contentSubjects, mayEditContent, mayReadContent } from '@tucano/contract/content'
import type { OperatorRole } from '@tucano/contract/endpoint'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { ConfirmModal } from '#office/confirm-modal.tsx'
import { useText } from '#platform/text'
import { dropKept } from './kept-draft.ts'
import type { Drawing } from './preview.tsx'
import { SubjectPlace } from './subject-place.tsx'
import { texts } from './texts.ts'
import { onGuard } from '#office/use-back-guard.ts'
import { useUnsaved } from '#office/use-unsaved.ts'

interface ContentSectionProps {
  roles: readonly OperatorRole[]
  account: string
  drawing: Drawing
}

/** What the site says, subject by subject: a list, and one of it in a form beside what visitors will see. */
export function ContentSection({ roles, account, drawing }: ContentSectionProps) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const [unsaved, setUnsaved] = useState(false)
  const { leave, asking, stay } = useUnsaved(unsaved)
  const open = contentSubjects.filter((subject) => mayReadContent(roles, subject))
  const subject = open.find((one) => one === search.get('assunto')) ?? open[0] ?? 'articles'
  const show = (next: ContentSubject, slug?: string): void => {
    setUnsaved(false)
    const wanted = new URLSearchParams({ assunto: next, ...(slug === undefined ? {} : { item: slug }) })
    if (wanted.toString() !== search.toString()) setSearch(wanted, { replace: onGuard() })
  }
  return (
    <>
      <SubjectPlace
        key={subject}
        subject={subject}
        subjects={open}
        owner={account}
        mayChange={mayEditContent(roles, subject)}
        chosen={search.get('item') ?? undefined}
        unsaved={unsaved}
        drawing={drawing}
        onSubject={(next) => leave(() => show(next))}
        onChoose={(slug) => leave(() => show(subject, slug))}
        onDone={(slug) => show(subject, slug)}
        onUnsaved={setUnsaved}
      />
      {asking && (
        <ConfirmModal
          title={t('leaveTitle')}
          label={t('leave')}
          close={stay}
          onConfirm={() => {
            setUnsaved(false)
            dropKept()
            asking()
          }}
        >
          <p>{t('leaveText')}</p>
        </ConfirmModal>
      )}
    </>
  )
}
