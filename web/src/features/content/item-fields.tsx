import type { ContentRefused, ContentSubject } from '@tucano/contract/content'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import styles from './content.module.css'
import { type Draft, fieldsOf } from './fields.ts'
import { ItemField } from './item-field.tsx'
import { sayProblem } from './refused-of.ts'
import { texts } from './texts.ts'

interface ItemFieldsProps {
  subject: ContentSubject
  draft: Draft
  isNew: boolean
  wrong: ContentRefused | undefined
  mayChange: boolean
  onChange: (change: Draft) => void
}

/** The fields that count for what is filled in; of what is new also its name, which stays. */
export function ItemFields({ subject, draft, isNew, wrong, mayChange, onChange }: ItemFieldsProps) {
  const t = useText(texts)
  const isWord = subject === 'words'
  return (
    <fieldset className={styles.fields} disabled={!mayChange}>
      {fieldsOf[subject]
        .filter(({ shownFor }) => !shownFor || shownFor(draft))
        .map((field) => (
          <ItemField key={field.name} field={field} draft={draft} wrong={wrong} disabled={!mayChange} onChange={onChange} />
        ))}
      {isNew && (
        <TextField
          label={t(isWord ? 'field_word' : 'field_slug')}
          hint={t(isWord ? 'hint_word' : 'hint_slug')}
          maxLength={80}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={draft.slug ?? ''}
          error={wrong?.field === 'slug' ? sayProblem(t, wrong.problem, 80) : undefined}
          onChange={({ target }) => onChange({ slug: target.value })}
        />
      )}
    </fieldset>
  )
}
