import type { Review } from '@tucano/contract/withdrawals'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useText } from '#platform/text'
import styles from '#office/detail.module.css'
import { texts } from './texts.ts'

/** Those that may mean fraud or harm, and not just something new. */
const GRAVE: readonly Review['notes'][number][] = ['sharedPayee', 'unknownAtProvider', 'late']

/** What should be looked at twice, in words. */
export function ReviewNotes({ notes }: Pick<Review, 'notes'>) {
  const t = useText(texts)
  if (notes.length === 0)
    return (
      <p className={styles.calm}>
        <CircleCheck aria-hidden="true" /> {t('notesNone')}
      </p>
    )
  return (
    <ul className={styles.notes} aria-label={t('notes')}>
      {notes.map((note) => {
        const grave = GRAVE.includes(note)
        const Icon = grave ? TriangleAlert : Info
        return (
          <li key={note} className={styles.warning} data-tone={grave ? 'alarm' : undefined}>
            <Icon aria-hidden="true" />
            <span>
              <strong>{t(`note_${note}`)}</strong> {t(`noteText_${note}`)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
