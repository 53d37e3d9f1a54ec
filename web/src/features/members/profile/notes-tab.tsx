import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type MemberProfile, NOTE_MAX, writeMemberNote } from '@tucano/contract/members'
import { useState } from 'react'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { uuid7 } from '#platform/uuid'
import { TextArea } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import styles from '../members.module.css'
import { keepMember } from '../queries.ts'
import { texts } from '../texts.ts'

/** What operators want each other to know. Nobody changes a note. */
export function NotesTab({ profile, roles }: { profile: MemberProfile; roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return (
    <SectionCard title={t('tab_notes')} text={t('notesText')}>
      {mayCall(roles, writeMemberNote) && <NoteForm memberId={profile.memberId} />}
      {profile.notes.length === 0 && <p className={styles.empty}>{t('notesNone')}</p>}
      <ul className={styles.list}>
        {profile.notes.map(({ noteId, text, by, at }) => (
          <li key={noteId} className={styles.item}>
            <span className={styles.note}>{text}</span>
            <span className={styles.soft}>
              {by} · {moment(at, timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** The note's id is kept until there is an answer: asking again writes nothing twice. */
function NoteForm({ memberId }: { memberId: string }) {
  const t = useText(texts)
  const [text, setText] = useState('')
  const [ids] = useState(() => new Map<string, string>())
  const { busy, problem, run, tell } = useAction()
  const write = (note: string): Promise<boolean> => {
    const noteId = ids.get(note) ?? uuid7(Date.now())
    ids.set(note, noteId)
    return run(async () => {
      keepMember(await call(writeMemberNote, { noteId, memberId, text: note }))
      ids.delete(note)
      // What was typed on meanwhile stays.
      setText((now) => (now.trim() === note ? '' : now))
    })
  }
  return (
    <div className={styles.inside}>
      <Form
        submitLabel={t('writeNote')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) void write(text.trim())
          else tell(t('noteEmpty'))
        }}
      >
        <TextArea label={t('note')} rows={3} maxLength={NOTE_MAX} value={text} onChange={({ target }) => setText(target.value)} />
      </Form>
    </div>
  )
}
