import type { ContentSubject } from '@tucano/contract/content'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { SelectField, TextField } from '#ui/field'
import styles from './content.module.css'
import { groupWord } from './orders.tsx'
import { texts } from './texts.ts'

interface SubjectToolsProps {
  subject: ContentSubject
  subjects: readonly ContentSubject[]
  onSubject: (subject: ContentSubject) => void
  typed: string
  onType: (text: string) => void
  groups: readonly string[]
  group: string
  onGroup: (group: string) => void
  children: ReactNode
}

/** Which subject, and what of it is listed. */
export function SubjectTools({ subject, subjects, onSubject, typed, onType, groups, group, onGroup, children }: SubjectToolsProps) {
  const t = useText(texts)
  return (
    <div className={styles.tools}>
      <nav className={styles.subjects} aria-label={t('subjects')}>
        {subjects.map((one) => (
          <button key={one} type="button" className={styles.subject} aria-pressed={one === subject} onClick={() => onSubject(one)}>
            {t(`subject_${one}`)}
          </button>
        ))}
      </nav>
      <TextField
        label={t('search')}
        icon={<Search />}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {groups.length > 1 && (
        <SelectField label={t('filter')} value={group} onChange={({ target }) => onGroup(target.value)}>
          <option value="">{t('all')}</option>
          {groups.map((one) => (
            <option key={one} value={one}>
              {groupWord(t, one)}
            </option>
          ))}
        </SelectField>
      )}
      {children}
    </div>
  )
}
