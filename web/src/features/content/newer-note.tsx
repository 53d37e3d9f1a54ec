import type { ContentItems, ContentSubject } from '@tucano/contract/content'
import { GitCompareArrows } from 'lucide-react'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Note } from '#ui/note'
import { draftOf } from './draft.ts'
import type { FieldName } from './fields.ts'
import { texts } from './texts.ts'

type Item = ContentItems[ContentSubject]

interface NewerNoteProps {
  now: Item
  /** What the form was filled in from. */
  before: Item
  onTake: () => void
  onKeep: () => void
}

/** Somebody else was quicker: what it says by now, and what to do about it. */
export function NewerNote({ now, before, onTake, onKeep }: NewerNoteProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const [is, was] = [draftOf(now, timeZone), draftOf(before, timeZone)]
  const different = (Object.keys(is) as FieldName[]).filter((name) => is[name] !== was[name])
  const action = (
    <>
      <Button size="small" onClick={onTake}>
        {t('takeNewer')}
      </Button>
      <Button size="small" look="quiet" onClick={onKeep}>
        {t('keepMine')}
      </Button>
    </>
  )
  return (
    <Note icon={<GitCompareArrows />} tone="sky" title={t('newer')} action={action}>
      {different.map((name) => (
        <p key={name}>
          <strong>{t(`field_${name}`)}</strong>: {(is[name] ?? '').slice(0, 200) || '—'}
        </p>
      ))}
    </Note>
  )
}
